/** Positions near the end, so that the laws see rare things often. */
import type { Edge } from '@arenarium/engine';
import { ROUNDS, type Table } from './table.ts';

export const edges: readonly Edge<Table>[] = [
  {
    name: 'the last trick but one',
    bring: ({ table }) => {
      table.round = ROUNDS - 1;
    },
  },
];
