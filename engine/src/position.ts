/**
 * A position is the whole truth of a match at one moment: the table, the faces beside it, the waiting steps and
 * the random state. It is changed in place by `answer`; whoever wants to keep it copies it first.
 */
import { copyOfFaces, facesByLot, facesFrom, ONLOOKER, type Faces } from './faces.ts';
import { Ask, askAt, type Frame, type Seat, type Together } from './flow.ts';
import type { Game } from './game.ts';
import type { Message } from './message.ts';
import { copyOfRandom, keyed, type Random } from './random.ts';
import {
  allChosen,
  canonical,
  chosenOf,
  layThings,
  onlySet,
  pickingWith,
  pickOn,
  setFault,
  thingsOf,
  withWhole,
  type Chosen,
} from './sets.ts';
import type { Setup } from './setup.ts';

/** How a match ended: what each seat gets (1 won, 0 lost, between for shared or drawn), and why. */
export interface Result {
  readonly rewards: readonly number[];
  readonly rule: string;
  readonly because: Message;
}

/** How a happening looks when it is shown on a board. */
export type Motion =
  | 'deal'
  | 'draw'
  | 'play'
  | 'discard'
  | 'move'
  | 'push'
  | 'hit'
  | 'heal'
  | 'gain'
  | 'lose'
  | 'fall'
  | 'rise'
  | 'score'
  | 'phase'
  | 'dice'
  | 'reveal'
  | 'shuffle';

/**
 * Something that took place: a full sentence as data. Things are named as the points of options are (`card:17`,
 * `seat:2`, `hex:c3`, `pile:deck`), so that a board finds them by one look-up.
 */
export interface Happening {
  readonly did: string;
  /** Whose doing it was. */
  readonly seat?: Seat;
  /** The ids it speaks of: what each viewer knew of them just then is kept with it. */
  readonly cards?: readonly number[];
  /** The ability that was used, for the exhaustive player and the statistics. */
  readonly ability?: string;
  /** The thing that acted. */
  readonly by?: string;
  /** What it was done to. */
  readonly to?: readonly string[];
  /** Where it came from. */
  readonly from?: string;
  /** How much. */
  readonly n?: number;
  readonly motion?: Motion;
}

/** Chance decided beforehand, for scenarios: dice and shuffles to come, which must be used up. */
export interface Given {
  readonly dice: number[];
  /** For each shuffle to come, the faces in the order in which they are to lie. */
  readonly shuffles: (readonly number[])[];
  /** Dice were given, so none may be left to chance. */
  readonly isPinned?: boolean;
}

export interface Position<T = unknown> {
  readonly game: Game<T>;
  readonly setup: Setup;
  readonly seats: number;
  table: T;
  faces: Faces;
  /** What waits; the last frame runs first. */
  stack: Frame[];
  random: Random;
  /** The question that is open; of several asked together, the first that is not yet answered. */
  now: Ask | null;
  /** Several seats are being asked at once. */
  together: AskedTogether | null;
  result: Result | null;
  /** How many questions have been put so far: the number of the one that is open. */
  asked: number;
  /** How many random numbers were drawn, and how many faces were seen for the first time: the frontier of undo. */
  drawn: number;
  seen: number;
  /** What happened since somebody last collected it; null when nobody listens (search, simulation). */
  log: Happening[] | null;
  given: Given | null;
}

/** What several seats were asked at once; their questions, with what is picked so far; the answers (−1: not yet in). */
export interface AskedTogether {
  readonly flow: Together;
  readonly asks: readonly Ask[];
  readonly answers: readonly number[];
}

/** A mistake in the rules of a game, never in what a player did. */
export class RulesError extends Error {}
/** A match came to its bound, and the game has no rule for that. */
export class TooLong extends RulesError {}

/** A step that schedules itself without ever asking would run for ever. */
const TOO_MANY_STEPS = 1_000_000;

/** Run until somebody must choose, or the game is over. */
function run(p: Position, first: unknown): void {
  const stack = p.stack;
  let given = first;
  for (let steps = 0; steps < TOO_MANY_STEPS; steps++) {
    const top = stack.pop();
    if (top === undefined) throw new RulesError('nothing is left to do, and nobody said the game is over');
    const flow = top.step(p as never, top.with as never, given as never);
    given = undefined;
    switch (flow.do) {
      case 'done':
        given = flow.value;
        break;
      case 'inOrder':
        for (let i = flow.value.length - 1; i >= 0; i--) stack.push(flow.value[i] as Frame);
        break;
      case 'ask': {
        stack.push(flow);
        if (!isForced(p, flow)) {
          p.now = flow;
          if (++p.asked > p.game.bound) endAtBound(p);
          return;
        }
        given = chosenOf(flow, 0);
        break;
      }
      case 'together': {
        stack.push(flow);
        if (openTogether(p, flow)) return;
        given = flow.asks.map((ask) => chosenOf(ask, 0));
        break;
      }
      case 'over':
        end(p, flow.value);
        return;
    }
  }
  throw new RulesError(`a million steps without a question; waiting: ${stack.length} frames`);
}

