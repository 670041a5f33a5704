/** Small readings of the table that several parts of the board share. */
import { KINDS, tokensOn } from '@arenarium/legends/banes.ts';
import { fighters, FIRST_SPHERE, sphere, type Fighter, type Sphere } from '@arenarium/legends/printed.ts';
import type { Table } from '@arenarium/legends/table.ts';
import { types, type Type } from '@arenarium/legends/words.ts';
import type { BoardProps } from '../board.ts';

export type Props = BoardProps<Table>;
export interface SeatProps extends Props {
  readonly seat: number;
}

export const faceAt = ({ view }: Props, id: number): number => view.faces[id] ?? -1;
export const fighterAt = (props: Props, id: number): Fighter | null => fighters[faceAt(props, id)] ?? null;
export const sphereAt = (props: Props, id: number): Sphere | null =>
  faceAt(props, id) < FIRST_SPHERE ? null : sphere(faceAt(props, id));
export const typeAt = (number: number): Type => types[number] ?? 'unknown';

export const currentSphere = (props: Props): Sphere | null => {
  const top = props.view.table.spheresUp.at(-1);
  return top === undefined ? null : sphereAt(props, top);
};

/** What the Sphere gives a Hero of its type. */
function given(props: Props, card: Fighter, what: 'strength' | 'maxHp'): number {
  const now = currentSphere(props);
  return now !== null && now.type === card.type && now.benefit.gives === what ? now.benefit.n : 0;
}

/** A Hero as it stands: its numbers now, and whether they differ from what is printed. */
export function numbersOf(props: Props, id: number) {
  const { table } = props.view;
  const card = fighterAt(props, id);
  if (card === null) return null;
  const isReversed = table.reversed === id;
  const gained = table.gained[id] ?? 0;
  const strength = (isReversed ? card.maxHp : card.strength) + gained + given(props, card, 'strength');
  const maxHp = (isReversed ? card.strength : card.maxHp) + given(props, card, 'maxHp');
  return {
    strength,
    maxHp,
    damage: table.damage[id] ?? 0,
    beside: table.beside[id] ?? 0,
    isStronger: strength > card.strength,
  };
}

export interface Bane {
  readonly kind: number;
  readonly n: number;
}
export function banesOn(table: Table, id: number): readonly Bane[] {
  return Array.from({ length: KINDS }, (_, kind) => ({ kind, n: tokensOn(table, id, kind) })).filter(({ n }) => n > 0);
}

export const nameOf = (props: Props, id: number): string =>
  faceAt(props, id) < 0 ? 'a face-down card' : props.say(props.game.face(faceAt(props, id)).name);
