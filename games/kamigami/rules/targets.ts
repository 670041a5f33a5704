import { message, question, type Seat, type Why } from '@arenarium/engine';
import {
  areOpponents,
  at,
  canBeAttacked,
  ELIMINATED,
  isTemple,
  MAX_SEATS,
  type Moment,
  momentAt,
  NONE,
  of,
  ownerOf,
  type P,
  SEALED,
  type Table,
  templeOf,
} from '../table.ts';
import { unitNamed } from './moments.ts';

/** KB-6.1: what an Attack may be aimed at, and where it may be moved. */
export interface TargetOption {
  readonly do: 'target';
  readonly unit: number;
}
/** Every possible target, made once. */
const targets: readonly TargetOption[] = Array.from({ length: 2 * MAX_SEATS }, (_, unit) => ({ do: 'target', unit }));

/** Why a God or Temple that is there cannot be attacked. */
function refuseTarget(
  t: Table,
  by: Seat,
  { option, why }: { readonly option: TargetOption; readonly why: Why<TargetOption> },
): void {
  const { unit } = option;
  const owner = ownerOf(unit);
  const isThere = owner < t.team.length && (!isTemple(unit) || at(t.temple, owner) !== NONE);
  if (!isThere || canBeAttacked(t, by, unit)) return;
  const say = (rule: string, id: string): void => why(option, rule, message(id, { unit: unitNamed(unit) }));
  if (owner === by) say('KB-6.1', 'why.target.own');
  else if (!areOpponents(t, by, owner)) say('KB-10.7', 'why.target.team');
  else if (t.state[owner] === SEALED) say('KB-11.2', 'why.target.sealed');
  else if (t.state[owner] === ELIMINATED) say('KB-12.1', 'why.target.out');
  else say('KB-6.5', 'why.target.destroyed');
}

export const whichTarget = question('kamigami/target', {
  rule: 'KB-6.1',
  options(p: P, _: object, seat, why?: Why<TargetOption>): readonly TargetOption[] {
    const t = p.table;
    const options: TargetOption[] = [];
    for (let s = 0; s < t.team.length; s++) if (canBeAttacked(t, seat, s)) options.push(of(targets, s));
    for (let s = 0; s < t.team.length; s++)
      if (canBeAttacked(t, seat, templeOf(s))) options.push(of(targets, templeOf(s)));
    if (why !== undefined) for (const option of targets) refuseTarget(t, seat, { option, why });
    return options;
  },
});

/** KB-R13: the other Gods an Attack could be moved to. */
export function redirectTargets(t: Table, m: Moment): readonly TargetOption[] {
  const options: TargetOption[] = [];
  for (let s = 0; s < t.team.length; s++)
    if (s !== ownerOf(m.target) && canBeAttacked(t, m.seat, s)) options.push(of(targets, s));
  return options;
}
export const whichNewTarget = question('kamigami/newTarget', {
  rule: 'KB-R13',
  options(p: P, { place }: { readonly place: number }, _, why?: Why<TargetOption>): readonly TargetOption[] {
    const t = p.table;
    const m = momentAt(t, place);
    if (why !== undefined) {
      for (const option of targets) refuseTarget(t, m.seat, { option, why });
      for (let s = 0; s < t.team.length; s++) {
        const unit = unitNamed(s);
        if (s === ownerOf(m.target)) why(of(targets, s), 'KB-R13', message('why.target.same', { unit }));
        else if (canBeAttacked(t, m.seat, templeOf(s)))
          why(of(targets, templeOf(s)), 'KB-R13', message('why.target.godOnly', { unit: unitNamed(templeOf(s)) }));
      }
    }
    return redirectTargets(t, m);
  },
});
