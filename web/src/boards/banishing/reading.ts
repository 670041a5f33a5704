/** Small readings of the table that several parts of the board share. */
import {
  characters,
  deckFaces,
  emblems,
  signs,
  type Character,
  type Player,
  type Table,
} from '@arenarium/banishing/board';
import { word } from '../../words/page.ts';
import type { BoardProps, Sign } from '../board.ts';

export type Props = BoardProps<Table>;
export interface SeatProps extends Props {
  readonly seat: number;
}

export const NOTHING = -1;
export const faceAt = ({ view }: Props, id: number): number => view.faces[id] ?? NOTHING;
export const nameOf = (props: Props, face: number): string =>
  face < 0 ? word('card.faceDown') : props.say(props.game.face(face).name);

export const playerOf = ({ view, seat }: SeatProps): Player | undefined => view.table.players[seat];
export const characterOf = (props: SeatProps): Character | undefined =>
  characters[playerOf(props)?.character ?? NOTHING];

/** Who sits in front: the one who looks, or whose turn it is. */
export const frontOf = ({ view: { seat, table } }: Props): number => (seat >= 0 ? seat : table.active);
export const isChoosing = ({ view }: Props): boolean => view.table.players.some(({ character }) => character < 0);

/** What an undead or an item is drawn by; symbols are drawn as what they are. */
export function emblemOf(face: number): string | null {
  const printed = deckFaces[face];
  if (printed?.kind === 'undead') return emblems[`undead-${printed.level}`] ?? null;
  return printed?.kind === 'item' ? (emblems[printed.item] ?? null) : null;
}

/** What a seat does just now, in a word. */
export function doing({ view, seat }: SeatProps): string | null {
  if (view.waiting.some((waiting) => waiting.seat === seat)) return word('banishing.toChoose');
  return view.table.active === seat ? word('banishing.turn') : null;
}

/** What stands for a thing in the tray, the ribbon and the log. */
export function sign(props: Props, point: string): Sign | null {
  const [kind = '', rest = ''] = point.split(':');
  if (point === 'game' || kind === 'line' || kind === 'space') return { emblem: signs.void };
  if (kind === 'card' || kind === 'face') {
    const emblem = emblemOf(kind === 'card' ? faceAt(props, Number(rest)) : Number(rest));
    return emblem === null ? null : { emblem };
  }
  if (kind === 'ability') return { emblem: emblems[rest] ?? signs.void };
  if (kind === 'item') return { emblem: emblems[rest] ?? signs.void };
  if (kind === 'wound') return { emblem: signs.wounds };
  if (kind === 'character') return { emblem: emblems[characters[Number(rest)]?.id ?? ''] ?? signs.void };
  if (kind !== 'seat') return null;
  const character = characterOf({ ...props, seat: Number(rest) });
  return { emblem: character === undefined ? 'person' : (emblems[character.id] ?? 'person'), tint: 'var(--accent)' };
}
