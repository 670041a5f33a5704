/** Aiming, and what lands: chapters 10 and 11 from the side of whoever attacks. */
import {
  allInOrder,
  ask,
  done,
  type Flow,
  type Frame,
  message,
  question,
  rules,
  type Seat,
  setQuestion,
  step,
  type Why,
} from '@arenarium/engine';
import type { Aimed } from '../cards/words.ts';
import { logOf } from '../happenings.ts';
import { at, type P, type Play, type Table, topPlay, turnsAfter } from '../table.ts';
import { type TargetOption, targetOption } from './options.ts';
import { heal, hurt } from './plays.ts';
import { reaches } from './range.ts';
import { reactions } from './reactions.ts';
import { rangeValues, refuse } from './refusals.ts';
import { type Aiming, hasTarget, whyNotTarget } from './targets.ts';

interface Naming {
  readonly aimed: Aimed;
  readonly within: number;
}
interface Aims extends Naming {
  readonly upTo: number;
}

/** Everybody it can be aimed at; whoever asks is told why not the others. */
function targetsOf(t: Table, aiming: Aiming, why?: Why<TargetOption>): readonly TargetOption[] {
  const options: TargetOption[] = [];
  for (let seat = 0; seat < t.players; seat++) {
    const against = whyNotTarget(t, seat, aiming);
    if (against === null) options.push(targetOption(seat));
    else if (why !== undefined)
      refuse(why, targetOption(seat), against).with(rangeValues(t, aiming.by, { seat, within: aiming.within }));
  }
  return options;
}
export const whichTarget = question('basicverse/target', {
  rule: 'HB-9.1',
  options: (p: P, { aimed, within }: Naming, by, why?: Why<TargetOption>): readonly TargetOption[] =>
    targetsOf(p.table, { by, aimed, within }, why),
});
/** Several targets, in any order. */
export const whichTargets = setQuestion('basicverse/targets', {
  rule: 'HB-9.1',
  options: (p: P, { aimed, within }: Aims, by, why?: Why<TargetOption>): readonly TargetOption[] =>
    targetsOf(p.table, { by, aimed, within }, why),
  size: (_: P, { upTo }: Aims) => ({ min: 1, max: upTo }),
  prompt: (_: P, { upTo }: Aims) => message('ask.basicverse/targets', { n: upTo }),
});

/** HB-R11: is this target still within reach when the damage lands? */
const isHit = (t: Table, play: Play, seat: Seat): boolean =>
  seat === play.standIn || reaches(t, play.by, { seat, within: play.reach });

export const attack = rules('basicverse/attack', {
  /** HB-9.1: whoever plays the card or uses the Ability names its targets. */
  aim(p: P, { aimed, within, upTo }: Aims): Flow {
    const { by } = topPlay(p.table);
    if (!hasTarget(p.table, { by, aimed, within })) return done();
    return upTo === 1
      ? ask(by, whichTarget, { aimed, within }).then(attack.aimedAtOne, {})
      : ask(by, whichTargets, { aimed, within, upTo }).then(attack.aimed, {});
  },
  /** HB-9.1: one target. */
  aimedAtOne(p: P, _: object, target: TargetOption): Flow {
    return attack.aimed(p, _, [target]);
  },
  /** HB-9.1: several. */
  aimed(p: P, _: object, chosen: readonly TargetOption[]): Flow {
    topPlay(p.table).targets.push(...chosen.map(({ seat }) => seat));
    return done();
  },

  /** HB-11.2: each target may be protected by one Reaction; then what is left of the damage lands. */
  strike(p: P, { n }: { readonly n: number }): Flow {
    const t = p.table;
    const play = topPlay(t);
    const index = t.plays.length - 1;
    // HB-R24: in turn order after the one who attacks.
    play.targets.sort((a, b) => turnsAfter(t, play.by, a) - turnsAfter(t, play.by, b));
    play.damage = play.targets.map(() => n);
    const frames: Frame[] = play.targets.map((_, i) => step(reactions.round, { play: index, at: i, asked: 0 }));
    frames.push(step(attack.land, {}));
    return allInOrder(frames);
  },
  /** HB-R11: what was not blocked lands on whoever is still in reach. */
  land(p: P): Flow {
    const t = p.table;
    const play = topPlay(t);
    const { by, source } = play;
    const hit: Seat[] = [];
    for (let i = 0; i < play.targets.length; i++) {
      const seat = at(play.targets, i);
      if (!isHit(t, play, seat)) {
        logOf(p)?.push({ did: 'missed', seat, attacker: by, source });
        continue;
      }
      const n = at(play.damage, i);
      if (n > 0) hurt(p, seat, { n, by, source });
      if (!hit.includes(seat)) hit.push(seat);
    }
    play.targets = hit;
    play.damage = hit.map(() => 0);
    return done();
  },

  /** HB-10.3: healing, like damage, comes before the instructions. */
  mend(p: P, { n }: { readonly n: number }): Flow {
    for (const seat of topPlay(p.table).targets) heal(p, seat, n);
    return done();
  },
});
