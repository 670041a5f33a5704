/** The small sixth game with one flaw at a time, to see how the lab takes it. */
import {
  ask,
  inOrder,
  question,
  rules,
  step,
  type Flow,
  type Frame,
  type Game,
  type Position,
} from '@arenarium/engine';
import { tricks } from '@arenarium/engine/tricks';

type Flaw = 'none' | 'deadEnd' | 'endless' | 'throws';
type P = Position;

const whichWay = question('flawed/way', { rule: 'TR-2.2', options: () => [{ do: 'pass' }, { do: 'end' }] });
const whichOfNone = question('flawed/none', { rule: 'TR-2.2', options: () => [] });

const flawed = rules('flawed/flawed', {
  /** TR-2.2: and nothing can be played. */
  deadEnd: (_p: P): Flow => ask(0, whichOfNone, {}).then(flawed.endless, {}),
  /** TR-3.1: but not here. */
  endless: (_p: P): Flow => ask(0, whichWay, {}).then(flawed.again, {}),
  /** TR-3.1. */
  again: (_p: P): Flow => inOrder(step(flawed.endless, {})),
  /** TR-1.1. */
  throws(_p: P): Flow {
    throw new Error('the table fell over');
  },
});

export const tricksWith = (flaw: Flaw): Game => {
  const game = tricks;
  if (flaw === 'none') return game;
  const first: Frame = step(flawed[flaw], {});
  // Without a rule for the bound, so that what never ends shows.
  const { atBound: _, ...endless } = game;
  return { ...endless, setUp: (setup) => ({ ...game.setUp(setup), first }) };
};
