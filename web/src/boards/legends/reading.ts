/** Small readings of the table that several parts of the board share. */
import {
  emblems,
  heroOn,
  NONE,
  signs,
  sphereOn,
  typeOf,
  typeOfLegend,
  type Table,
  type Type,
} from '@arenarium/legends/board';
import { word } from '../../words/page.ts';
import type { BoardProps, Known, Sign } from '../board.ts';
import { actionSigns } from './signs.ts';

export type Props = BoardProps<Table>;
export interface SeatProps extends Props {
  readonly seat: number;
}

export const faceAt = ({ view }: Props, id: number): number => view.faces[id] ?? NONE;

export const nameOf = (props: Props, id: number): string =>
  faceAt(props, id) < 0 ? word('card.faceDown') : props.say(props.game.face(faceAt(props, id)).name);

/** Every type has its colour, its sign and its letter. */
export const tintOf = (type: Type): string => `var(--${type})`;
export const signOf = (type: Type): string => signs[type];

const slugAt = (props: Props, id: number): string => {
  const face = faceAt(props, id);
  return face < 0 ? '' : (props.game.face(face).card ?? '');
};
export const emblemAt = (props: Props, id: number): string => emblems[slugAt(props, id)] ?? signs.unknown;

/** Hero, Legend or Sphere: the type that gives it its colour. */
export function typeAt(props: Props, id: number): Type {
  const printed = heroOn(props.view, id) ?? sphereOn(props.view, id);
  return typeOf(printed?.type ?? NONE);
}

/** The type of a seat is its Legend's, once it has one. */
export const seatType = ({ view }: Props, seat: number): Type | null => {
  const legend = view.table.legend[seat] ?? NONE;
  return legend === NONE ? null : typeOfLegend(legend);
};
export const seatTint = (props: Props, seat: number): string => {
  const type = seatType(props, seat);
  return type === null ? 'var(--accent)' : tintOf(type);
};

export const isMine = ({ mine }: Props, seat: number): boolean => mine.includes(seat);
export const isOut = ({ view }: Props, seat: number): boolean => view.table.out[seat] === 1;

/** Whose Hero: it stays theirs when the team goes back into the box. */
export function known(props: Props, point: string): Known | null {
  const id = point.startsWith('card:') ? Number(point.slice('card:'.length)) : NONE;
  const seat = props.view.table.owner[id] ?? NONE;
  return seat === NONE ? null : { seat, name: nameOf(props, id) };
}

/** What stands for a thing in the tray, the ribbon and the log. */
export function sign(props: Props, point: string): Sign | null {
  const [kind = '', rest = ''] = point.split(':');
  if (point === 'game') return { emblem: signs.unknown };
  if (kind === 'card') return { emblem: emblemAt(props, Number(rest)), tint: tintOf(typeAt(props, Number(rest))) };
  if (kind === 'seat') {
    const legend = props.view.table.legend[Number(rest)] ?? NONE;
    const emblem = legend === NONE ? (isMine(props, Number(rest)) ? 'person' : 'robot-golem') : emblemAt(props, legend);
    return { emblem, tint: seatTint(props, Number(rest)) };
  }
  if (kind === 'attack') return { emblem: rest === 'mass' ? signs.mass : signs.precise };
  if (kind !== 'action') return null;
  return { emblem: rest in actionSigns ? actionSigns[rest as keyof typeof actionSigns] : signs.mythPoints };
}
