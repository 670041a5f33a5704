/** Chapter 14: how the game ends. */
import { done, inOrder, message, over, rules, step, type Flow, type Result } from '@arenarium/engine';
import { logOf } from './happenings.ts';
import { BLUE, RED, seatAfter, teamOf, type P, type Table, type Team } from './table.ts';
import { turn } from './turn.ts';

/** HB-R26. */
export const LAST_ROUND = 40;

const rewards = (t: Table, winner: Team): number[] => t.fighters.map((_, seat) => (teamOf(seat) === winner ? 1 : 0));
const won = (t: Table, winner: Team, { rule, by }: { rule: string; by: string }): Result => ({
  rewards: rewards(t, winner),
  rule,
  because: message(`over.${by}`, { team: message(`team.${winner}`) }),
});

/** HB-14.4: the HP of all Heroes of a team. */
const hpOf = (t: Table, team: Team): number =>
  t.fighters.reduce((sum, f, seat) => sum + (teamOf(seat) === team ? Math.max(0, f.hp) : 0), 0);

/** HB-14.3 to HB-14.5. */
function tieBreak(t: Table): Result {
  const mana = t.mana[RED] - t.mana[BLUE];
  if (mana !== 0) return won(t, mana > 0 ? RED : BLUE, { rule: 'HB-14.3', by: 'mana' });
  const hp = hpOf(t, RED) - hpOf(t, BLUE);
  if (hp !== 0) return won(t, hp > 0 ? RED : BLUE, { rule: 'HB-14.4', by: 'hp' });
  return { rewards: t.fighters.map(() => 0.5), rule: 'HB-14.5', because: message('over.draw') };
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

  /** HB-3.1: the next player, unless Blue's answer is due or has failed, or it has gone on for too long. */
  afterTurn(p: P): Flow {
    const t = p.table;
    if (t.answer === 2) return over(won(t, RED, { rule: 'HB-14.1', by: 'fortress' }));
    const next = nextPlayer(t);
    if (t.answer === 1) t.answer = 2;
    if (next <= t.active) {
      if (t.round >= LAST_ROUND && t.answer === 0) return over(onTime(t));
      t.round += 1;
    }
    return inOrder(step(turn.begin, { seat: next }));
  },
});

/** HB-R16: an answering turn belongs to the next Blue player, with no Red turn before it. */
function nextPlayer(t: Table): number {
  return seatAfter(t, t.active, t.answer === 1 && teamOf(t.active) === BLUE ? 2 : 1);
}

/** HB-R26: the stronger Fortress. */
function onTime(t: Table): Result {
  const lead = t.fortress[RED] - t.fortress[BLUE];
  return lead === 0 ? tieBreak(t) : won(t, lead > 0 ? RED : BLUE, { rule: 'HB-R26', by: 'time' });
}
