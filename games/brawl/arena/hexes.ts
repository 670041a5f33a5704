/** Everything that can be known of the hexes before anybody stands on them, worked out once from the arena. */
import { at, type Id } from '@arenarium/engine';
import { arena } from './arena.ts';
import { COLOURS } from '../cards/words.ts';

/** A hex is its place in the list of all of them. */
export type Hex = Id<'hex'>;
/** Nobody, and nowhere: no Champion, or out of the arena. */
export const NONE = -1 as Id<'hex' | 'champion'>;
/** Lists of hexes are read by one reader of their own: shared with other lists it would be slower. */
const hexesAt = (lists: readonly (readonly Hex[])[], i: number): readonly Hex[] => lists[i] as readonly Hex[];
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

interface Spot {
  readonly name: string;
  readonly row: number;
  /** Twice the distance from the middle line, so that it is whole. */
  readonly x: number;
}
const spots: readonly Spot[] = arena.rows.flatMap((length, row) =>
  Array.from({ length }, (_, i) => ({ name: `${'abcdefghij'.charAt(row)}${i + 1}`, row, x: 2 * i - (length - 1) })),
);

/** How many there are, and each of them. */
export const HEXES = spots.length;
export const allHexes: readonly Hex[] = spots.map((_, hex) => hex as Hex);
export const hexNames: readonly string[] = spots.map((spot) => spot.name);
export const hexNamed = (name: string): Hex => {
  const hex = allHexes[hexNames.indexOf(name)];
  if (hex === undefined) throw new Error(`no hex is called ${name}`);
  return hex;
};
export const nameOfHex = (hex: Hex): string => at(hexNames, hex);
/** Where a hex is drawn: its row from the top, and how many half hexes right of the middle line. */
export const spotOf = (hex: Hex): { readonly row: number; readonly x: number } => at(spots, hex);

/** Clockwise from the east: the step of each direction in (half hexes, rows). */
const STEPS: readonly (readonly [number, number])[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

const placeOf = (x: number, row: number): number => spots.findIndex((spot) => spot.row === row && spot.x === x);

/** By hex and direction; −1 beyond the edge. */
const neighbours: Int8Array = Int8Array.from(
  spots.flatMap((spot) => STEPS.map(([dx, dy]) => placeOf(spot.x + dx, spot.row + dy))),
);
/** The hex beside it in one direction; none beyond the edge. */
export const stepFrom = (hex: Hex, direction: number): Hex => neighbours[hex * 6 + direction] as Hex;
const besides: readonly (readonly Hex[])[] = allHexes.map((hex) =>
  DIRECTIONS.map((direction) => stepFrom(hex, direction)).filter((next) => next >= 0),
);

/** Rows passed diagonally move half a hex each; what is left is walked straight. */
function hexesBetween(a: Spot, b: Spot): number {
  const rows = Math.abs(a.row - b.row);
  return rows + Math.max(0, (Math.abs(a.x - b.x) - rows) / 2);
}
const distances = Int8Array.from(spots.flatMap((a) => spots.map((b) => hexesBetween(a, b))));
/** The smallest number of hexes from one to the other (SFB-9.2). */
export const distance = (a: Hex, b: Hex): number => distances[a * HEXES + b] as number;

const ray = (hex: Hex, direction: number): Hex[] => {
  const hexes: Hex[] = [];
  for (let next = stepFrom(hex, direction); next >= 0; next = stepFrom(next, direction)) hexes.push(next);
  return hexes;
};
const rays: readonly (readonly Hex[])[] = allHexes.flatMap((hex) => DIRECTIONS.map((direction) => ray(hex, direction)));
/** The hexes in one direction, nearest first, to the edge of the arena. */
export const rayFrom = (hex: Hex, direction: number): readonly Hex[] => hexesAt(rays, hex * 6 + direction);
/** The hexes adjacent to one. */
export const beside = (hex: Hex): readonly Hex[] => hexesAt(besides, hex);

const lines = new Int8Array(HEXES * HEXES).fill(-1);
for (const hex of allHexes) {
  for (const direction of DIRECTIONS) {
    for (const other of rayFrom(hex, direction)) lines[hex * HEXES + other] = direction;
  }
}
/** The direction in which another hex of the same hex row lies, or −1 (SFB-1.4). */
export const directionTo = (from: Hex, to: Hex): number => lines[from * HEXES + to] as number;

const byDistance: readonly (readonly Hex[])[] = allHexes.map((hex) =>
  [...allHexes].sort((a, b) => distance(hex, a) - distance(hex, b) || a - b),
);
/** Every hex, the nearest to this one first: those within n are the first ones. */
export const nearestFirst = (hex: Hex): readonly Hex[] => hexesAt(byDistance, hex);

export const statueHexes: readonly Hex[] = COLOURS.map((colour) => hexNamed(arena.statues[colour]));
export const isStatue = (hex: Hex): boolean => statueHexes.includes(hex);
export const areaHexes: readonly (readonly Hex[])[] = COLOURS.map((colour) => arena.areas[colour].map(hexNamed));
const areas: readonly number[] = allHexes.map((hex) => areaHexes.findIndex((hexes) => hexes.includes(hex)));
/** The area a hex belongs to (SFB-1.2): the index of its colour, or −1. */
export const areaOf = (hex: Hex): number => areas[hex] as number;
export const printedTrapHexes: readonly Hex[] = arena.trapHexes.map(hexNamed);
const isMarked: readonly boolean[] = allHexes.map((hex) => printedTrapHexes.includes(hex));
export const isPrintedTrapHex = (hex: Hex): boolean => isMarked[hex] === true;
const deployment: readonly (readonly Hex[])[] = arena.deployment.map((names) => names.map(hexNamed));
/** The hexes of one of the two deployment areas (SFB-1.5). */
export const deploymentHexes = (home: number): readonly Hex[] => hexesAt(deployment, home);

/** The three hexes in an arc that an area card marks, by the direction of the middle one (SFB-9.4). */
export const arcHexes = (hex: Hex, direction: number): readonly Hex[] =>
  [(direction + 5) % 6, direction, (direction + 1) % 6].map((d) => stepFrom(hex, d)).filter((next) => next >= 0);
