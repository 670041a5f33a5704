/** A happening in words. */
import { type Happening, message, type Message, seatNamed, type Value } from '@arenarium/engine';
import { abilityNamed, cardNamed, sourceNamed, standingMessage } from './cards/text.ts';
import type { Happened } from './happenings.ts';

type FaceOf = (id: number) => number;

/** What the sentence of a happening speaks of besides its seat, its cards and its number. */
function spokenOf(told: Happened): Readonly<Record<string, Value>> {
  switch (told.did) {
    case 'picked':
      return { hero: message('hero', { hero: told.hero }) };
    case 'named':
      return { ability: abilityNamed(told.power), n: told.cards.length };
    case 'used':
      return { ability: abilityNamed(told.power) };
    case 'played':
      return { as: cardNamed(told.as) };
    case 'took':
      return { by: seatNamed(told.attacker), source: sourceNamed(told.source), hp: told.hp };
    case 'missed':
      return { by: seatNamed(told.attacker), source: sourceNamed(told.source) };
    case 'blocked':
      return { by: seatNamed(told.blocker) };
    case 'began':
      return { actions: told.actions, round: told.round };
    case 'stoodIn':
      return { ally: seatNamed(told.forSeat) };
    case 'healed':
    case 'lostHp':
    case 'resurrected':
      return { hp: told.hp };
    case 'moved':
      return { one: standingMessage(told.between[0]), other: standingMessage(told.between[1]) };
    case 'stopped':
      return { mover: seatNamed(told.mover) };
    case 'stoppedScroll':
      return { reader: seatNamed(told.reader) };
    case 'gainedMana':
      return { team: message(`team.${told.team}`), pool: told.pool };
    case 'fortressHit':
      return { team: message(`team.${told.team}`), left: told.left };
    case 'called':
      return { ally: seatNamed(told.ally) };
    case 'donated':
      return { to: seatNamed(told.receiver) };
    case 'stole':
      return { from: seatNamed(told.victim) };
    case 'died':
      return { worth: told.worth };
    default:
      return {};
  }
}

/** Some things read differently from case to case. */
function sentenceOf(told: Happened, face: FaceOf): string {
  switch (told.did) {
    case 'used':
      return told.cards.length > 0 ? 'did.used' : 'did.usedPassive';
    case 'played':
      return told.cards.some((card) => face(card) === told.as) ? 'did.played' : 'did.playedAs';
    case 'bought':
      return `did.bought.${told.what}`;
    default:
      return `did.${told.did}`;
  }
}

export function tell(told: Happened, face: FaceOf): Message {
  const { seat, cards, n }: Happening = told;
  return message(sentenceOf(told, face), {
    ...(seat === undefined ? {} : { seat: seatNamed(seat) }),
    ...(cards === undefined
      ? {}
      : { cards: cards.map((id) => (face(id) < 0 ? message('card.unknown') : cardNamed(face(id)))) }),
    ...(n === undefined ? {} : { n }),
    ...spokenOf(told),
  });
}
