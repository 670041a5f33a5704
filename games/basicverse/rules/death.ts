/** Chapter 7: death and resurrection. */
import {
  ask,
  done,
  type Flow,
  inOrder,
  keptBy,
  message,
  question,
  rules,
  type Seat,
  step,
  type Why,
} from '@arenarium/engine';
import { effects } from '../cards/effects.ts';
import { maxHp, passiveScripts } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { at, enemyTeamOf, type Hero, heroOf, killWorth, of, type P, seatAfter, type Table, teamOf } from '../table.ts';
import { draw, hand } from './hand.ts';
import { gainMana, hitFortress } from './mana.ts';
import type { BuyOption } from './options.ts';
import { heal, rise } from './plays.ts';
import { victory } from './victory.ts';

/** HB-7.7: at most two cards. */
const MOST_CARDS = 2;

const buying = {
  buyHp: keptBy((n): BuyOption => ({ do: 'buyHp', n })),
  buyCards: keptBy((n): BuyOption => ({ do: 'buyCards', n })),
};
function purchases(what: BuyOption['do'], most: number): readonly BuyOption[] {
  const options: BuyOption[] = [];
  for (let n = 0; n <= most; n++) options.push(buying[what](n));
  return options;
}
const hpForSale = (t: Table, seat: Seat): number => {
  const f = heroOf(t, seat);
  return Math.min(t.mana[teamOf(seat)], maxHp(f) - f.hp);
};

export const whichHp = question('basicverse/buyHp', {
  rule: 'HB-7.7',
  options(p: P, _: object, seat, why?: Why<BuyOption>): readonly BuyOption[] {
    const t = p.table;
    const f = heroOf(t, seat);
    const most = hpForSale(t, seat);
    const has = t.mana[teamOf(seat)];
    for (let n = most + 1; n <= maxHp(f) - f.hp; n++)
      why?.(buying.buyHp(n), 'HB-7.7', message('why.mana', { needs: n, has }));
    return purchases('buyHp', most);
  },
});
export const whichCards = question('basicverse/buyCards', {
  rule: 'HB-7.7',
  options: (p: P, _: object, seat): readonly BuyOption[] =>
    purchases('buyCards', Math.min(MOST_CARDS, p.table.mana[teamOf(seat)])),
});

/** HB-7.1, HB-R21: the Heroes without HP, in turn order from the player whose turn it is. */
function dyingIn(t: Table): readonly Seat[] {
  const dying: Seat[] = [];
  for (let k = 0; k < t.players; k++) {
    const seat = seatAfter(t, t.active, k);
    if (isDying(heroOf(t, seat))) dying.push(seat);
  }
  return dying;
}
const isDying = ({ hp, dead }: Hero): boolean => hp <= 0 && !dead;
/** Asked after every Action, and mostly it is not so. */
function isAnyDying({ heroes }: Table): boolean {
  for (let seat = 0; seat < heroes.length; seat++) if (isDying(of(heroes, seat))) return true;
  return false;
}

/** HB-7.3: Mana for the enemy, damage to the Fortress, and a slot of the counter. */
function fall(p: P, seat: Seat): void {
  const t = p.table;
  const f = heroOf(t, seat);
  const worth = killWorth(t);
  f.dead = true;
  f.hp = 0;
  f.wards = 0;
  logOf(p)?.push({ did: 'died', seat, worth });
  gainMana(p, enemyTeamOf(seat), worth);
  hitFortress(p, teamOf(seat), worth);
  t.deaths += 1;
}

export const death = rules('basicverse/death', {
  /** HB-7.1, HB-R31: everything is resolved: the dead are counted, then the Fortresses are looked at. */
  toll(p: P): Flow {
    if (!isAnyDying(p.table)) return victory.check(p);
    const dying = dyingIn(p.table);
    for (const seat of dying) fall(p, seat);
    return inOrder(
      step(victory.check, {}),
      ...dying.flatMap((seat) => [step(death.loseHalf, { seat }), step(death.mourn, { seat, asked: 1 })]),
      step(death.toll, {}),
    );
  },
  /** HB-7.2: half the hand, rounded down. */
  loseHalf(p: P, { seat }: { readonly seat: Seat }): Flow {
    return hand.giveUp(p, { seat, left: Math.floor(heroOf(p.table, seat).hand.length / 2) });
  },
  /** HB-10.4: Passives that wait for another's death. */
  mourn(p: P, { seat, asked }: { readonly seat: Seat; readonly asked: number }): Flow {
    const t = p.table;
    for (let k = asked; k < t.players; k++) {
      const mourner = seatAfter(t, seat, k);
      const { hero, dead } = heroOf(t, mourner);
      const script = at(passiveScripts.anotherDies, hero);
      if (dead || script < 0) continue;
      return inOrder(step(effects.passive, { seat: mourner, script }), step(death.mourn, { seat, asked: k + 1 }));
    }
    return done();
  },

  /** HB-7.6: resurrection at the start of the turn. */
  resurrect(p: P, { seat }: { readonly seat: Seat }): Flow {
    if (!heroOf(p.table, seat).dead) return done();
    rise(p, seat);
    return ask(seat, whichHp, {}).then(death.boughtHp, { seat });
  },
  /** HB-7.7: Mana for HP, then Mana for cards. */
  boughtHp(p: P, { seat }: { readonly seat: Seat }, { n }: BuyOption): Flow {
    p.table.mana[teamOf(seat)] -= n;
    if (n > 0) logOf(p)?.push({ did: 'bought', seat, n, what: 'hp' });
    heal(p, seat, n);
    return ask(seat, whichCards, {}).then(death.boughtCards, { seat });
  },
  /** HB-7.7: at most two cards. */
  boughtCards(p: P, { seat }: { readonly seat: Seat }, { n }: BuyOption): Flow {
    p.table.mana[teamOf(seat)] -= n;
    if (n > 0) logOf(p)?.push({ did: 'bought', seat, n, what: 'cards' });
    draw(p, seat, n);
    return done();
  },
});
