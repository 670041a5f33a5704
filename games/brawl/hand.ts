/** Cards in hand: drawing, planning, discarding, being stunned (SFB-5.9, SFB-17.5, SFB-17.12, SFB-17.17). */
import {
  ask,
  done,
  faceOf,
  message,
  pickSecretly,
  question,
  reveal,
  rules,
  show,
  shuffle,
  step,
  inOrder,
  type Flow,
  type Option,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { told } from './happenings.ts';
import { abilityOf, championCardId, printedOn } from './printed.ts';
import { fighter, hasAbility, isInArena, NOBODY, ownChampion, player, type ChampionId, type P } from './table.ts';

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
/** Enough for every id of the largest box. */
export const MOST_CARDS = 400;
export const CARD: readonly CardOption[] = Array.from({ length: MOST_CARDS }, (_, card) => ({ do: 'card', card }));
export const DONE: DoneOption = { do: 'done' };
const SHOW: readonly ShowOption[] = [{ do: 'show' }];
/** Every “up to n”, most first. */
const AMOUNTS: readonly (readonly AmountOption[])[] = Array.from({ length: 30 }, (_, n) =>
  Array.from({ length: n + 1 }, (_i, i) => ({ do: 'amount', n: n - i }) as const),
);
export const amountsUpTo = (n: number): readonly AmountOption[] => AMOUNTS[n] as readonly AmountOption[];

/** Draw from the top; an empty deck is made anew from the discard pile (SFB-5.9, SFB-R9). */
export function drawCards(p: P, seat: Seat, n: number): number {
  const mine = player(p.table, seat);
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
  if (drawn > 0) p.log?.push(told({ did: 'drew', seat, n: drawn, cards: mine.hand.slice(-drawn) }));
  return drawn;
}
/** A card goes from hand to the discard pile, face up. */
export function discard(p: P, seat: Seat, card: number): void {
  const mine = player(p.table, seat);
  mine.hand.splice(mine.hand.indexOf(card), 1);
  mine.discard.push(card);
  reveal(p, card);
}

export const howMany = question('brawl/how-many', {
  rule: 'SFB-17.5',
  options: (_p: P, { n }: { n: number; of: 'draw' | 'heal' }): readonly AmountOption[] => amountsUpTo(n),
  prompt: (_p: P, { n, of }: { n: number; of: 'draw' | 'heal' }) => message(`ask.brawl/how-many.${of}`, { n }),
});

export const planWhich = question('brawl/plan', {
  rule: 'SFB-17.12',
  options(p: P, _about: { left: number }, seat: Seat): readonly (CardOption | DoneOption)[] {
    return [...player(p.table, seat).hand.map((card) => CARD[card] as CardOption), DONE];
  },
  prompt: (_p: P, { left }: { left: number }) => message('ask.brawl/plan', { n: left }),
});

/** Cards to be given up one by one, the later ones in hand after the earlier: the order makes no difference. */
export const giveUp = question('brawl/give-up', {
  rule: 'SFB-5.5',
  options(p: P, { after }: { after: number; left: number }, seat: Seat): readonly (CardOption | DoneOption)[] {
    const { hand } = player(p.table, seat);
    return [...hand.slice(after).map((card) => CARD[card] as CardOption), DONE];
  },
  prompt: (_p: P, { left }: { after: number; left: number }) => message('ask.brawl/give-up', { n: left }),
});

export const hand = rules('brawl/hand', {
  /** SFB-17.5: how many is said before any is drawn. */
  draw(p: P, { seat, n }: { seat: Seat; n: number }): Flow {
    const { deck, discard: pile } = player(p.table, seat);
    const most = Math.min(n, deck.length + pile.length);
    return most === 0 ? done() : ask(seat, howMany, { n: most, of: 'draw' }).then(hand.drawn, { seat });
  },
  drawn(p: P, { seat }: { seat: Seat }, { n }: AmountOption): Flow {
    drawCards(p, seat, n);
    return done();
  },
  /** SFB-17.12, SFB-R9: one after another on top of the deck. */
  plan(p: P, { seat, left }: { seat: Seat; left: number }): Flow {
    if (left === 0 || player(p.table, seat).hand.length === 0) return done();
    return ask(seat, planWhich, { left }).then(hand.planned, { seat, left });
  },
  planned(p: P, { seat, left }: { seat: Seat; left: number }, option: CardOption | DoneOption): Flow {
    if (option.do === 'done') return done();
    const mine = player(p.table, seat);
    // Which card went on top is the player's secret: the hand is mixed unseen before one leaves it.
    const [card] = pickSecretly(p, seat, mine.hand, [option.card]);
    if (card === undefined) throw new Error('a planned card must be in hand');
    mine.hand.splice(mine.hand.indexOf(card), 1);
    mine.deck.push(card);
    p.log?.push(told({ did: 'planned', seat, n: 1, cards: [card] }));
    return inOrder(step(hand.plan, { seat, left: left - 1 }));
  },
  /** Cards are discarded, each healing the Champion it belongs to by 1. */
  discardToHeal(p: P, { seat, left, after }: { seat: Seat; left: number; after: number }): Flow {
    if (left === 0 || after >= player(p.table, seat).hand.length) return done();
    return ask(seat, giveUp, { after, left }).then(hand.discardedToHeal, { seat, left });
  },
  discardedToHeal(p: P, { seat, left }: { seat: Seat; left: number }, option: CardOption | DoneOption): Flow {
    if (option.do === 'done') return done();
    const after = player(p.table, seat).hand.indexOf(option.card);
    discard(p, seat, option.card);
    const face = faceOf(p, option.card);
    p.log?.push(told({ did: 'discarded', seat, face, cards: [option.card] }));
    mend(p, ownChampion(p.table, seat, printedOn(face).champion), 1);
    return inOrder(step(hand.discardToHeal, { seat, left: left - 1, after }));
  },
});

/** SFB-17.8: damage is removed, as far as there is any. */
export function mend(p: P, id: ChampionId, n: number): void {
  if (id === NOBODY || !isInArena(p.table, id)) return;
  const f = fighter(p.table, id);
  const healed = Math.min(n, f.damage);
  if (healed === 0) return;
  f.damage -= healed;
  p.log?.push(told({ did: 'healed', champion: f.kind, owner: f.seat, n: healed }));
}

export const stunned = question('brawl/stun', {
  rule: 'SFB-17.17',
  secret: true,
  options(p: P, { id }: { id: ChampionId }, seat: Seat, why?: Why<CardOption>): readonly (CardOption | ShowOption)[] {
    const { kind } = fighter(p.table, id);
    const options: CardOption[] = [];
    for (const card of player(p.table, seat).hand) {
      const option = CARD[card] as CardOption;
      if (printedOn(faceOf(p, card)).champion === kind) options.push(option);
      else why?.(option, 'SFB-17.17', message('why.notItsCard', { champion: message(`champion.${kind}`) }));
    }
    return options.length > 0 ? options : SHOW;
  },
  prompt: (p: P, { id }: { id: ChampionId }) =>
    message('ask.brawl/stun', { champion: message(`champion.${fighter(p.table, id).kind}`) }),
});

export const stun = rules('brawl/stun', {
  /** SFB-17.17: one of its cards is discarded, or a hand without any is shown. */
  suffer(p: P, { id }: { id: ChampionId }): Flow {
    const f = fighter(p.table, id);
    if (!isInArena(p.table, id)) return done();
    if (hasAbility(f, 'immune') && abilityOf(f.kind, 'immune')?.to === 'stun') {
      p.log?.push(told({ did: 'unmoved', champion: f.kind, owner: f.seat, ability: championCardId(f.kind) }));
      return done();
    }
    p.log?.push(told({ did: 'stunned', champion: f.kind, owner: f.seat }));
    if (player(p.table, f.seat).hand.length === 0) return done();
    return ask(f.seat, stunned, { id }).then(stun.suffered, { seat: f.seat });
  },
  suffered(p: P, { seat }: { seat: Seat }, option: CardOption | ShowOption): Flow {
    const mine = player(p.table, seat);
    if (option.do === 'show') {
      for (const card of mine.hand) reveal(p, card);
      p.log?.push(told({ did: 'showedHand', seat, n: mine.hand.length, cards: mine.hand.slice() }));
      return done();
    }
    discard(p, seat, option.card);
    p.log?.push(told({ did: 'discarded', seat, face: faceOf(p, option.card), cards: [option.card] }));
    return done();
  },
});
