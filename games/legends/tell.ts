/** A happening in words. */
import { message, seatNamed, type Message } from '@arenarium/engine';
import { kindName, nameOfFace } from './cards/names.ts';
import type { Happened } from './happenings.ts';
import { NONE, type CardId } from './table.ts';

/** A bane by its kind, an attack by its own. */
const kindOf = ({ kind }: Extract<Happened, { kind: unknown }>): Message | string =>
  typeof kind === 'number' ? kindName(kind) : kind;

/** Each sentence takes from these what it speaks of. */
export function tell(told: Happened, face: (id: number) => number): Message {
  const nameOf = (id: CardId | undefined): Message => nameOfFace(id === undefined ? NONE : face(id));
  const cards = 'cards' in told ? told.cards : [];
  return message(told.did === 'declared' ? `did.declared.${told.kind}` : `did.${told.did}`, {
    seat: seatNamed(told.seat ?? 0),
    // Only what there is to speak of: a line of the log goes to everybody at the table.
    ...('seats' in told && { seats: told.seats.map(seatNamed) }),
    ...('cards' in told && { card: nameOf(cards[0]), cards: cards.map(nameOf) }),
    ...(cards.length > 1 && { other: nameOf(cards[1]) }),
    ...('kind' in told && { kind: kindOf(told) }),
    ...('n' in told && { n: told.n }),
  });
}
