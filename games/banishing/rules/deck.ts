import {
  ask,
  at,
  done,
  question,
  reveal,
  rules,
  setQuestion,
  show,
  shuffle,
  type Flow,
  type Seat,
} from '@arenarium/engine';
import { countIn, isSymbol, levelOf, SYMBOL_FACES, takeOut, tally } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { receive } from './items.ts';
import { CARDS, type CardOption, type SeenOption } from './options.ts';
import { NONE, playerAt, type P, type Share, type Table } from '../table.ts';
import { wounds } from './wounds.ts';

export const LAST_ROUND = 3;

/** TB-R3: the Deck of the third round has run out. */
export const isSpent = (t: Table): boolean => t.round === LAST_ROUND && t.deck.length === 0;

/** TB-3.2: draw the top card, face up. NONE when the Deck of the third round has run out (TB-R17). */
export function drawCard(p: P): number {
  const id = p.table.deck.pop();
  if (id === undefined) return NONE;
  reveal(p, id);
  endRoundIfSpent(p);
  return id;
}

/** TB-5.7, TB-8.1: a symbol card is seen by its drawer alone; what lies openly afterwards is turned up. */
function drawUnseen(p: P, seat: Seat): number {
  const id = p.table.deck.pop();
  if (id === undefined) return NONE;
  if (isSymbol(p, id)) show(p, seat, id);
  else reveal(p, id);
  return id;
}

/** TB-3.3, TB-R2: the last card was drawn; the next round's undead and the Discard become the Deck at once. */
export function endRoundIfSpent(p: P): void {
  const t = p.table;
  if (t.deck.length > 0 || t.round === LAST_ROUND) return;
  logOf(p)?.push({ did: 'roundEnded', round: t.round });
  t.round++;
  // After the first round level 4 joins, after the second level 5: one more than two beyond the round that ended.
  const joins = t.round + 2;
  t.deck = t.discard;
  t.discard = [];
  for (const id of t.aside) if (levelOf(p, id) === joins) t.deck.push(id);
  t.aside = t.aside.filter((id) => levelOf(p, id) !== joins);
  shuffleDeck(p);
}

/** Shuffled from the top down, so that a shuffle given by a scenario reads in the order in which it is drawn. */
export function shuffleDeck(p: P): void {
  shuffle(p, p.table.deck.toReversed());
}

/** Which symbol card of the Discard? */
const whichToRecall = question('banishing/recall', {
  rule: 'TB-12.4',
  options: (p: P): readonly CardOption[] => symbolsIn(p, p.table.discard),
});

export function symbolsIn(p: P, cards: readonly number[]): CardOption[] {
  const counts = tally(p, cards);
  const options: CardOption[] = [];
  for (let face = 0; face < SYMBOL_FACES; face++) {
    if (countIn(counts, face) > 0) options.push(at(CARDS, face));
  }
  return options;
}

/** Of the cards looked at, which go to the Discard? None, some or all of them. */
const whichToDiscard = setQuestion('banishing/look', {
  rule: 'TB-12.5',
  options: (_p: P, { cards }: { cards: readonly number[] }): readonly SeenOption[] =>
    cards.map((card): SeenOption => ({ do: 'seen', card })),
  size: (_p, { cards }) => ({ min: 0, max: cards.length }),
});

export const deck = rules('banishing/deck', {
  /** TB-5.7, TB-R7: cards from the Deck, each to where its kind belongs. */
  draw(p: P, { seat, left }: Share): Flow {
    const player = playerAt(p.table, seat);
    const first = player.wounds.length;
    for (let n = 0; n < left; n++) {
      const id = drawUnseen(p, seat);
      if (id === NONE) break;
      logOf(p)?.push({ did: 'drew', seat, cards: [id] });
      receive(p, seat, id);
      endRoundIfSpent(p);
    }
    return wounds.taken(p, { seat, first });
  },

  /** TB-12.4: symbol cards come back from the Discard. */
  recall(p: P, { seat, left }: Share): Flow {
    if (left === 0 || tally(p, p.table.discard) === 0) return done();
    return ask(seat, whichToRecall, {}).then(deck.recalled, { seat, left });
  },
  /** TB-12.4. */
  recalled(p: P, { seat, left }: Share, { face }: CardOption): Flow {
    const id = takeOut(p, p.table.discard, face);
    playerAt(p.table, seat).hand.push(id);
    logOf(p)?.push({ did: 'recalled', seat, cards: [id] });
    return deck.recall(p, { seat, left: left - 1 });
  },

  /** TB-12.5: only the one who uses the ability sees the cards. */
  look(p: P, { seat, left }: Share): Flow {
    const cards = p.table.deck.slice(-left).toReversed();
    for (const id of cards) show(p, seat, id);
    logOf(p)?.push({ did: 'looked', seat, n: cards.length });
    return cards.length === 0 ? done() : ask(seat, whichToDiscard, { cards }).then(deck.lookedAt, { seat });
  },
  /** TB-R23: what goes from the Deck to the Discard counts as drawn. */
  lookedAt(p: P, { seat }: { seat: Seat }, chosen: readonly SeenOption[]): Flow {
    const t = p.table;
    const cards = chosen.map(({ card }) => card);
    if (cards.length === 0) return done();
    t.deck = t.deck.filter((id) => !cards.includes(id));
    for (const id of cards) reveal(p, id);
    t.discard.push(...cards);
    logOf(p)?.push({ did: 'discardedFromDeck', seat, cards });
    endRoundIfSpent(p);
    return done();
  },
});
