import {
  ask,
  done,
  drawLot,
  faceOf,
  type Flow,
  type Frame,
  inOrder,
  pluck,
  rules,
  type Seat,
  show,
  step,
} from '@arenarium/engine';
import { logOf } from '../happenings.ts';
import { attack, recolour, type Running } from '../rules/attack.ts';
import { banishing, shownTogether } from '../rules/banishing.ts';
import {
  type Banishing,
  type BanishOption,
  copyable,
  type CopyOption,
  type EnoughOption,
  type Fetching,
  type FetchOption,
  fetchTargets,
  type ForeseeOption,
  type GodOption,
  type MayOption,
  nothingToBanish,
  type PickOption,
  whetherToDraw,
  whetherToKeep,
  whichBanished,
  whichBanishedCards,
  whichCopied,
  whichDiscard,
  whichFetched,
  whichGod,
  whichOpenBanished,
} from '../rules/choices.ts';
import { energy, gain } from '../rules/energy.ts';
import { costs } from '../rules/paying.ts';
import { discardFromHand, draw, fromHand, putInHand, putOnDeck, readyDeck, turnUpTop } from '../rules/piles.ts';
import { type TargetOption, whichNewTarget } from '../rules/targets.ts';
import { areOpponents, at, isIn, momentAt, NONE, of, ownerOf, type P, pileAt, type Table } from '../table.ts';
import { abilityAt, ALL_COLOURS, effectsIn, isWarrior, listOf } from './printed.ts';
import type { Effect } from './words.ts';

