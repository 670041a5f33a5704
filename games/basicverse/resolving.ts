/** HB-10.3: resolving a card or an Ability: damage or healing first, then the instructions. */
import { done, inOrder, rules, step, type Flow, type Frame, type Seat } from '@arenarium/engine';
import { attack, hasTarget, lay } from './attack.ts';
import { follow, membersOf } from './instructions.ts';
import {
  doingOf,
  firstScripts,
  moreDamageOf,
  moreHealingOf,
  moreReachOf,
  reachOf,
  thenScripts,
  usedAt,
} from './printed.ts';
import { ABILITY, at, fighterOf, teamOf, topPlay, type Fighter, type P, type Table } from './table.ts';
import type { Aim } from './words.ts';

const isCard = (source: number): boolean => source < ABILITY;
/** Passives change what cards do, never what Abilities do. */
const reachBonus = (f: Fighter, source: number): number => (isCard(source) ? moreReachOf(f.hero, source) : 0);

function reachOfAim(aim: Aim | undefined): number {
  if (aim === undefined) return 0;
  return reachOf('everyone' in aim ? aim.everyone.within : aim.within);
}

/** Is there somebody to aim at? What moves first finds out when it gets there. */
export function hasAim(t: Table, seat: Seat, source: number): boolean {
  const { aim, first } = doingOf(source);
  if (aim === undefined || first !== undefined) return true;
  if ('everyone' in aim) return membersOf(t, { by: seat, targets: [] }, aim.everyone).length > 0;
  return hasTarget(t, {
    by: seat,
    aimed: aim.at,
    within: reachOf(aim.within) + reachBonus(fighterOf(t, seat), source),
  });
}

/** The rule that keeps an Ability from being used, whatever card would pay for it, or null. */
export function whyNotUse(t: Table, seat: Seat, ability: number): string | null {
  const { actions, mana } = usedAt(ability);
  if (actions > t.actions) return 'HB-10.1';
  if (mana > t.mana[teamOf(seat)]) return 'HB-10.2';
  return hasAim(t, seat, ABILITY + ability) ? null : 'HB-9.1';
}

export const resolving = rules('basicverse/resolving', {
  /** Its costs have been paid; now it does what is printed on it. */
  resolve(p: P, { seat, source }: { readonly seat: Seat; readonly source: number }): Flow {
    const t = p.table;
    const f = fighterOf(t, seat);
    const { aim, damage, heal } = doingOf(source);
    const reach = reachOfAim(aim) + reachBonus(f, source);
    const frames: Frame[] = [];
    lay(t, { by: seat, source, reach });
    if (at(firstScripts, source) >= 0) frames.push(step(follow.next, { script: at(firstScripts, source), i: 0 }));
    if (aim !== undefined) {
      frames.push(
        'everyone' in aim
          ? step(resolving.aimAtEveryone, { source })
          : step(attack.aim, { aimed: aim.at, within: reach, upTo: aim.upTo }),
      );
    }
    if (damage !== undefined)
      frames.push(step(attack.strike, { n: damage + (isCard(source) ? moreDamageOf(f, source) : 0) }));
    if (heal !== undefined)
      frames.push(step(attack.mend, { n: heal + (isCard(source) ? moreHealingOf(f.hero, source) : 0) }));
    if (at(thenScripts, source) >= 0) frames.push(step(follow.next, { script: at(thenScripts, source), i: 0 }));
    frames.push(step(attack.finish, {}));
    return inOrder(...frames);
  },
  /** What hits everybody of a side within reach leaves nothing to choose. */
  aimAtEveryone(p: P, { source }: { readonly source: number }): Flow {
    const play = topPlay(p.table);
    const { aim } = doingOf(source);
    if (aim !== undefined && 'everyone' in aim) play.targets = membersOf(p.table, play, aim.everyone);
    return done();
  },
});
