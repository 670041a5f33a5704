/** What one seat may know: the table as it is, the faces it has seen, and its own decision. */
import { faceFor, facesFrom, ONLOOKER } from './faces.ts';
import type { Seat } from './flow.ts';
import type { Described, Game } from './game.ts';
import { message, type Message } from './message.ts';
import { askOf, checkViewer, emptyPosition, openAsks, type Position, type Result } from './position.ts';
import type { Option, Refusal } from './question.ts';
import { seeded } from './random.ts';
import { standing, THAT_IS_ALL, type Selection } from './sets.ts';
import type { Settings } from './setup.ts';

export interface OfferedOption extends Described {
  readonly option: Option;
  readonly rule: string;
}
/** The question put to a seat, with every legal answer: one list for board, keyboard, screen reader, bots and wire. */
export interface Decision {
  readonly asked: number;
  readonly seat: Seat;
  readonly question: string;
  readonly rule: string;
  readonly prompt: Message;
  readonly options: readonly OfferedOption[];
  /** If a set is asked for: how many of the options, at least and at most. */
  readonly set: { readonly of: number; readonly min: number; readonly max: number } | null;
}
/** Who is asked, and for what kind of thing: public. */
export interface Waiting {
  readonly seat: Seat;
  readonly question: string;
  readonly rule: string;
}
export interface View<T = unknown> {
  readonly game: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly settings: Settings;
  readonly table: T;
  /** By id: the face, or −1 where this seat has not seen it. */
  readonly faces: readonly number[];
  readonly asked: number;
  readonly waiting: readonly Waiting[];
  readonly decision: Decision | null;
  readonly result: Result | null;
}

/** An option in words: the game's, or the engine's own "that is all". */
export const described = (p: Position, option: Option, seat: Seat): Described =>
  option === THAT_IS_ALL ? { label: message('set.thatIsAll'), points: [] } : p.game.describe(p, option, seat);

/** The decision that is open for a seat, if any. */
export function decisionOf(p: Position, seat: Seat): Decision | null {
  checkViewer(p, seat);
  const ask = askOf(p, seat);
  if (ask === null) return null;
  const { question, about, picking } = ask;
  const options = picking?.things ?? ask.options;
  return {
    asked: p.asked,
    seat,
    question: question.name,
    rule: question.rule,
    prompt: question.prompt(p, about, seat),
    options: options.map((option) => ({ option, rule: question.rule, ...described(p, option, seat) })),
    set: picking === null ? null : { of: options.length, min: picking.min, max: picking.max },
  };
}

/** The position as a seat (or the onlooker) may see it. */
export function view<T>(p: Position<T>, seat: Seat): View<T> {
  checkViewer(p, seat);
  return {
    game: p.game.id,
    seat,
    seats: p.seats,
    settings: p.setup.settings,
    table: p.game.copy(p.table),
    faces: Array.from({ length: p.faces.count }, (_, id) => faceFor(p, seat, id)),
    asked: p.asked,
    waiting: openAsks(p).map(({ seat: who, question }) => ({
      seat: who,
      question: question.name,
      rule: question.rule,
    })),
    decision: seat === ONLOOKER ? null : decisionOf(p, seat),
    result: p.result,
  };
}

/** The position as far as a view tells it, for asking the rules: every other face is −1, and no step waits. */
export const asSeen = <T>(game: Game<T>, { table, faces, seats, settings }: View<T>): Position<T> =>
  emptyPosition(game, { seats, settings }, { table, faces: facesFrom(faces, seats), stack: [], random: seeded('') });

/** Where the set that a seat is asked for stands with these picked, in any order; null if no set is asked for. */
export function selectionOf(p: Position, seat: Seat, picked: readonly number[]): Selection | null {
  checkViewer(p, seat);
  const ask = askOf(p, seat);
  return ask === null || ask.picking === null ? null : standing(p, ask, picked);
}

/** Every candidate that the open question of a seat turns down, each with the rule that forbids it. */
export function refusals(p: Position, seat: Seat): readonly Refusal[] {
  checkViewer(p, seat);
  const ask = askOf(p, seat);
  if (ask === null) return [];
  const found: Refusal[] = [];
  ask.question.options(p, ask.about, seat, (option, rule, because) => found.push({ option, rule, because }));
  return found;
}

/** Why a seat cannot do something now, with the rule; null if it can. */
export function whyNot(p: Position, seat: Seat, wanted: Option): Refusal | null {
  checkViewer(p, seat);
  if (p.result !== null) return { option: wanted, rule: p.result.rule, because: message('why.over') };
  const ask = askOf(p, seat);
  if (ask === null) {
    const others = openAsks(p).map((open) => message('seat', { seat: open.seat }));
    return { option: wanted, rule: p.now?.question.rule ?? '', because: message('why.notAsked', { others }) };
  }
  if ((ask.picking?.things ?? ask.options).some((option) => sameOption(option, wanted))) return null;
  const named = refusals(p, seat).find((refusal) => sameOption(refusal.option, wanted));
  if (named !== undefined) return named;
  const asked = ask.question.prompt(p, ask.about, seat);
  return { option: wanted, rule: ask.question.rule, because: message('why.otherQuestion', { asked }) };
}

/** Two options are the same if they say the same, whatever the order of their fields. */
export function sameOption(a: Option, b: Option): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  const fields = (o: Option, key: string): unknown => (o as unknown as Record<string, unknown>)[key];
  return keys.every((key) => JSON.stringify(fields(a, key)) === JSON.stringify(fields(b, key)));
}
