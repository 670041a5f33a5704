/** The question, between board and hand: what is asked, under which rule, and the tray of answers. */
import type { Decision, Message } from '@arenarium/engine';
import type { LogLine } from '@arenarium/protocol';
import { useMemo, useRef } from 'react';
import type { Board, BoardProps } from '../boards/board.ts';
import { Emblem } from '../look/emblem.tsx';
import { askHint } from '../play/asking.ts';
import { letGo, useAnswer } from '../play/answer.ts';
import { sendPicked } from '../play/answering.ts';
import { useAdvice } from '../play/advice.ts';
import { answersItself } from '../play/going-on.ts';
import { useMatch } from '../play/match.ts';
import { RuleChip } from '../rules/rule-chip.tsx';
import { Button, Hidden } from '../shell/controls.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { useAimedOption } from '../table/closer.tsx';
import { openDrawer, toggleDrawer } from '../table/drawer.ts';
import { optionsUnder } from '../table/pointing.ts';
import { spoken, word } from '../words/page.ts';
import css from './ribbon.module.css';
import { Sockets } from './sockets.tsx';
import { Told, useTold } from './told.tsx';
import { FEW, Tray, type Offered } from './tray.tsx';

interface RibbonProps {
  readonly board: Board | undefined;
  readonly props: BoardProps;
}

/** As the shell hands it round: a board and what it is drawn with always belong together. */
const asked = (props: BoardProps): BoardProps<never> => props as BoardProps<never>;

export function Ribbon({ board, props }: RibbonProps) {
  const { decision, shape } = props;
  const told = useTold(props);
  return (
    <section
      className={css.ribbon}
      aria-label={word('ask.label')}
      data-region="ask"
      data-question={decision?.asked}
      data-forced={answersItself(decision) ? 'yes' : undefined}
      data-mine={decision === null ? undefined : 'yes'}
    >
      {told !== null && shape !== 'wide' ? (
        <div className={css.who}>
          <Told props={props} told={told} />
        </div>
      ) : (
        <Asked board={board} props={props} />
      )}
      {decision !== null && (
        <Answers key={`${decision.asked}/${decision.seat}`} board={board} props={props} decision={decision} />
      )}
    </section>
  );
}

/** As many lines as are read at a glance. */
const AT_A_GLANCE = 2;
const NONE: readonly LogLine[] = [];

/** What was done last, so that one sees what bots do without looking away; that a phase begins stands in the bar. */
function LastLine({ props: { say } }: { readonly props: BoardProps }) {
  const lines = useMatch((match) => match.scene?.log.lines ?? NONE);
  const done = lines.filter(({ shown }) => shown?.[0] !== 'phase').slice(-AT_A_GLANCE);
  return (
    <span className={css.last}>
      {done.length === 0 ? word('rail.nothing') : done.map(({ said }) => say(said)).join(' ')}
    </span>
  );
}

/**
 * Questions longer than this are written smaller, on two lines, where they have not the room for one: on two lines of the
 * usual size the ribbon would grow, and all of the field above it would be laid out anew.
 */
const LONG_QUESTION = 34;
const VERY_LONG_QUESTION = 50;
const lengthOf = (question: string): 'long' | 'very' | undefined => {
  if (question.length > VERY_LONG_QUESTION) return 'very';
  return question.length > LONG_QUESTION ? 'long' : undefined;
};

/** The question in words. Screen readers hear it whenever it changes. */
function Asked({ board, props }: RibbonProps) {
  const { decision, view, names, say } = props;
  const thinking = useMatch((match) => match.thinking);
  const players = useMatch((match) => match.players);
  const ended = useMatch((match) => match.ended);
  const others = view.waiting.map(({ seat }) => names[seat] ?? '');
  const bots = view.waiting.every(({ seat }) => players[seat]?.by === 'bot');
  const waiting = word(bots && thinking ? 'ask.thinking' : 'ask.waiting', { who: others });
  const rule = decision?.rule ?? view.waiting[0]?.rule ?? '';
  const seat = decision?.seat ?? view.waiting[0]?.seat ?? 0;
  const sign = ended === null ? (board?.sign?.(asked(props), `seat:${seat}`) ?? null) : null;
  const told = ended === null ? waiting : spoken(ended);
  const question = decision === null ? told : say(decision.prompt);
  return (
    <div className={css.who}>
      {sign !== null && (
        <span className={css.seal}>
          <Emblem name={sign.emblem} />
        </span>
      )}
      <div className={css.sentence}>
        <p className={css.question} aria-live="polite" data-testid="prompt" data-long={lengthOf(question)}>
          {question}
          {decision === null && ended === null && thinking && <span className={css.dots} aria-hidden="true" />}
          {decision !== null && <Hidden> {word('ask.options', { n: decision.options.length })}.</Hidden>}
        </p>
        <div className={css.sub}>
          {ended === null && <RuleChip rule={rule} />}
          {decision === null ? <LastLine props={props} /> : <HowTo board={board} props={props} decision={decision} />}
        </div>
      </div>
    </div>
  );
}

