/** Leaks that could be in Super Fantasy Brawl, put back one at a time: the laws find each of them, and nothing in the game as it is. */
import { answer, faceOf, NAMES, say, wordsFor, type Game, type Position } from '@arenarium/engine';
import { foundWithin, LAWS, PRIVATE, TWO_WORLDS, type Coverage } from '@arenarium/engine/testing';
import { afterEach, expect, test, vi } from 'vitest';
import type { Hex } from './arena/hexes.ts';
import { cardName } from './cards/names.ts';
import { brawl } from './index.ts';
import { scenario } from './scenarios/arrange.ts';
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

/** What a long run of the laws once took for a leak: a pull over a trap that nobody had seen. */
function chosen(p: Position, label: string): void {
  const words = wordsFor(p.game, NAMES);
  const labels = (p.now?.options ?? []).map((option) => say(words, p.game.describe(p, option, 0).label));
  answer(p, labels.indexOf(label));
}

/** Four seats; Gold’arr’s Harpoon Strike would pull Gwaien over a face-down trap. */
function beforeHarpoon(): Position {
  const p = scenario('SFB-17.14 SFB-14.1 a pull over a trap', {
    Ann: { champions: { 'Gold’arr': 'c2', Dugrun: 'a1' }, hand: ['Harpoon Strike'] },
    Bob: { champions: { Gwaien: 'c5', Deryn: 'g1' }, hand: ['Prowl', 'Ambush'] },
    Cid: { champions: { Kilgore: 'a3', Rath: 'a4' } },
    Dot: { champions: { 'Tzu Xiao': 'g3', Mariusz: 'g4' } },
    traps: { c4: 'Root', f4: '3' },
  }).begin();
  chosen(p, 'play Harpoon Strike');
  chosen(p, 'stay');
  return p;
}

test('a trap that springs is shown, and no leak: until then nobody could tell', () => {
  const p = beforeHarpoon();
  expect(p.now?.question.name).toBe('brawl/target');
  const coverage: Coverage = {
    compared: { pairs: 0, toTheEnd: 0, shown: 0, unlike: 0, steps: 0 },
    questions: new Set(),
    steps: new Set(),
  };
  const secrets = LAWS.filter(({ name }) => name.includes('cannot'));
  for (let i = 0; i < 40; i++) {
    const play = { setup: p.setup, seed: `harpoon ${i}`, edge: null, picks: [] };
    for (const law of secrets) law.watch(brawl, play, coverage).at?.(p, 0);
  }
  const { pairs, shown, toTheEnd } = coverage.compared;
  expect(pairs).toBeGreaterThan(30);
  expect(shown).toBeGreaterThan(0);
  expect(toTheEnd).toBeGreaterThan(0);
});
