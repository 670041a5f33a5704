/**
 * What a chance comes to when it is said. Bots judge as they play best by it, which need not be as often as it comes true:
 * among several sides whoever looks strong early is attacked by all the others. So what a bot says is first made as bold as
 * came true at such a table, so far into a match, in matches played for it. What it does hangs on none of this.
 */
import type { Game, Position, Seat } from '@arenarium/engine';
import { tableKey } from './layout.ts';
import { sideNumbers } from './look.ts';
import type { Forecast, InMatch } from './report.ts';
import { curveThrough, type Row } from './newton.ts';

export interface Saying {
  readonly provenance: {
    /** Who played the matches that say it, how many, and how many iterations a chance was thought about. */
    readonly matches: number;
    readonly bot: string;
    readonly thought: number;
    readonly seed: string;
    readonly date: string;
    readonly rules: number;
  };
  /** How many questions a match usually has. */
  readonly usual: number;
  /** What odds are multiplied by at the beginning of such a match, half-way through and at its end. */
  readonly slopes: readonly number[];
  /** So much more where a side is out already. */
  readonly fewer: number;
  /** Against the game: what is added to the odds, at the same times. */
  readonly shifts: readonly number[];
}
export interface Sayings {
  readonly game: string;
  /** By table: so many seats on so many sides. */
  readonly tables: Readonly<Record<string, Saying>>;
}

/** A chance that was said so far into a match. */
export interface Said extends InMatch {
  readonly asked: number;
}

const KNOTS = 3;
/** Better is said to be better, however little that has come to. */
const LEAST = 0.1;
/** How strongly the times are drawn together, in positions that tell as much as a clear one can: lots are small. */
const PULL = 10;

/** The chances of all sides as they are said. */
export function aloud(saying: Saying, asked: number, chances: readonly number[]): number[] {
  const { slopes, shifts, fewer, usual } = saying;
  const times = timesOf(asked / usual);
  const between = (list: readonly number[]): number => times.reduce((sum, part, i) => sum + part * (list[i] ?? 0), 0);
  const odds = oddsOf(chances);
  const left = odds.filter((x) => x > -Infinity).length;
  const slope = Math.max(LEAST, between(slopes) + (left < odds.length ? fewer : 0));
  const [mine = 0] = odds;
  const bold = odds.map((x) => (x === -Infinity ? x : slope * x));
  if (chances.length === 1) bold[0] = slope * mine + between(shifts);
  const most = Math.max(...bold);
  const shares = bold.map((x) => Math.exp(x - most));
  const all = shares.reduce((sum, x) => sum + x, 0);
  return shares.slice(0, chances.length).map((x) => x / all);
}

/** The game, with chances that come true when they are said, at every table where that is known. */
export function spokenGame<T>(game: Game<T>, { tables }: Sayings): Game<T> {
  return {
    ...game,
    aloud(p, chances) {
      const saying = tables[tableKey(game, p.setup)];
      return saying === undefined ? chances : aloud(saying, p.asked, chances);
    },
  };
}

/** What each side hopes for when one of them hopes for so much: the others share the rest as they were thought to. */
export function hopesWith(own: number, side: number, thought: readonly number[]): readonly number[] {
  if (thought.length === 1) return [own];
  const rest = thought.reduce((sum, x, other) => sum + (other === side ? 0 : x), 0);
  const left = Math.max(0, 1 - own);
  return thought.map((x, other) => {
    if (other === side) return own;
    return rest === 0 ? left / (thought.length - 1) : (left * x) / rest;
  });
}

/** What each side was thought to hope for, of what its first seat was. */
export const bySide = (seats: readonly number[], sides: Int32Array): readonly number[] =>
  Array.from({ length: Math.max(...sides) + 1 }, (_, side) => seats[sides.indexOf(side)] ?? 0);

/** How a seat would say a chance of its own, if all seats were thought to hope for so much. */
export function speaker(world: Position, seat: Seat, hopes: readonly number[]): (chance: number) => number {
  const { game, setup } = world;
  if (game.aloud === undefined) return (chance) => chance;
  const sides = sideNumbers(game, setup);
  const side = sides[seat] ?? 0;
  const thought = bySide(hopes, sides);
  return (chance) => game.aloud?.(world, hopesWith(chance, side, thought))[side] ?? chance;
}

/** Between which of the times a match is, and how near to each. */
function timesOf(share: number): number[] {
  const place = Math.min(1, share) * (KNOTS - 1);
  return Array.from({ length: KNOTS }, (_, i) => Math.max(0, 1 - Math.abs(place - i)));
}

/** Logarithms of the chances of those who can still win; against the game, the game is the other side. */
const oddsOf = (chances: readonly number[]): number[] =>
  (chances.length === 1 ? [...chances, 1 - (chances[0] ?? 0)] : chances).map((x) =>
    x <= NONE ? -Infinity : Math.log(x),
  );
/** A search gives next to nothing to a side that is out: the rounding of a mean. */
const NONE = 1e-9;

/** How bold such chances may be said: fitted to what came. */
export function sayingFrom(said: readonly Said[], usual: number, provenance: Saying['provenance']): Saying {
  const isAlone = said[0]?.chances.length === 1;
  const whole = said.flatMap((one) => rowOf(one, (log) => [log]));
  const [pooled = 1] = curveThrough(whole, { start: [1], pull: 0 });
  const rows = said.flatMap((one) => {
    const times = timesOf(one.asked / usual);
    return rowOf(one, (log, { side, isLess }) => [
      ...times.map((part) => part * log),
      ...(isAlone ? times.map((part) => (side === 0 ? part : 0)) : [isLess ? log : 0]),
    ]);
  });
  const start = [pooled, pooled, pooled, ...(isAlone ? [0, 0, 0] : [0])];
  const found = curveThrough(rows, { start, pull: PULL }).map((x) => Math.round(x * 100) / 100);
  return {
    provenance,
    usual: Math.round(usual),
    slopes: found.slice(0, KNOTS),
    fewer: isAlone ? 0 : (found[KNOTS] ?? 0),
    shifts: isAlone ? found.slice(KNOTS) : [],
  };
}

interface Place {
  readonly side: number;
  readonly isLess: boolean;
}
/** What was said of those who could still win, as numbers to be weighed, and what they got; nothing where that was one. */
function rowOf({ chances, outcome }: Forecast, numbers: (log: number, place: Place) => number[]): Row[] {
  const odds = oddsOf(chances);
  const came = chances.length === 1 ? [...outcome, 1 - (outcome[0] ?? 0)] : outcome;
  const left = odds.flatMap((log, side) => (log === -Infinity ? [] : [{ log, side }]));
  if (left.length < 2) return [];
  const isLess = left.length < odds.length;
  return [
    {
      numbers: left.map(({ log, side }) => numbers(log, { side, isLess })),
      came: left.map(({ side }) => came[side] ?? 0),
    },
  ];
}

/** Chances as read from a file. */
export function sayingsFrom(read: unknown, game: string): Sayings {
  const sayings = read as Partial<Sayings> | null;
  if (typeof sayings !== 'object' || sayings?.game !== game || typeof sayings.tables !== 'object') {
    throw new Error(`these are no sayings of ${game}`);
  }
  return { game, tables: sayings.tables };
}
