/** Chapters 3 and 5: a turn, the Actions without a card, and donating. */
import {
  ask,
  done,
  faceOf,
  type Flow,
  type Frame,
  inOrder,
  message,
  over,
  pickSecretly,
  pluck,
  question,
  rules,
  type Seat,
  show,
  step,
  type Why,
} from '@arenarium/engine';
import { effects } from '../cards/effects.ts';
import {
  ABILITIES_EACH,
  OWN_TURN,
  paidFor,
  passiveScripts,
  pays,
  priceOf,
  sourceOfAbility,
  usesOf,
} from '../cards/printed.ts';
import { cardNamed, heroNamed } from '../cards/text.ts';
import { logOf } from '../happenings.ts';
import { areAllies, at, BLUE, heroOf, isAlive, NONE, type P, RED, seatAfter, type Table, teamOf } from '../table.ts';
import { basicCards, explainPlay, isPlayable, playCost, whyNotPlay } from './basic-cards.ts';
import { circle } from './circle.ts';
import { death } from './death.ts';
import { differentCards, discard, draw, hand, HAND_LIMIT, payFor } from './hand.ts';
import { gainMana } from './mana.ts';
import {
  type ActOption,
  callOption,
  DECLINE,
  donateOption,
  type DonateOption,
  END,
  HOP,
  playOption,
  RECONSTITUTE,
  TRAIN,
  useOption,
} from './options.ts';
import { hindrance, resetFields } from './range.ts';
import { refusal, type Refusal, refuse, refuseAbility } from './refusals.ts';
import { explainUse, resolving, whyNotUse } from './resolving.ts';
import { LAST_ROUND, onTime, won } from './victory.ts';

/** HB-3.2, HB-4.17. */
const ACTIONS = 3;
const CARDS = 3;
const LUCK = 1;

const hopCost = (t: Table, seat: Seat): number => 1 + hindrance(t, seat);

const IS_ENEMY = refusal('HB-1.3', 'why.call.enemy');
const IS_DEAD = refusal('HB-7.5', 'why.call.dead');
const HOLDS_NOTHING = refusal('HB-R18', 'why.call.empty');
const CALLED_BEFORE = refusal('HB-R18', 'why.call.before');
/** HB-R18: what keeps an ally from being called on, or null. */
function whyNotCall(t: Table, seat: Seat, ally: Seat): Refusal | null {
  if (!areAllies(seat, ally)) return IS_ENEMY;
  if (!isAlive(t, ally)) return IS_DEAD;
  if (heroOf(t, ally).hand.length === 0) return HOLDS_NOTHING;
  return (t.called & (1 << ally)) !== 0 ? CALLED_BEFORE : null;
}

/** The options of a question in the making, and whom to tell of what is refused. */
interface Offering {
  readonly seat: Seat;
  readonly hero: number;
  readonly options: ActOption[];
  readonly why: Why<ActOption> | undefined;
  /** What keeps each Ability from being used, once it was looked at, by its place: several cards may pay for it. */
  readonly against: (Refusal | null | undefined)[];
}
/** A card can be played as each of its uses. */
function offerPlays(p: P, card: number, { seat, hero, options, why }: Offering): void {
  const uses = usesOf(hero, faceOf(p, card));
  for (let i = 0; i < uses.length; i++) {
    const as = at(uses, i);
    const against = whyNotPlay(p.table, seat, as);
    if (against === null) options.push(playOption(card, as));
    else if (why !== undefined) refuse(why, playOption(card, as), explainPlay(p, seat, { as, against })).with({});
  }
}
/** A card can be discarded for each Ability it pays for. */
function offerUses(p: P, card: number, { seat, hero, options, why, against }: Offering): void {
  const abilities = paidFor(hero, faceOf(p, card));
  for (let i = 0; i < abilities.length; i++) {
    const ability = at(abilities, i);
    const place = ability - hero * ABILITIES_EACH;
    let refused = against[place];
    if (refused === undefined) refused = against[place] = whyNotUse(p.table, seat, ability);
    if (refused === null) options.push(useOption(ability, card));
    else if (why !== undefined)
      refuse(why, useOption(ability, card), explainUse(p.table, seat, { ability, against: refused })).with({});
  }
}
/** HB-5.1 to HB-5.4: the Actions without a card, and calling on allies. */
function offerPlain(t: Table, seat: Seat, { options, why }: Offering): void {
  options.push(TRAIN, RECONSTITUTE);
  const needs = hopCost(t, seat);
  if (needs <= t.actions) options.push(HOP);
  else why?.(HOP, 'HB-10.4', message('why.hindered', { needs, has: t.actions }));
  // Enemies are looked at only to say why not.
  const every = why === undefined ? 2 : 1;
  for (let k = every; k < t.players; k += every) {
    const ally = seatAfter(t, seat, k);
    const against = whyNotCall(t, seat, ally);
    if (against === null) options.push(callOption(ally));
    else if (why !== undefined) refuse(why, callOption(ally), against).with({ hero: heroNamed(t, ally) });
  }
}
/** The Abilities no card in hand pays for: a press on the sheet is answered too. */
function refuseUnpaid(p: P, { seat, cards }: { seat: Seat; cards: readonly number[] }, why: Why<ActOption>): void {
  const { hero } = heroOf(p.table, seat);
  for (let place = 0; place < ABILITIES_EACH; place++) {
    const ability = hero * ABILITIES_EACH + place;
    if (!OWN_TURN.includes(place) || !cards.some((card) => pays(ability, faceOf(p, card))))
      refuseAbility(why, ability, 'ownTurn');
  }
}

