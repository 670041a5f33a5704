/** A happening in words. */
import { message, seatNamed, type Happening, type Message } from '@arenarium/engine';
import { kindName, nameOfFace } from './cards/names.ts';
import type { Happened } from './happenings.ts';
import { NONE, type CardId } from './table.ts';

/** A bane by its kind, an attack by its own. */
const kindOf = (told: Happened): Message | string => {
  if (!('kind' in told)) return '';
  return typeof told.kind === 'number' ? kindName(told.kind) : told.kind;
};

/** Each sentence takes from these what it speaks of. */
export function tell(raw: Happening, face: (id: number) => number): Message {
  const told = raw as Happened;
  const nameOf = (id: CardId | undefined): Message => nameOfFace(id === undefined ? NONE : face(id));
  const cards = 'cards' in told ? told.cards : [];
  return message(told.did === 'declared' ? `did.declared.${told.kind}` : `did.${told.did}`, {
    seat: seatNamed(told.seat ?? 0),
    seats: 'seats' in told ? told.seats.map(seatNamed) : [],
    card: nameOf(cards[0]),
    other: nameOf(cards[1]),
    cards: cards.map(nameOf),
    kind: kindOf(told),
    n: 'n' in told ? told.n : 0,
  });
}
