/** A team as it stands: what is left of each Hero, and what lies on it. Worked out once a look, though more than one asks. */
import { at, type Seat } from '@arenarium/engine';
import { KINDS, tokensOn } from '../rules/banes.ts';
import { maxHpOf, strengthOf } from '../rules/strength.ts';
import { championOf, NONE, supportsOf, type CardId, type P } from '../table.ts';

export interface Team {
  /** NONE: the place is empty, and the numbers of the Champion mean nothing. */
  champion: CardId;
  strength: number;
  left: number;
  banes: number;
  supports: readonly CardId[];
  /** By support. */
  readonly supportLeft: number[];
  readonly supportBanes: number[];
}

/** Counters a Hero can still bear. */
const leftOf = (p: P, id: CardId): number =>
  Math.max(0, maxHpOf(p, id) - at(p.table.damage, id) - at(p.table.beside, id));

/** How many kinds of bane lie on a Hero. */
function banesOn({ table }: P, id: CardId): number {
  if (table.banes[id] === 0) return 0;
  let kinds = 0;
  for (let kind = 0; kind < KINDS; kind++) if (tokensOn(table, id, kind) > 0) kinds++;
  return kinds;
}

/** One for all looks: what it says is good until the next team is read. */
const team: Team = {
  champion: NONE,
  strength: 0,
  left: 0,
  banes: 0,
  supports: [],
  supportLeft: [],
  supportBanes: [],
};

export function teamAt(p: P, seat: Seat): Readonly<Team> {
  const champion = championOf(p.table, seat);
  team.champion = champion;
  if (champion !== NONE) {
    team.strength = strengthOf(p, champion);
    team.left = leftOf(p, champion);
    team.banes = banesOn(p, champion);
  }
  const supports = supportsOf(p.table, seat);
  team.supports = supports;
  for (let i = 0; i < supports.length; i++) {
    const id = at(supports, i);
    team.supportLeft[i] = leftOf(p, id);
    team.supportBanes[i] = banesOn(p, id);
  }
  return team;
}