const NOT_LOOKED_AT: readonly undefined[] = Array.from({ length: ABILITIES_EACH }, () => undefined);

export const whichAct = question('basicverse/act', {
  rule: 'HB-3.3',
  secret: true,
  options(p: P, _: object, seat, why?: Why<ActOption>): readonly ActOption[] {
    const t = p.table;
    const options: ActOption[] = [];
    const { hero, hand: cards } = heroOf(t, seat);
    const usable = differentCards(p, t.donated >= 0 ? [t.donated] : cards);
    const offering: Offering = { seat, hero, options, why, against: NOT_LOOKED_AT.slice() };
    for (let i = 0; i < usable.length; i++) {
      offerPlays(p, at(usable, i), offering);
      offerUses(p, at(usable, i), offering);
    }
    if (why !== undefined) refuseUnpaid(p, { seat, cards: usable }, why);
    if (t.donated < 0) offerPlain(t, seat, offering);
    else
      for (const option of [TRAIN, RECONSTITUTE, HOP])
        why?.(option, 'HB-5.5', message('why.donated', { card: cardNamed(faceOf(p, t.donated)) }));
    options.push(END);
    return options;
  },
  prompt: (p: P) => message('ask.basicverse/act', { actions: p.table.actions }),
});

/** Could the receiver use a card of this face with the next Action? All of it is public. */
function isUsable(t: Table, seat: Seat, face: number): boolean {
  const { hero } = heroOf(t, seat);
  if (isPlayable(t, seat, usesOf(hero, face))) return true;
  return paidFor(hero, face).some((ability) => whyNotUse(t, seat, ability) === null);
}

export const whichDonation = question('basicverse/donate', {
  rule: 'HB-5.4',
  secret: true,
  options(p: P, { to }: { readonly to: Seat }, seat, why?: Why<DonateOption>): readonly DonateOption[] {
    const options: DonateOption[] = [];
    for (const card of differentCards(p, heroOf(p.table, seat).hand)) {
      if (isUsable(p.table, to, faceOf(p, card))) options.push(donateOption(card));
      else
        why?.(
          donateOption(card),
          'HB-R18',
          message('why.useless', { hero: heroNamed(p.table, to), card: cardNamed(faceOf(p, card)) }),
        );
    }
    options.push(DECLINE);
    return options;
  },
});

/** HB-7.1: when it has been resolved, the dead are counted, and the turn goes on. */
const goingOn = (action: Frame): Flow => inOrder(action, TOLL, ACT);

