/** Why something cannot be done: for what was pointed at, and as a list for those who do not point. */
import { message, seatNamed, type Decision, type Game, type Message } from '@arenarium/engine';
import type { Forbidden } from '../play/protocol.ts';
import { useSitting } from '../play/sitting.ts';
import { RuleChip } from '../rules/rule-chip.tsx';
import { Button } from '../shell/controls.tsx';
import { forbiddenAt } from '../table/pointing.ts';
import { thingAt } from '../table/things.ts';
import { useSay } from '../table/words.ts';
import css from './prompt.module.css';

/** As many reasons as can be read at a glance; the list has them all. */
const AT_A_GLANCE = 3;

export function WhyNot({ game }: { readonly game: Game }) {
  const { explained, forbidden, scene } = useSitting();
  const decision = scene?.view.decision ?? null;
  return (
    <>
      <div role="status" aria-live="polite">
        {explained !== null && scene !== null && <Explained game={game} point={explained} />}
      </div>
      {decision !== null && forbidden.length > 0 && <Forbiddens game={game} forbidden={forbidden} />}
    </>
  );
}

/** When no candidate speaks of a thing, it is the question itself that does not. */
function otherwise(decision: Decision | null, waiting: readonly number[]): Message {
  if (decision !== null) return message('why.otherQuestion', { asked: decision.prompt });
  return waiting.length === 0 ? message('why.over') : message('why.notAsked', { others: waiting.map(seatNamed) });
}

function Explained({ game, point }: { readonly game: Game; readonly point: string }) {
  const say = useSay(game);
  const { scene, forbidden, names, labels, letGo } = useSitting();
  if (scene === null) return null;
  const { view } = scene;
  const thing = thingAt({ game, view, names, say, label: labels.explained }, point);
  const reasons = reasonsFor(forbiddenAt(forbidden, point)).slice(0, AT_A_GLANCE);
  const waiting = view.waiting.map(({ seat }) => seat);
  const rule = view.decision?.rule ?? view.result?.rule ?? view.waiting[0]?.rule ?? '';
  return (
    <div className={css.explained} data-testid="why-not">
      <div className={css.who}>
        <strong>{thing.name}</strong>
        <Button look="quiet" size="small" aria-label="Close the explanation" onClick={letGo}>
          ✕
        </Button>
      </div>
      {thing.text.map((line) => (
        <p key={line} className={css.thingText}>
          {line}
        </p>
      ))}
      {reasons.length === 0 && (
        <p>
          {say(otherwise(view.decision, waiting))} <RuleChip rule={rule} />
        </p>
      )}
      {reasons.map(({ label, because, rule: forbids }) => (
        <p key={say(label) + say(because)}>
          Not “{say(label)}”: {say(because)} <RuleChip rule={forbids} />
        </p>
      ))}
    </div>
  );
}

/** The same reason for many candidates is told once. */
function reasonsFor(forbidden: readonly Forbidden[]): readonly Forbidden[] {
  const told = new Set<string>();
  return forbidden.filter(({ rule, because }) => {
    const key = rule + JSON.stringify(because);
    if (told.has(key)) return false;
    told.add(key);
    return true;
  });
}

function Forbiddens({ game, forbidden }: { readonly game: Game; readonly forbidden: readonly Forbidden[] }) {
  const say = useSay(game);
  return (
    <details className={css.forbidden}>
      <summary>
        Why not…? <span className={css.count}>{forbidden.length}</span>
      </summary>
      <ul>
        {forbidden.map(({ label, because, rule }, i) => (
          <li key={i}>
            <strong>{say(label)}</strong>: {say(because)} <RuleChip rule={rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}
