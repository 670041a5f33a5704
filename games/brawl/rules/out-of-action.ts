/** SFB chapter 13: damage, out of action, Victory Points and levelling up. */
import { message, over, type Flow, type Result } from '@arenarium/engine';
import { championCardId } from '../cards/printed.ts';
import { doing, logOf, suffering } from '../happenings.ts';
import { championPoint, hexPoint } from '../points.ts';
import {
  championOf,
  hitpointsOf,
  isEnemy,
  isInArena,
  NONE,
  sideOf,
  sideOfChampion,
  type ChampionId,
  type P,
  type Table,
} from '../table.ts';

/** Damage to one Champion. `by`: who answers for it; nobody if it is the Champion's own doing. */
export interface Harm {
  readonly to: ChampionId;
  readonly n: number;
  readonly by: ChampionId;
}

/** SFB-13.1: damage lands; with as much of it as hitpoints, the Champion is out of action. True if any landed. */
export function harm(p: P, { to, n, by }: Harm): boolean {
  const t = p.table;
  const champion = championOf(t, to);
  if (champion.at < 0 || n <= 0) return false;
  champion.damage += n;
  logOf(p)?.push({ did: 'hurt', motion: 'hit', ...suffering(t, to), n, ...strikerOf(t, by) });
  if (champion.damage >= hitpointsOf(champion)) takeOut(p, to, by);
  return true;
}
const strikerOf = (t: Table, by: ChampionId): { readonly striker: number; readonly by?: string } =>
  by === NONE ? { striker: NONE } : { striker: championOf(t, by).kind, by: championPoint(by) };

function takeOut(p: P, id: ChampionId, by: ChampionId): void {
  const t = p.table;
  const champion = championOf(t, id);
  const { action } = t;
  if (action !== null) {
    const place = action.targets.indexOf(id);
    if (place >= 0) action.fell = action.targets.map((_, i) => (i === place ? champion.at : (action.fell[i] ?? NONE)));
    // SFB-13.5: an own goal levels nobody up.
    if (by !== NONE && isEnemy(t, by, id) && !action.rising.includes(by)) action.rising = [...action.rising, by];
  }
  const from = hexPoint(champion.at);
  champion.at = NONE;
  champion.damage = 0;
  champion.levelled = 0;
  champion.rooted = 0;
  // SFB-R17.
  if (t.lasting.some(({ on }) => on === id)) t.lasting = t.lasting.filter(({ on }) => on !== id);
  const other = sideOfChampion(t, id) === 0 ? 1 : 0;
  t.vp[other]++;
  logOf(p)?.push({ did: 'out', motion: 'fall', ...suffering(t, id), from, side: other, vp: t.vp[other] });
}

/** SFB-13.7: when the Action is over, whoever took an Enemy out turns its card, if it is still in action. */
export function levelUp(p: P, rising: readonly ChampionId[]): void {
  const t = p.table;
  for (const id of rising) {
    const champion = championOf(t, id);
    if (!isInArena(t, id) || champion.levelled === 1) continue;
    champion.levelled = 1;
    logOf(p)?.push({ did: 'levelled', motion: 'rise', ...doing(t, id), ability: championCardId(champion.kind) });
  }
}

/** SFB-3.1, SFB-16.3. */
export const goalOf = (t: Table): number => (t.players.length === 4 ? 7 : 5);

/** SFB-3.1: the end, if a side has enough; null otherwise. Looked at whenever VP were gained, all at once. */
export function victory(p: P): Flow<never> | null {
  const { vp } = p.table;
  const goal = goalOf(p.table);
  return vp[0] < goal && vp[1] < goal ? null : over(resultOf(p.table));
}
/** SFB-R33: nobody has enough, and no round is left, or no decision. */
export function drawnOut(t: Table, why: 'over.rounds' | 'over.bound'): Result {
  const [first, second] = t.vp;
  const share = (side: 0 | 1): number => (first === second ? 0.5 : t.vp[side] === Math.max(first, second) ? 1 : 0);
  const rewards = t.players.map((_, seat) => share(sideOf(seat)));
  return { rewards, rule: 'SFB-R33', because: message(why, { first, second, rounds: t.round }) };
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
