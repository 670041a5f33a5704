/** Learning the set-up alone: every draft by lot, everything after it as at a table, and only the draft is seen. */
import { botNamed, layoutFor, type Bot } from '@arenarium/bots';
import { checkedSetup, known } from '@arenarium/engine';
import { judgementOf } from '@arenarium/games/judgements';
import { loadGame } from '@arenarium/games/load';
import { expect, test } from 'vitest';
import { duelJobs } from '../src/learning/duel.ts';
import { watched } from '../src/learning/self-play.ts';

const game = known(await loadGame('basicverse'), 'basicverse');
const { judging } = known(await judgementOf('basicverse'), 'its judgement');
const setup = checkedSetup(game, 4, { heroes: 'draft' });

/** Left to itself it would always draft the same. */
const first: Bot = { ...known(botNamed('random'), 'a bot'), choose: () => 0 };

test('only the set-up is seen, and every draft is by lot', () => {
  const drafts = new Set<string>();
  let seen = 0;
  const play = {
    game,
    layout: layoutFor(game, judging),
    setups: [setup],
    bot: first,
    seed: 'drafts',
    onlySetUp: true,
  };
  const watcher = {
    see(p: Parameters<typeof judging.settingUp>[0]) {
      expect(judging.settingUp(p)).toBe(true);
      const { heroes } = p.table as { readonly heroes: readonly { readonly hero: number }[] };
      if (p.now?.question.name === 'basicverse/opening') drafts.add(heroes.map(({ hero }) => hero).join());
      seen++;
    },
    end: () => undefined,
  };
  watched(play, watcher, { from: 0, to: 12 });
  // Four Heroes are picked in every match, and what comes of it is seen too.
  expect(seen).toBe(12 * 5);
  expect(drafts.size).toBeGreaterThan(8);
});

test('it is tried where it is used: no set-up of its duels is by lot', () => {
  const order = { matches: 8, seed: 's' };
  expect(duelJobs(game, [setup], order).some(({ byLot }) => byLot)).toBe(true);
  expect(duelJobs(game, [setup], { ...order, onlySetUp: true }).some(({ byLot }) => byLot)).toBe(false);
});
