/** What abilities do, word by word. */
import {
  ask,
  at,
  done,
  faceOf,
  inOrder,
  message,
  question,
  roll,
  rules,
  step,
  type Flow,
  type Message,
  type Seat,
  type Why,
} from '@arenarium/engine';
import {
  candidates,
  couldDo,
  payFor,
  spokenOf,
  theOne,
  touches,
  whyUntouched,
  whomOf,
  type Affecting,
  type Use,
} from '../rules/abilities.ts';
import { addBane, hurt, mend, moveCounters } from '../rules/banes.ts';
import { CONDEMNED, mark, TO_DECK } from '../rules/fate.ts';
import { choosing, choosingOne, type HeroOption } from '../rules/choosing.ts';
import { whichAmount, type AmountOption } from '../rules/counting.ts';
import { giveTokens } from '../rules/tokens.ts';
import { aboutCard } from '../rules/refusals.ts';
import { whichSpread, type EnoughOption, type Spread } from '../rules/spreading.ts';
import { logOf } from '../happenings.ts';
import { leaveForDeck, switchWithChampion } from '../rules/positions.ts';
import { nameOfFace } from './names.ts';
import { abilityAt, cardOf, effectAt, partsOf, type EffectId } from './printed.ts';
import { doing } from './text.ts';
import { favour, spheres } from '../rules/spheres.ts';
import { maxHpOf } from '../rules/strength.ts';
import { heroesFrom, ownerOf, pileOf, type CardId, type P } from '../table.ts';
import type { Amount, Effect } from './words.ts';

/** An effect on its way: its number, whose ability it belongs to, the Hero that set it off, and the X that was chosen. */
export interface Doing {
  readonly effect: EffectId;
  readonly source: CardId;
  readonly subject: CardId;
  readonly x: number;
}
export interface PlayerOption {
  readonly do: 'player';
  readonly seat: Seat;
}

/** EL-R30: X counters as a price are at least 1, and no more than destroy the Hero that takes them. */
const mostAsPrice = (p: P, id: CardId): number => Math.max(1, maxHpOf(p, id) - at(p.table.damage, id));

/** All of them; with too few tokens for that, those that their player chooses (EL-R38). */
function affectAll(p: P, doing: Doing, ids: readonly CardId[]): Flow {
  const effect = effectAt(doing.effect);
  if (effect.do === 'add' && effect.what === 'bane') return giveTokens(p, userOf(p, doing), ids);
  return inOrder(...ids.map((id) => step(effects.affect, on(doing, id))));
}

/** The effect, turned on one Hero. */
const on = ({ effect, source, subject, x }: Doing, id: CardId) => ({ effect, source, subject, x, id });

const affecting = (number: EffectId): Affecting => {
  const effect = effectAt(number);
  if (effect.do === 'add' || effect.do === 'remove' || effect.do === 'move') return effect;
  throw new Error(`${effect.do} affects no Hero`);
};

/** The Heroes an effect may be turned on, as far as it would change anything. */
function eligible(p: P, doing: Doing): readonly CardId[] {
  const meant = meantBy(p, doing);
  if (effectAt(doing.effect).do === 'switch') return meant;
  const seat = ownerOf(p.table, doing.source);
  const affects = affecting(doing.effect);
  return meant.filter((id) => touches(p, affects, { id, seat }));
}
/** The Heroes an effect speaks of. */
function meantBy(p: P, { effect: number, source }: Doing): readonly CardId[] {
  const seat = ownerOf(p.table, source);
  if (effectAt(number).do === 'switch') return candidates(p, { choose: 'support', of: 'anyPlayer' }, seat);
  return spokenOf(p, affecting(number), seat);
}

/** What is being done, by whose ability: so that whoever is asked need not remember, and whoever looks ahead can. */
const askedFor =
  (id: string) =>
  (p: P, { effect, source, subject }: Doing): Message =>
    message(id, {
      card: nameOfFace(faceOf(p, source)),
      does: doing(effectAt(effect), { name: cardOf(p, source).name }),
      effect,
      source,
      subject,
    });

