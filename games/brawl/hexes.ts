/** Everything that can be known of the hexes before anybody stands on them, worked out once from the arena. */
import { arena } from './arena.ts';
import { COLOURS } from './words.ts';

/** A hex is its place in this list. Out of the arena: −1. */
export type Hex = number;
export const NOWHERE: Hex = -1;
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

export const HEXES = spots.length;
export const hexNames: readonly string[] = spots.map((spot) => spot.name);
export const hexNamed = (name: string): Hex => {
  const hex = hexNames.indexOf(name);
  if (hex < 0) throw new Error(`no hex is called ${name}`);
  return hex;
};
export const nameOfHex = (hex: Hex): string => hexNames[hex] ?? 'the Gate';
/** Where a hex is drawn: its row from the top, and how many half hexes right of the middle line. */
export const spotOf = (hex: Hex): { readonly row: number; readonly x: number } => spots[hex] as Spot;

/** Clockwise from the east: the step of each direction in (half hexes, rows). */
const STEPS: readonly (readonly [number, number])[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

const at = (x: number, row: number): Hex => spots.findIndex((spot) => spot.row === row && spot.x === x);

/** `neighbour[hex * 6 + direction]`, −1 beyond the edge. */
export const neighbour: Int8Array = Int8Array.from(
  spots.flatMap((spot) => STEPS.map(([dx, dy]) => at(spot.x + dx, spot.row + dy))),
);
export const stepFrom = (hex: Hex, direction: number): Hex => neighbour[hex * 6 + direction] as number;
export const besides: readonly (readonly Hex[])[] = spots.map((_, hex) =>
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

/** The hexes in one direction, nearest first. */
const ray = (hex: Hex, direction: number): Hex[] => {
  const hexes: Hex[] = [];
  for (let next = stepFrom(hex, direction); next >= 0; next = stepFrom(next, direction)) hexes.push(next);
  return hexes;
};
export const rays: readonly (readonly (readonly Hex[])[])[] = spots.map((_, hex) =>
  DIRECTIONS.map((direction) => ray(hex, direction)),
);

const lines = new Int8Array(HEXES * HEXES).fill(-1);
rays.forEach((directions, hex) => {
  directions.forEach((hexes, direction) => {
    for (const other of hexes) lines[hex * HEXES + other] = direction;
  });
});
/** The direction in which another hex of the same hex row lies, or −1 (SFB-1.4). */
export const directionTo = (from: Hex, to: Hex): number => lines[from * HEXES + to] as number;

/** Hexes by distance from each hex: those within n are the first ones. */
export const byDistance: readonly (readonly Hex[])[] = spots.map((_, hex) =>
  spots.map((_s, other) => other).sort((a, b) => distance(hex, a) - distance(hex, b) || a - b),
);

export const statueHexes: readonly Hex[] = COLOURS.map((colour) => hexNamed(arena.statues[colour]));
export const isStatue = (hex: Hex): boolean => statueHexes.includes(hex);
export const areaHexes: readonly (readonly Hex[])[] = COLOURS.map((colour) => arena.areas[colour].map(hexNamed));
/** The area a hex belongs to: index of its colour, or −1. */
export const areaOf: readonly number[] = spots.map((_, hex) => areaHexes.findIndex((hexes) => hexes.includes(hex)));
export const printedTrapHexes: readonly Hex[] = arena.trapHexes.map(hexNamed);
export const isPrintedTrapHex: readonly boolean[] = spots.map((_, hex) => printedTrapHexes.includes(hex));
export const deploymentHexes: readonly (readonly Hex[])[] = arena.deployment.map((names) => names.map(hexNamed));

/** The three hexes in an arc that an area card marks, by the direction of the middle one (SFB-9.4). */
export const arcHexes = (hex: Hex, direction: number): readonly Hex[] =>
  [(direction + 5) % 6, direction, (direction + 1) % 6].map((d) => stepFrom(hex, d)).filter((next) => next >= 0);
