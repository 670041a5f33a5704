/** A happening in words. */
import { type Happening, type Message, message, seatNamed, type Value } from '@arenarium/engine';
import { abilityNamed } from './cards/printed.ts';
import { nameOfFace } from './cards/text.ts';
import { colours, phases } from './cards/words.ts';
import type { Happened } from './happenings.ts';
import { unitNamed } from './rules/moments.ts';
import { of } from './table.ts';

/** What the sentence of a happening speaks of besides its seat, its cards and its number. */
function spokenOf(told: Happened): Readonly<Record<string, Value>> {
  switch (told.did) {
    case 'leftOut':
    case 'usesDisciple':
      return { card: nameOfFace(told.face) };
    case 'choseGod':
      return { god: nameOfFace(told.god) };
    case 'tookTemple':
    case 'destroyed':
      return { temple: nameOfFace(told.temple) };
    case 'turn':
      return { round: told.round };
    case 'phase':
      return { phase: message(`phase.${of(phases, told.phase)}`) };
    case 'drew':
      return { n: told.cards.length };
    case 'used':
      return { ability: abilityNamed(told.ability).printed.name ?? told.ability };
    case 'cancelled':
      return { card: nameOfFace(abilityNamed(told.what).face) };
    case 'copied':
      return { what: nameOfFace(abilityNamed(told.what).face) };
    case 'attacks':
    case 'redirected':
    case 'held':
    case 'lostTarget':
    case 'paidEnergy':
    case 'lost':
      return { unit: unitNamed(told.unit) };
    case 'recoloured':
      return { colour: message(`colour.${of(colours, Math.log2(told.colour))}`) };
    default:
      return {};
  }
}

/** A card that is played, a card that reacts, and an ability of God or Temple read differently. */
function sentenceOf(told: Happened): string {
  if (told.did !== 'used') return `did.${told.did}`;
  if (told.cards.length === 0) return 'did.usedStanding';
  return abilityNamed(told.ability).isAct ? 'did.played' : 'did.reacted';
}

/** A happening as a message. `face` gives what the listener knew of a card then, or NONE. */
export function tell(told: Happened, face: (id: number) => number): Message {
  const { seat, cards, n }: Happening = told;
  return message(sentenceOf(told), {
    ...(seat === undefined ? {} : { seat: seatNamed(seat) }),
    ...(cards === undefined ? {} : { cards: cards.map((id) => nameOfFace(face(id))) }),
    ...(n === undefined ? {} : { n }),
    ...spokenOf(told),
  });
}
