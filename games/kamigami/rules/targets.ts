import { question } from '@arenarium/engine';
import {
  canBeAttacked,
  MAX_SEATS,
  type Moment,
  momentAt,
  of,
  ownerOf,
  type P,
  type Table,
  templeOf,
} from '../table.ts';

/** KB-6.1: what an Attack may be aimed at, and where it may be moved. */
export interface TargetOption {
  readonly do: 'target';
  readonly unit: number;
}
/** Every possible target, made once. */
const targets: readonly TargetOption[] = Array.from({ length: 2 * MAX_SEATS }, (_, unit) => ({ do: 'target', unit }));

export const whichTarget = question('kamigami/target', {
  rule: 'KB-6.1',
  options(p: P, _: object, seat): readonly TargetOption[] {
    const t = p.table;
    const options: TargetOption[] = [];
    for (let s = 0; s < t.team.length; s++) if (canBeAttacked(t, seat, s)) options.push(of(targets, s));
    for (let s = 0; s < t.team.length; s++)
      if (canBeAttacked(t, seat, templeOf(s))) options.push(of(targets, templeOf(s)));
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
  options: (p: P, { place }: { readonly place: number }): readonly TargetOption[] =>
    redirectTargets(p.table, momentAt(p.table, place)),
});
