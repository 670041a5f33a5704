/** Aiming, and what lands: chapters 10 and 11 from the side of whoever attacks. */
import {
  ask,
  done,
  inOrder,
  message,
  question,
  rules,
  step,
  type Flow,
  type Frame,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { reaches } from './circle.ts';
import { logOf } from './happenings.ts';
import { ENOUGH, targetOption, type Target } from './options.ts';
import { maxHp } from './printed.ts';
import { reactions } from './reactions.ts';
import { areAllies, areEnemies, at, fighterOf, topPlay, type P, type Play, type Table } from './table.ts';
import type { Aimed } from './words.ts';

/** What an aim needs to know to say who can be its target. */
export interface Aiming {
  readonly by: Seat;
  readonly aimed: Aimed;
  readonly within: number;
}

/** HB-1.3, HB-7.5, HB-R4: the rule that keeps somebody from being a target, or null. */
export function whyNoTarget(t: Table, seat: Seat, { by, aimed, within }: Aiming): string | null {
  const f = fighterOf(t, seat);
  if (aimed === 'enemy' ? !areEnemies(by, seat) : areEnemies(by, seat)) return 'HB-1.3';
  if ((aimed === 'ally' || aimed === 'deadAlly') && !areAllies(by, seat)) return 'HB-1.3';
  if (f.dead !== (aimed === 'deadAlly')) return 'HB-7.5';
  if (aimed === 'hurtAllyOrYou' && f.hp >= maxHp(f)) return 'HB-R4';
  return seat === by || reaches(t, by, { seat, within }) ? null : 'HB-9.1';
}

export function hasTarget(t: Table, aiming: Aiming): boolean {
  for (let seat = 0; seat < t.players; seat++) if (whyNoTarget(t, seat, aiming) === null) return true;
  return false;
}

/** Several targets are named in ascending seats, so that no two orders mean the same. */
interface Naming {
  readonly aimed: Aimed;
  readonly within: number;
  readonly least: Seat;
}

export const targetQuestion = question('basicverse/target', {
  rule: 'HB-9.1',
  options(p: P, { aimed, within, least }: Naming, by, why?: Why<Target>): readonly Target[] {
    const t = p.table;
    const options: Target[] = [];
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

/** Lay a card or Ability on the table, to be resolved. */
export function lay(t: Table, { by, source, reach, foe = -1, answers = -1, at: place = -1 }: Laid): void {
  t.plays.push({ by, source, reach, targets: [], damage: [], standIn: -1, foe, answers, at: place });
}
interface Laid {
  readonly by: Seat;
  readonly source: number;
  readonly reach: number;
  readonly foe?: Seat;
  readonly answers?: number;
  readonly at?: number;
}

/** HB-R25: wards stand in for damage. */
export function hurt(p: P, seat: Seat, { n, by, source }: { n: number; by: Seat; source: number }): void {
  const f = fighterOf(p.table, seat);
  const warded = Math.min(f.wards, n);
  f.wards -= warded;
  f.hp -= n - warded;
  if (warded > 0) logOf(p)?.push({ did: 'blocked', seat, n: warded, by: seat });
  if (n > warded) logOf(p)?.push({ did: 'took', seat, n: n - warded, by, source, hp: f.hp });
}

/** HB-2.1: healing stops at the maximum. */
export function heal(p: P, seat: Seat, n: number): void {
  const f = fighterOf(p.table, seat);
  const healed = Math.min(n, maxHp(f) - f.hp);
  if (f.dead || healed <= 0) return;
  f.hp += healed;
  logOf(p)?.push({ did: 'healed', seat, n: healed, hp: f.hp });
}

/** HB-R11: is this target still within reach when the damage lands? */
const isHit = (t: Table, play: Play, seat: Seat): boolean =>
  seat === play.standIn || reaches(t, play.by, { seat, within: play.reach });

export const attack = rules('basicverse/attack', {
  /** HB-9.1: whoever plays the card or uses the Ability names its targets. */
  aim(p: P, { aimed, within, upTo }: { readonly aimed: Aimed; readonly within: number; readonly upTo: number }): Flow {
    const { by, targets } = topPlay(p.table);
    const least = targets.length === 0 ? 0 : at(targets, targets.length - 1) + 1;
    if (targets.length === 0 && !hasTarget(p.table, { by, aimed, within })) return done();
    return ask(by, targetQuestion, { aimed, within, least }).then(attack.aimed, { aimed, within, upTo });
  },
  aimed(p: P, aim: { readonly aimed: Aimed; readonly within: number; readonly upTo: number }, target: Target): Flow {
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
        logOf(p)?.push({ did: 'missed', seat, by, source });
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

  /** The card or Ability has been resolved. */
  finish(p: P): Flow {
    p.table.plays.pop();
    return done();
  },
});
