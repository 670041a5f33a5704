/** The one prompt that plays every game: what is asked, under which rule, and every legal answer as a button. */
import type { Decision, Game } from '@arenarium/engine';
import { useMemo, useState, type ReactNode } from 'react';
import { useSitting } from '../play/sitting.ts';
import { RuleChip } from '../rules/rule-chip.tsx';
import { Button, fieldClass, Hidden } from '../shell/controls.tsx';
import { optionsUnder } from '../table/pointing.ts';
import { useSay } from '../table/words.ts';
import { Hint } from './hint.tsx';
import { OptionList } from './option-list.tsx';
import css from './prompt.module.css';
import { WhyNot } from './why-not.tsx';

/** Lists longer than this can be searched. */
const LONG = 10;

export function Prompt({ game }: { readonly game: Game }) {
  const scene = useSitting((sitting) => sitting.scene);
  const decision = scene?.view.decision ?? null;
  const [folded, setFolded] = useState(false);
  return (
    <section
      className={css.prompt}
      aria-label="Your choice"
      data-question={decision?.asked}
      data-folded={folded ? 'yes' : undefined}
    >
      <Asked game={game} decision={decision}>
        {decision !== null && (
          <Button
            className={css.fold ?? ''}
            look="quiet"
            size="small"
            aria-expanded={!folded}
            aria-label="Options"
            onClick={() => setFolded(!folded)}
          >
            {folded ? '▴' : '▾'}
          </Button>
        )}
      </Asked>
      {decision !== null && <Answers key={`${decision.asked}/${decision.seat}`} game={game} decision={decision} />}
      {decision !== null && <Hint game={game} decision={decision} />}
      <WhyNot game={game} />
    </section>
  );
}

interface AskedProps {
  readonly game: Game;
  readonly decision: Decision | null;
  readonly children: ReactNode;
}

/** The question in words. Screen readers hear it whenever it changes. */
function Asked({ game, decision, children }: AskedProps) {
  const say = useSay(game);
  const { scene, names, thinking, drivers } = useSitting();
  if (scene === null) return null;
  const others = scene.view.waiting.map(({ seat }) => names[seat] ?? '');
  const bots = scene.view.waiting.every(({ seat }) => drivers[seat]?.by === 'bot');
  const waiting = `${bots && thinking ? 'Thinking:' : 'Waiting for'} ${others.join(', ')}.`;
  const rule = decision?.rule ?? scene.view.waiting[0]?.rule ?? '';
  return (
    <header className={css.asked}>
      <div className={css.who}>
        <span className={css.name}>{decision === null ? 'Not your turn' : names[decision.seat]}</span>
        <span className={css.corner}>
          <RuleChip rule={rule} />
          {children}
        </span>
      </div>
      <p className={css.sentence} aria-live="polite" data-testid="prompt">
        {decision === null ? waiting : say(decision.prompt)}
        {decision !== null && <Hidden> {decision.options.length} options.</Hidden>}
      </p>
    </header>
  );
}

function Answers({ game, decision }: { readonly game: Game; readonly decision: Decision }) {
  const say = useSay(game);
  const { pressed, letGo } = useSitting();
  const [query, setQuery] = useState('');
  const labels = useMemo(() => decision.options.map(({ label }) => say(label)), [decision, say]);
  const under = optionsUnder(decision, pressed);
  const shown = under.filter((i) => (labels[i] ?? '').toLowerCase().includes(query.toLowerCase()));
  const narrowed = under.length < decision.options.length;
  return (
    <>
      {decision.options.length > LONG && !narrowed && (
        <input
          className={fieldClass}
          type="search"
          placeholder={`Search ${decision.options.length} options`}
          aria-label="Search the options"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {pressed.length > 0 && (
        <p className={css.narrowed}>
          <span>
            {shown.length} of {decision.options.length} options fit what you pressed.
          </span>
          <Button size="small" look="quiet" onClick={letGo}>
            Show all <kbd>Esc</kbd>
          </Button>
        </p>
      )}
      <OptionList decision={decision} labels={labels} shown={shown} />
      {shown.length === 0 && <p className={css.narrowed}>No option has these words.</p>}
    </>
  );
}