export const whichHero = question('legends/hero', {
  rule: 'EL-11.7',
  prompt: askedFor('ask.legends/hero'),
  options(p: P, doing: Doing, seat, why?: Why<HeroOption>): readonly HeroOption[] {
    const options = choosing(eligible(p, doing));
    if (why !== undefined) explainOthers(p, doing, { seat, why });
    return options;
  },
});
const notMeant = aboutCard('EL-11.7', 'why.notMeant');
/** Why the other Heroes in play cannot be chosen: the phrase does not mean them, or nothing would change on them. */
function explainOthers(p: P, doing: Doing, { seat, why }: { seat: Seat; why: Why<HeroOption> }): void {
  const effect = effectAt(doing.effect);
  const meant = meantBy(p, doing);
  for (const id of heroesFrom(p.table, seat)) {
    if (eligible(p, doing).includes(id)) continue;
    const isMeant = meant.includes(id) && effect.do !== 'switch';
    const { rule, because } = isMeant
      ? whyUntouched(p, affecting(doing.effect), { id, seat })
      : notMeant(faceOf(p, id));
    why(choosingOne(id), rule, because);
  }
}
export const whichPlayer = question('legends/player', {
  rule: 'EL-11.7',
  prompt: askedFor('ask.legends/player'),
  options(p: P, doing: Doing): readonly PlayerOption[] {
    const seats: Seat[] = [];
    for (const id of eligible(p, doing)) {
      const seat = ownerOf(p.table, id);
      if (!seats.includes(seat)) seats.push(seat);
    }
    return seats.map((seat) => ({ do: 'player', seat }));
  },
});
/** On its way: what is laid next. */
interface Spreading extends Doing, Spread {}

export const whichFromGraveyard = question('legends/fromGraveyard', {
  rule: 'EL-11.6',
  options: (p: P, _: Doing, seat): readonly HeroOption[] => choosing(pileOf(p.table.graveyard, seat)),
});

