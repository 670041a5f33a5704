/** Chapter 9: movement in the Circle of Battle, and what answers it. */
import {
  ahead,
  ask,
  done,
  faceOf,
  type Flow,
  inOrder,
  message,
  question,
  rules,
  type Seat,
  step,
  type Why,
} from '@arenarium/engine';
import {
  reactionOf,
  slipsPastStonewall,
  sourceOfAbility,
  standsFirm,
  STONEWALL,
  stonewallReach,
  thenScripts,
  usesOf,
} from '../cards/printed.ts';
import { cardNamed, heroNamed, standingAs } from '../cards/text.ts';
import { logOf } from '../happenings.ts';
import { areEnemies, at, heroOf, isAlive, NONE, type P, type Table, topPlay } from '../table.ts';
import { differentCards, payFor, playFromHand } from './hand.ts';
import { PASS, placeOption, type PlaceOption, playOption, type ReactOption, STAY, type UseOption } from './options.ts';
import { type Following, lay, plays } from './plays.ts';
import { allowed, type Moving, neighboursOf, predecessor, putAfter, rangeIn, reaches } from './range.ts';
import { offerAbility, refuseOthers } from './reactions.ts';

/** HB-4.10: can this seat play Stonewall against the one who moves? */
const couldStonewall = (t: Table, seat: Seat, who: Seat): boolean =>
  !slipsPastStonewall(t, who) && reaches(t, seat, { seat: who, within: stonewallReach });
function answersMove(t: Table, seat: Seat, who: Seat): boolean {
  const { answers } = reactionOf(heroOf(t, seat).hero);
  return answers.is === 'moved' && reaches(t, seat, { seat: who, within: answers.within });
}
/** HB-11.2: has this seat, or an ally for it, already reacted to the card or Ability that moves somebody? */
function hasAnswered(t: Table, seat: Seat): boolean {
  const play = t.plays[t.plays.length - 1];
  return play !== undefined && ((play.reacted | play.shielded) & (1 << seat)) !== 0;
}
const mightAnswerMove = (t: Table, seat: Seat, who: Seat): boolean =>
  areEnemies(seat, who) &&
  isAlive(t, seat) &&
  heroOf(t, seat).hand.length > 0 &&
  !hasAnswered(t, seat) &&
  (couldStonewall(t, seat, who) || answersMove(t, seat, who));

export const whichMoveAnswer = question('basicverse/answerMove', {
  rule: 'HB-9.4',
  secret: true,
  options(p: P, { who }: { readonly who: Seat }, seat, why?: Why<ReactOption>): readonly ReactOption[] {
    const t = p.table;
    const { hero, hand } = heroOf(t, seat);
    const options: ReactOption[] = [];
    const stops = couldStonewall(t, seat, who);
    const cards = differentCards(p, hand);
    for (const card of cards) {
      for (const as of usesOf(hero, faceOf(p, card))) {
        const use = playOption(card, as);
        if (as === STONEWALL && stops) options.push(use);
        else if (as === STONEWALL) why?.(use, 'HB-10.4', message('why.slips', { hero: heroNamed(t, who) }));
        else why?.(use, 'HB-11.1', message('why.noMoveAnswer', { card: cardNamed(as) }));
      }
    }
    if (answersMove(t, seat, who)) offerAbility(p, { hero, cards }, options);
    if (why !== undefined) refuseOthers(hero, options, why);
    options.push(PASS);
    return options;
  },
  prompt: (p: P, { who }) => message('ask.basicverse/answerMove', { who: heroNamed(p.table, who) }),
});

/** Somebody has stepped in at a new place; `back` is whom it stood after before. */
interface Stepping {
  readonly who: Seat;
  readonly back: number;
  readonly asked: number;
}

/** What a Reaction to movement does is done like everything else. */
const nextEffect = ahead<Table, Following>('basicverse/effects.next');

/** Nobody has stopped it: the move stands. */
function settle(p: P, who: Seat): void {
  const t = p.table;
  t.moving = NONE;
  const [after, before] = neighboursOf(t, who);
  logOf(p)?.push({ did: 'moved', seat: who, after, between: [standingAs(t, after), standingAs(t, before)] });
}