/** Put a question to its seat. True if there is nothing to choose, and no secret to keep about that. */
function isForced(p: Position, ask: Ask): boolean {
  const { question } = ask;
  if (question.set === null) ask.options = question.options(p, ask.about, ask.seat);
  else layThings(p, ask);
  const { length } = ask.options;
  if (length === 0) throw new RulesError(`dead end: ${question.name} has no option for seat ${ask.seat}`);
  if (length > 1 || question.secret) return false;
  if (ask.picking === null) return true;
  const picked = onlySet(p, ask);
  if (picked === null) return false;
  ask.picking = pickingWith(ask.picking, picked);
  return true;
}

/** Nobody plays for ever: a match that has come to its bound ends there, by the rule the game has for it. */
function endAtBound(p: Position): void {
  if (p.game.atBound === undefined) {
    throw new TooLong(`not over after ${p.game.bound} decisions, and ${p.game.id} has no rule for that`);
  }
  end(p, p.game.atBound(p));
}

function end(p: Position, result: Result): void {
  p.stack.length = 0;
  p.now = null;
  p.together = null;
  p.result = result;
}

/** Put the question to all; true if somebody really has to answer. */
function openTogether(p: Position, flow: Together): boolean {
  const { asks } = flow;
  const answers: number[] = [];
  for (let i = 0; i < asks.length; i++) answers.push(isForced(p, askAt(asks, i)) ? 0 : -1);
  const open = answers.indexOf(-1);
  if (open < 0) return false;
  p.together = { flow, asks, answers };
  p.now = askAt(asks, open);
  if (++p.asked > p.game.bound) endAtBound(p);
  return true;
}

/**
 * Answer the open question `p.now` with one of its options, and go on to the next question. Of a set, it picks one thing:
 * the question stays open, with what may be picked next, until the set is whole.
 */
export function answer(p: Position, index: number): void {
  const now = p.now;
  if (now === null) throw new RulesError('nobody is asked anything');
  const chosen = now.options[index];
  if (chosen === undefined) throw new RulesError(`option ${index} of ${now.options.length}`);
  if (p.together !== null) {
    answerTogether(p, now, index);
    return;
  }
  if (now.picking !== null) {
    const on = pickOn(p, now, index);
    if (on instanceof Ask) {
      p.now = on;
      p.stack[p.stack.length - 1] = on;
      return;
    }
    goOnWith(p, now, on);
    return;
  }
  p.now = null;
  run(p, chosen);
}

/** A set is whole, and nobody else was asked. */
function goOnWith(p: Position, ask: Ask, picked: readonly number[]): void {
  p.now = null;
  run(p, thingsOf(ask, picked));
}

/** Answer for a seat that is asked, alone or together with others: with an option, or with a whole set. */
export function answerAs(p: Position, seat: Seat, chosen: Chosen): void {
  if (typeof chosen === 'number' && p.together === null && p.now?.seat === seat) {
    answer(p, chosen);
    return;
  }
  const ask = askOf(p, seat);
  if (ask === null) throw new RulesError(`seat ${seat} is not asked, or has answered`);
  if (typeof chosen === 'number') {
    answerTogether(p, ask, chosen);
    return;
  }
  if (ask.picking === null || setFault(p, ask, chosen) !== null) throw new RulesError(`no set ${chosen.join()}`);
  const set = canonical(ask, chosen);
  if (p.together === null) goOnWith(p, ask, set);
  else settle(p, p.together, { old: ask, now: withWhole(ask, set), answer: 0 });
}

/** One seat's answer, or pick, to a question that was put to several. */
function answerTogether(p: Position, ask: Ask, index: number): void {
  const { together } = p;
  if (together === null) throw new RulesError('nothing was asked together');
  if (ask.options[index] === undefined) throw new RulesError(`option ${index} of seat ${ask.seat}`);
  if (ask.picking === null) {
    settle(p, together, { old: ask, now: ask, answer: index });
    return;
  }
  const on = pickOn(p, ask, index);
  if (on instanceof Ask) settle(p, together, { old: ask, now: on, answer: -1 });
  else settle(p, together, { old: ask, now: withWhole(ask, on), answer: 0 });
}

