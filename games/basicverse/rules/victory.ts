/** Chapter 14: how the game ends. */
import { done, type Flow, message, over, type Result, rules } from '@arenarium/engine';
import { logOf } from '../happenings.ts';
import { BLUE, type P, RED, type Table, type Team, teamOf } from '../table.ts';

/** HB-R26. */
export const LAST_ROUND = 40;

const rewards = (t: Table, winner: Team): number[] => t.heroes.map((_, seat) => (teamOf(seat) === winner ? 1 : 0));
export const won = (t: Table, winner: Team, { rule, by }: { rule: string; by: string }): Result => ({
  rewards: rewards(t, winner),
  rule,
  because: message(`over.${by}`, { team: message(`team.${winner}`) }),
});

/** HB-14.4: the HP of all Heroes of a team. */
const hpOf = (t: Table, team: Team): number =>
  t.heroes.reduce((sum, f, seat) => sum + (teamOf(seat) === team ? Math.max(0, f.hp) : 0), 0);

/** HB-14.3 to HB-14.5. */
function tieBreak(t: Table): Result {
  const mana = t.mana[RED] - t.mana[BLUE];
  if (mana !== 0) return won(t, mana > 0 ? RED : BLUE, { rule: 'HB-14.3', by: 'mana' });
  const hp = hpOf(t, RED) - hpOf(t, BLUE);
  if (hp !== 0) return won(t, hp > 0 ? RED : BLUE, { rule: 'HB-14.4', by: 'hp' });
  return { rewards: t.heroes.map(() => 0.5), rule: 'HB-14.5', because: message('over.draw') };
}

export const victory = rules('basicverse/victory', {
  /** HB-14.1, HB-14.2, HB-R15: after everything that may hurt a Fortress. */
  check(p: P): Flow {
    const t = p.table;
    const [red, blue] = t.fortress;
    if (red > 0 && blue > 0) return done();
    if (red <= 0 && blue <= 0) return over(tieBreak(t));
    if (red <= 0) return over(won(t, BLUE, { rule: 'HB-14.2', by: 'fortress' }));
    if (t.answer === 0) {
      t.answer = 1;
      logOf(p)?.push({ did: 'answerDue' });
    }
    return done();
  },
});

/** HB-R26: the stronger Fortress, when the rounds are over or the decisions. */
export function onTime(t: Table, by: 'time' | 'bound'): Result {
  const lead = t.fortress[RED] - t.fortress[BLUE];
  return lead === 0 ? tieBreak(t) : won(t, lead > 0 ? RED : BLUE, { rule: 'HB-R26', by });
}
