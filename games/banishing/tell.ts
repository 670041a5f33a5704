/** A happening in words. */
import { message, seatNamed, type Message } from '@arenarium/engine';
import { characters } from './cards/index.ts';
import { abilityName, faceName, lineName } from './cards/names.ts';
import type { Happened } from './happenings.ts';
import { CARDS_TO_WIN } from './rules/banishing.ts';

/** What a sentence says besides who and which cards. */
function details(it: Happened, cards: readonly Message[]) {
  switch (it.did) {
    case 'chose':
      return { character: characters[it.character]?.name ?? '' };
    case 'roundEnded':
      return { round: it.round };
    case 'took':
      return { line: lineName(it.line) };
    case 'used':
      return { ability: abilityName(it.ability) };
    case 'traded':
    case 'bore':
      return { other: seatNamed(it.other) };
    case 'swapped':
    case 'covered':
      return { first: cards[0] ?? '', second: cards[1] ?? '' };
    case 'inspired':
    case 'looked':
      return { n: it.n };
    case 'banished':
      return { count: it.count, all: CARDS_TO_WIN };
    default:
      return {};
  }
}

export function tell(it: Happened, face: (id: number) => number): Message {
  const cards = (it.cards ?? []).map((id) => faceName(face(id)));
  const seat = it.seat === undefined ? '' : seatNamed(it.seat);
  const id = it.did === 'used' && cards.length > 0 ? 'did.used.set' : `did.${it.did}`;
  return message(id, { seat, cards, ...details(it, cards) });
}
