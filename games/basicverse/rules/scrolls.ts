/** Scrolls: one a turn, in the slot of the Hero, and Stonewall against them. */
import { ask, done, faceOf, type Flow, message, question, reveal, rules, type Seat, type Why } from '@arenarium/engine';
import { STONEWALL, usesOf } from '../cards/printed.ts';
import { cardNamed, heroNamed } from '../cards/text.ts';
import { logOf } from '../happenings.ts';
import { areEnemies, heroOf, isAlive, NONE, type P } from '../table.ts';
import { differentCards, fromHand, playFromHand, takeFromHand } from './hand.ts';
import { PASS, playOption, type ReactOption } from './options.ts';
import type { Reading } from './plays.ts';
import { refuseOthers } from './reactions.ts';
import { resolving } from './resolving.ts';

/** HB-4.11: Stonewall stops an enemy's Scroll from anywhere. */
export const whichScrollAnswer = question('basicverse/answerScroll', {
  rule: 'HB-4.11',
  secret: true,
  options(
    p: P,
    _: { readonly reader: Seat; readonly as: number },
    seat,
    why?: Why<ReactOption>,
  ): readonly ReactOption[] {
    const { hero, hand } = heroOf(p.table, seat);
    const options: ReactOption[] = [];
    for (const card of differentCards(p, hand)) {
      for (const as of usesOf(hero, faceOf(p, card))) {
        if (as === STONEWALL) options.push(playOption(card, as));
        else why?.(playOption(card, as), 'HB-11.1', message('why.noScrollAnswer', { card: cardNamed(as) }));
      }
    }
    if (why !== undefined) refuseOthers(hero, options, why);
    options.push(PASS);
    return options;
  },
  prompt: (p: P, { reader, as }) =>
    message('ask.basicverse/answerScroll', { who: heroNamed(p.table, reader), card: message('card', { face: as }) }),
});

export const scrolls = rules('basicverse/scrolls', {
  /** HB-4.16: the Scroll is laid in the slot; enemies may stop it. */
  read(p: P, { seat, card: like, as }: Reading): Flow {
    const card = fromHand(p, seat, like);
    takeFromHand(p, seat, card);
    reveal(p, card);
    heroOf(p.table, seat).slot = card;
    logOf(p)?.push({ did: 'played', seat, as, cards: [card] });
    return scrolls.round(p, { seat, card, as, asked: 1 });
  },
  /** HB-4.11, HB-R24: the enemies are asked in turn order after the reader. */
  round(p: P, { seat, card, as, asked }: Reading & { readonly asked: number }): Flow {
    const t = p.table;
    for (let k = asked; k < t.players; k++) {
      const enemy = (seat + k) % t.players;
      if (!areEnemies(seat, enemy) || !isAlive(t, enemy) || heroOf(t, enemy).hand.length === 0) continue;
      return ask(enemy, whichScrollAnswer, { reader: seat, as }).then(scrolls.answered, {
        seat,
        card,
        as,
        asked: k,
        enemy,
      });
    }
    return resolving.resolve(p, { seat, source: as });
  },
  /** HB-4.11, HB-R7: a stopped Scroll was not used. */
  answered(
    p: P,
    { seat, card, as, asked, enemy }: Reading & { readonly asked: number; readonly enemy: Seat },
    option: ReactOption,
  ): Flow {
    if (option.do !== 'play') return scrolls.round(p, { seat, card, as, asked: asked + 1 });
    playFromHand(p, enemy, option);
    // HB-R7: a stopped Scroll was not used.
    heroOf(p.table, seat).slot = NONE;
    p.table.discard.push(card);
    logOf(p)?.push({ did: 'stoppedScroll', seat: enemy, reader: seat, cards: [card] });
    return done();
  },
});
