/** Rounds and turns (EL-4, EL-5). */
import { ask, at, inOrder, over, rules, step, type Flow } from '@arenarium/engine';
import { takeAction, whichAct, type ActOption } from './actions.ts';
import { attack } from './attack.ts';
import { baneTurnBegins, mend } from './banes.ts';
import { destruction, drawnOut } from './destruction.ts';
import { effects } from '../cards/effects.ts';
import { logOf } from '../happenings.ts';
import { favour, favouredType, spheres } from './spheres.ts';
import { championOf, isOut, nextIn, NONE, supportsOf, type AttackKind, type P } from '../table.ts';

/** EL-5.2. */
export const MYTH_POINTS = 2;
/** EL-R33. */
export const LAST_ROUND = 100;

/** For short lists a loop is quicker than `fill`, and most entries are 0 anyway. */
function clear(list: number[]): void {
  for (let i = 0; i < list.length; i++) if (list[i] !== 0) list[i] = 0;
}

export const turn = rules('legends/turn', {
  /** EL-4.1, EL-4.2, EL-R15: a round begins with its first player and a new Sphere. */
  beginRound(p: P): Flow {
    const t = p.table;
    if (t.round === LAST_ROUND) return over(drawnOut(p, 'over.rounds'));
    t.round++;
    clear(t.taken);
    if (isOut(t, t.first)) t.first = nextIn(t, t.first);
    t.active = t.first;
    return BEGIN_ROUND;
  },

  /** EL-5.1 to EL-5.3: the Beginning of Turn phase. */
  begin(p: P): Flow {
    const t = p.table;
    const seat = t.active;
    t.taken[seat] = 1;
    t.acted = 0;
    clear(t.used);
    clear(t.legendUsed);
    clear(t.dice);
    t.attackSkipped = false;
    if (isOut(t, seat)) return PASS;
    logOf(p)?.push({ did: 'turnBegan', seat, n: t.round });
    const refreshed = favour(p, championOf(t, seat), 'mythPoints') || MYTH_POINTS;
    t.mp[seat] = Math.max(at(t.mp, seat), refreshed);
    if (favouredType(p, 'mending') >= 0) {
      for (const id of supportsOf(t, seat)) mend(p, id, favour(p, id, 'mending'));
    }
    baneTurnBegins(p, seat);
    return GO_ON;
  },

  /** EL-5.4, EL-5.5: the Action phase goes on until an attack is declared or the turn is ended. */
  act(p: P): Flow {
    const t = p.table;
    if (isOut(t, t.active)) return PASS;
    return ask(t.active, whichAct, {}).then(turn.acted, {});
  },
  /** EL-5.4, EL-5.5. */
  acted(p: P, _: object, chosen: ActOption): Flow {
    switch (chosen.do) {
      case 'endTurn':
        return END;
      case 'attack':
        return ATTACK[chosen.kind];
      case 'use': {
        const use = { ability: chosen.ability, source: chosen.hero, subject: chosen.about };
        return inOrder(step(effects.use, use), step(destruction.settle, {}), step(turn.act, {}));
      }
      case 'addBane':
      case 'removeBane':
      case 'mend':
      case 'switch':
      case 'return':
        takeAction(p, p.table.active, chosen);
        return GO_ON;
    }
  },

  /** EL-11.4, EL-11.5, EL-R18: what was gained or reversed ends with the turn, and that may destroy. */
  end(p: P): Flow {
    const t = p.table;
    clear(t.gained);
    t.reversed = NONE;
    return SETTLE_AND_PASS;
  },

  /** EL-5.7, EL-4.2, EL-R22: another turn, the next player, or the next round. */
  pass(p: P): Flow {
    const t = p.table;
    if (t.moreTurns > 0 && !isOut(t, t.active)) {
      t.moreTurns--;
      return BEGIN;
    }
    t.moreTurns = 0;
    const next = nextIn(t, t.active);
    if (t.taken[next] === 1) return NEW_ROUND;
    t.active = next;
    return BEGIN;
  },
});

const BEGIN: Flow = inOrder(step(turn.begin, {}));
const PASS: Flow = inOrder(step(turn.pass, {}));
const END: Flow = inOrder(step(turn.end, {}));
const NEW_ROUND: Flow = inOrder(step(turn.beginRound, {}));
const BEGIN_ROUND: Flow = inOrder(step(spheres.turnOver, {}), step(destruction.settle, {}), step(turn.begin, {}));
const GO_ON: Flow = inOrder(step(destruction.settle, {}), step(turn.act, {}));
const SETTLE_AND_PASS: Flow = inOrder(step(destruction.settle, {}), step(turn.pass, {}));
const ATTACK: Readonly<Record<AttackKind, Flow>> = {
  precise: inOrder(step(attack.declare, { kind: 'precise' }), step(turn.end, {})),
  mass: inOrder(step(attack.declare, { kind: 'mass' }), step(turn.end, {})),
};
