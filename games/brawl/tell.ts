/** Happenings in words. */
import { message, seatNamed, type Message } from '@arenarium/engine';
import { nameOfHex, type Hex } from './arena/hexes.ts';
import { cardName, championName } from './cards/names.ts';
import type { Happened } from './happenings.ts';
import { standardAction } from './rules/activation.ts';

const hexName = (hex: Hex): Message => (hex < 0 ? message('hex.gate') : message('plain', { text: nameOfHex(hex) }));
const NOBODY = 'nobody';

/** What each kind of happening says besides whose doing it was. */
function valuesOf(h: Happened, known: readonly Message[]) {
  switch (h.did) {
    case 'hurt':
      return { n: h.n, by: h.striker < 0 || h.striker === h.champion ? NOBODY : championName(h.striker) };
    case 'moved':
      return { from: hexName(h.start), to: hexName(h.end) };
    case 'sprung':
      return { hex: hexName(h.hex), trap: cardName(h.face) };
    case 'standard':
      return { action: message(`standard.${standardAction(h.action).id}`) };
    case 'attacked':
      return { card: cardName(h.face), hexes: h.hexes.map(hexName) };
    case 'played':
    case 'reacted':
    case 'discarded':
    case 'turned':
    case 'passed':
      return { card: cardName(h.face) };
    case 'scored':
      return { card: cardName(h.face), n: h.n };
    case 'drew':
    case 'planned':
    case 'showedHand':
    case 'exchanged':
      return { n: h.n, cards: known };
    case 'trapLaid':
    case 'trapMoved':
    case 'trapSeen':
      return { hex: hexName(h.hex), cards: known };
    case 'homeChosen':
      return { home: message(`home.${h.home}`) };
    case 'round':
      return { round: h.round };
    case 'gained':
    case 'healed':
      return { n: h.n };
    case 'out':
    case 'levelled':
    case 'rooted':
    case 'stunned':
    case 'unmoved':
    case 'kicked':
    case 'picked':
    case 'brought':
    case 'barred':
    case 'first':
    case 'turn':
    case 'ended':
    case 'endedLasting':
      return {};
  }
}
/** Ways of moving and things gained have a sentence each. */
const sentenceOf = (h: Happened): string => {
  if (h.did === 'moved') return `did.moved.${h.how}`;
  return h.did === 'gained' ? `did.gained.${h.what}` : `did.${h.did}`;
};

/** `face` gives what the listener knew of a card when it happened. */
export function tell(h: Happened, face: (id: number) => number): Message {
  const known = (h.cards ?? [])
    .map(face)
    .filter((seen) => seen >= 0)
    .map(cardName);
  return message(sentenceOf(h), {
    ...('champion' in h ? { champion: championName(h.champion) } : {}),
    ...(h.seat === undefined ? {} : { seat: seatNamed(h.seat) }),
    ...valuesOf(h, known),
  });
}
