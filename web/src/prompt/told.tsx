/** What is told when asked: why something cannot be done, or what the strongest bot would do. */
import {
  asSeen,
  message,
  say as spoken,
  seatNamed,
  wordsFor,
  type Decision,
  type Message,
  type Position,
} from '@arenarium/engine';
import type { Advised, Forbidden } from '@arenarium/protocol';
import { useEffect } from 'react';
import type { BoardProps } from '../boards/board.ts';
import { useAdvice } from '../play/advice.ts';
import { letGo, useAnswer } from '../play/answer.ts';
import { askWhyNot } from '../play/asking.ts';
import { RuleChip } from '../rules/rule-chip.tsx';
import { Button } from '../shell/controls.tsx';
import { forbiddenAt } from '../table/pointing.ts';
import { thingAt } from '../table/things.ts';
import { word } from '../words/page.ts';
import css from './ribbon.module.css';
import { usePurposes } from './use-purposes.ts';

/** As many reasons as can be read at a glance; the list has them all. */
const AT_A_GLANCE = 3;

export type Answered = { readonly is: 'whyNot'; readonly point: string } | { readonly is: 'hint' };

/** What there is to tell just now: a reason asked for goes before a hint that lies there. */
export function useTold({ view }: BoardProps): Answered | null {
  const explained = useAnswer((answer) => answer.explained);
  const hasHint = useAdvice((advice) => advice.hint?.advised != null);
  if (explained !== null) return { is: 'whyNot', point: explained.point };
  return hasHint && view.decision !== null ? { is: 'hint' } : null;
}

export function Told({ props, told }: { readonly props: BoardProps; readonly told: Answered }) {
  return (
    <div className={css.told} role="status" aria-live="polite" tabIndex={props.shape === 'wide' ? undefined : 0}>
      {told.is === 'whyNot' ? <Explained props={props} point={told.point} /> : <Hint props={props} />}
    </div>
  );
}

const NONE: readonly Advised[] = [];

function Hint({ props: { say } }: { readonly props: BoardProps }) {
  const advised = useAdvice((advice) => advice.hint?.advised ?? NONE);
  return (
    <ol className={css.advice} data-testid="hint" aria-label={word('ask.hints')}>
      {advised.map(({ option, said }) => (
        <li key={option}>{say(said)}</li>
      ))}
    </ol>
  );
}

/** When no candidate speaks of a thing, it is the question itself that does not. */
function otherwise(decision: Decision | null, waiting: readonly number[]): Message {
  if (decision !== null) return message('why.otherQuestion', { asked: decision.prompt });
  return waiting.length === 0 ? message('why.over') : message('why.notAsked', { others: waiting.map(seatNamed) });
}

function Explained({ props, point }: { readonly props: BoardProps; readonly point: string }) {
  const { say, game, names, view, shape } = props;
  const forbidden = useAnswer((answer) => answer.forbidden);
  const barred = useAnswer((answer) => answer.barred);
  const label = useAnswer((answer) => answer.explained?.label ?? '');
  const thing = thingAt({ game, view, names, say, label }, point);
  const reasons = reasonsFor(forbiddenAt([...(forbidden ?? []), ...barred], point)).slice(0, AT_A_GLANCE);
  const waiting = view.waiting.map(({ seat }) => seat);
  // Whoever is asked hears first what the question says of it.
  const isSilent = reasons.length === 0 && (forbidden !== null || view.decision === null);
  const purposes = usePurposes(game);
  const purpose =
    isSilent && view.result === null
      ? (purposes?.whatFor(asSeen(game, view) as Position<never>, view.seat, point) ?? null)
      : null;
  const rule = view.decision?.rule ?? view.result?.rule ?? view.waiting[0]?.rule ?? '';
  return (
    <div className={css.explained} data-testid="why-not">
      <div className={css.thing}>
        <strong>{thing.name}</strong>
        <Button look="quiet" size="small" aria-label={word('ask.closeWhy')} onClick={letGo}>
          ✕
        </Button>
      </div>
      {shape === 'wide' && thing.text.map((line) => <p key={line}>{line}</p>)}
      {purpose !== null && (
        <p data-testid="what-for">
          {spoken({ ...wordsFor(game, names), ...purposes?.words }, purpose.because)} <RuleChip rule={purpose.rule} />
        </p>
      )}
      {isSilent && (
        <p>
          {say(otherwise(view.decision, waiting))} <RuleChip rule={rule} />
        </p>
      )}
      {reasons.map(({ label: what, because, rule: forbids }) => (
        <p key={say(what) + say(because)}>
          {word('ask.not', { what: say(what), because: say(because) })} <RuleChip rule={forbids} />
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

/** Every candidate that is not legal, with the rule that forbids it. */
export function Forbiddens({ props: { say } }: { readonly props: BoardProps }) {
  const forbidden = useAnswer((answer) => answer.forbidden);
  useEffect(askWhyNot, []);
  return (
    <ul className={css.forbidden} data-testid="forbidden">
      {forbidden?.map(({ label, because, rule }, i) => (
        <li key={i}>
          <strong>{say(label)}</strong>: {say(because)} <RuleChip rule={rule} />
        </li>
      ))}
    </ul>
  );
}
