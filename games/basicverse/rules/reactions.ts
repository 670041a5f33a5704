/** Chapter 11: one Reaction for each target, the newest resolved first. */
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
  ABILITIES_EACH,
  DEFEND,
  DEFLECT,
  isScroll,
  passiveScripts,
  pays,
  reachOf,
  reactionIdOf,
  reactionOf,
  SCROLL_OF_SHADOWS,
  sourceOfAbility,
  thenScripts,
  usesOf,
} from '../cards/printed.ts';
import { cardNamed, heroNamed, sourceNamed } from '../cards/text.ts';
import { at, heroOf, isAlive, NONE, type P, type Play, playAt, type Table, teamSize, topPlay } from '../table.ts';
import { differentCards, payFor, playFromHand } from './hand.ts';
import { PASS, playOption, type ReactOption, useOption } from './options.ts';
import {
  type Exposed,
  type Following,
  hasReacted,
  lay,
  noteReaction,
  plays,
  type Reading,
  type Waiting,
} from './plays.ts';
import { reaches } from './range.ts';
import { refuseAbility } from './refusals.ts';

interface Round extends Exposed {
  readonly asked: number;
}

const targetOf = (t: Table, { play, at: place }: Exposed): Seat => at(playAt(t, play).targets, place);

/** HB-11.3: does this seat's Reaction Ability answer an attack on `target`? Printed and public. */
function answersAttack(t: Table, seat: Seat, target: Seat): boolean {
  const { answers } = reactionOf(heroOf(t, seat).hero);
  if (answers.is !== 'attacked') return false;
  if (seat === target) return answers.who !== 'ally';
  return answers.who !== 'you' && reaches(t, seat, { seat: target, within: reachOf(answers.within) });
}

/** On public grounds: anybody with a card might hold the right one. */
function mightReact(t: Table, seat: Seat, { play, target }: { readonly play: Play; readonly target: Seat }): boolean {
  if (!isAlive(t, seat) || heroOf(t, seat).hand.length === 0 || hasReacted(play, seat)) return false;
  return seat === target || answersAttack(t, seat, target);
}

/** HB-R9, HB-R10: as what a card protects the one who plays it. */
const protects = (t: Table, seat: Seat, face: number): boolean =>
  face === DEFEND || face === DEFLECT || (face === SCROLL_OF_SHADOWS && heroOf(t, seat).slot < 0);

/** Of different cards in hand, all that pay for the Hero's own Reaction Ability. */
export function offerAbility(p: P, { hero, cards }: Holding, options: ReactOption[]): void {
  const ability = reactionIdOf(hero);
  for (let i = 0; i < cards.length; i++)
    if (pays(ability, faceOf(p, at(cards, i)))) options.push(useOption(ability, at(cards, i)));
}
interface Holding {
  readonly hero: number;
  readonly cards: readonly number[];
}

/** HB-10.1, HB-11.1: the Abilities of the Hero’s sheet that are not among the options. */
export function refuseOthers(hero: number, options: readonly ReactOption[], why: Why<ReactOption>): void {
  for (let place = 0; place < ABILITIES_EACH; place++) {
    const ability = hero * ABILITIES_EACH + place;
    if (options.some((option) => option.do === 'use' && option.ability === ability)) continue;
    refuseAbility(why, ability, 'reaction');
  }
}

const NO_CARDS: readonly number[] = [];

