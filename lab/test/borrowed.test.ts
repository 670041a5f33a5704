/** The weights of one table tried at another, as they are: nothing is played to be learned from. */
import type { Weights } from '@arenarium/bots';
import { loadGame } from '@arenarium/games/load';
import { judgementOf } from '@arenarium/games/judgements';
import { expect, test } from 'vitest';
import type { Crew } from '../src/learning/crew.ts';
import { learnTable, type Lesson } from '../src/learning/learn.ts';
import { tablesOf } from '../src/learning/self-play.ts';
import { weightsFile, weightsIn } from '../src/learning/weights-file.ts';

const FROM = '2 seats, 2 sides';
const TO = '4 seats, 2 sides';

/** Nobody plays; of two sides, this one wins every duel. */
const crewFor = (winner: 0 | 1, tried: Weights[]): Crew => ({
  lots: () => Promise.reject(new Error('nothing is to be played')),
  forecasts: () => Promise.reject(new Error('nothing is to be foretold')),
  duels(jobs, { weights }) {
    tried.push(weights);
    return Promise.resolve(jobs.map((job) => ({ job, score: winner })));
  },
  dismiss: () => Promise.resolve(),
});

async function borrowing(winner: 0 | 1) {
  const game = await loadGame('brawl');
  const { judging } = (await judgementOf('brawl')) ?? {};
  if (game === undefined || judging === undefined) throw new Error('there is a game of that name, and it is judged');
  const { [TO]: _, ...tables } = weightsIn(weightsFile('brawl'), 'brawl', game.version).tables;
  const weights = { ...weightsIn(weightsFile('brawl'), 'brawl', 1), rules: 1, tables };
  const lesson: Lesson = {
    game,
    judging,
    weights,
    seed: 's',
    from: FROM,
    player: null,
    pull: null,
    onlySetUp: false,
    folder: '/nowhere',
    date: '2026-01-01',
    matches: 0,
    minutes: 1,
    gauge: { matches: 0, bot: 'greedy' },
    duel: { matches: 20, milliseconds: 1, bot: 'master' },
  };
  const tried: Weights[] = [];
  const setups = tablesOf(game).get(TO) ?? [];
  const found = await learnTable(lesson, { table: TO, setups, crew: crewFor(winner, tried), listen: () => undefined });
  return { before: weights, tried: tried[0], ...found };
}

test('what wins is kept, with where it comes from and under the rules it was learned', async () => {
  const { before, tried, weights, learned } = await borrowing(1);
  expect(learned).toMatchObject({ isKept: true, matches: 0, fit: null });
  expect(tried).toEqual(weights);
  const { provenance, ...worth } = weights.tables[TO] ?? { provenance: null };
  const { provenance: source, ...same } = before.tables[FROM] ?? { provenance: null };
  expect(worth).toEqual(same);
  expect(provenance).toEqual({ ...source, from: FROM });
  expect([weights.rules, weights.printed]).toEqual([1, before.printed]);
});

test('what does not win changes nothing', async () => {
  const { before, weights, learned } = await borrowing(0);
  expect(learned.isKept).toBe(false);
  expect(weights).toBe(before);
});
