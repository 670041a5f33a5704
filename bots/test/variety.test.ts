import { known, at, begin, checkedSetup, seeded, type Game } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import { judgementOf } from '@arenarium/games/judgements';
import { describe, expect, test } from 'vitest';
import { botNamed, layoutFor, learnedGame, mindOf, pack, tableKey, type Bot } from '@arenarium/bots';

const legends = known(gameNamed('legends'), 'legends');
const { judging } = known(await judgementOf('legends'), 'legends');
const layout = layoutFor(legends, judging);
const naga = layout.printed.findIndex(({ key }) => key === 'naga-the-serpentine');
const setup = checkedSetup(legends, 2);

/** Legends as a bot plays it that learned nothing but what each Legend is worth. */
function whereLegendsAreWorth(worth: (face: number) => number): Game {
  const values = new Float64Array(layout.size);
  const zone = at(layout.zones, judging.zones.indexOf('legend'));
  for (let face = 0; face < judging.faces; face++) values[zone + face] = worth(face);
  const provenance = { matches: 1, positions: 1, seed: 's', date: '2026-01-01', rules: 1, loss: 0, slope: 1 };
  const table = pack(layout, { values, says: judging.zones.map(() => new Map()) }, provenance);
  const printed = Object.fromEntries(layout.printed.map(({ key, signature }) => [key, signature]));
  return learnedGame(legends, judging, {
    game: 'legends',
    rules: 1,
    printed,
    tables: { [tableKey(legends, setup)]: table },
  });
}

/** What a bot takes first, in many matches that begin alike. */
function firstPicks(bot: Bot, game: Game): Set<number> {
  const p = begin(game, setup, 'the same cards');
  const picks = Array.from({ length: 24 }, (_, i) =>
    bot.choose(mindOf(p, p.now?.seat ?? 0, { random: seeded(`${i}`) })),
  );
  return new Set(picks);
}

describe.each(['greedy', 'adept'])('a draft by %s', (name) => {
  const bot = known(botNamed(name), name);

  test('among nearly equal choices is not always the same', () => {
    expect(
      firstPicks(
        bot,
        whereLegendsAreWorth((face) => 0.002 * face),
      ).size,
    ).toBeGreaterThan(1);
  });

  test('takes the best where one is clearly better', () => {
    expect(
      firstPicks(
        bot,
        whereLegendsAreWorth((face) => (face === naga ? 5 : 0)),
      ).size,
    ).toBe(1);
  });
});