export const effects = rules('legends/effects', {
  /** EL-11.1, EL-11.2: an ability is declared and paid for; then it does what it says. */
  use(p: P, use: Use): Flow {
    const ability = abilityAt(use.ability);
    const seat = ownerOf(p.table, use.source);
    logOf(p)?.push({ did: 'used', seat, cards: [use.source], ability: ability.id });
    payFor(p, use);
    const price = ability.cost.damage;
    const doing: Doing = { effect: ability.effect, source: use.source, subject: use.subject, x: 0 };
    if (price === undefined) return inOrder(step(effects.perform, doing));
    const payer = theOne(p, price.to, use);
    if (price.n === 'X')
      return ask(seat, whichAmount, { most: mostAsPrice(p, payer), to: payer }).then(effects.payX, { ...doing, payer });
    hurt(p, payer, { n: price.n, source: use.source });
    return inOrder(step(effects.perform, doing));
  },
  /** EL-R30: the X that was chosen is the price, and what it buys. */
  payX(p: P, { payer, effect, source, subject }: Doing & { payer: CardId }, { n }: AmountOption): Flow {
    hurt(p, payer, { n, source });
    return inOrder(step(effects.perform, { effect, source, subject, x: n }));
  },

  /** EL-R30: one word of an ability. What can do nothing any more does nothing. */
  perform(p: P, doing: Doing): Flow {
    if (!couldDo(p, doing.effect, doing)) return done();
    const effect = effectAt(doing.effect);
    const performs = performing[effect.do] as Performing<Effect>;
    return performs(p, doing, effect) ?? done();
  },

  /** EL-11.7 to EL-11.9: find out whom it is turned on. */
  affectWhom(p: P, doing: Doing): Flow {
    const effect = affecting(doing.effect);
    const who = whomOf(effect);
    const seat = ownerOf(p.table, doing.source);
    if (typeof who === 'object') {
      if ('choose' in who) return ask(seat, whichHero, doing).then(effects.affectChosen, doing);
      if (who.of === 'anyPlayer' || who.of === 'anyOtherPlayer') {
        return ask(seat, whichPlayer, doing).then(effects.affectTeam, doing);
      }
      return affectAll(p, doing, eligible(p, doing));
    }
    if (who === 'target') return ask(seat, whichHero, doing).then(effects.affectChosen, doing);
    if (who === 'everyTarget') return affectAll(p, doing, eligible(p, doing));
    return inOrder(step(effects.affect, on(doing, theOne(p, who, doing))));
  },
  /** EL-11.7: one Hero. */
  affectChosen: (_p: P, doing: Doing, { hero }: HeroOption): Flow => inOrder(step(effects.affect, on(doing, hero))),
  /** EL-11.7: all there are of one player. */
  affectTeam(p: P, doing: Doing, { seat }: PlayerOption): Flow {
    const theirs = eligible(p, doing).filter((id) => ownerOf(p.table, id) === seat);
    return affectAll(p, doing, theirs);
  },
  /** EL-11.7: counters or tokens come, go or move. */
  affect(p: P, doing: Doing & { id: CardId }): Flow {
    const t = p.table;
    const { id } = doing;
    const effect = affecting(doing.effect);
    const seat = ownerOf(t, doing.source);
    switch (effect.do) {
      case 'add':
        if (effect.what === 'damage') hurt(p, id, { n: effect.n, source: doing.source });
        else for (let i = 0; i < effect.n; i++) addBane(p, seat, id);
        return done();
      case 'remove': {
        const most = Math.min(effect.n, at(t.damage, id));
        if (effect.upTo) return ask(seat, whichAmount, { most, from: id }).then(effects.mendChosen, { id });
        mend(p, id, effect.n);
        return done();
      }
      case 'move': {
        const from = theOne(p, effect.from, doing);
        if (effect.n === 'X')
          return ask(seat, whichAmount, { most: at(t.damage, from), from, to: id }).then(effects.moveChosen, {
            from,
            to: id,
          });
        moveCounters(p, effect.n, { from, to: id });
        return done();
      }
    }
  },
  /** EL-R30: up to so many, at least one. */
  mendChosen(p: P, { id }: { id: CardId }, { n }: AmountOption): Flow {
    mend(p, id, n);
    return done();
  },
  /** EL-R10: so many of them. */
  moveChosen(p: P, places: { from: CardId; to: CardId }, { n }: AmountOption): Flow {
    moveCounters(p, n, places);
    return done();
  },
  /** EL-6.5: that Support and its Champion. */
  switchPlaces(p: P, _: object, { hero }: HeroOption): Flow {
    switchWithChampion(p, hero);
    return done();
  },
  /** EL-11.6: to the bottom of the Team deck. */
  fromGraveyard(p: P, { seat }: { seat: Seat }, { hero }: HeroOption): Flow {
    const t = p.table;
    t.graveyard[seat] = pileOf(t.graveyard, seat).filter((id) => id !== hero);
    pileOf(t.deck, seat).unshift(hero);
    logOf(p)?.push({ did: 'toDeck', seat, cards: [hero] });
    return done();
  },

  /** EL-R25: one by one they are laid beside, and land together. */
  spreadNext(p: P, spreading: Spreading): Flow {
    const seat = ownerOf(p.table, spreading.source);
    const effect = effectAt(spreading.effect);
    const isSpent = effect.do === 'spread' && effect.what === 'bane' && at(p.table.tokens, seat) === 0;
    if (spreading.left === 0 || isSpent) return inOrder(step(effects.landSpread, { source: spreading.source }));
    return ask(seat, whichSpread, spreading).then(effects.spreadOne, spreading);
  },
  /** EL-R25: one more, or enough. */
  spreadOne(p: P, spreading: Spreading, chosen: HeroOption | EnoughOption): Flow {
    if (chosen.do === 'enough') return inOrder(step(effects.landSpread, { source: spreading.source }));
    const t = p.table;
    const effect = effectAt(spreading.effect);
    if (effect.do === 'spread' && effect.what === 'bane') addBane(p, ownerOf(t, spreading.source), chosen.hero);
    else t.beside[chosen.hero] = at(t.beside, chosen.hero) + 1;
    return inOrder(step(effects.spreadNext, { ...spreading, left: spreading.left - 1, last: chosen.hero }));
  },
  /** EL-R25: all together. */
  landSpread(p: P, { source }: { source: CardId }): Flow {
    const t = p.table;
    for (const id of heroesFrom(t, t.active)) {
      const n = at(t.beside, id);
      t.beside[id] = 0;
      hurt(p, id, { n, source });
    }
    return done();
  },
});

/** What a word does; nothing is returned where nothing follows. */
type Performing<E extends Effect> = (p: P, doing: Doing, effect: E) => Flow | undefined;
const userOf = (p: P, { source }: Doing): Seat => ownerOf(p.table, source);
const affectSomebody = (_p: P, doing: Doing): Flow => inOrder(step(effects.affectWhom, doing));

