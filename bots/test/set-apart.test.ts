/** Where only the set-up was learned: it is judged by what was learned, what comes after it by hand, and no search mixes them. */
import {
  known,
  answerAs,
  at,
  begin,
  below,
  checkedSetup,
  openAsks,
  seeded,
  type Game,
  type Position,
} from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import { judgementOf } from '@arenarium/games/judgements';
import { expect, test } from 'vitest';
import { botNamed, layoutFor, learnedGame, mindOf, pack, tableKey } from '@arenarium/bots';

const plain = known(gameNamed('basicverse'), 'basicverse');
const { judging } = known(await judgementOf('basicverse'), 'basicverse');
const layout = layoutFor(plain, judging);
const setup = checkedSetup(plain, 4, { heroes: 'draft' });
const steps = known(judging.cast, 'those who can play').map(({ steps: [first] }) => known(first, 'a step'));

/** The game where only it was learned what each Hero is worth when it is drafted. */
function whereHeroesAreWorth(worth: (hero: number) => number, game: Game = plain): Game {
  const values = new Float64Array(layout.size);
  steps.forEach(([number, step], hero) => (values[at(layout.numbers, number) + step] = worth(hero)));
  const provenance = { matches: 1, positions: 1, seed: 's', date: '2026-01-01', rules: 1, loss: 0, slope: 1 };
  const table = pack(layout, { values, says: judging.zones.map(() => new Map()) }, provenance);
  return learnedGame(game, judging, {
    game: 'basicverse',
    rules: 1,
    printed: {},
    tables: { [tableKey(plain, setup)]: { only: 'set-up', ...table } },
  });
}

/** A match, played on by lot for so many answers. */
function after(game: Game, answers: number): Position {
  const p = begin(game, setup, 'a match');
  const lot = seeded('lot');
  for (let made = 0; made < answers; made++) {
    const ask = known(openAsks(p)[0], 'somebody who is asked');
    answerAs(p, ask.seat, below(lot, ask.options.length));
  }
  return p;
}

/** Four pick a Hero; then seat 0 is asked what Ability it begins with. */
const DRAFTED = 4;

test('what was learned judges the set-up, and nothing after it', () => {
  const game = whereHeroesAreWorth((hero) => hero / 10);
  for (let answers = 1; answers < 40; answers++) {
    const p = after(game, answers);
    const byHand = plain.evaluate(p, 0);
    if (answers <= DRAFTED) expect(game.evaluate(p, 0)).not.toBeCloseTo(byHand, 3);
    else expect(game.evaluate(p, 0)).toBe(byHand);
    expect(game.isSetApart?.(p)).toBe(answers <= DRAFTED);
  }
});

test.each(['greedy', 'novice', 'apprentice', 'veteran'])('%s drafts by it', (name) => {
  const bot = known(botNamed(name), name);
  const best = 3;
  const game = whereHeroesAreWorth((hero) => (hero === best ? 3 : 0));
  const p = begin(game, setup, 'a draft');
  const { seat, options } = known(p.now, 'a question');
  const chosen = options[bot.choose(mindOf(p, seat, { random: seeded('a bot') }))];
  expect(chosen).toEqual({ do: 'pick', hero: best });
});

test.each(['apprentice', 'master'])(
  '%s takes what is a little worse now and then, and what is much worse never',
  (name) => {
    const bot = known(botNamed(name), name);
    const worths = [0.6, 0.5, 0.4];
    const game = whereHeroesAreWorth((hero) => worths[hero] ?? -2);
    const p = begin(game, setup, 'a draft');
    const { seat, options } = known(p.now, 'a question');
    const taken = worths.map(() => 0);
    for (let i = 0; i < 90; i++) {
      // Heroes stand in their order: the first options are the first three.
      const chosen = bot.choose(mindOf(p, seat, { random: seeded(`${i}`) }));
      expect(options[chosen]).toEqual({ do: 'pick', hero: chosen });
      expect(chosen).toBeLessThan(worths.length);
      taken[chosen] = at(taken, chosen) + 1;
    }
    expect(at(taken, 0)).toBeGreaterThan(at(taken, 1));
    expect(at(taken, 1)).toBeGreaterThan(at(taken, 2));
    expect(at(taken, 2)).toBeGreaterThan(0);
  },
);

test('a search for a draft looks at nothing that comes after the set-up', () => {
  const veteran = known(botNamed('veteran'), 'veteran');
  let beyond = 0;
  const watched: Game = {
    ...plain,
    evaluate(p, seat) {
      beyond++;
      return plain.evaluate(p, seat);
    },
  };
  const game = whereHeroesAreWorth((hero) => hero / 10, watched);
  for (const answers of [0, DRAFTED - 1]) {
    const p = after(game, answers);
    veteran.choose(mindOf(p, known(p.now, 'a question').seat, { random: seeded('a bot') }));
    expect([answers, beyond]).toEqual([answers, 0]);
  }
  // What comes next leads out of the draft, whatever is chosen.
  const last = after(game, DRAFTED);
  veteran.choose(mindOf(last, known(last.now, 'a question').seat, { random: seeded('a bot') }));
  expect(beyond).toBeGreaterThan(0);
});
