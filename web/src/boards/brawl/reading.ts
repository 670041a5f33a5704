/** Small readings of the table that several parts of the board share. */
import {
  championName,
  hitpointsOf,
  printedOn,
  type Champion,
  type PrintedCard,
  type Table,
} from '@arenarium/brawl/board';
import type { BoardProps } from '../board.ts';

export type Props = BoardProps<Table>;

/** The side that is drawn at the lower edge: one's own, or the second for those who look on. */
export const frontSide = ({ mine }: Props): number => (mine[0] ?? 1) % 2;

export const printedAt = ({ view }: Props, id: number): PrintedCard | null => {
  const face = view.faces[id] ?? -1;
  return face < 0 ? null : printedOn(face);
};

/** How a Champion fares, in words. */
export function spokenChampion({ names, say }: Props, champion: Champion): string {
  const { kind, seat, damage, levelled, rooted } = champion;
  const parts = [`${say(championName(kind))} of ${names[seat] ?? ''}`, `${damage} of ${hitpointsOf(champion)} damage`];
  if (levelled === 1) parts.push('levelled up');
  if (rooted === 1) parts.push('rooted');
  return parts.join(', ');
}