/** Every word of the card language. */
const performing: { readonly [D in Effect['do']]: Performing<Extract<Effect, { readonly do: D }>> } = {
  add: affectSomebody,
  remove: affectSomebody,
  move: affectSomebody,
  spread(p, doing, { n }) {
    const last = heroesFrom(p.table, userOf(p, doing))[0] ?? doing.source;
    return inOrder(step(effects.spreadNext, { ...doing, left: n, last }));
  },
  gain(p, doing, { who, n }) {
    gainStrength(p, theOne(p, who, doing), amountOf(p, doing, n));
  },
  reduce(p, { subject }, { n }) {
    takeFromBeside(p, subject, n);
  },
  negate(p, { subject }) {
    takeFromBeside(p, subject, at(p.table.beside, subject));
  },
  roll(p, doing, { outcomes }) {
    const die = Math.min(6, cast(p, userOf(p, doing)) + favour(p, doing.source, 'luckierDice'));
    const hit = outcomes.findIndex(({ on: [from, to] }) => die >= from && die <= to);
    return hit < 0 ? undefined : inOrder(step(effects.perform, { ...doing, effect: at(partsOf(doing.effect), hit) }));
  },
  switch(p, doing, { which }) {
    if (which === 'anyPlayers') return ask(userOf(p, doing), whichHero, doing).then(effects.switchPlaces, {});
    switchWithChampion(p, doing.source);
    return undefined;
  },
  rearrange: (p, doing, { n }) => inOrder(step(spheres.rearrange, { seat: userOf(p, doing), n })),
  return(p, doing, { who }) {
    const seat = userOf(p, doing);
    if (who === 'fromGraveyard') return ask(seat, whichFromGraveyard, doing).then(effects.fromGraveyard, { seat });
    if (who === 'self') leaveForDeck(p, doing.source);
    else mark(p.table, doing.subject, TO_DECK);
    return undefined;
  },
  destroy(p, doing, { who }) {
    const id = theOne(p, who, doing);
    mark(p.table, id, CONDEMNED);
    logOf(p)?.push({ did: 'condemned', seat: userOf(p, doing), cards: [id] });
  },
  reverse(p, doing) {
    p.table.reversed = doing.source;
    logOf(p)?.push({ did: 'reversed', seat: userOf(p, doing), cards: [doing.source] });
  },
  double(p, doing) {
    const { attack, beside } = p.table;
    for (const id of attack?.targets ?? []) beside[id] = at(beside, id) * 2;
    logOf(p)?.push({ did: 'doubled', seat: userOf(p, doing) });
  },
  banesInstead(p, doing) {
    if (p.table.attack !== null) p.table.attack.banes = true;
    logOf(p)?.push({ did: 'banesInstead', seat: userOf(p, doing) });
  },
  holdFast(p, doing) {
    if (p.table.attack !== null) p.table.attack.fast = true;
    logOf(p)?.push({ did: 'heldFast', seat: userOf(p, doing) });
  },
  skipAttack(p, doing) {
    p.table.attackSkipped = true;
    logOf(p)?.push({ did: 'attackSkipped', seat: userOf(p, doing) });
  },
  anotherTurn(p, doing) {
    p.table.moreTurns++;
    logOf(p)?.push({ did: 'anotherTurn', seat: userOf(p, doing) });
  },
  inOrder: (_p, doing) =>
    inOrder(...partsOf(doing.effect).map((part) => step(effects.perform, { ...doing, effect: part }))),
};

function amountOf(p: P, { source, x }: Doing, n: Amount): number {
  if (n === 'X') return x;
  return n === 'perCounterOnSelf' ? at(p.table.damage, source) : n;
}
function gainStrength(p: P, id: CardId, n: number): void {
  p.table.gained[id] = at(p.table.gained, id) + n;
  logOf(p)?.push({ did: 'gained', cards: [id], n });
}

function cast(p: P, seat: Seat): number {
  const die = roll(p, 6);
  p.table.dice[seat] = die;
  logOf(p)?.push({ did: 'rolled', seat, n: die });
  return die;
}

/** EL-8.3: counters are taken away from beside the Hero. */
function takeFromBeside(p: P, id: CardId, n: number): void {
  const t = p.table;
  const taken = Math.min(n, at(t.beside, id));
  t.beside[id] = at(t.beside, id) - taken;
  logOf(p)?.push({ did: 'reduced', cards: [id], n: taken });
}
