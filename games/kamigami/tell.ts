import { message, seatNamed, type Happening, type Message } from '@arenarium/engine';
import { abilityNamed } from './catalogue.ts';
import { nameOfFace, unitNamed } from './describe.ts';
import type { Happened } from './happenings.ts';
import { of } from './table.ts';
import { colours, phases } from './words.ts';

/** A happening as a message. `face` gives what the listener knew of a card then, or −1. */
export function tell(happening: Happening, face: (id: number) => number): Message {
  const told = happening as Happened;
  const seat = told.seat === undefined ? {} : { seat: seatNamed(told.seat) };
  const cards = (told.cards ?? []).map((id) => nameOfFace(face(id)));
  const id = `did.${told.did}`;
  switch (told.did) {
    case 'named':
    case 'reshuffled':
    case 'discardedAll':
    case 'sealed':
    case 'eliminated':
    case 'returned':
    case 'begins':
    case 'spared':
    case 'chainsAny':
      return message(id, seat);
    case 'leftOut':
    case 'usesDisciple':
      return message(id, { ...seat, card: nameOfFace(told.face) });
    case 'choseGod':
      return message(id, { ...seat, god: nameOfFace(told.god) });
    case 'tookTemple':
    case 'destroyed':
      return message(id, { ...seat, temple: nameOfFace(told.temple) });
    case 'turn':
      return message(id, { ...seat, round: told.round });
    case 'phase':
      return message(id, { ...seat, phase: message(`phase.${of(phases, told.phase)}`) });
    case 'drew':
      return message(id, { ...seat, n: told.cards.length, cards });
    case 'used': {
      const { printed, isAct } = abilityNamed(told.ability);
      if (told.cards.length === 0)
        return message('did.usedStanding', { ...seat, ability: printed.name ?? told.ability });
      return message(isAct ? 'did.played' : 'did.reacted', { ...seat, cards });
    }
    case 'cancelled':
      return message(id, { ...seat, card: nameOfFace(abilityNamed(told.what).face) });
    case 'copied':
      return message(id, { ...seat, cards, what: nameOfFace(abilityNamed(told.what).face) });
    case 'attacks':
    case 'redirected':
      return message(id, { ...seat, unit: unitNamed(told.unit), n: told.n });
    case 'held':
      return message(id, { unit: unitNamed(told.unit) });
    case 'lost':
      return message(id, { unit: unitNamed(told.unit), n: told.n });
    case 'defended':
    case 'boosted':
    case 'faith':
    case 'gained':
    case 'paidFaith':
    case 'paidEnergy':
      return message(id, { ...seat, n: told.n });
    case 'discarded':
    case 'banished':
    case 'kept':
    case 'adjudicates':
    case 'fetched':
    case 'recruited':
    case 'foresaw':
      return message(id, { ...seat, cards });
    case 'revealed':
      return message(id, { cards });
    case 'recoloured':
      return message(id, { ...seat, cards, colour: message(`colour.${of(colours, Math.log2(told.colour))}`) });
  }
}
