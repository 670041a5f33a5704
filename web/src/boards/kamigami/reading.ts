/** Small readings of the table that several parts of the board share. */
import { type Card, cardOf, type Colour, colours, type Table } from '@arenarium/kamigami/board';
import { message, type Message } from '@arenarium/engine';
import type { BoardProps } from '../board.ts';

export type Props = BoardProps<Table>;

export const printed = (face: number): Card | null => (face < 0 ? null : cardOf(face));
export const words = (id: string, values: Readonly<Record<string, string | number | Message>> = {}): Message =>
  message(`board.${id}`, values);
export const faceOfCard = ({ view }: Props, card: number): number => view.faces[card] ?? -1;
export const nameOfCard = (props: Props, card: number): string => {
  const face = faceOfCard(props, card);
  return face < 0 ? props.say(words('faceDown')) : props.say(props.game.face(face).name);
};

/** The colours whose bits are set. */
export const coloursIn = (bits: number): readonly Colour[] => colours.filter((_, i) => ((bits >> i) & 1) === 1);

/** Whose side is in front: one’s own, or, for onlookers, that of whoever is at turn. */
export const frontSeat = ({ view }: Props): number => (view.seat >= 0 ? view.seat : view.table.active);

/** Cards that options point at and that lie in piles nobody sees spread out. */
export function outOfSight({ view, decision }: Props): readonly number[] {
  const { table, seat } = view;
  if (decision === null) return [];
  if (decision.question === 'kamigami/foretold') return (table.deck[seat] ?? []).slice(-1);
  const hidden = new Set([...table.discard.flat(), ...table.netherworld]);
  const pointed = decision.options.flatMap(({ points }) =>
    points.filter((point) => point.startsWith('card:')).map((point) => Number(point.slice(5))),
  );
  return [...new Set(pointed)].filter((card) => hidden.has(card));
}
