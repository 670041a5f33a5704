import {
  ask,
  done,
  faceOf,
  inOrder,
  message,
  question,
  reveal,
  rules,
  step,
  type Flow,
  type Frame,
  type Why,
} from '@arenarium/engine';
import { abilities } from './abilities.ts';
import { costOf, isWarrior } from './catalogue.ts';
import { log } from './happenings.ts';
import { putOnDeck } from './piles.ts';
import { GO_ON, offerActs, type ActOption, type GoOn } from './play.ts';
import { anyoneMightReact, reacts } from './reacts.ts';
import { at, closeMoment, isIn, of, openMoment, type P } from './table.ts';

/** KB-2.6: the Hall shows six kinds. */
export const HALL_KINDS = 6;

export interface RecruitOption {
  readonly do: 'recruit';
  readonly card: number;
}

/** KB-7.1: the top card of a stack or pile, if there is Faith enough. */
function offerTop(
  p: P,
  pile: readonly number[],
  {
    options,
    why,
  }: { readonly options: (RecruitOption | ActOption | GoOn)[]; readonly why: Why<RecruitOption> | undefined },
): void {
  const card = pile[pile.length - 1];
  if (card === undefined) return;
  const n = at(costOf, faceOf(p, card));
  if (n <= p.table.faith) options.push({ do: 'recruit', card });
  else why?.({ do: 'recruit', card }, 'KB-7.1', message('why.faith', { n, has: p.table.faith }));
}

export const recruitOrNot = question('kamigami/recruit', {
  rule: 'KB-7.1',
  options(
    p: P,
    _: object,
    seat,
    why?: Why<RecruitOption | ActOption | GoOn>,
  ): readonly (RecruitOption | ActOption | GoOn)[] {
    const t = p.table;
    const options: (RecruitOption | ActOption | GoOn)[] = [];
    for (const pile of t.hall) offerTop(p, pile, { options, why });
    for (const pile of t.piles) offerTop(p, pile, { options, why });
    offerActs(t, seat, { options, why });
    options.push(GO_ON);
    return options;
  },
});

export const recruit = rules('kamigami/recruit', {
  /** KB-7.1: as many as one likes, and none if one likes (KB-R5). */
  phase(p: P): Flow {
    const t = p.table;
    return isIn(t, t.active) ? ask(t.active, recruitOrNot, {}).then(recruit.chosen, {}) : done();
  },
  chosen(p: P, _: object, chosen: RecruitOption | ActOption | GoOn): Flow {
    const t = p.table;
    const seat = t.active;
    if (chosen.do === 'goOn') return done();
    if (chosen.do === 'act')
      return inOrder(step(abilities.use, { seat, ability: chosen.ability, card: -1 }), step(recruit.phase, {}));
    const isFromHall = isWarrior(faceOf(p, chosen.card));
    t.faith -= at(costOf, faceOf(p, chosen.card));
    takeFrom(isFromHall ? t.hall : t.piles, chosen.card);
    putOnDeck(p, seat, chosen.card);
    log(p)?.push({ did: 'recruited', seat, cards: [chosen.card] });
    if (!isFromHall) return recruit.phase(p);
    refill(p);
    return inOrder(...whenRecruited(p, chosen.card), step(recruit.phase, {}));
  },
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
  if (anyoneMightReact(t, place)) return [step(reacts.window, { place, i: 0 }), step(recruit.close, { place })];
  closeMoment(t, place);
  return [];
}

/** KB-7.3, KB-7.4, KB-R7: cards are turned from the Warrior Deck until six kinds lie there, or it is empty. */
export function refill(p: P): void {
  const { hall, warriorDeck } = p.table;
  for (let empty = emptyStack(hall); empty >= 0 && warriorDeck.length > 0; empty = emptyStack(hall)) {
    const card = warriorDeck.pop() as number;
    reveal(p, card);
    log(p)?.push({ did: 'revealed', cards: [card] });
    const same = stackOf(p, faceOf(p, card));
    of(hall, same < 0 ? empty : same).push(card);
  }
}
function emptyStack(hall: readonly (readonly number[])[]): number {
  for (let i = 0; i < hall.length; i++) if (of(hall, i).length === 0) return i;
  return -1;
}
function stackOf(p: P, face: number): number {
  const { hall } = p.table;
  for (let i = 0; i < hall.length; i++) {
    const bottom = of(hall, i)[0];
    if (bottom !== undefined && faceOf(p, bottom) === face) return i;
  }
  return -1;
}
