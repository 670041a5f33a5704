/** Bots at a table online think on from what they thought, as they do on a page; and no thread keeps more than it has room for. */
import { botChoice, botNamed, judgedGame, newMemory, type Memory } from '@arenarium/bots';
import { answerAs, begin, checkedSetup, known, openAsks, save, type Chosen } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import { expect, test } from 'vitest';
import { keptThoughts } from '../src/tables/kept-thoughts.ts';
import { openMinds, type Minds } from '../src/tables/minds.ts';
import { FORMER } from '../src/tables/rules.ts';

/** More than it ever needs, so that its iterations alone say what it chooses. */
const AMPLE = 60_000;
const MANY = 24;

test('who is asked again goes on from what it thought, in the thread that thought it', async () => {
  const minds = openMinds(FORMER, 2);
  try {
    const { online, remembering, afresh } = await choicesOf(minds);
    expect(online.length).toBe(MANY);
    expect(online).toEqual(remembering);
    expect(online).not.toEqual(afresh);
  } finally {
    await minds.close();
  }
}, 120_000);

/** The same questions of a match put to a bot online, here with a memory for each seat, and here without. */
async function choicesOf(minds: Minds) {
  const game = await judgedGame(known(gameNamed('brawl'), 'brawl'));
  const p = begin(game, checkedSetup(game, 2, {}), 'kept');
  const veteran = known(botNamed('veteran'), 'a veteran');
  const memories: readonly Memory[] = [newMemory(), newMemory()];
  const online: Chosen[] = [];
  const remembering: Chosen[] = [];
  const afresh: Chosen[] = [];
  while (online.length < MANY) {
    const { seat, options } = known(openAsks(p)[0], 'a question');
    if (options.length === 1) {
      answerAs(p, seat, 0);
      continue;
    }
    const seed = `thought ${online.length}`;
    const budget = { milliseconds: AMPLE };
    const order = {
      do: 'choose',
      game: 'brawl',
      rules: game.version,
      saved: save(p),
      seat,
      bot: 'veteran',
      chance: seed,
      ...budget,
    } as const;
    // Every other time the first thread is busy; where both are free, the second is to be asked again.
    const other = online.length % 2 === 0 ? minds.think({ ...order, keeps: 'another table/0' }) : null;
    const thought = await minds.think({ ...order, keeps: `a table/${seat}` });
    await other;
    const here = botChoice(veteran, p, { seat, seed, budget, memory: memories[seat] });
    online.push('option' in thought ? thought.option : -1);
    remembering.push(here);
    afresh.push(botChoice(veteran, p, { seat, seed, budget }));
    answerAs(p, seat, here);
  }
  return { online, remembering, afresh };
}

test('the oldest thoughts are forgotten when there is no more room, and those of which nothing was kept', () => {
  const kept = keptThoughts(250);
  const think = (name: string, visits: number): void => {
    const root = { visits, choices: [], joint: null };
    kept.of(name).kept = { asked: 1, picked: 0, start: { root, keyOf: () => 0 } };
    kept.settle();
  };
  const known = (name: string): boolean => kept.of(name).kept !== null;
  think('first', 100);
  think('second', 100);
  think('first', 100);
  expect(['first', 'second'].map(known)).toEqual([true, true]);
  think('third', 100);
  expect(['first', 'second', 'third'].map(known)).toEqual([false, true, true]);
  think('too much', 300);
  expect(['second', 'third', 'too much'].map(known)).toEqual([false, false, false]);
});
