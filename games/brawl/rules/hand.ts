/** Cards in hand: drawing, planning, discarding, being stunned (SFB-5.9, SFB-17.5, SFB-17.12, SFB-17.17). */
import {
  ask,
  at,
  done,
  faceOf,
  type Flow,
  inOrder,
  message,
  type Option,
  pickSecretly,
  pluck,
  question,
  reveal,
  rules,
  type Seat,
  setQuestion,
  show,
  shuffle,
  step,
  type Why,
} from '@arenarium/engine';
import { championName, cardName } from '../cards/names.ts';
import { abilityOf, championCardId, MOST_IDS, printedOn } from '../cards/printed.ts';
import { logOf, suffering } from '../happenings.ts';
import { cardPoint, pilePoint } from '../points.ts';
import { championOf, hasAbility, isInArena, ownChampion, playerAt, type ChampionId, type P } from '../table.ts';

export interface AmountOption extends Option {
  readonly do: 'amount';
  readonly n: number;
}
export interface CardOption extends Option {
  readonly do: 'card';
  readonly card: number;
}
export interface DoneOption extends Option {
  readonly do: 'done';
}
export interface ShowOption extends Option {
  readonly do: 'show';
}
const CARD: readonly CardOption[] = Array.from({ length: MOST_IDS }, (_, card) => ({ do: 'card', card }));
export const cardOption = (card: number): CardOption => at(CARD, card);
export const DONE: DoneOption = { do: 'done' };
const SHOW: readonly ShowOption[] = [{ do: 'show' }];
/** Every “up to n”, most first. */
const AMOUNTS: readonly (readonly AmountOption[])[] = Array.from({ length: 30 }, (_, n) =>
  Array.from({ length: n + 1 }, (_i, i) => ({ do: 'amount', n: n - i }) as const),
);
const amountsUpTo = (n: number): readonly AmountOption[] => at(AMOUNTS, n);

/** Draw from the top; an empty deck is made anew from the discard pile (SFB-5.9, SFB-R9). */
export function drawCards(p: P, seat: Seat, n: number): number {
  const mine = playerAt(p.table, seat);
  let drawn = 0;
  for (; drawn < n; drawn++) {
    if (mine.deck.length === 0) {
      mine.deck = mine.discard;
      mine.discard = [];
      shuffle(p, mine.deck);
    }
    const card = mine.deck.pop();
    if (card === undefined) break;
    mine.hand.push(card);
    show(p, seat, card);
  }
  if (drawn === 0) return 0;
  const cards = mine.hand.slice(-drawn);
  logOf(p)?.push({ did: 'drew', motion: 'draw', seat, n: drawn, cards, from: pilePoint('deck', seat) });
  return drawn;
}
/** A card goes from hand to the discard pile, face up. */
export function discard(p: P, seat: Seat, card: number): void {
  const mine = playerAt(p.table, seat);
  pluck(mine.hand, card);
  mine.discard.push(card);
  reveal(p, card);
}
function tellDiscard(p: P, seat: Seat, card: number): void {
  const to = [pilePoint('discard', seat)];
  logOf(p)?.push({
    did: 'discarded',
    motion: 'discard',
    seat,
    face: faceOf(p, card),
    cards: [card],
    by: cardPoint(card),
    to,
  });
}

export const whichDraw = question('brawl/draw', {
  rule: 'SFB-17.5',
  options: (_p: P, { n }: { n: number }): readonly AmountOption[] => amountsUpTo(n),
});
export const whichHeal = question('brawl/heal', {
  rule: 'SFB-17.8',
  options: (_p: P, { n }: { n: number; id: ChampionId }): readonly AmountOption[] => amountsUpTo(n),
  prompt: (p: P, { id }: { n: number; id: ChampionId }) =>
    message('ask.brawl/heal', { champion: championName(championOf(p.table, id).kind) }),
});

const whichPlan = question('brawl/plan', {
  rule: 'SFB-17.12',
  options(p: P, _about: { left: number }, seat: Seat): readonly (CardOption | DoneOption)[] {
    return [...playerAt(p.table, seat).hand.map(cardOption), DONE];
  },
  prompt: (_p: P, { left }: { left: number }) => message('ask.brawl/plan', { n: left }),
});

const whichDiscards = setQuestion('brawl/discard', {
  rule: 'SFB-5.5',
  options: (p: P, _about: { n: number }, seat: Seat): readonly CardOption[] =>
    playerAt(p.table, seat).hand.map(cardOption),
  size: (_p: P, { n }: { n: number }) => ({ min: 0, max: n }),
  prompt: (_p: P, { n }: { n: number }) => message('ask.brawl/discard', { n }),
});

