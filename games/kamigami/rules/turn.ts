import { ask, done, type Flow, type Frame, inOrder, over, rules, type Seat, step } from '@arenarium/engine';
import { ALL_COLOURS, mayAnswerPhase, phaseCode } from '../cards/printed.ts';
import { type Phase, phases } from '../cards/words.ts';
import { logOf } from '../happenings.ts';
import { at, ELIMINATED, IN_PLAY, isIn, NONE, type P, pileAt, SEALED, type Table } from '../table.ts';
import { abilities } from './abilities.ts';
import { ENERGY_TO_RETURN, LAST_ROUND, wonByEnergy } from './energy.ts';
import { closeMoment, openMoment } from './moments.ts';
import { discardAll, discardPlayed, draw } from './piles.ts';
import { type ActOption, type GoOnOption, hasAct, type PlayOption, whichAct, whichPlay } from './play.ts';
import { anyoneMightReact, reacts } from './reacts.ts';
import { recruit } from './recruit.ts';

/** KB-2.8, KB-8.3 */
export const HAND_SIZE = 5;

export const turn = rules('kamigami/turn', {
  /** KB-3.2: five phases. KB-11.3, KB-11.4: a Sealed God gains 1 Energy, and has a turn only when that frees it. */
  begin(p: P): Flow {
    const t = p.table;
    const seat = t.active;
    t.faith = 0;
    t.chain.length = 0;
    t.chainColours.length = 0;
    t.chaining = ALL_COLOURS;
    t.attacked = 0;
    t.spent = 0;
    logOf(p)?.push({ did: 'turn', seat, round: t.round });
    if (t.state[seat] === SEALED && !returns(p, seat)) return turn.pass(p);
    return WHOLE_TURN;
  },
  /** KB-3.2: the phases of a turn from one of them on; then it passes. */
  phases(_: P, { from }: { readonly from: Phase }): Flow {
    return from === 'starting' ? WHOLE_TURN : inOrder(...TURN.slice(phases.indexOf(from)));
  },

  /** KB-3.5: nothing happens here but abilities. */
  starting(p: P): Flow {
    return enter(p, 'starting');
  },
  /** KB-4.1: the Play Phase. */
  play(p: P): Flow {
    return enter(p, 'play');
  },
  /** KB-4.1: card after card, until the player goes on. */
  mayPlay(p: P): Flow {
    const t = p.table;
    return isIn(t, t.active) ? ask(t.active, whichPlay, NOTHING).then(turn.played, NOTHING) : done();
  },
  /** KB-4.5, KB-4.6: one card or ability, then the next. */
  played(p: P, _: object, chosen: PlayOption | ActOption | GoOnOption): Flow {
    if (chosen.do === 'goOn') return done();
    const card = chosen.do === 'play' ? chosen.card : NONE;
    return inOrder(step(abilities.use, { seat: p.table.active, ability: chosen.ability, card }), MAY_PLAY);
  },
  /** KB-7.1: the Recruit Phase. */
  recruit(p: P): Flow {
    return enter(p, 'recruit');
  },
  /** KB-8.1: the Discard Phase. */
  discard(p: P): Flow {
    return enter(p, 'discard');
  },
  /** KB-8.1, KB-8.2 */
  discardCards(p: P): Flow {
    const t = p.table;
    const cards = p.log === null || !isIn(t, t.active) ? [] : pileAt(t.hand, t.active).slice();
    for (let seat = 0; seat < t.team.length; seat++) {
      if (seat !== t.active) discardPlayed(t, seat);
      else if (isIn(t, seat)) discardAll(p, seat);
    }
    logOf(p)?.push({ did: 'discardedAll', seat: t.active, cards });
    return done();
  },
  /** KB-8.3 */
  end(p: P): Flow {
    return enter(p, 'end');
  },
  /** KB-8.3: five cards. */
  drawHand(p: P): Flow {
    const t = p.table;
    if (isIn(t, t.active)) draw(p, t.active, HAND_SIZE);
    return done();
  },

  /** KB-3.3, KB-R25: Acts of God and Temple outside the Play and Recruit Phases. */
  acts(p: P): Flow {
    const t = p.table;
    return isIn(t, t.active) && hasAct(t, t.active)
      ? ask(t.active, whichAct, NOTHING).then(turn.acted, NOTHING)
      : done();
  },
  /** KB-3.3: one Act, then the next. */
  acted(p: P, _: object, chosen: ActOption | GoOnOption): Flow {
    if (chosen.do === 'goOn') return done();
    return inOrder(step(abilities.use, { seat: p.table.active, ability: chosen.ability, card: NONE }), ACTS);
  },

  /** KB-3.4: the end of a phase. */
  moment(p: P, { phase }: { readonly phase: Phase }): Flow {
    const frames = moment(p, phase, 'end');
    return frames.length === 0 ? done() : inOrder(...frames);
  },
  /** KB-3.4: the beginning or end of the phase is over. */
  close(p: P, { place }: { readonly place: number }): Flow {
    closeMoment(p.table, place);
    return done();
  },

  /** KB-3.1: the turn passes clockwise to the next seat that is still in the match. */
  pass(p: P): Flow {
    const t = p.table;
    const seats = t.team.length;
    t.faith = 0; // KB-7.5
    for (let k = 1; k <= seats; k++) {
      const seat = (t.active + k) % seats;
      if (seat === t.first) t.round++;
      if (t.state[seat] === ELIMINATED) continue;
      if (t.round > LAST_ROUND) return over(wonByEnergy(t, 'over.rounds'));
      t.active = seat;
      return turn.begin(p);
    }
    return done();
  },
});