/** Whose question it is, and how it is answered; while something is pointed at, what that would be. */
function HowTo({ board, props, decision }: RibbonProps & { readonly decision: Decision }) {
  const pressed = useAnswer((answer) => answer.pressed);
  const aimed = useAimedOption(props);
  const option = aimed === null ? undefined : decision.options[aimed];
  if (aimed !== null && option !== undefined) {
    const brief = board?.foresee?.(asked(props), aimed)?.brief;
    const label = props.say(option.label);
    const after = label.endsWith('.') ? ' ' : ': ';
    return (
      <span className={css.aimed}>
        {label}
        {brief !== undefined && `${after}${brief}`}
      </span>
    );
  }
  if (pressed.length > 0) {
    const n = optionsUnder(decision, pressed).length;
    return (
      <span>
        {word('ask.narrowed', { n, of: decision.options.length })}{' '}
        <button type="button" className={css.letGo} onClick={letGo}>
          {word('ask.letGo')} <kbd>Esc</kbd>
        </button>
      </span>
    );
  }
  const two = decision.options.some(({ points }) => points.length > 1);
  return (
    <span>
      <b>{props.names[decision.seat]}</b> · {word(two ? 'ask.pressTwo' : 'ask.press')}
    </span>
  );
}

/** Longer than this, the title of what it would do says it. */
const LONG = 26;

function Answers({ board, props, decision }: RibbonProps & { readonly decision: Decision }) {
  const pressed = useAnswer((answer) => answer.pressed);
  const { say } = props;
  const offered = useMemo(
    () =>
      decision.options.map((option, i): Offered => {
        const last = option.points.at(-1);
        const label = say(option.label);
        const foreseen = board?.foresee?.(asked(props), i) ?? null;
        return {
          label,
          short: foreseen?.brief !== undefined && label.length > LONG ? foreseen.title : undefined,
          brief: foreseen?.brief,
          sign: last === undefined ? null : (board?.sign?.(asked(props), last) ?? null),
        };
      }),
    [board, decision, props, say],
  );
  const shown = optionsUnder(decision, pressed);
  return (
    <div className={css.tray}>
      <Tray decision={decision} offered={offered} shown={shown} shape={props.shape} />
      {decision.options.length > FEW[props.shape] && (
        <button type="button" className={css.all} aria-haspopup="true" onClick={() => openDrawer('options')}>
          {word('ask.all', { n: decision.options.length })}
        </button>
      )}
      {decision.set !== null && <Sockets board={board} props={props} decision={decision} />}
      {decision.set !== null && <SendSet decision={decision} props={props} />}
      <Tools decision={decision} />
    </div>
  );
}

/** A set is picked in any order, and sent when nothing is missing. */
function SendSet({ decision, props: { say } }: { readonly decision: Decision; readonly props: BoardProps }) {
  const n = useAnswer((answer) => answer.picked.length);
  const missing = useAnswer((answer) => answer.missing);
  // Until whoever hosts has said what is missing, it cannot be sent, and what was said last stays.
  const isAsking = missing?.id === 'set.thatIsAll';
  const said = useRef<Message | null>(null);
  if (!isAsking) said.current = missing;
  return (
    <Button
      look="primary"
      aria-busy={isAsking}
      className={css.sendSet ?? ''}
      disabled={missing !== null}
      data-testid="send-set"
      onClick={sendPicked}
    >
      {word('ask.set', { n, of: decision.set?.max ?? n })}
      {said.current !== null && <small>{say(said.current)}</small>}
    </Button>
  );
}

/** A hint, and why not something else. */
function Tools({ decision }: { readonly decision: Decision }) {
  const hint = useAdvice((advice) => advice.hint);
  useShortcuts({ h: askHint, '?': () => toggleDrawer('whyNot') });
  const isThinking = hint !== null && hint.advised === null;
  return (
    <div className={css.tools}>
      {decision.options.length > 1 && (
        <button
          type="button"
          className={css.round}
          disabled={hint !== null}
          aria-label={word(isThinking ? 'ask.hinting' : 'ask.hint')}
          title={`${word('ask.hint')}  h`}
          data-busy={isThinking ? 'yes' : undefined}
          onClick={askHint}
        >
          <Emblem name="light-bulb" />
        </button>
      )}
      <button
        type="button"
        className={css.round}
        aria-label={word('ask.whyNot')}
        title={`${word('ask.whyNot')}  ?`}
        onClick={() => toggleDrawer('whyNot')}
      >
        <Emblem name="help" />
      </button>
    </div>
  );
}
