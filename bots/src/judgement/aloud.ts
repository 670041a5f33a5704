/**
 * What a chance comes to when it is said. Bots judge as they play best by it, which need not be as often as it comes true:
 * among several sides whoever looks strong early is attacked by all the others. So what a bot says is first made as bold as
 * came true at such a table, so far into a match, in matches played for it. What it does hangs on none of this.
 */
import { askOf, type Game, type Position, type Seat } from '@arenarium/engine';
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
  /** What odds are multiplied by at the beginning of such a match and at its end; between them, in between. */
  readonly slopes: readonly [number, number];
  /** What the odds of the side that chooses are off by: it hopes for its best option, and others have theirs. */
  readonly lean: number;
}
export interface Sayings {
  readonly game: string;
  /** By table: so many seats on so many sides. */
  readonly tables: Readonly<Record<string, Saying>>;
}

/** When a chance is said: so far into the match, by or before the side that is to choose. */
export interface Moment {
  readonly asked: number;
  readonly chooser: number;
}
export type Said = InMatch & Moment;

/** Better is said to be better, however little that has come to. */
const LEAST = 0.1;
/** How strongly beginning and end are drawn to what a whole match says, in positions that tell as much as one can: lots are small. */
const PULL = 10;

/** The chances of all sides as they are said. */
export function aloud(
  { slopes, lean, usual }: Saying,
  { asked, chooser }: Moment,
  chances: readonly number[],
): number[] {
  const [early, late] = timesOf(asked / usual);
  const slope = Math.max(LEAST, early * slopes[0] + late * slopes[1]);
  const bold = oddsOf(chances).map((x, side) => slope * x + (side === chooser ? lean : 0));
  const most = Math.max(...bold);
  const shares = bold.map((x) => Math.exp(x - most));
  const all = shares.reduce((sum, x) => sum + x, 0);
  return shares.slice(0, chances.length).map((x) => x / all);
}

/** How much of a match's beginning there still is, and how much of its end there is already. */
const timesOf = (share: number): readonly [number, number] => [1 - Math.min(1, share), Math.min(1, share)];

/** Logarithms of the chances; against the game, the game is the other side. Who is out has none. */
const oddsOf = (chances: readonly number[]): number[] =>
  (chances.length === 1 ? [...chances, 1 - (chances[0] ?? 0)] : chances).map((x) =>
    x <= NONE ? -Infinity : Math.log(x),
  );
/** A search gives next to nothing to a side that is out: the rounding of a mean. */
const NONE = 1e-9;

/** How bold such chances may be said: fitted to what came. */
export function sayingFrom(said: readonly Said[], usual: number, provenance: Saying['provenance']): Saying {
  const whole = said.flatMap((one) => rowOf(one, (log, side) => [log, side === one.chooser ? 1 : 0]));
  const [pooled = 1, leaning = 0] = curveThrough(whole, { start: [1, 0], pull: 0 });
  const rows = said.flatMap((one) => {
    const [early, late] = timesOf(one.asked / usual);
    return rowOf(one, (log, side) => [early * log, late * log, side === one.chooser ? 1 : 0]);
  });
  const found = curveThrough(rows, { start: [pooled, pooled, leaning], pull: PULL });
  const [early = 1, late = 1, lean = 0] = found.map((x) => Math.round(x * 100) / 100);
  return { provenance, usual: Math.round(usual), slopes: [early, late], lean };
}

/** What was said of those who could still win, as numbers to be weighed, and what they got; nothing where that was one. */
function rowOf({ chances, outcome }: Forecast, numbers: (log: number, side: number) => number[]): Row[] {
  const came = chances.length === 1 ? [...outcome, 1 - (outcome[0] ?? 0)] : outcome;
  const left = oddsOf(chances).flatMap((log, side) => (log === -Infinity ? [] : [{ log, side }]));
  if (left.length < 2) return [];
  return [{ numbers: left.map(({ log, side }) => numbers(log, side)), came: left.map(({ side }) => came[side] ?? 0) }];
}

/** The game, with chances that come true when they are said, at every table where that is known. */
export function spokenGame<T>(game: Game<T>, { tables }: Sayings): Game<T> {
  return {
    ...game,
    aloud(p, chances, chooser) {
      const saying = tables[tableKey(game, p.setup)];
      if (saying === undefined) return chances;
      return aloud(saying, { asked: p.asked, chooser: sideNumbers(game, p.setup)[chooser] ?? 0 }, chances);
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
  const chooser = askOf(world, seat) === null ? (world.now?.seat ?? seat) : seat;
  return (chance) => game.aloud?.(world, hopesWith(chance, side, thought), chooser)[side] ?? chance;
}

/** How chances are said, as read from a file. */
export function sayingsFrom(read: unknown, game: string): Sayings {
  const sayings = read as Partial<Sayings> | null;
  if (typeof sayings !== 'object' || sayings?.game !== game || typeof sayings.tables !== 'object') {
    throw new Error(`these are no sayings of ${game}`);
  }
  return { game, tables: sayings.tables };
}
