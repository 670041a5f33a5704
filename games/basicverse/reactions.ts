/** Chapter 11: one Reaction for each target, the newest resolved first. */
import {
  ask,
  done,
  faceOf,
  inOrder,
  message,
  question,
  rules,
  step,
  type Flow,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { attack, lay } from './attack.ts';
import { putAfter, reaches } from './circle.ts';
import { differentCards, discard } from './hand.ts';
import { logOf } from './happenings.ts';
import { follow } from './instructions.ts';
import { PASS, playOption, useOption, type PlayCard, type React, type UseAbility } from './options.ts';
import {
  abilityAt,
  DEFEND,
  DEFLECT,
  isScroll,
  passiveScripts,
  pays,
  reachOf,
  reactionIdOf,
  reactionOf,
  SCROLL_OF_SHADOWS,
  slipsPastStonewall,
  sourceOfAbility,
  STONEWALL,
  stonewallReach,
  thenScripts,
  usesOf,
} from './printed.ts';
import { scrolls } from './scrolls.ts';
import { ABILITY, areEnemies, at, fighterOf, isAlive, playAt, teamSize, topPlay, type P, type Table } from './table.ts';

/** Which target of which attack is being protected, and how many of its team were asked before. */
interface Exposed {
  readonly play: number;
  readonly at: number;
}
interface Round extends Exposed {
  readonly asked: number;
}

const targetOf = (t: Table, { play, at: place }: Exposed): Seat => at(playAt(t, play).targets, place);

/** HB-11.3: does this seat's Reaction Ability answer an attack on `target`? Printed and public. */
function answersAttack(t: Table, seat: Seat, target: Seat): boolean {
  const { answers } = reactionOf(fighterOf(t, seat).hero);
  if (answers.is !== 'attacked') return false;
  if (seat === target) return answers.who !== 'ally';
  return answers.who !== 'you' && reaches(t, seat, { seat: target, within: reachOf(answers.within) });
}

/** On public grounds: anybody with a card might hold the right one. */
const mightReact = (t: Table, seat: Seat, target: Seat): boolean =>
  isAlive(t, seat) && fighterOf(t, seat).hand.length > 0 && (seat === target || answersAttack(t, seat, target));

/** HB-R9, HB-R10: as what a card protects the one who plays it. */
const protects = (t: Table, seat: Seat, face: number): boolean =>
  face === DEFEND || face === DEFLECT || (face === SCROLL_OF_SHADOWS && fighterOf(t, seat).slot < 0);

/** Every face of a hand that pays for the seat's own Reaction Ability. */
function offerAbility(p: P, seat: Seat, options: React[]): void {
  const { hero, hand } = fighterOf(p.table, seat);
  const ability = reactionIdOf(hero);
  for (const card of differentCards(p, hand))
    if (pays(ability, faceOf(p, card))) options.push(useOption(ability, card));
}

export const reactQuestion = question('basicverse/react', {
  rule: 'HB-11.2',
  secret: true,
  options(p: P, exposed: Exposed, seat, why?: Why<React>): readonly React[] {
    const t = p.table;
    const { hero, hand, slot } = fighterOf(t, seat);
    const target = targetOf(t, exposed);
    const options: React[] = [];
    for (const card of differentCards(p, hand)) {
      for (const as of usesOf(hero, faceOf(p, card))) {
        const use = playOption(card, as);
        if (seat !== target) why?.(use, 'HB-R9', message('why.ownOnly'));
        else if (protects(t, seat, as)) options.push(use);
        else if (isScroll(as) && slot >= 0) why?.(use, 'HB-R10', message('why.slot'));
        else why?.(use, 'HB-11.1', message('why.noReaction'));
      }
    }
    if (answersAttack(t, seat, target)) offerAbility(p, seat, options);
    options.push(PASS);
    return options;
  },
  prompt(p: P, exposed: Exposed) {
    const play = playAt(p.table, exposed.play);
    return message('ask.basicverse/react', {
      by: heroMessage(p.table, play.by),
      what: sourceMessage(play.source),
      n: at(play.damage, exposed.at),
      target: heroMessage(p.table, targetOf(p.table, exposed)),
    });
  },
});

/** A Hero and a card or Ability, to be spoken by name. */
export const heroMessage = (t: Table, seat: Seat) => message('hero', { hero: fighterOf(t, seat).hero });
export const sourceMessage = (source: number) =>
  source >= ABILITY ? message(`ability.${abilityAt(source - ABILITY).id}`) : message('card', { face: source });

/** Block some of the damage a target is still to take. */
export function block(p: P, { play, at: place }: Exposed, { n, by }: { n: number; by: Seat }): void {
  const { damage, targets } = playAt(p.table, play);
  const blocked = Math.min(n, at(damage, place));
  damage[place] = at(damage, place) - blocked;
  logOf(p)?.push({ did: 'blocked', seat: at(targets, place), n: blocked, by });
}

/** Discard the card that pays for an Ability, and say so. */
export function payFor(p: P, seat: Seat, { ability, card }: UseAbility): void {
  discard(p, seat, card);
  logOf(p)?.push({ did: 'used', seat, power: ability, ability: abilityAt(ability).id, cards: [card] });
}
export function playFromHand(p: P, seat: Seat, { card, as }: PlayCard): void {
  discard(p, seat, card);
  logOf(p)?.push({ did: 'played', seat, as, cards: [card] });
}

export const reactions = rules('basicverse/reactions', {
  /** HB-R24: the target is asked first, then its allies in turn order. */
  round(p: P, { play, at: place, asked }: Round): Flow {
    const t = p.table;
    const target = targetOf(t, { play, at: place });
    for (let k = asked; k < teamSize(t); k++) {
      const seat = (target + 2 * k) % t.players;
      if (!mightReact(t, seat, target)) continue;
      return ask(seat, reactQuestion, { play, at: place }).then(reactions.answered, {
        play,
        at: place,
        asked: k,
        seat,
      });
    }
    return done();
  },
  answered(p: P, { play, at: place, asked, seat }: Round & { readonly seat: Seat }, option: React): Flow {
    switch (option.do) {
      case 'pass':
        return reactions.round(p, { play, at: place, asked: asked + 1 });
      case 'use':
        payFor(p, seat, option);
        return reactions.resolve(p, { play, at: place, seat, source: sourceOfAbility(option.ability) });
      case 'play':
        // HB-4.14: a Scroll goes into the slot first, and may be stopped.
        if (isScroll(option.as)) return scrolls.read(p, { seat, card: option.card, as: option.as });
        playFromHand(p, seat, option);
        return reactions.resolve(p, { play, at: place, seat, source: option.as });
    }
  },

  /** HB-11.4: the newest first: its instructions are followed before the attack goes on. */
  resolve(p: P, { play, at: place, seat, source }: Exposed & { readonly seat: Seat; readonly source: number }): Flow {
    const t = p.table;
    const foe = playAt(t, play).by;
    const target = targetOf(t, { play, at: place });
    const waiting = source === DEFEND ? at(passiveScripts.youDefend, fighterOf(t, seat).hero) : -1;
    lay(t, { by: seat, source, reach: 0, foe, answers: play, at: place });
    topPlay(t).targets.push(target);
    const frames = [step(follow.next, { script: at(thenScripts, source), i: 0 }), step(attack.finish, {})];
    if (waiting >= 0) frames.push(step(follow.passive, { seat, script: waiting, foe }));
    return inOrder(...frames);
  },
});

/** HB-4.10: can this seat play Stonewall against the one who moves? */
const couldStonewall = (t: Table, seat: Seat, who: Seat): boolean =>
  !slipsPastStonewall(t, who) && reaches(t, seat, { seat: who, within: stonewallReach });
function answersMove(t: Table, seat: Seat, who: Seat): boolean {
  const { answers } = reactionOf(fighterOf(t, seat).hero);
  return answers.is === 'moved' && reaches(t, seat, { seat: who, within: answers.within });
}
const mightAnswerMove = (t: Table, seat: Seat, who: Seat): boolean =>
  areEnemies(seat, who) &&
  isAlive(t, seat) &&
  fighterOf(t, seat).hand.length > 0 &&
  (couldStonewall(t, seat, who) || answersMove(t, seat, who));

export const moveQuestion = question('basicverse/answerMove', {
  rule: 'HB-9.4',
  secret: true,
  options(p: P, { who }: { readonly who: Seat }, seat, why?: Why<React>): readonly React[] {
    const t = p.table;
    const { hero, hand } = fighterOf(t, seat);
    const options: React[] = [];
    const stops = couldStonewall(t, seat, who);
    for (const card of differentCards(p, hand)) {
      for (const as of usesOf(hero, faceOf(p, card))) {
        const use = playOption(card, as);
        if (as === STONEWALL && stops) options.push(use);
        else if (as === STONEWALL) why?.(use, 'HB-10.4', message('why.slips'));
        else why?.(use, 'HB-11.1', message('why.noReaction'));
      }
    }
    if (answersMove(t, seat, who)) offerAbility(p, seat, options);
    options.push(PASS);
    return options;
  },
  prompt: (p: P, { who }) => message('ask.basicverse/answerMove', { who: heroMessage(p.table, who) }),
});

/** Somebody has stepped in at a new place; `back` is whom it stood after before. */
interface Stepping {
  readonly who: Seat;
  readonly back: number;
  readonly asked: number;
}

export const movement = rules('basicverse/movement', {
  /** HB-R24: the enemies near the new place, in turn order after the one who moves. */
  round(p: P, { who, back, asked }: Stepping): Flow {
    const t = p.table;
    for (let k = asked; k < t.players; k++) {
      const seat = (who + k) % t.players;
      if (!mightAnswerMove(t, seat, who)) continue;
      return ask(seat, moveQuestion, { who }).then(movement.answered, { who, back, asked: k, seat });
    }
    t.moving = -1;
    return done();
  },
  answered(p: P, { who, back, asked, seat }: Stepping & { readonly seat: Seat }, option: React): Flow {
    if (option.do === 'pass') return movement.round(p, { who, back, asked: asked + 1 });
    p.table.moving = -1;
    if (option.do === 'use') return movement.use(p, { who, seat, option });
    // HB-R6: the Hero stays where it was; what the move cost is lost.
    playFromHand(p, seat, option);
    putAfter(p.table, who, back);
    logOf(p)?.push({ did: 'stopped', seat, mover: who });
    return done();
  },
  /** HB-R23: a Reaction that does not stop the movement follows it. */
  use(p: P, { who, seat, option }: { readonly who: Seat; readonly seat: Seat; readonly option: UseAbility }): Flow {
    payFor(p, seat, option);
    lay(p.table, { by: seat, source: sourceOfAbility(option.ability), reach: 0, foe: who });
    return inOrder(
      step(follow.next, { script: at(thenScripts, sourceOfAbility(option.ability)), i: 0 }),
      step(attack.finish, {}),
    );
  },
});
