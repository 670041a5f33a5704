/** Where everything lies, and the numbers lying in the open. */
import { at, message, seatNamed, type Fact, type Message, type Zone } from '@arenarium/engine';
import { KINDS, tokensOn } from './rules/banes.ts';
import { kindName } from './cards/names.ts';
import { championOf, isOut, NONE, seatsOf, supportsOf, type CardId, type Table } from './table.ts';

const real = (card: CardId): readonly CardId[] => (card === NONE ? [] : [card]);

export function zones(t: Table): readonly Zone[] {
  const all: Zone[] = [
    { name: 'box', seat: null, cards: t.box },
    { name: 'legendsLeft', seat: null, cards: t.legendsLeft },
    { name: 'spheresLeft', seat: null, cards: t.spheresLeft },
    { name: 'sphereDeck', seat: null, cards: t.sphereDeck },
    { name: 'spheresUp', seat: null, cards: t.spheresUp },
  ];
  for (let seat = 0; seat < t.legend.length; seat++) {
    const legend = t.legend[seat] ?? NONE;
    const standing = [t.champion[seat] ?? NONE, ...(t.supports[seat] ?? [])];
    all.push(
      { name: 'legend', seat, cards: standing.includes(legend) || t.out[seat] === 1 ? [] : real(legend) },
      { name: 'champion', seat, cards: real(t.champion[seat] ?? NONE) },
      { name: 'supports', seat, cards: t.supports[seat] ?? [] },
      { name: 'deck', seat, cards: t.deck[seat] ?? [] },
      { name: 'graveyard', seat, cards: t.graveyard[seat] ?? [] },
      { name: 'hand', seat, cards: t.hand[seat] ?? [], private: true },
      { name: 'kept', seat, cards: t.kept[seat] ?? [], private: true },
    );
  }
  return all;
}

/** What a Hero bears: counters on it, counters beside it, tokens. */
function bears(t: Table, id: CardId): Message {
  const banes: Message[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const n = tokensOn(t, id, kind);
    if (n > 0) banes.push(message('fact.bane', { kind: kindName(kind), n }));
  }
  return message('fact.bears', { damage: at(t.damage, id), beside: at(t.beside, id), gained: at(t.gained, id), banes });
}

export function facts(t: Table): readonly Fact[] {
  const facts: Fact[] = [
    { seat: null, name: message('fact.round'), value: t.round },
    { seat: null, name: message('fact.turn'), value: seatNamed(t.active) },
  ];
  for (let seat = 0; seat < seatsOf(t); seat++) {
    if (isOut(t, seat)) {
      facts.push({ seat, name: message('fact.out'), value: message('fact.yes') });
      continue;
    }
    facts.push({ seat, name: message('fact.mp'), value: at(t.mp, seat) });
    facts.push({ seat, name: message('fact.tokens'), value: at(t.tokens, seat) });
    if (championOf(t, seat) !== NONE) {
      facts.push({ seat, name: message('fact.champion'), value: bears(t, championOf(t, seat)) });
    }
    for (const id of supportsOf(t, seat)) facts.push({ seat, name: message('fact.support'), value: bears(t, id) });
  }
  return facts;
}
