/** How things on the table are named to boards: by options, which point at them, and by happenings alike. */
import { nameOfHex, type Hex } from './arena/hexes.ts';
import { championOf, type ChampionId, type Table } from './table.ts';

export const cardPoint = (id: number): string => `card:${id}`;
export const championPoint = (id: ChampionId): string => `champion:${id}`;
/** A hex; or, for a Champion out of the arena, its Gate. */
export const hexPoint = (hex: Hex): string => (hex < 0 ? 'gate' : `hex:${nameOfHex(hex)}`);
export const seatPoint = (seat: number): string => `seat:${seat}`;
/** A Champion of the box that is not yet in anybody's team. */
export const kindPoint = (kind: number): string => `kind:${kind}`;
/** A pile of a seat, or of the table: `pile:deck/1`, `pile:supply`. */
export const pilePoint = (pile: 'deck' | 'discard', seat: number): string => `pile:${pile}/${seat}`;
export const SUPPLY = 'pile:supply';
export const CHALLENGE_DECK = 'pile:challengeDeck';
export const CHALLENGE_DISCARD = 'pile:challengeDiscard';
export const slotPoint = (slot: number): string => `slot:${slot}`;

/** A Champion and, while it is in the arena, the hex it stands on. */
export function championPoints(t: Table, id: ChampionId): string[] {
  const { at } = championOf(t, id);
  return at < 0 ? [championPoint(id)] : [championPoint(id), hexPoint(at)];
}