export const effects = rules('kamigami/effects', {
  /** One effect after another, as printed; what cannot be done is passed over (KB-R27). */
  run(p: P, running: Running): Flow {
    const t = p.table;
    const { place, list, target } = running;
    const m = momentAt(t, place);
    const words = effectsIn(list);
    for (let i = running.i; i < words.length; i++) {
      if (m.stopped === 1 || !isIn(t, m.seat)) return done();
      const effect = of(words, i);
      if (effect.do === 'gain' && effect.who === 'you') {
        const won = gain(p, m.seat, effect.n);
        if (won !== null) return won;
        continue;
      }
      const frame = perform(p, effect, { place, list, i, target, seat: m.seat });
      if (frame === null) continue;
      if (i === words.length - 1) return inOrder(frame);
      return inOrder(frame, step(effects.run, { place, list, i: i + 1, target }));
    }
    return done();
  },

  /** KB-13.1: each may draw, active seat first. */
  mayDraw(p: P, { seat, n }: Drawing): Flow {
    return isIn(p.table, seat) ? ask(seat, whetherToDraw, { n }).then(effects.maybeDraw, { seat, n }) : done();
  },
  /** KB-13.1: whoever wants to draws. */
  maybeDraw(p: P, { seat, n }: Drawing, chosen: MayOption): Flow {
    if (chosen.do === 'yes') draw(p, seat, n);
    return done();
  },

  /** KB-R22: any God may be favoured. */
  gainFor(_: P, { seat, n }: Drawing): Flow {
    return ask(seat, whichGod, { n }).then(effects.gained, { n });
  },
  /** KB-13.2: before the loss; KB-R12: and if that makes 25, the loss comes too late. */
  fortify(p: P, { seat, n }: Drawing): Flow {
    return gain(p, seat, n) ?? done();
  },
  /** KB-12.3: and may win by it. */
  gained(p: P, { n }: { readonly n: number }, { seat }: GodOption): Flow {
    return gain(p, seat, n) ?? done();
  },

  /** KB-R30: cards of one’s own choice are discarded, face up. */
  discard(p: P, { seat, n }: Drawing): Flow {
    if (n === 0 || !isIn(p.table, seat) || pileAt(p.table.hand, seat).length === 0) return done();
    return ask(seat, whichDiscard, {}).then(effects.discarded, { seat, n });
  },
  /** KB-R30, KB-R34: one card goes, and the next is asked for. */
  discarded(p: P, { seat, n }: Drawing, { card }: PickOption): Flow {
    discardFromHand(p, seat, fromHand(p, seat, card));
    return effects.discard(p, { seat, n: n - 1 });
  },

  /** KB-5.7: up to so many; one’s own are chosen together, in any order. */
  banish(p: P, banish: Banishing): Flow {
    const { seat, n, from } = banish;
    if (n === 0 || !isIn(p.table, seat) || nothingToBanish(p.table, banish)) return done();
    if (from === 'hall' || from === 'targetsDiscard')
      return ask(seat, whichOpenBanished, banish).then(effects.banishedOne, { seat });
    if (n === 1) return ask(seat, whichBanished, banish).then(effects.banishedOne, { seat });
    return ask(seat, whichBanishedCards, banish).then(effects.banished, { seat });
  },
  /** KB-5.7: one card, or none. */
  banishedOne(p: P, by: { readonly seat: Seat }, chosen: BanishOption | EnoughOption): Flow {
    return effects.banished(p, by, chosen.do === 'enough' ? [] : [chosen]);
  },
  /** KB-5.7: one after another, each to be answered. */
  banished(p: P, { seat }: { readonly seat: Seat }, chosen: readonly BanishOption[]): Flow {
    return inOrder(
      ...shownTogether(p, chosen).map(({ card, from, owner }) => step(banishing.banish, { seat, card, from, owner })),
    );
  },

  /** KB-1.6: a card is taken from where the ability says. */
  fetch(p: P, { seat, list, i }: Fetching): Flow {
    return fetchTargets(p, seat, { list, i }).length === 0
      ? done()
      : ask(seat, whichFetched, { list, i }).then(effects.fetched, { seat, list, i });
  },
  /** KB-1.6: it goes where the ability says. */
  fetched(p: P, { seat, list, i }: Fetching, { card }: FetchOption): Flow {
    const t = p.table;
    const { from, to } = of(effectsIn(list), i) as Extract<Effect, { do: 'fetch' }>;
    pluck(from === 'discard' ? pileAt(t.discard, seat) : from === 'chain' ? pileAt(t.play, seat) : t.netherworld, card);
    if (to === 'hand') putInHand(p, seat, card);
    else putOnDeck(p, seat, card);
    logOf(p)?.push({ did: 'fetched', seat, cards: [card] });
    return done();
  },

  /** KB-R14: losses that come together: opponents clockwise from the left of whose doing it is, then its team, it last. */
  loseTogether(p: P, { seat, n, who }: Drawing & { readonly who: 'everyGod' | 'eachRicherOpponent' }): Flow {
    const t = p.table;
    const clockwise = t.team.map((_, k) => (seat + k + 1) % t.team.length);
    const losers = clockwise.filter((unit) => isIn(t, unit) && isLoser(t, { seat, unit, who }));
    const opponentsFirst = [
      ...losers.filter((unit) => areOpponents(t, seat, unit)),
      ...losers.filter((unit) => !areOpponents(t, seat, unit)),
    ];
    return inOrder(...opponentsFirst.map((unit) => step(energy.justLose, { unit, n, by: seat })));
  },
  /** KB-13.1: all are asked, from the seat whose ability it is. */
  everybodyMayDraw(p: P, { seat, n }: Drawing): Flow {
    const seats = p.table.team.length;
    return inOrder(...Array.from({ length: seats }, (_, k) => step(effects.mayDraw, { seat: (seat + k) % seats, n })));
  },

  /** KB-5.6: what the ability says for such a card, then the card goes. */
  adjudicating(
    p: P,
    { place, list, card }: { readonly place: number; readonly list: number; readonly card: number },
  ): Flow {
    const { seat } = momentAt(p.table, place);
    return inOrder(step(effects.run, { place, list, i: 0, target: NONE }), step(effects.adjudicated, { seat, card }));
  },
  /** KB-5.6: the card lies aside while the ability is resolved, then goes to the Discard Pile. */
  adjudicated(p: P, { seat, card }: { readonly seat: Seat; readonly card: number }): Flow {
    const aside = pileAt(p.table.aside, seat);
    if (!aside.includes(card)) return done();
    pluck(aside, card);
    pileAt(p.table.discard, seat).push(card);
    return done();
  },

  /** KB-8.4: the top card is looked at by its player alone; an empty deck is made anew for it. */
  foresee(p: P, { seat }: { readonly seat: Seat }): Flow {
    if (!readyDeck(p, seat)) return done();
    const deck = pileAt(p.table.deck, seat);
    const card = at(deck, deck.length - 1);
    show(p, seat, card);
    logOf(p)?.push({ did: 'foresaw', seat, cards: [card] });
    return ask(seat, whetherToKeep, { card }).then(effects.foretold, { seat, card });
  },
  /** KB-R30: it stays, or is discarded face up. */
  foretold(p: P, { seat, card }: { readonly seat: Seat; readonly card: number }, chosen: ForeseeOption): Flow {
    if (chosen.do === 'keep') return done();
    turnUpTop(p, seat);
    logOf(p)?.push({ did: 'discarded', seat, cards: [card] });
    return effects.adjudicated(p, { seat, card });
  },

  /** KB-R32: the copied Act is used as if it were printed here. */
  copy(p: P, { place, seat }: Copying): Flow {
    return copyable(p, place).length === 0
      ? done()
      : ask(seat, whichCopied, { place }).then(effects.copied, { place, seat });
  },
  /** KB-4.7, KB-R32: the colour is taken, the cost paid, the Act done. */
  copied(p: P, { place, seat }: Copying, { ability, card }: CopyOption): Flow {
    const { card: own } = momentAt(p.table, place);
    recolour(p, seat, { card: own, like: card });
    const { does, id } = abilityAt(ability);
    logOf(p)?.push({ did: 'copied', seat, cards: [own], what: id });
    return inOrder(step(costs.pay, { seat, ability }), step(effects.run, { place, list: does, i: 0, target: NONE }));
  },

  /** KB-R4, KB-R13: the Attack has a new target, which nobody has defended yet. */
  redirected(p: P, { place }: { readonly place: number }, { unit }: TargetOption): Flow {
    const m = momentAt(p.table, place);
    m.target = unit;
    m.defence = 0; // KB-R4
    logOf(p)?.push({ did: 'redirected', seat: m.seat, unit, n: m.value });
    return done();
  },
  /** KB-R13: whoever was attacked names another God. */
  redirect(_: P, { seat, place }: { readonly seat: Seat; readonly place: number }): Flow {
    return ask(seat, whichNewTarget, { place }).then(effects.redirected, { place });
  },
});

