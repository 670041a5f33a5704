/** SFB chapter 13: damage, out of action, Victory Points and levelling up. */
import { message, over, type Flow, type Result } from '@arenarium/engine';
import { told } from './happenings.ts';
import { NOWHERE } from './hexes.ts';
import { championCardId } from './printed.ts';
import {
  fighter,
  hitpointsOf,
  isEnemy,
  isInArena,
  NOBODY,
  sideOf,
  sideOfChampion,
  type ChampionId,
  type P,
  type Table,
} from './table.ts';

/** Damage to one Champion. `by`: who answers for it; nobody if it is the Champion's own doing. */
export interface Harm {
  readonly to: ChampionId;
  readonly n: number;
  readonly by: ChampionId;
}

/** SFB-13.1: damage lands; with as much of it as hitpoints, the Champion is out of action. True if any landed. */
export function harm(p: P, { to, n, by }: Harm): boolean {
  const t = p.table;
  const f = fighter(t, to);
  if (f.at < 0 || n <= 0) return false;
  f.damage += n;
  p.log?.push(
    told({ did: 'hurt', champion: f.kind, owner: f.seat, n, striker: by === NOBODY ? -1 : fighter(t, by).kind }),
  );
  if (f.damage >= hitpointsOf(f)) takeOut(p, to, by);
  return true;
}

function takeOut(p: P, id: ChampionId, by: ChampionId): void {
  const t = p.table;
  const f = fighter(t, id);
  const { action } = t;
  if (action !== null) {
    const place = action.targets.indexOf(id);
    if (place >= 0) action.fell = action.targets.map((_, i) => (i === place ? f.at : (action.fell[i] ?? NOWHERE)));
    // SFB-13.5: an own goal levels nobody up.
    if (by !== NOBODY && isEnemy(t, by, id) && !action.rising.includes(by)) action.rising = [...action.rising, by];
  }
  f.at = NOWHERE;
  f.damage = 0;
  f.levelled = 0;
  f.rooted = 0;
  // SFB-R17.
  if (t.lasting.some(({ on }) => on === id)) t.lasting = t.lasting.filter(({ on }) => on !== id);
  const other = sideOfChampion(t, id) === 0 ? 1 : 0;
  t.vp[other]++;
  p.log?.push(told({ did: 'out', champion: f.kind, owner: f.seat, side: other, vp: t.vp[other] }));
}

/** SFB-13.7: when the Action is over, whoever took an Enemy out turns its card, if it is still in action. */
export function levelUp(p: P, rising: readonly ChampionId[]): void {
  for (const id of rising) {
    const f = fighter(p.table, id);
    if (!isInArena(p.table, id) || f.levelled === 1) continue;
    f.levelled = 1;
    p.log?.push(told({ did: 'levelled', champion: f.kind, owner: f.seat, ability: championCardId(f.kind) }));
  }
}

export const goalOf = (t: Table): number => (t.players.length === 4 ? 7 : 5);

/** SFB-3.1: the end, if a side has enough; null otherwise. Looked at whenever VP were gained, all at once. */
export function victory(p: P): Flow<never> | null {
  const { vp } = p.table;
  const goal = goalOf(p.table);
  return vp[0] < goal && vp[1] < goal ? null : over(resultOf(p.table));
}
function resultOf(t: Table): Result {
  const winner = winnerOf(t);
  const tied = t.vp[0] === t.vp[1];
  const rewards = t.players.map((_, seat) => (sideOf(seat) === winner ? 1 : 0));
  const rule = tied ? 'SFB-13.6' : t.players.length === 4 ? 'SFB-16.3' : 'SFB-3.1';
  return { rewards, rule, because: message('over.vp', { first: t.vp[0], second: t.vp[1] }) };
}
/** SFB-13.6, SFB-R7: more VP; and of equals, the side that did not play the card. */
function winnerOf(t: Table): 0 | 1 {
  if (t.vp[0] !== t.vp[1]) return t.vp[0] > t.vp[1] ? 0 : 1;
  return sideOf(t.active) === 0 ? 1 : 0;
}