export const whichReaction = question('basicverse/react', {
  rule: 'HB-11.2',
  secret: true,
  options(p: P, exposed: Exposed, seat, why?: Why<ReactOption>): readonly ReactOption[] {
    const t = p.table;
    const { hero, hand, slot } = heroOf(t, seat);
    const target = targetOf(t, exposed);
    const options: ReactOption[] = [];
    const cards = differentCards(p, hand);
    // HB-R9: a card protects nobody else, so for an ally the hand is gone through only to say that.
    const playable = seat === target || why !== undefined ? cards : NO_CARDS;
    for (const card of playable) {
      for (const as of usesOf(hero, faceOf(p, card))) {
        const use = playOption(card, as);
        if (seat !== target)
          why?.(use, 'HB-R9', message('why.ownOnly', { card: cardNamed(as), hero: heroNamed(t, target) }));
        else if (protects(t, seat, as)) options.push(use);
        else if (isScroll(as) && slot >= 0)
          why?.(use, 'HB-R10', message('why.slot', { scroll: cardNamed(faceOf(p, slot)) }));
        else why?.(use, 'HB-11.1', message('why.noAttackAnswer', { card: cardNamed(as) }));
      }
    }
    if (answersAttack(t, seat, target)) offerAbility(p, { hero, cards }, options);
    if (why !== undefined) refuseOthers(hero, options, why);
    options.push(PASS);
    return options;
  },
  prompt(p: P, exposed: Exposed) {
    const play = playAt(p.table, exposed.play);
    return message('ask.basicverse/react', {
      by: heroNamed(p.table, play.by),
      what: sourceNamed(play.source),
      n: at(play.damage, exposed.at),
      target: heroNamed(p.table, targetOf(p.table, exposed)),
    });
  },
});

/** What a Reaction does is done like everything else a card or Ability does; a Scroll is read like any other. */
const nextEffect = ahead<Table, Following>('basicverse/effects.next');
const passiveEffect = ahead<Table, Waiting>('basicverse/effects.passive');
const readScroll = ahead<Table, Reading>('basicverse/scrolls.read');

export const reactions = rules('basicverse/reactions', {
  /** HB-R24: the target is asked first, then its allies in turn order. */
  round(p: P, { play, at: place, asked }: Round): Flow {
    const t = p.table;
    const target = targetOf(t, { play, at: place });
    for (let k = asked; k < teamSize(t); k++) {
      const seat = (target + 2 * k) % t.players;
      if (!mightReact(t, seat, { play: playAt(t, play), target })) continue;
      return ask(seat, whichReaction, { play, at: place }).then(reactions.answered, {
        play,
        at: place,
        asked: k,
        seat,
      });
    }
    return done();
  },
  /** HB-11.2, HB-11.3: one Reaction for this target, its own or an ally's. */
  answered(p: P, { play, at: place, asked, seat }: Round & { readonly seat: Seat }, option: ReactOption): Flow {
    if (option.do !== 'pass') noteReaction(p.table, { play, at: place }, seat);
    switch (option.do) {
      case 'pass':
        return reactions.round(p, { play, at: place, asked: asked + 1 });
      case 'use':
        payFor(p, seat, option);
        return reactions.resolve(p, { play, at: place, seat, source: sourceOfAbility(option.ability) });
      case 'play':
        // HB-4.14: a Scroll goes into the slot first, and may be stopped.
        if (isScroll(option.as)) return readScroll(p, { seat, card: option.card, as: option.as });
        playFromHand(p, seat, option);
        return reactions.resolve(p, { play, at: place, seat, source: option.as });
    }
  },

  /** HB-11.4: the newest first: its instructions are followed before the attack goes on. */
  resolve(p: P, { play, at: place, seat, source }: Exposed & { readonly seat: Seat; readonly source: number }): Flow {
    const t = p.table;
    const foe = playAt(t, play).by;
    const target = targetOf(t, { play, at: place });
    const waiting = source === DEFEND ? at(passiveScripts.youDefend, heroOf(t, seat).hero) : NONE;
    lay(t, { by: seat, source, reach: 0, foe, answers: play, at: place });
    topPlay(t).targets.push(target);
    const frames = [step(nextEffect, { script: at(thenScripts, source), i: 0 }), step(plays.finish, {})];
    if (waiting >= 0) frames.push(step(passiveEffect, { seat, script: waiting, foe }));
    return inOrder(...frames);
  },
});
