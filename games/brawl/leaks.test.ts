/** Leaks that could be in Super Fantasy Brawl, put back one at a time: the laws find each of them, and nothing in the game as it is. */
import { faceOf, type Game } from '@arenarium/engine';
import { foundWithin } from '@arenarium/engine/testing';
import { afterEach, expect, test, vi } from 'vitest';
import type { Hex } from './arena/hexes.ts';
import { cardName } from './cards/names.ts';
import { brawl } from './index.ts';
import { trapAt, type Table } from './table.ts';

const planted = vi.hoisted(() => ({ leak: '' }));

vi.mock('@arenarium/engine', async (original) => {
  const engine = await original<typeof import('@arenarium/engine')>();
  const show: typeof engine.show = (p, seat, id) => {
    if (planted.leak === 'draws openly') engine.reveal(p, id);
    else engine.show(p, seat, id);
  };
  const pickSecretly: typeof engine.pickSecretly = (p, seat, set, picks) =>
    planted.leak === 'plans plainly' ? picks.slice() : engine.pickSecretly(p, seat, set, picks);
  return { ...engine, show, pickSecretly };
});

afterEach(() => {
  planted.leak = '';
});

const TWO_WORLDS = 'what a seat cannot know changes nothing it can see';
const PRIVATE = 'others see a face in a private place only where it is revealed';

/** Whoever may walk onto a trap reads what it is. */
const namingTraps: Game<Table> = {
  ...brawl,
  describe(p, option, seat) {
    const told = brawl.describe(p, option, seat);
    const trap = 'hex' in option ? trapAt(p.table, option.hex as Hex) : null;
    return planted.leak !== 'names the trap' || trap === null ? told : { ...told, label: cardName(faceOf(p, trap.id)) };
  },
};

test.each([
  ['draws openly', PRIVATE, 400],
  ['names the trap', TWO_WORLDS, 400],
  ['plans plainly', TWO_WORLDS, 400],
])('a game that %s breaks: %s', (leak, law, most) => {
  planted.leak = leak;
  expect(foundWithin(namingTraps, law, most)).toBe(law);
});