/** What one of several has come to; when all are in, on it goes. */
function settle(
  p: Position,
  together: AskedTogether,
  { old, now, answer: made }: { old: Ask; now: Ask; answer: number },
): void {
  const { flow } = together;
  const place = together.asks.indexOf(old);
  const answers = together.answers.slice();
  answers[place] = made;
  const asks = now === old ? together.asks : together.asks.with(place, now);
  const open = answers.indexOf(-1);
  if (open >= 0) {
    p.together = { flow, asks, answers };
    p.now = askAt(asks, open);
    return;
  }
  p.together = null;
  p.now = null;
  run(p, allChosen(asks, answers));
}

/** The questions that are open now. */
export function openAsks(p: Position): readonly Ask[] {
  if (p.now === null) return [];
  const { together } = p;
  return together === null ? [p.now] : together.asks.filter((_, i) => together.answers[i] === -1);
}

/** The question that is open for a seat, if any. */
export function askOf(p: Position, seat: Seat): Ask | null {
  const { now, together } = p;
  // Of several asked together, the first open one is at hand without a list of all.
  if (now === null || now.seat === seat) return now;
  return together === null ? null : (openAsks(p).find((ask) => ask.seat === seat) ?? null);
}

/** What differs between a position from a set-up, from a scenario and from a save. */
interface Laid<T> {
  readonly table: T;
  readonly faces: Faces;
  readonly stack: Frame[];
  readonly random: Random;
}

/** A position in which nothing has run yet: nobody was asked, nothing drawn, nothing seen. */
export const emptyPosition = <T>(
  game: Game<T>,
  setup: Setup,
  { table, faces, stack, random }: Laid<T>,
): Position<T> => ({
  game,
  setup,
  seats: setup.seats,
  table,
  faces,
  stack,
  random,
  now: null,
  together: null,
  result: null,
  asked: 0,
  drawn: 0,
  seen: 0,
  log: null,
  given: null,
});

/** Only a seat of this match, or the onlooker, sees anything. */
export function checkViewer(p: Position, seat: Seat): void {
  if (seat === ONLOOKER || (Number.isInteger(seat) && seat >= 0 && seat < p.seats)) return;
  throw new NoSuchSeat(`there is no seat ${String(seat)}: the seats are 0 to ${p.seats - 1}, and ${ONLOOKER} looks on`);
}

/** Somebody asked for what a seat sees that is not at this table. */
export class NoSuchSeat extends Error {}

/** A position with everything laid out and the first step waiting; everybody has seen every face. */
export const laidOut = <T>(game: Game<T>, setup: Setup, seed: string): Position<T> =>
  laid(game, setup, { seed, facesOf: facesFrom });

function laid<T>(game: Game<T>, setup: Setup, { seed, facesOf }: { seed: string; facesOf: typeof facesFrom }) {
  const { table, faces, first } = game.setUp(setup);
  const random = keyed(`${game.id}/${seed}`);
  return emptyPosition(game, setup, { table, faces: facesOf(faces, setup.seats), stack: [first], random });
}

/** Set up a match and run to its first question. */
export function begin<T>(game: Game<T>, setup: Setup, seed: string): Position<T> {
  const p = laidOut(game, setup, seed);
  run(p, undefined);
  return p;
}

/** The same where all play by lot: nobody will imagine anything, so nothing is written down to count from. */
export function beginByLot<T>(game: Game<T>, setup: Setup, seed: string): Position<T> {
  const p = laid(game, setup, { seed, facesOf: facesByLot });
  run(p, undefined);
  return p;
}

/** Run what waits on a position that was made by hand (a scenario, an edge), up to its first question. */
export function goOnFrom<T>(p: Position<T>): Position<T> {
  if (p.now === null && p.result === null) run(p, undefined);
  return p;
}

/** An independent copy. Frames, questions and options are shared: they never change once they wait. */
export function clone<T>(p: Position<T>): Position<T> {
  return {
    game: p.game,
    setup: p.setup,
    seats: p.seats,
    table: p.game.copy(p.table),
    faces: copyOfFaces(p.faces),
    stack: p.stack.slice(),
    random: copyOfRandom(p.random),
    now: p.now,
    together: p.together,
    result: p.result,
    asked: p.asked,
    drawn: p.drawn,
    seen: p.seen,
    log: p.log === null ? null : p.log.slice(),
    given: p.given === null ? null : { ...p.given, dice: p.given.dice.slice(), shuffles: p.given.shuffles.slice() },
  };
}
