/** The arena as data: another board is another such record. Hexes are named by row letter and place from the left. */
import type { Colour } from '../cards/words.ts';

export interface Arena {
  /** How many hexes each row has. Rows are centred, so neighbouring rows differ by an odd number. */
  readonly rows: readonly number[];
  readonly statues: Readonly<Record<Colour, string>>;
  /** The coloured hexes (SFB-1.2). */
  readonly areas: Readonly<Record<Colour, readonly string[]>>;
  readonly trapHexes: readonly string[];
  /** The two deployment areas (SFB-1.5). */
  readonly deployment: readonly [readonly string[], readonly string[]];
}

export const arena = {
  rows: [6, 7, 8, 7, 8, 7, 6],
  statues: { manipulation: 'd2', destruction: 'd4', creation: 'd6' },
  areas: {
    manipulation: ['c2', 'c3', 'd1', 'e2', 'e3'],
    destruction: ['c4', 'c5', 'd3', 'd5', 'e4', 'e5'],
    creation: ['c6', 'c7', 'd7', 'e6', 'e7'],
  },
  trapHexes: ['b2', 'b4', 'b6', 'f2', 'f4', 'f6'],
  deployment: [
    ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'],
    ['g1', 'g2', 'g3', 'g4', 'g5', 'g6'],
  ],
} as const satisfies Arena;
