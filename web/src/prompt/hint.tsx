/** What the strongest bot would do here, for whoever asks. */
import type { Decision, Game } from '@arenarium/engine';
import { useSitting } from '../play/sitting.ts';
import { Button } from '../shell/controls.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { useSay } from '../table/words.ts';
import css from './prompt.module.css';

export function Hint({ game, decision }: { readonly game: Game; readonly decision: Decision }) {
  const say = useSay(game);
  const { hint, askHint } = useSitting();
  useShortcuts({ h: askHint });
  if (decision.options.length < 2) return null;
  const advised = hint?.advised ?? null;
  return (
    <div className={css.hint}>
      {advised === null && (
        <Button look="quiet" size="small" disabled={hint !== null} onClick={askHint}>
          {hint === null ? 'Hint' : 'Thinking it over…'} {hint === null && <kbd>h</kbd>}
        </Button>
      )}
      <div role="status" aria-live="polite">
        {advised !== null && (
          <ol className={css.advice} data-testid="hint" aria-label="What the master would do, best first">
            {advised.map(({ option, said }) => (
              <li key={option}>{say(said)}</li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