export const hand = rules('brawl/hand', {
  /** SFB-17.5: how many is said before any is drawn. */
  draw(p: P, { seat, n }: { seat: Seat; n: number }): Flow {
    const { deck, discard: pile } = playerAt(p.table, seat);
    const most = Math.min(n, deck.length + pile.length);
    return most === 0 ? done() : ask(seat, whichDraw, { n: most }).then(hand.drawn, { seat });
  },
  /** SFB-17.5, SFB-5.9. */
  drawn(p: P, { seat }: { seat: Seat }, { n }: AmountOption): Flow {
    drawCards(p, seat, n);
    return done();
  },
  /** SFB-17.12, SFB-R9: one after another on top of the deck. */
  plan(p: P, { seat, left }: { seat: Seat; left: number }): Flow {
    if (left === 0 || playerAt(p.table, seat).hand.length === 0) return done();
    return ask(seat, whichPlan, { left }).then(hand.planned, { seat, left });
  },
  /** SFB-17.12, SFB-5.8: which card went on top is its player's secret, so the hand is mixed unseen before one leaves it. */
  planned(p: P, { seat, left }: { seat: Seat; left: number }, option: CardOption | DoneOption): Flow {
    if (option.do === 'done') return done();
    const mine = playerAt(p.table, seat);
    const [card] = pickSecretly(p, seat, mine.hand, [option.card]);
    if (card === undefined) throw new Error('a planned card must be in hand');
    pluck(mine.hand, card);
    mine.deck.push(card);
    const to = [pilePoint('deck', seat)];
    logOf(p)?.push({ did: 'planned', motion: 'move', seat, n: 1, cards: [card], by: cardPoint(card), to });
    return inOrder(step(hand.plan, { seat, left: left - 1 }));
  },
  /** SFB-5.5, SFB-17.8: cards are discarded, each healing the Champion it belongs to by 1. */
  discardToHeal(p: P, { seat, n }: { seat: Seat; n: number }): Flow {
    if (playerAt(p.table, seat).hand.length === 0) return done();
    return ask(seat, whichDiscards, { n }).then(hand.discardedToHeal, { seat });
  },
  /** SFB-5.5, SFB-17.8. */
  discardedToHeal(p: P, { seat }: { seat: Seat }, cards: readonly CardOption[]): Flow {
    for (const { card } of cards) {
      discard(p, seat, card);
      tellDiscard(p, seat, card);
      mend(p, ownChampion(p.table, seat, printedOn(faceOf(p, card)).champion), 1);
    }
    return done();
  },
});

/** SFB-17.8: damage is removed, as far as there is any. */
export function mend(p: P, id: ChampionId, n: number): void {
  if (!isInArena(p.table, id)) return;
  const champion = championOf(p.table, id);
  const healed = Math.min(n, champion.damage);
  if (healed === 0) return;
  champion.damage -= healed;
  logOf(p)?.push({ did: 'healed', motion: 'heal', ...suffering(p.table, id), n: healed });
}

const whichStunned = question('brawl/stun', {
  rule: 'SFB-17.17',
  secret: true,
  options(p: P, { id }: { id: ChampionId }, seat: Seat, why?: Why<CardOption>): readonly (CardOption | ShowOption)[] {
    const { kind } = championOf(p.table, id);
    const options: CardOption[] = [];
    for (const card of playerAt(p.table, seat).hand) {
      const face = faceOf(p, card);
      if (printedOn(face).champion === kind) options.push(cardOption(card));
      else why?.(cardOption(card), 'SFB-17.17', notItsCard(face, kind));
    }
    return options.length > 0 ? options : SHOW;
  },
  prompt: (p: P, { id }: { id: ChampionId }) =>
    message('ask.brawl/stun', { champion: championName(championOf(p.table, id).kind) }),
});
const notItsCard = (face: number, kind: number) =>
  message('why.notItsCard', {
    card: cardName(face),
    owner: championName(printedOn(face).champion),
    champion: championName(kind),
  });

export const stun = rules('brawl/stun', {
  /** SFB-17.17: one of its cards is discarded, or a hand without any is shown. */
  suffer(p: P, { id }: { id: ChampionId }): Flow {
    const t = p.table;
    if (!isInArena(t, id)) return done();
    const champion = championOf(t, id);
    const { kind, seat } = champion;
    if (hasAbility(champion, 'immune') && abilityOf(kind, 'immune')?.to === 'stun') {
      logOf(p)?.push({ did: 'unmoved', ...suffering(t, id), ability: championCardId(kind) });
      return done();
    }
    logOf(p)?.push({ did: 'stunned', motion: 'lose', ...suffering(t, id) });
    if (playerAt(t, seat).hand.length === 0) return done();
    return ask(seat, whichStunned, { id }).then(stun.suffered, { seat });
  },
  /** SFB-17.17, SFB-5.8: what is shown is seen by all. */
  suffered(p: P, { seat }: { seat: Seat }, option: CardOption | ShowOption): Flow {
    const mine = playerAt(p.table, seat);
    if (option.do === 'show') {
      for (const card of mine.hand) reveal(p, card);
      logOf(p)?.push({ did: 'showedHand', motion: 'reveal', seat, n: mine.hand.length, cards: mine.hand.slice() });
      return done();
    }
    discard(p, seat, option.card);
    tellDiscard(p, seat, option.card);
    return done();
  },
});
