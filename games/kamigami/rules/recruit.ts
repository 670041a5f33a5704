import {
  ask,
  done,
  faceOf,
  type Flow,
  type Frame,
  inOrder,
  message,
  question,
  rules,
  step,
  type Why,
} from '@arenarium/engine';
import { costOf, isWarrior } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { at, isIn, NONE, type P } from '../table.ts';
import { abilities } from './abilities.ts';
import { recruiting, type RecruitOption, refill } from './hall.ts';
import { closeMoment, openMoment } from './moments.ts';
import { putOnDeck } from './piles.ts';
import { type ActOption, GO_ON, type GoOnOption, offerActs, refuseHand } from './play.ts';
import { anyoneMightReact, reacts } from './reacts.ts';

/** KB-7.1: the top card of a stack or pile, if there is Faith enough. */
function offerTop(
  p: P,
  pile: readonly number[],
  {
    options,
    why,
  }: { readonly options: (RecruitOption | ActOption | GoOnOption)[]; readonly why: Why<RecruitOption> | undefined },
): void {
  const card = pile[pile.length - 1];
  if (card === undefined) return;
  const n = at(costOf, faceOf(p, card));
  if (n <= p.table.faith) options.push(recruiting(card));
  else why?.(recruiting(card), 'KB-7.1', message('why.faith', { n, has: p.table.faith }));
}

export const whichRecruit = question('kamigami/recruit', {
  rule: 'KB-7.1',
  options(
    p: P,
    _: object,
    seat,
    why?: Why<RecruitOption | ActOption | GoOnOption>,
  ): readonly (RecruitOption | ActOption | GoOnOption)[] {
    const t = p.table;
    const options: (RecruitOption | ActOption | GoOnOption)[] = [];
    for (const pile of t.hall) offerTop(p, pile, { options, why });
    for (const pile of t.piles) offerTop(p, pile, { options, why });
    offerActs(t, seat, { options, why });
    if (why !== undefined) refuseHand(p, seat, why);
    options.push(GO_ON);
    return options;
  },
});

export const recruit = rules('kamigami/recruit', {
  /** KB-7.1: as many as one likes, and none if one likes (KB-R5). */
  phase(p: P): Flow {
    const t = p.table;
    return isIn(t, t.active) ? ask(t.active, whichRecruit, {}).then(recruit.chosen, {}) : done();
  },
  /** KB-7.1, KB-7.2, KB-7.3: paid for, laid on the Draw Deck, and the Hall refilled. */
  chosen(p: P, _: object, chosen: RecruitOption | ActOption | GoOnOption): Flow {
    const t = p.table;
    const seat = t.active;
    if (chosen.do === 'goOn') return done();
    if (chosen.do === 'act')
      return inOrder(step(abilities.use, { seat, ability: chosen.ability, card: NONE }), step(recruit.phase, {}));
    const isFromHall = isWarrior(faceOf(p, chosen.card));
    t.faith -= at(costOf, faceOf(p, chosen.card));
    takeFrom(isFromHall ? t.hall : t.piles, chosen.card);
    putOnDeck(p, seat, chosen.card);
    logOf(p)?.push({ did: 'recruited', seat, cards: [chosen.card] });
    if (!isFromHall) return recruit.phase(p);
    refill(p);
    return inOrder(...whenRecruited(p, chosen.card), step(recruit.phase, {}));
  },
  /** KB-3.4: the recruiting has been answered. */
  close(p: P, { place }: { readonly place: number }): Flow {
    closeMoment(p.table, place);
    return done();
  },
});

function takeFrom(piles: readonly number[][], card: number): void {
  for (const pile of piles) if (pile[pile.length - 1] === card) pile.pop();
}

/** What answers the recruiting of a Warrior. */
function whenRecruited(p: P, card: number): Frame[] {
  const t = p.table;
  const place = openMoment(t, { is: 'recruited', seat: t.active, card });
  if (anyoneMightReact(t, place)) return [step(reacts.window, { place }), step(recruit.close, { place })];
  closeMoment(t, place);
  return [];
}
