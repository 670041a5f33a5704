/** Chapters 3 and 5: a turn, the Actions without a card, and donating. */
import {
  ask,
  done,
  faceOf,
  inOrder,
  message,
  pickSecretly,
  question,
  rules,
  show,
  step,
  type Flow,
  type Frame,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { basicCards, isPlayable, playCost, whyNotPlay } from './basic-cards.ts';
import { circle, hindrance, resetFields } from './circle.ts';
import { death } from './death.ts';
import { differentCards, discard, draw, hand, HAND_LIMIT } from './hand.ts';
import { logOf } from './happenings.ts';
import { follow } from './instructions.ts';
import { gainMana } from './mana.ts';
import {
  callOption,
  DECLINE,
  donateOption,
  END,
  HOP,
  playOption,
  RECONSTITUTE,
  TRAIN,
  useOption,
  type Act,
  type Donate,
} from './options.ts';
import { ABILITIES_EACH, passiveScripts, pays, sourceOfAbility, usedAt, usesOf } from './printed.ts';
import { payFor } from './reactions.ts';
import { resolving, whyNotUse } from './resolving.ts';
import { areAllies, at, fighterOf, isAlive, seatAfter, teamOf, type P, type Table } from './table.ts';
import { victory } from './victory.ts';

/** HB-3.2, HB-4.17. */
const ACTIONS = 3;
const CARDS = 3;
const LUCK = 1;

/** The Abilities a Hero uses on its own turn, by their place on the card: two Basic ones and the Ultimate. */
const OWN_TURN = [1, 2, 4] as const;

const hopCost = (t: Table, seat: Seat): number => 1 + hindrance(t, seat);

/** HB-R18: the rule that keeps an ally from being called on, or null. */
function whyNotCall(t: Table, seat: Seat, ally: Seat): string | null {
  if (!areAllies(seat, ally)) return 'HB-1.3';
  if (!isAlive(t, ally)) return 'HB-7.5';
  return fighterOf(t, ally).hand.length === 0 || (t.called & (1 << ally)) !== 0 ? 'HB-R18' : null;
}

/** One card in hand that might be used on one's own turn. */
interface Held {
  readonly seat: Seat;
  readonly hero: number;
  readonly card: number;
  readonly face: number;
}

/** A card can be played as each of its uses. */
function offerPlays(t: Table, { seat, hero, card, face }: Held, options: Act[], why?: Why<Act>): void {
  const uses = usesOf(hero, face);
  for (let i = 0; i < uses.length; i++) {
    const as = at(uses, i);
    const rule = whyNotPlay(t, seat, as);
    if (rule === null) options.push(playOption(card, as));
    else
      why?.(
        playOption(card, as),
        rule,
        message(`why.play.${rule}`, { needs: Math.max(0, playCost(t, seat, as)), has: t.actions }),
      );
  }
}
/** A card can be discarded for each Ability it pays for. */
function offerUses(t: Table, { seat, hero, card, face }: Held, options: Act[], why?: Why<Act>): void {
  for (let i = 0; i < OWN_TURN.length; i++) {
    const ability = hero * ABILITIES_EACH + at(OWN_TURN, i);
    if (!pays(ability, face)) continue;
    const rule = whyNotUse(t, seat, ability);
    if (rule === null) {
      options.push(useOption(ability, card));
      continue;
    }
    const { actions, mana } = usedAt(ability);
    why?.(
      useOption(ability, card),
      rule,
      message(`why.use.${rule}`, { actions, mana, has: t.actions, pool: t.mana[teamOf(seat)] }),
    );
  }
}

export const actQuestion = question('basicverse/act', {
  rule: 'HB-3.3',
  secret: true,
  options(p: P, _: object, seat, why?: Why<Act>): readonly Act[] {
    const t = p.table;
    const options: Act[] = [];
    const { hero, hand: cards } = fighterOf(t, seat);
    const usable = differentCards(p, t.donated >= 0 ? [t.donated] : cards);
    for (let i = 0; i < usable.length; i++) {
      const card = at(usable, i);
      const held = { seat, hero, card, face: faceOf(p, card) };
      offerPlays(t, held, options, why);
      offerUses(t, held, options, why);
    }
    if (t.donated >= 0) {
      for (const option of [TRAIN, RECONSTITUTE, HOP]) why?.(option, 'HB-5.5', message('why.donated'));
      options.push(END);
      return options;
    }
    options.push(TRAIN, RECONSTITUTE);
    if (hopCost(t, seat) <= t.actions) options.push(HOP);
    else why?.(HOP, 'HB-10.4', message('why.hindered', { needs: hopCost(t, seat), has: t.actions }));
    for (let k = 2; k < t.players; k += 2) {
      const ally = seatAfter(t, seat, k);
      const rule = whyNotCall(t, seat, ally);
      if (rule === null) options.push(callOption(ally));
      else why?.(callOption(ally), rule, message(`why.call.${rule}`));
    }
    options.push(END);
    return options;
  },
  prompt: (p: P) => message('ask.basicverse/act', { actions: p.table.actions }),
});

/** Could the receiver use a card of this face with the next Action? All of it is public. */
function isUsable(t: Table, seat: Seat, face: number): boolean {
  const { hero } = fighterOf(t, seat);
  if (isPlayable(t, seat, usesOf(hero, face))) return true;
  for (const place of OWN_TURN) {
    const ability = hero * ABILITIES_EACH + place;
    if (pays(ability, face) && whyNotUse(t, seat, ability) === null) return true;
  }
  return false;
}

export const donateQuestion = question('basicverse/donate', {
  rule: 'HB-5.4',
  secret: true,
  options(p: P, { to }: { readonly to: Seat }, seat, why?: Why<Donate>): readonly Donate[] {
    const options: Donate[] = [];
    for (const card of differentCards(p, fighterOf(p.table, seat).hand)) {
      if (isUsable(p.table, to, faceOf(p, card))) options.push(donateOption(card));
      else why?.(donateOption(card), 'HB-R18', message('why.useless'));
    }
    options.push(DECLINE);
    return options;
  },
});

/** HB-7.1: when it has been resolved, the dead are counted, and the turn goes on. */
const goingOn = (action: Frame): Flow => inOrder(action, step(death.toll, {}), step(turn.act, {}));

export const turn = rules('basicverse/turn', {
  /** HB-13.4, HB-7.6: the Fields are set right, the dead rise; then the turn proper. */
  begin(p: P, { seat }: { readonly seat: Seat }): Flow {
    const t = p.table;
    const f = fighterOf(t, seat);
    t.active = seat;
    t.actions = 0;
    t.called = 0;
    t.donated = -1;
    if (t.horseshoe === seat && resetFields(t)) logOf(p)?.push({ did: 'fields' });
    // HB-R10, HB-R25: what lasted until this turn is over.
    if (f.slot >= 0) t.discard.push(f.slot);
    f.slot = -1;
    f.vision = 0;
    f.wards = 0;
    return inOrder(
      step(death.resurrect, { seat }),
      step(turn.wake, { seat }),
      step(turn.start, { seat }),
      step(turn.act, {}),
    );
  },
  /** HB-10.4: Passives that wait for the turn to begin. */
  wake(p: P, { seat }: { readonly seat: Seat }): Flow {
    const script = at(passiveScripts.yourTurnBegins, fighterOf(p.table, seat).hero);
    return script < 0 ? done() : follow.passive(p, { seat, script });
  },
  /** HB-3.2, HB-4.17, HB-5.4: three Actions and three cards, more with luck, fewer with debts. */
  start(p: P, { seat }: { readonly seat: Seat }): Flow {
    const t = p.table;
    const f = fighterOf(t, seat);
    const luck = t.horseshoe === seat ? LUCK : 0;
    t.actions = Math.max(0, ACTIONS + luck - f.debt);
    f.debt = 0;
    logOf(p)?.push({ did: 'began', seat, actions: t.actions, round: t.round });
    draw(p, seat, CARDS + luck);
    return done();
  },

  /** HB-3.3, HB-7.4: as long as there are Actions, and life. */
  act(p: P): Flow {
    const t = p.table;
    if (t.actions <= 0 || !isAlive(t, t.active)) return turn.end(p);
    return ask(t.active, actQuestion, {}).then(turn.chosen, {});
  },
  chosen(p: P, _: object, option: Act): Flow {
    const t = p.table;
    const seat = t.active;
    switch (option.do) {
      case 'end':
        return turn.end(p);
      case 'call':
        return turn.call(p, { ally: option.ally });
      case 'play':
        t.actions -= playCost(t, seat, option.as);
        t.donated = -1;
        return goingOn(step(basicCards.play, { seat, card: option.card, as: option.as }));
      case 'use':
        t.actions -= usedAt(option.ability).actions;
        t.mana[teamOf(seat)] -= usedAt(option.ability).mana;
        t.donated = -1;
        payFor(p, seat, option);
        return goingOn(step(resolving.resolve, { seat, source: sourceOfAbility(option.ability) }));
      case 'train':
        return turn.train(p);
      case 'reconstitute':
        return turn.reconstitute(p);
      case 'hop':
        t.actions -= hopCost(t, seat);
        return goingOn(step(circle.move, { who: seat, by: seat, to: 'neighbour', may: 0 }));
    }
  },
  /** HB-5.1. */
  train(p: P): Flow {
    p.table.actions -= 1;
    logOf(p)?.push({ did: 'trained', seat: p.table.active });
    gainMana(p, teamOf(p.table.active), 1);
    return turn.act(p);
  },
  /** HB-5.2. */
  reconstitute(p: P): Flow {
    const t = p.table;
    const cards = fighterOf(t, t.active).hand.slice();
    t.actions -= 1;
    for (const card of cards) discard(p, t.active, card);
    logOf(p)?.push({ did: 'reconstituted', seat: t.active, n: cards.length, cards });
    draw(p, t.active, cards.length + 1);
    return turn.act(p);
  },

  /** HB-5.4, HB-R18. */
  call(p: P, { ally }: { readonly ally: Seat }): Flow {
    const t = p.table;
    t.called |= 1 << ally;
    logOf(p)?.push({ did: 'called', seat: t.active, ally });
    return ask(ally, donateQuestion, { to: t.active }).then(turn.donated, { ally });
  },
  donated(p: P, { ally }: { readonly ally: Seat }, option: Donate): Flow {
    const t = p.table;
    if (option.do === 'decline') {
      logOf(p)?.push({ did: 'declined', seat: ally });
      return turn.act(p);
    }
    const giver = fighterOf(t, ally);
    const card = at(pickSecretly(p, ally, giver.hand, [option.card]), 0);
    giver.hand.splice(giver.hand.indexOf(card), 1);
    giver.debt += 1;
    fighterOf(t, t.active).hand.push(card);
    show(p, t.active, card);
    t.donated = card;
    logOf(p)?.push({ did: 'donated', seat: ally, to: t.active, cards: [card] });
    return turn.act(p);
  },

  /** HB-3.5, HB-R19: the hand is brought down to six. */
  end(p: P): Flow {
    const t = p.table;
    const { hand: cards } = fighterOf(t, t.active);
    if (t.donated >= 0 && cards.includes(t.donated)) {
      discard(p, t.active, t.donated);
      logOf(p)?.push({ did: 'discarded', seat: t.active, cards: [t.donated] });
    }
    t.donated = -1;
    t.actions = 0;
    return inOrder(
      step(hand.giveUp, { seat: t.active, left: cards.length - HAND_LIMIT, least: 0 }),
      step(turn.pass, {}),
    );
  },
  /** HB-4.18, HB-R17: the Horseshoe goes to the right; HB-3.1: the turn to the left. */
  pass(p: P): Flow {
    const t = p.table;
    for (const f of t.fighters) f.shadow = 0;
    if (t.horseshoe === t.active) {
      t.horseshoe = seatAfter(t, t.active, t.players - 1);
      logOf(p)?.push({ did: 'horseshoe', seat: t.horseshoe });
    }
    return victory.afterTurn(p);
  },
});