export const movement = rules('basicverse/movement', {
  /** HB-R24: the enemies near the new place, in turn order after the one who moves. */
  round(p: P, { who, back, asked }: Stepping): Flow {
    const t = p.table;
    for (let k = asked; k < t.players; k++) {
      const seat = (who + k) % t.players;
      if (!mightAnswerMove(t, seat, who)) continue;
      return ask(seat, whichMoveAnswer, { who }).then(movement.answered, { who, back, asked: k, seat });
    }
    settle(p, who);
    return done();
  },
  /** HB-4.10, HB-R6: whoever is stopped stays where it was; what the move cost is lost. */
  answered(p: P, { who, back, asked, seat }: Stepping & { readonly seat: Seat }, option: ReactOption): Flow {
    if (option.do === 'pass') return movement.round(p, { who, back, asked: asked + 1 });
    const t = p.table;
    const play = t.plays[t.plays.length - 1];
    if (play !== undefined) play.reacted |= 1 << seat; // HB-11.2
    if (option.do === 'use') return movement.use(p, { who, seat, option });
    playFromHand(p, seat, option);
    t.moving = NONE;
    putAfter(t, who, back);
    logOf(p)?.push({ did: 'stopped', seat, mover: who });
    return done();
  },
  /** HB-R23: a Reaction that does not stop the movement follows it. */
  use(p: P, { who, seat, option }: { readonly who: Seat; readonly seat: Seat; readonly option: UseOption }): Flow {
    settle(p, who);
    payFor(p, seat, option);
    lay(p.table, { by: seat, source: sourceOfAbility(option.ability), reach: 0, foe: who });
    return inOrder(
      step(nextEffect, { script: at(thenScripts, sourceOfAbility(option.ability)), i: 0 }),
      step(plays.finish, {}),
    );
  },
});

/** HB-9.3: where to? */
export const whichPlace = question('basicverse/place', {
  rule: 'HB-9.3',
  options(p: P, moving: Moving, _, why?: Why<PlaceOption>): readonly PlaceOption[] {
    const options = allowed(p.table, moving).map(placeOption);
    if (why !== undefined) refusePlaces(p.table, moving, why);
    if (moving.may === 1) options.push(STAY);
    return options;
  },
});

/** HB-9.3, HB-10.3: the places of the Circle that are not allowed. */
function refusePlaces(t: Table, moving: Moving, why: Why<PlaceOption>): void {
  const { who, by, to } = moving;
  const places = allowed(t, moving);
  const here = predecessor(t, who);
  for (const after of t.circle) {
    if (after === who || places.includes(after)) continue;
    const hero = heroNamed(t, who);
    if (after === here) why(placeOption(after), 'HB-9.3', message('why.place.same', { hero }));
    else if (to === 'neighbour') why(placeOption(after), 'HB-5.3', message('why.place.neighbour', { hero }));
    else {
      const from = to === 'besideTarget' ? (topPlay(t).targets[0] ?? by) : by;
      const needs = typeof to === 'object' ? to.range : 1;
      const values = { other: heroNamed(t, from), needs, has: rangeIn(t, { who, from }, after) };
      why(placeOption(after), 'HB-10.3', message('why.place.range', values));
    }
  }
}

export const circle = rules('basicverse/circle', {
  /** HB-9.3, HB-9.4: somebody is moved, by themselves or by another's Ability. */
  move(p: P, moving: Moving): Flow {
    const { who, by } = moving;
    const t = p.table;
    if (!isAlive(t, who) || (areEnemies(who, by) && standsFirm(t, who))) return done();
    if (allowed(t, moving).length === 0) return done();
    return ask(by, whichPlace, moving).then(circle.stepIn, { who });
  },
  /** HB-4.10, HB-9.4: enemies near the new place may answer; Stonewall sends the Hero back. */
  stepIn(p: P, { who }: { readonly who: Seat }, place: PlaceOption): Flow {
    if (place.do === 'stay') return done();
    const t = p.table;
    const back = predecessor(t, who);
    putAfter(t, who, place.after);
    t.moving = who;
    return movement.round(p, { who, back, asked: 1 });
  },
});
