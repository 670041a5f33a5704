/** Aiming, and what lands: chapters 10 and 11 from the side of whoever attacks. */
import {
  ask,
  done,
  type Flow,
  type Frame,
  inOrder,
  message,
  question,
  rules,
  type Seat,
  step,
  type Why,
} from '@arenarium/engine';
import type { Aimed } from '../cards/words.ts';
import { logOf } from '../happenings.ts';
import { at, type P, type Play, type Table, topPlay } from '../table.ts';
import { ENOUGH, type TargetOption, targetOption } from './options.ts';
import { heal, hurt } from './plays.ts';
import { reaches } from './range.ts';
import { reactions } from './reactions.ts';
import { hasTarget, whyNoTarget } from './targets.ts';

/** Several targets are named in ascending seats, so that no two orders mean the same. */
interface Naming {
  readonly aimed: Aimed;
  readonly within: number;
  readonly least: Seat;
}

export const whichTarget = question('basicverse/target', {
  rule: 'HB-9.1',
  options(p: P, { aimed, within, least }: Naming, by, why?: Why<TargetOption>): readonly TargetOption[] {
    const t = p.table;
    const options: TargetOption[] = [];
    const aiming = { by, aimed, within };
    for (let seat = least; seat < t.players; seat++) {
      const rule = whyNoTarget(t, seat, aiming);
      if (rule === null) options.push(targetOption(seat));
      else why?.(targetOption(seat), rule, message(`why.target.${rule}`));
    }
    if (topPlay(t).targets.length > 0) options.push(ENOUGH);
    return options;
  },
});

/** HB-R11: is this target still within reach when the damage lands? */
const isHit = (t: Table, play: Play, seat: Seat): boolean =>
  seat === play.standIn || reaches(t, play.by, { seat, within: play.reach });

export const attack = rules('basicverse/attack', {
  /** HB-9.1: whoever plays the card or uses the Ability names its targets. */
  aim(p: P, { aimed, within, upTo }: { readonly aimed: Aimed; readonly within: number; readonly upTo: number }): Flow {
    const { by, targets } = topPlay(p.table);
    const least = targets.length === 0 ? 0 : at(targets, targets.length - 1) + 1;
    if (targets.length === 0 && !hasTarget(p.table, { by, aimed, within })) return done();
    return ask(by, whichTarget, { aimed, within, least }).then(attack.aimed, { aimed, within, upTo });
  },
  aimed(
    p: P,
    aim: { readonly aimed: Aimed; readonly within: number; readonly upTo: number },
    target: TargetOption,
  ): Flow {
    if (target.do === 'enough') return done();
    const { targets } = topPlay(p.table);
    targets.push(target.seat);
    return targets.length < aim.upTo ? attack.aim(p, aim) : done();
  },

  /** HB-11.2: each target may be protected by one Reaction; then what is left of the damage lands. */
  strike(p: P, { n }: { readonly n: number }): Flow {
    const play = topPlay(p.table);
    const index = p.table.plays.length - 1;
    play.damage = play.targets.map(() => n);
    const frames: Frame[] = play.targets.map((_, i) => step(reactions.round, { play: index, at: i, asked: 0 }));
    frames.push(step(attack.land, {}));
    return inOrder(...frames);
  },
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
