/** A happening in words. `face` gives what the listener knew of a card when it happened. */
import { message, seatNamed, type Happening, type Message } from '@arenarium/engine';
import { cardName } from './cards/text.ts';

export const tell = ({ did, seat = 0, n = 0, cards = [] }: Happening, face: (id: number) => number): Message =>
  message(`did.${did}`, { seat: seatNamed(seat), n, cards: cards.map((card) => cardName(face(card))) });
