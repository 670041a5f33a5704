/** What lies where, and the numbers in the open. */
import { message, type Fact, type Zone } from '@arenarium/engine';
import type { Table } from './table.ts';

export const zones = (t: Table): Zone[] => [
  { name: 'deck', seat: null, cards: t.deck },
  { name: 'pile', seat: null, cards: [...t.pile, ...t.played] },
  ...t.hands.map((cards, seat) => ({ name: 'hand', seat, cards, private: true })),
  ...t.aside.map((cards, seat) => ({ name: 'aside', seat, cards, private: true })),
];
export const facts = (t: Table): Fact[] => [
  { seat: null, name: message('prize'), value: t.prize },
  ...t.points.map((value, seat) => ({ seat, name: message('points'), value })),
];