interface Drawing {
  readonly seat: Seat;
  readonly n: number;
}
interface Copying {
  readonly place: number;
  readonly seat: Seat;
}
interface Losing {
  readonly seat: Seat;
  readonly unit: Seat;
  readonly who: 'everyGod' | 'eachRicherOpponent';
}
function isLoser(t: Table, { seat, unit, who }: Losing): boolean {
  switch (who) {
    case 'everyGod':
      return true;
    case 'eachRicherOpponent':
      return areOpponents(t, seat, unit) && at(t.energy, unit) > at(t.energy, seat);
  }
}

/** What an effect is done with: where its ability stands, and whose it is. */
interface Performing extends Running {
  readonly seat: Seat;
}
type Does = Effect['do'];
type Doing<D extends Does> = Extract<Effect, { readonly do: D }>;

/** What each word does: now, for null, or by a step that is returned. */
const performed: { readonly [D in Does]: (p: P, effect: Doing<D>, performing: Performing) => Frame | null } = {
  attack: (_, __, { place, list, i }) => step(attack.declare, { place, list, i }),
  faith(p, { n }, { seat }) {
    p.table.faith += n;
    logOf(p)?.push({ did: 'faith', seat, n });
    return null;
  },
  gain: (_, { n }, { seat }) => step(effects.gainFor, { seat, n }),
  lose: (_, { n, who }, { seat }) => step(effects.loseTogether, { seat, n, who }),
  draw(p, { n, who }, { seat }) {
    if (who === 'everybodyMay') return step(effects.everybodyMayDraw, { seat, n });
    draw(p, seat, n);
    return null;
  },
  discard(p, { n, who }, { seat, target }) {
    if (who === 'you') return step(effects.discard, { seat, n });
    discardAtRandom(p, ownerOf(target), n);
    return null;
  },
  banish(_, { upTo, from }, { seat, target }) {
    const owner = from === 'targetsDiscard' ? ownerOf(target) : seat;
    return step(effects.banish, { seat, n: upTo, from, owner });
  },
  fetch: (_, __, { seat, list, i }) => step(effects.fetch, { seat, list, i }),
  adjudicate: (p, effect, { place }) => adjudicate(p, effect, place),
  foresee: (_, __, { seat }) => step(effects.foresee, { seat }),
  chainAny(p, _, { seat }) {
    p.table.chaining = ALL_COLOURS;
    logOf(p)?.push({ did: 'chainsAny', seat });
    return null;
  },
  copy: (_, __, { place, seat }) => step(effects.copy, { place, seat }),
  redirect: (_, __, { place, seat }) => step(effects.redirect, { seat, place: place - 1 }),

  // What a React does to the moment it answers, which lies just below it.
  defend(p, { value }, { place, seat }) {
    momentAt(p.table, place - 1).defence += value;
    logOf(p)?.push({ did: 'defended', seat, n: value });
    return null;
  },
  boost(p, { n }, { place, seat }) {
    momentAt(p.table, place - 1).value += n;
    logOf(p)?.push({ did: 'boosted', seat, n });
    return null;
  },
  pierce(p, _, { place }) {
    momentAt(p.table, place - 1).piercing = 1;
    return null;
  },
  cancel(p, _, { place }) {
    const m = momentAt(p.table, place - 1);
    // KB-5.5: with an Attack, the ability that makes it is cancelled as a whole.
    m.stopped = 1;
    if (m.is === 'attack') momentAt(p.table, place - 2).stopped = 1;
    return null;
  },
  keep(p, _, { place }) {
    momentAt(p.table, place - 1).stopped = 1;
    return null;
  },
  fortify: (p, { n }, { place }) => step(effects.fortify, { seat: momentAt(p.table, place - 1).target, n }),
  spare(p, _, { place }) {
    const m = momentAt(p.table, place - 1);
    m.value = at(p.table.energy, m.target) - 1;
    logOf(p)?.push({ did: 'spared', seat: m.target });
    return null;
  },
};

/** Do one effect now and return null, or the step that does it. */
function perform(p: P, effect: Effect, performing: Performing): Frame | null {
  const doing = performed[effect.do] as (p: P, effect: Effect, performing: Performing) => Frame | null;
  return doing(p, effect, performing);
}

/** KB-5.6, KB-R19 */
function adjudicate(p: P, effect: Extract<Effect, { do: 'adjudicate' }>, place: number): Frame | null {
  const { seat } = momentAt(p.table, place);
  const card = turnUpTop(p, seat);
  if (card < 0) return null;
  logOf(p)?.push({ did: 'adjudicates', seat, cards: [card] });
  const list = listOf(isWarrior(faceOf(p, card)) ? effect.warrior : effect.disciple);
  return step(effects.adjudicating, { place, list, card });
}

function discardAtRandom(p: P, seat: Seat, n: number): void {
  const hand = pileAt(p.table.hand, seat);
  for (let i = 0; i < n && hand.length > 0; i++) {
    const card = at(hand, drawLot(p, hand.length));
    discardFromHand(p, seat, card);
  }
}
