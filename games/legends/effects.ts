/** What abilities do, word by word. */
import { ask, done, inOrder, question, roll, rules, step, type Flow, type Seat } from '@arenarium/engine';
import {
  candidates,
  couldDo,
  mostAsPrice,
  payFor,
  theOne,
  touches,
  usedAs,
  whomOf,
  type Affecting,
  type Use,
} from './abilities.ts';
import { addBane, canBane, hurt, mend, moveCounters } from './banes.ts';
import { CONDEMNED, TO_DECK } from './fate.ts';
import { logOf } from './happenings.ts';
import { leaveForDeck, switchWithChampion } from './positions.ts';
import { abilityAt, effectAt, parts } from './printed.ts';
import { favour, spheres } from './spheres.ts';
import { among, at, eachCard, heroesFrom, ownerOf, pileOf, type CardId, type P } from './table.ts';

/** An effect on its way: its number, whose ability it belongs to, the Hero that set it off, and the X that was chosen. */
export interface Doing {
  readonly effect: number;
  readonly source: CardId;
  readonly subject: CardId;
  readonly x: number;
}
export interface ChooseHero {
  readonly do: 'choose';
  readonly hero: CardId;
}
export interface ChoosePlayer {
  readonly do: 'player';
  readonly seat: Seat;
}
export interface ChooseAmount {
  readonly do: 'amount';
  readonly n: number;
}
export interface Enough {
  readonly do: 'enough';
}
const ENOUGH: Enough = { do: 'enough' };
const chooses = eachCard((hero): ChooseHero => ({ do: 'choose', hero }));
const amounts: readonly ChooseAmount[] = Array.from({ length: 64 }, (_, n) => ({ do: 'amount', n }));
export const choosing = (ids: readonly CardId[]): ChooseHero[] => among(chooses, ids);

/** The effect, turned on one Hero. */
const on = ({ effect, source, subject, x }: Doing, id: CardId) => ({ effect, source, subject, x, id });

const affecting = (number: number): Affecting => {
  const effect = effectAt(number);
  if (effect.do === 'add' || effect.do === 'remove' || effect.do === 'move') return effect;
  throw new Error(`${effect.do} affects no Hero`);
};

/** The Heroes an effect may be turned on, as far as it would change anything. */
function eligible(p: P, { effect: number, source }: Doing): readonly CardId[] {
  const effect = effectAt(number);
  const seat = ownerOf(p.table, source);
  if (effect.do === 'switch') return candidates(p, { choose: 'support', of: 'anyPlayer' }, seat);
  const affects = affecting(number);
  const who = whomOf(affects);
  const all = typeof who === 'object' ? candidates(p, who, seat) : (p.table.attack?.targets ?? []);
  return all.filter((id) => touches(p, affects, { id, seat }));
}

export const whichHero = question('legends/hero', {
  rule: 'EL-11.7',
  options: (p: P, doing: Doing): readonly ChooseHero[] => choosing(eligible(p, doing)),
});
export const whichPlayer = question('legends/player', {
  rule: 'EL-11.7',
  options(p: P, doing: Doing): readonly ChoosePlayer[] {
    const seats: Seat[] = [];
    for (const id of eligible(p, doing)) {
      const seat = ownerOf(p.table, id);
      if (!seats.includes(seat)) seats.push(seat);
    }
    return seats.map((seat) => ({ do: 'player', seat }));
  },
});
export const howMany = question('legends/amount', {
  rule: 'EL-R30',
  options: (_p: P, { most }: { most: number }): readonly ChooseAmount[] => amounts.slice(1, most + 1),
});
interface Spreading extends Doing {
  readonly left: number;
  /** EL-R25 counters go on in one order only: no Hero before this one again. */
  readonly last: CardId;
}
export const spreadOn = question('legends/spread', {
  rule: 'EL-R25',
  options(p: P, { effect: number, source, last, left }: Spreading): readonly (ChooseHero | Enough)[] {
    const effect = effectAt(number);
    const seat = ownerOf(p.table, source);
    const all = heroesFrom(p.table, seat);
    const from = Math.max(0, all.indexOf(last));
    const free = all.filter(
      (id, i) => i >= from && (effect.do !== 'spread' || effect.what === 'damage' || canBane(p, seat, id)),
    );
    const isFirst = effect.do === 'spread' && left === effect.n;
    return isFirst ? choosing(free) : [...choosing(free), ENOUGH];
  },
});
export const whichFromGraveyard = question('legends/fromGraveyard', {
  rule: 'EL-11.6',
  options: (p: P, _: Doing, seat): readonly ChooseHero[] => choosing(pileOf(p.table.graveyard, seat)),
});

