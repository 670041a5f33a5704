/**
 * A position is the whole truth of a match at one moment: the table, the faces beside it, the waiting steps and
 * the random state. It is changed in place by `answer`; whoever wants to keep it copies it first.
 */
import { copyOfFaces, facesFrom, type Faces } from './faces.ts';
import type { Ask, Frame, Seat, Together } from './flow.ts';
import type { Game } from './game.ts';
import type { Message } from './message.ts';
import type { Option } from './question.ts';
import { seeded, type Random } from './random.ts';
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
  /** Several seats are being asked at once: their questions, and the answers that are in (−1: not yet). */
  together: { readonly flow: Together; readonly answers: readonly number[] } | null;
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

/** A mistake in the rules of a game, never in what a player did. */
export class RulesError extends Error {}

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
        for (let i = flow.frames.length - 1; i >= 0; i--) stack.push(flow.frames[i] as Frame);
        break;
      case 'call':
        stack.push(flow.frame, flow.callee);
        break;
      case 'ask': {
        const options = putTo(p, flow);
        stack.push(flow);
        if (options.length > 1 || flow.question.secret) {
          p.now = flow;
          p.asked++;
          return;
        }
        given = options[0];
        break;
      }
      case 'together': {
        stack.push(flow);
        if (openTogether(p, flow)) return;
        given = flow.asks.map((ask) => ask.options[0]);
        break;
      }
      case 'over':
        stack.length = 0;
        p.now = null;
        p.together = null;
        p.result = flow.result;
        return;
    }
  }
  throw new RulesError(`a million steps without a question; waiting: ${stack.length} frames`);
}

function putTo(p: Position, ask: Ask): readonly Option[] {
  const options = ask.question.options(p, ask.about, ask.seat);
  if (options.length === 0) throw new RulesError(`dead end: ${ask.question.name} has no option for seat ${ask.seat}`);
  ask.options = options;
  return options;
}

/** Put the question to all; true if somebody really has to answer. */
function openTogether(p: Position, flow: Together): boolean {
  const answers = flow.asks.map((ask) => (putTo(p, ask).length > 1 || ask.question.secret ? -1 : 0));
  if (!answers.includes(-1)) return false;
  p.together = { flow, answers };
  p.now = flow.asks[answers.indexOf(-1)] as Ask;
  p.asked++;
  return true;
}

/** Answer the open question `p.now` with one of its options, and go on to the next question. */
export function answer(p: Position, index: number): void {
  const now = p.now;
  if (now === null) throw new RulesError('nobody is asked anything');
  const chosen = now.options[index];
  if (chosen === undefined) throw new RulesError(`option ${index} of ${now.options.length}`);
  if (p.together !== null) {
    answerTogether(p, now.seat, index);
    return;
  }
  p.now = null;
  run(p, chosen);
}

/** Answer for a seat that is asked, alone or together with others. */
export function answerAs(p: Position, seat: Seat, index: number): void {
  if (p.together !== null) answerTogether(p, seat, index);
  else if (p.now?.seat === seat) answer(p, index);
  else throw new RulesError(`seat ${seat} is not asked`);
}

/** One seat's answer to a question that was put to several. */
function answerTogether(p: Position, seat: Seat, index: number): void {
  if (p.together === null) throw new RulesError('nothing was asked together');
  const { flow } = p.together;
  const answers = p.together.answers.slice();
  const place = flow.asks.findIndex((ask, i) => ask.seat === seat && answers[i] === -1);
  if (place < 0) throw new RulesError(`seat ${seat} is not asked, or has answered`);
  if (flow.asks[place]?.options[index] === undefined) throw new RulesError(`option ${index} of seat ${seat}`);
  answers[place] = index;
  const open = answers.indexOf(-1);
  if (open >= 0) {
    p.together = { flow, answers };
    p.now = flow.asks[open] as Ask;
    return;
  }
  p.together = null;
  p.now = null;
  run(
    p,
    flow.asks.map((ask, i) => ask.options[answers[i] as number]),
  );
}

/** The questions that are open now. */
export function openAsks(p: Position): readonly Ask[] {
  if (p.now === null) return [];
  const { together } = p;
  return together === null ? [p.now] : together.flow.asks.filter((_, i) => together.answers[i] === -1);
}

/** The question that is open for a seat, if any. */
export const askOf = (p: Position, seat: Seat): Ask | null => openAsks(p).find((ask) => ask.seat === seat) ?? null;

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

/** A position with everything laid out and the first step waiting; everybody has seen every face. */
export function laidOut<T>(game: Game<T>, setup: Setup, seed: string): Position<T> {
  const { table, faces, first } = game.setUp(setup);
  const random = seeded(`${game.id}/${seed}`);
  return emptyPosition(game, setup, { table, faces: facesFrom(faces, setup.seats), stack: [first], random });
}

/** Set up a match and run to its first question. */
export function begin<T>(game: Game<T>, setup: Setup, seed: string): Position<T> {
  const p = laidOut(game, setup, seed);
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
  const { a, b, c, d } = p.random;
  return {
    game: p.game,
    setup: p.setup,
    seats: p.seats,
    table: p.game.copy(p.table),
    faces: copyOfFaces(p.faces),
    stack: p.stack.slice(),
    random: { a, b, c, d },
    now: p.now,
    together: p.together,
    result: p.result,
    asked: p.asked,
    drawn: p.drawn,
    seen: p.seen,
    log: p.log === null ? null : p.log.slice(),
    given: p.given === null ? null : { dice: p.given.dice.slice(), shuffles: p.given.shuffles.slice() },
  };
}
