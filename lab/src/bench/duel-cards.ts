/**
 * The duel: two players with 30 cards each, hands, boards, mana, attacks, spells and a reaction window; about a hundred
 * decisions a match. A yardstick of the usual card-game kind, played by our peers in the same run.
 */
export type Kind = 'creature' | 'harm' | 'draw' | 'heal' | 'block' | 'counter' | 'riposte';
export interface DuelCard {
  readonly kind: Kind;
  readonly cost: number;
  /** A creature's attack; what a spell or a riposte does. */
  readonly strength: number;
  readonly health: number;
}

const card = (kind: Kind, cost: number, strength = 0, health = 0): DuelCard => ({ kind, cost, strength, health });

export const CARDS: readonly DuelCard[] = [
  card('creature', 1, 1, 2),
  card('creature', 1, 2, 1),
  card('creature', 2, 2, 3),
  card('creature', 2, 3, 2),
  card('creature', 3, 3, 4),
  card('creature', 3, 4, 2),
  card('creature', 4, 4, 5),
  card('creature', 4, 5, 3),
  card('creature', 5, 5, 6),
  card('creature', 6, 6, 7),
  card('creature', 7, 7, 8),
  card('creature', 2, 1, 5),
  card('harm', 1, 2),
  card('harm', 2, 3),
  card('harm', 4, 5),
  card('draw', 2, 2),
  card('heal', 1, 4),
  card('block', 1),
  card('counter', 2),
  card('riposte', 1, 3),
];

/** Indices into CARDS: one of each, and a second copy of ten. */
export const DECK: readonly number[] = [...CARDS.keys(), 0, 2, 3, 4, 6, 12, 13, 17, 18, 19];

export const LIMITS = { health: 30, hand: 8, board: 6, mana: 10, opening: 5, turns: 200 } as const;
