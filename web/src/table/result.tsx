/** How the match ended, and where to go from here. */
import type { Game, Result } from '@arenarium/engine';
import { useLocation } from 'wouter';
import { useSitting } from '../play/sitting.ts';
import { beginMatch } from '../set-up/begin.ts';
import { RuleChip } from '../rules/rule-chip.tsx';
import { addresses, href } from '../shell/addresses.ts';
import { Actions, Button, buttonClass } from '../shell/controls.tsx';
import css from './result.module.css';
import { useSay } from './words.ts';

/** In one word, for the people at this screen; the names of the winners where they stand on different sides. */
function headline({ rewards }: Result, people: readonly number[], names: readonly string[]): string {
  const best = Math.max(...rewards);
  const winners = rewards.flatMap((reward, seat) => (reward === best ? [names[seat] ?? ''] : []));
  if (best === 0) return 'Lost';
  if (winners.length === rewards.length) return best === 1 ? 'Won together' : 'A draw';
  if (people.length > 0 && people.every((seat) => rewards[seat] === best))
    return people.length === 1 ? 'You have won' : 'Won';
  return `${winners.join(' and ')} ${winners.length === 1 ? 'has' : 'have'} won`;
}

export function ResultPanel({ game, result }: { readonly game: Game; readonly result: Result }) {
  const say = useSay(game);
  const [, navigate] = useLocation();
  const { id, players, names, table } = useSitting();
  const people = players.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
  const rematch = async () => {
    if (table === null) return;
    const begun = await beginMatch(game.id, { settings: table.settings, players });
    if (begun.ok) navigate(addresses.table(begun.id));
  };
  return (
    <section className={css.result} aria-label="The result" data-testid="result">
      <div role="status">
        <h2>{headline(result, people, names)}</h2>
      </div>
      <p>
        {say(result.because)} <RuleChip rule={result.rule} />
      </p>
      <Actions>
        <Button look="primary" onClick={() => void rematch()}>
          Play again
        </Button>
        {id !== null && (
          <a className={buttonClass()} href={href(addresses.review(id))}>
            Look back
          </a>
        )}
        <a className={buttonClass()} href={href(addresses.setUp(game.id))}>
          New set-up
        </a>
      </Actions>
    </section>
  );
}
