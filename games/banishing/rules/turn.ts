import { ask, at, done, inOrder, message, numberIn, question, rules, step, type Flow } from '@arenarium/engine';
import { abilities } from './abilities.ts';
import { isSpent } from './deck.ts';
import { endInspiration } from '../cards/effects.ts';
import { hand } from './hand.ts';
import { logOf } from '../happenings.ts';
import { receive } from './items.ts';
import { LINES, type LineOption } from './options.ts';
import { activePlayer, NONE, stackAt, topsOf, type P, type Table } from '../table.ts';
import { fill, spacesOf } from './void.ts';
import { everybody, isAnswerable, reckon, wounds } from './wounds.ts';

/** TB-4.1: a row or a column. In the running game no space is empty, so every line can be taken. */
const whichLine = question<Table, object, LineOption>('banishing/line', {
  rule: 'TB-4.1',
  options: () => LINES,
});

export const turn = rules('banishing/turn', {
  /** TB-3.1: what was inspired for one round of the table ends; then a line is taken. */
  begin(p: P): Flow {
    return p.table.inspirer === p.table.active
      ? inOrder(step(turn.endInspiration, {}), step(turn.takeLine, {}))
      : turn.takeLine(p);
  },
  /** TB-12.10. */
  endInspiration: (p: P): Flow => endInspiration(p),
  /** TB-4.1. */
  takeLine(p: P): Flow {
    return ask(p.table.active, whichLine, {}).then(turn.take, {});
  },
  /** TB-4.1, TB-4.2: all top cards of the line, each to where its kind belongs. */
  take(p: P, _: object, { line }: LineOption): Flow {
    const t = p.table;
    const seat = t.active;
    const player = activePlayer(t);
    const first = player.wounds.length;
    const spaces = at(spacesOf, line);
    logOf(p)?.push({ did: 'took', seat, line, cards: topsOf(t, spaces) });
    for (let i = 0; i < spaces.length; i++) {
      const id = stackAt(t, numberIn(spaces, i)).pop();
      if (id !== undefined) receive(p, seat, id);
    }
    if (isAnswerable(player, first)) return inOrder(step(wounds.taken, { seat, first }), FILL, ABILITY);
    const reckoned = reckon(p);
    return reckoned.do === 'over' ? reckoned : FILL_THEN_ABILITY;
  },
  /** TB-4.3. */
  fill(p: P): Flow {
    fill(p);
    return turn.afterwards(p);
  },
  /** TB-10.4, TB-R3: what was being carried out is finished; if the third round is over, so is the game. */
  afterwards(p: P): Flow {
    return isSpent(p.table) ? everybody(p, 0, { rule: 'TB-10.4', because: message('lost.time') }) : done();
  },
  /** TB-5.1. */
  ability: (_p: P): Flow => ABILITY_THEN_END,
  /** TB-5.1, TB-8.2, TB-3.1: the ability ends the turn; the hand is brought to its limit; then clockwise. */
  end(p: P): Flow {
    return isSpent(p.table) ? turn.afterwards(p) : LIMIT_THEN_NEXT;
  },
  /** TB-3.1: clockwise. */
  next(p: P): Flow {
    const t = p.table;
    t.active = (t.active + 1) % t.players.length;
    t.chosen = NONE;
    return turn.begin(p);
  },
});

const FILL = step(turn.fill, {});
const ABILITY = step(turn.ability, {});
const FILL_THEN_ABILITY = inOrder(FILL, ABILITY);
const ABILITY_THEN_END = inOrder(step(abilities.mayUse, {}), step(turn.end, {}));
const LIMIT_THEN_NEXT = inOrder(step(hand.keepLimit, {}), step(turn.next, {}));