export const effects = rules('legends/effects', {
  /** An ability is declared and paid for; then it does what it says. */
  use(p: P, use: Use): Flow {
    const ability = abilityAt(use.ability);
    const seat = ownerOf(p.table, use.source);
    logOf(p)?.push({ did: 'used', seat, cards: [use.source], ability: usedAs(p, use.source, ability) });
    payFor(p, use);
    const price = ability.cost.damage;
    const doing: Doing = { effect: ability.effect, source: use.source, subject: use.subject, x: 0 };
    if (price === undefined) return inOrder(step(effects.perform, doing));
    const payer = theOne(p, price.to, use);
    if (price.n === 'X')
      return ask(seat, howMany, { most: mostAsPrice(p, payer) }).then(effects.payX, { ...doing, payer });
    hurt(p, payer, price.n);
    return inOrder(step(effects.perform, doing));
  },
  payX(p: P, { payer, effect, source, subject }: Doing & { payer: CardId }, { n }: ChooseAmount): Flow {
    hurt(p, payer, n);
    return inOrder(step(effects.perform, { effect, source, subject, x: n }));
  },

  /** One word of an ability. What can do nothing any more does nothing. */
  perform(p: P, doing: Doing): Flow {
    const t = p.table;
    const { source, subject } = doing;
    const seat = ownerOf(t, source);
    const effect = effectAt(doing.effect);
    if (!couldDo(p, doing.effect, doing)) return done();
    switch (effect.do) {
      case 'add':
      case 'remove':
      case 'move':
        return inOrder(step(effects.affectWhom, doing));
      case 'spread': {
        const last = heroesFrom(t, seat)[0] ?? source;
        return inOrder(step(effects.spreadNext, { ...doing, left: effect.n, last }));
      }
      case 'gain': {
        const id = theOne(p, effect.who, doing);
        const n = effect.n === 'X' ? doing.x : effect.n === 'perCounterOnSelf' ? at(t.damage, source) : effect.n;
        t.gained[id] = at(t.gained, id) + n;
        logOf(p)?.push({ did: 'gained', cards: [id], n });
        return done();
      }
      case 'reduce':
      case 'negate':
        takeFromBeside(p, subject, effect.do === 'reduce' ? effect.n : at(t.beside, subject));
        return done();
      case 'roll': {
        const die = Math.min(6, cast(p, seat) + favour(p, source, 'luckierDice'));
        const hit = effect.outcomes.findIndex(({ on: [from, to] }) => die >= from && die <= to);
        return hit < 0
          ? done()
          : inOrder(step(effects.perform, { ...doing, effect: at(parts[doing.effect] ?? [], hit) }));
      }
      case 'switch':
        if (effect.which === 'anyPlayers') return ask(seat, whichHero, doing).then(effects.switchPlaces, {});
        switchWithChampion(p, source);
        return done();
      case 'rearrange':
        return inOrder(step(spheres.rearrange, { seat, n: effect.n }));
      case 'return':
        if (effect.who === 'fromGraveyard')
          return ask(seat, whichFromGraveyard, doing).then(effects.fromGraveyard, { seat });
        if (effect.who === 'self') leaveForDeck(p, source);
        else t.fate[subject] = at(t.fate, subject) | TO_DECK;
        return done();
      case 'destroy': {
        const attacker = theOne(p, effect.who, doing);
        t.fate[attacker] = at(t.fate, attacker) | CONDEMNED;
        logOf(p)?.push({ did: 'condemned', seat, cards: [attacker] });
        return done();
      }
      case 'reverse':
        t.reversed = source;
        logOf(p)?.push({ did: 'reversed', seat, cards: [source] });
        return done();
      case 'double':
        for (const id of t.attack?.targets ?? []) t.beside[id] = at(t.beside, id) * 2;
        logOf(p)?.push({ did: 'doubled', seat });
        return done();
      case 'banesInstead':
        if (t.attack !== null) t.attack.banes = true;
        logOf(p)?.push({ did: 'banesInstead', seat });
        return done();
      case 'holdFast':
        if (t.attack !== null) t.attack.fast = true;
        logOf(p)?.push({ did: 'heldFast', seat });
        return done();
      case 'skipAttack':
        t.attackSkipped = true;
        logOf(p)?.push({ did: 'attackSkipped', seat });
        return done();
      case 'anotherTurn':
        t.moreTurns++;
        logOf(p)?.push({ did: 'anotherTurn', seat });
        return done();
      case 'inOrder':
        return inOrder(...(parts[doing.effect] ?? []).map((part) => step(effects.perform, { ...doing, effect: part })));
    }
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
      return inOrder(...eligible(p, doing).map((id) => step(effects.affect, on(doing, id))));
    }
    if (who === 'target') return ask(seat, whichHero, doing).then(effects.affectChosen, doing);
    if (who === 'everyTarget') return inOrder(...eligible(p, doing).map((id) => step(effects.affect, on(doing, id))));
    return inOrder(step(effects.affect, on(doing, theOne(p, who, doing))));
  },
  affectChosen: (_p: P, doing: Doing, { hero }: ChooseHero): Flow => inOrder(step(effects.affect, on(doing, hero))),
  affectTeam(p: P, doing: Doing, { seat }: ChoosePlayer): Flow {
    const theirs = eligible(p, doing).filter((id) => ownerOf(p.table, id) === seat);
    return inOrder(...theirs.map((id) => step(effects.affect, on(doing, id))));
  },
  affect(p: P, doing: Doing & { id: CardId }): Flow {
    const t = p.table;
    const { id } = doing;
    const effect = affecting(doing.effect);
    const seat = ownerOf(t, doing.source);
    switch (effect.do) {
      case 'add':
        if (effect.what === 'damage') hurt(p, id, effect.n);
        else for (let i = 0; i < effect.n; i++) addBane(p, seat, id);
        return done();
      case 'remove': {
        const most = Math.min(effect.n, at(t.damage, id));
        if (effect.upTo) return ask(seat, howMany, { most }).then(effects.mendChosen, { id });
        mend(p, id, effect.n);
        return done();
      }
      case 'move': {
        const from = theOne(p, effect.from, doing);
        if (effect.n === 'X')
          return ask(seat, howMany, { most: at(t.damage, from) }).then(effects.moveChosen, { from, to: id });
        moveCounters(p, effect.n, { from, to: id });
        return done();
      }
    }
  },
  mendChosen(p: P, { id }: { id: CardId }, { n }: ChooseAmount): Flow {
    mend(p, id, n);
    return done();
  },
  moveChosen(p: P, places: { from: CardId; to: CardId }, { n }: ChooseAmount): Flow {
    moveCounters(p, n, places);
    return done();
  },
  switchPlaces(p: P, _: object, { hero }: ChooseHero): Flow {
    switchWithChampion(p, hero);
    return done();
  },
  fromGraveyard(p: P, { seat }: { seat: Seat }, { hero }: ChooseHero): Flow {
    const t = p.table;
    t.graveyard[seat] = pileOf(t.graveyard, seat).filter((id) => id !== hero);
    pileOf(t.deck, seat).push(hero);
    logOf(p)?.push({ did: 'toDeck', seat, cards: [hero] });
    return done();
  },

  /** EL-R25: one by one they are laid beside, and land together. */
  spreadNext(p: P, spreading: Spreading): Flow {
    const seat = ownerOf(p.table, spreading.source);
    const effect = effectAt(spreading.effect);
    const isSpent = effect.do === 'spread' && effect.what === 'bane' && at(p.table.tokens, seat) === 0;
    if (spreading.left === 0 || isSpent) return inOrder(step(effects.landSpread, {}));
    return ask(seat, spreadOn, spreading).then(effects.spreadOne, spreading);
  },
  spreadOne(p: P, spreading: Spreading, chosen: ChooseHero | Enough): Flow {
    if (chosen.do === 'enough') return inOrder(step(effects.landSpread, {}));
    const t = p.table;
    const effect = effectAt(spreading.effect);
    if (effect.do === 'spread' && effect.what === 'bane') addBane(p, ownerOf(t, spreading.source), chosen.hero);
    else t.beside[chosen.hero] = at(t.beside, chosen.hero) + 1;
    return inOrder(step(effects.spreadNext, { ...spreading, left: spreading.left - 1, last: chosen.hero }));
  },
  landSpread(p: P): Flow {
    const t = p.table;
    for (const id of heroesFrom(t, t.active)) {
      const n = at(t.beside, id);
      t.beside[id] = 0;
      hurt(p, id, n);
    }
    return done();
  },
});

function cast(p: P, seat: Seat): number {
  const die = roll(p, 6);
  p.table.dice[seat] = die;
  logOf(p)?.push({ did: 'rolled', seat, die });
  return die;
}

/** EL-8.3: counters are taken away from beside the Hero. */
function takeFromBeside(p: P, id: CardId, n: number): void {
  const t = p.table;
  const taken = Math.min(n, at(t.beside, id));
  t.beside[id] = at(t.beside, id) - taken;
  logOf(p)?.push({ did: 'reduced', cards: [id], n: taken });
}
