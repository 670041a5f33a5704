/** Chapter 6: one pool of Mana for the team, with a cap; and chapter 8: what happens to the Fortresses. */
import { logOf } from '../happenings.ts';
import { manaCap, type P, type Team } from '../table.ts';

/** HB-6.2: what would go beyond the cap is lost. */
export function gainMana(p: P, team: Team, n: number): void {
  const t = p.table;
  const gained = Math.min(n, manaCap(t) - t.mana[team]);
  if (gained <= 0) return;
  t.mana[team] += gained;
  logOf(p)?.push({ did: 'gainedMana', team, n: gained, pool: t.mana[team] });
}

/** HB-4.7, HB-7.3. */
export function hitFortress(p: P, team: Team, n: number): void {
  const t = p.table;
  t.fortress[team] = Math.max(0, t.fortress[team] - n);
  logOf(p)?.push({ did: 'fortressHit', team, n, left: t.fortress[team] });
}