/** What a turn is made of never changes, and frames are shared: made once. */
const TURN: readonly Frame[] = [
  step(turn.starting, {}),
  step(turn.play, {}),
  step(turn.recruit, {}),
  step(turn.discard, {}),
  step(turn.end, {}),
  step(turn.pass, {}),
];
const WHOLE_TURN = inOrder(...TURN);
const NOTHING = {};
const ACTS = step(turn.acts, NOTHING);
const MAY_PLAY = step(turn.mayPlay, NOTHING);
/** What happens in each phase besides abilities that name its beginning or end. */
const IN_PHASE: Readonly<Record<Phase, readonly Frame[]>> = {
  starting: [ACTS],
  play: [MAY_PLAY],
  recruit: [step(recruit.phase, NOTHING)],
  discard: [ACTS, step(turn.discardCards, NOTHING)],
  end: [step(turn.drawHand, NOTHING), ACTS],
};
const PLAIN_PHASE: Readonly<Record<Phase, Flow>> = {
  starting: inOrder(...IN_PHASE.starting),
  play: inOrder(...IN_PHASE.play),
  recruit: inOrder(...IN_PHASE.recruit),
  discard: inOrder(...IN_PHASE.discard),
  end: inOrder(...IN_PHASE.end),
};

/** KB-3.4: a phase begins; its beginning and end are only waited for when somebody might use them. */
function enter(p: P, phase: Phase): Flow {
  const t = p.table;
  t.phase = phases.indexOf(phase);
  if (isIn(t, t.active)) logOf(p)?.push({ did: 'phase', seat: t.active, phase: t.phase });
  const ends = mayAnswerPhase(t, phaseCode(phase, 'end'));
  if (!ends && !mayAnswerPhase(t, phaseCode(phase, 'beginning'))) return PLAIN_PHASE[phase];
  const frames = [...moment(p, phase, 'beginning'), ...IN_PHASE[phase]];
  return ends ? inOrder(...frames, step(turn.moment, { phase })) : inOrder(...frames);
}

/** KB-3.4, KB-3.5: the beginning or end of a phase, if anybody might do something then. */
function moment(p: P, phase: Phase, when: 'beginning' | 'end'): readonly Frame[] {
  const t = p.table;
  const code = phaseCode(phase, when);
  if (!mayAnswerPhase(t, code)) return NO_FRAMES;
  const place = openMoment(t, { is: 'phase', seat: t.active, value: code });
  if (anyoneMightReact(t, place)) return [step(reacts.window, { place }), step(turn.close, { place })];
  closeMoment(t, place);
  return NO_FRAMES;
}
const NO_FRAMES: readonly Frame[] = [];

/** KB-11.3, KB-11.4: true when the God comes back into the match. */
function returns(p: P, seat: Seat): boolean {
  const t: Table = p.table;
  t.energy[seat] = at(t.energy, seat) + 1;
  logOf(p)?.push({ did: 'gained', seat, n: 1 });
  if (at(t.energy, seat) < ENERGY_TO_RETURN) return false;
  t.state[seat] = IN_PLAY;
  logOf(p)?.push({ did: 'returned', seat });
  draw(p, seat, HAND_SIZE);
  return true;
}