export const turn = rules('basicverse/turn', {
  /** HB-13.4, HB-7.6: the Fields are set right, the dead rise; then the turn proper. */
  begin(p: P, { seat }: { readonly seat: Seat }): Flow {
    const t = p.table;
    const f = heroOf(t, seat);
    t.active = seat;
    t.actions = 0;
    t.called = 0;
    t.donated = NONE;
    if (t.horseshoe === seat && resetFields(t)) logOf(p)?.push({ did: 'fields' });
    // HB-R10, HB-R25: what lasted until this turn is over.
    if (f.slot >= 0) t.discard.push(f.slot);
    f.slot = NONE;
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
    const script = at(passiveScripts.yourTurnBegins, heroOf(p.table, seat).hero);
    return script < 0 ? done() : effects.passive(p, { seat, script });
  },
  /** HB-3.2, HB-4.17, HB-5.4: three Actions and three cards, more with luck, fewer with debts. */
  start(p: P, { seat }: { readonly seat: Seat }): Flow {
    const t = p.table;
    const f = heroOf(t, seat);
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
    return ask(t.active, whichAct, {}).then(turn.chosen, {});
  },
  /** HB-4.1, HB-5.1 to HB-5.4, HB-10.1: the Action is paid for and done. */
  chosen(p: P, _: object, option: ActOption): Flow {
    const t = p.table;
    const seat = t.active;
    switch (option.do) {
      case 'end':
        return turn.end(p);
      case 'call':
        return turn.call(p, { ally: option.ally });
      case 'play':
        t.actions -= playCost(t, seat, option.as);
        t.donated = NONE;
        return goingOn(step(basicCards.play, { seat, card: option.card, as: option.as }));
      case 'use':
        t.actions -= priceOf(option.ability).actions;
        t.mana[teamOf(seat)] -= priceOf(option.ability).mana;
        t.donated = NONE;
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
    const cards = heroOf(t, t.active).hand.slice();
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
    return ask(ally, whichDonation, { to: t.active }).then(turn.donated, { ally });
  },
  /** HB-5.4, HB-5.5: a card changes hands, face down, or does not. */
  donated(p: P, { ally }: { readonly ally: Seat }, option: DonateOption): Flow {
    const t = p.table;
    if (option.do === 'decline') {
      logOf(p)?.push({ did: 'declined', seat: ally });
      return turn.act(p);
    }
    const giver = heroOf(t, ally);
    const card = at(pickSecretly(p, ally, giver.hand, [option.card]), 0);
    pluck(giver.hand, card);
    giver.debt += 1;
    heroOf(t, t.active).hand.push(card);
    show(p, t.active, card);
    t.donated = card;
    logOf(p)?.push({ did: 'donated', seat: ally, receiver: t.active, cards: [card] });
    return turn.act(p);
  },

  /** HB-3.5, HB-R19: the hand is brought down to six. */
  end(p: P): Flow {
    const t = p.table;
    const { hand: cards } = heroOf(t, t.active);
    if (t.donated >= 0 && cards.includes(t.donated)) {
      discard(p, t.active, t.donated);
      logOf(p)?.push({ did: 'discarded', seat: t.active, cards: [t.donated] });
    }
    t.donated = NONE;
    t.actions = 0;
    // HB-14.1: an answer that has failed ends the match; nobody discards for it.
    if (t.answer === 2) return turn.next(p);
    return inOrder(step(hand.giveUp, { seat: t.active, left: cards.length - HAND_LIMIT }), step(turn.pass, {}));
  },
  /** HB-4.18, HB-R17: the Horseshoe goes to the right; HB-3.1: the turn to the left. */
  pass(p: P): Flow {
    const t = p.table;
    for (const f of t.heroes) f.shadow = 0;
    if (t.horseshoe === t.active) {
      t.horseshoe = seatAfter(t, t.active, t.players - 1);
      logOf(p)?.push({ did: 'horseshoe', seat: t.horseshoe });
    }
    return turn.next(p);
  },
  /** HB-3.1: the next player, unless Blue's answer is due or has failed, or it has gone on for too long. */
  next(p: P): Flow {
    const t = p.table;
    if (t.answer === 2) return over(won(t, RED, { rule: 'HB-14.1', by: 'fortress' }));
    const next = nextPlayer(t);
    if (t.answer === 1) t.answer = 2;
    if (next <= t.active) {
      if (t.round >= LAST_ROUND && t.answer === 0) return over(onTime(t, 'time'));
      t.round += 1;
    }
    return inOrder(step(turn.begin, { seat: next }));
  },
});

/** What follows every Action, made once: frames are never changed. */
const TOLL = step(death.toll, {});
const ACT = step(turn.act, {});

/** HB-R16: an answering turn belongs to the next Blue player, with no Red turn before it. */
function nextPlayer(t: Table): number {
  return seatAfter(t, t.active, t.answer === 1 && teamOf(t.active) === BLUE ? 2 : 1);
}
