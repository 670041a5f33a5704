import { known, answerAs, begin, checkedSetup, faceOf, knows, seeded, type Position } from '@arenarium/engine';
import { tricks } from '@arenarium/engine/tricks';
import { describe, expect, test } from 'vitest';
import { botNamed, levels, mindOf, normalSettings, playMatch, search, type Bot } from '../src/index.ts';
import { watchOver } from '../src/budget.ts';
import type { Node } from '../src/tree.ts';
import { choosers, positionIn } from './worlds.ts';

const game = tricks;
const bot = (name: string): Bot => known(botNamed(name), name);

/** The share of all matches `a` wins against `b`, every seed with the seats swapped. */
function duel(a: Bot, b: Bot, { seats, mode, seeds }: { seats: number; mode: string; seeds: number }): number {
  let score = 0;
  for (let i = 0; i < seeds; i++) {
    for (const flip of [0, 1]) {
      const players = Array.from({ length: seats }, (_, seat) => ((seat + flip) % 2 === 0 ? a : b));
      const { rewards } = playMatch(game, {
        seats,
        settings: { mode },
        seed: `duel/${i}`,
        players,
        budget: { iterations: 150 },
      });
      const all = rewards.reduce((x, y) => x + y, 0);
      score += rewards.filter((_, seat) => players[seat] === a).reduce((x, y) => x + y, 0) / all;
    }
  }
  return score / (2 * seeds);
}

/** All have put two cards aside, and are asked for their first. */
function firstTrick(seats: number, seed: string, of = game) {
  const p = begin(of, checkedSetup(of, seats), seed);
  for (let seat = 0; seat < seats; seat++) answerAs(p, seat, [0, 1]);
  return p;
}

/** How many moves lead to the deepest node below. */
function deep({ choices, joint }: Node): number {
  const below = [
    ...choices.flatMap(({ arms }) => [...arms.values()].map(({ next }) => next)),
    ...(joint?.values() ?? []),
  ];
  return Math.max(0, ...below.map((next) => (next === null ? 0 : 1 + deep(next))));
}

describe('search', () => {
  test('gives the same choice and the same tree for the same seed and iterations', () => {
    for (let moves = 0; moves < 12; moves++) {
      const p = positionIn(game, { seats: 3, seed: 'same', moves });
      if (p === null) continue;
      for (const seat of choosers(p)) {
        const thought = () =>
          bot('master').explain(mindOf(p, seat, { random: seeded('x'), budget: { iterations: 80 } }));
        expect(thought()).toEqual(thought());
      }
    }
  });

  test('stopping early never changes the choice', () => {
    for (let i = 0; i < 20; i++) {
      const p = positionIn(game, { seats: 2, seed: `early/${i}`, moves: i % 7 });
      if (p === null) continue;
      const [seat] = choosers(p);
      if (seat === undefined) continue;
      const mind = () => mindOf(p, seat, { random: seeded('x'), budget: { iterations: 200 } });
      expect(bot('master').choose(mind())).toBe(bot('master').explain(mind()).options[0]?.option);
    }
  });

  test('leaves the position as it was', () => {
    const p = positionIn(game, { seats: 4, settings: { mode: 'teams' }, seed: 'still', moves: 5 });
    if (p === null) throw new Error('over too soon');
    const before = JSON.stringify([p.table, p.faces.face, p.faces.unseen, p.random, p.asked]);
    for (const seat of choosers(p)) bot('veteran').choose(mindOf(p, seat, { random: seeded('x') }));
    expect(JSON.stringify([p.table, p.faces.face, p.faces.unseen, p.random, p.asked])).toBe(before);
  });

  test('seats asked together do not see each other: their moves at a node are one choice each', () => {
    const p = firstTrick(3, 'together');
    const { root } = search(mindOf(p, 1, { random: seeded('x') }), {
      budget: { iterations: 300 },
      thorough: true,
    });
    expect(root.choices.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual([0, 1, 2]);
    for (const { seat, arms } of root.choices) {
      const visits = [...arms.values()].reduce((sum, arm) => sum + arm.visits, 0);
      expect(visits, `seat ${seat}`).toBe(300);
    }
  });

  test('goes on after a new move until nobody is in the middle of something, and not for ever', () => {
    const movesMade = (isQuiet: (p: Position) => boolean): number => {
      const p = firstTrick(2, 'on and on', { ...game, isQuiet });
      return deep(search(mindOf(p, 0, { random: seeded('x') }), { budget: { iterations: 1 } }).root);
    };
    expect(movesMade(() => true)).toBe(1);
    expect(movesMade(() => false)).toBe(1 + normalSettings.beyond);
    const before = firstTrick(2, 'on and on').asked;
    expect(movesMade(({ asked }) => asked >= before + 3)).toBe(3);
  });

  test('cards it has not seen are moves by what is printed on them, its own by their ids', () => {
    const p = firstTrick(2, 'keys');
    const { root } = search(mindOf(p, 0, { random: seeded('x') }), { budget: { iterations: 400 } });
    const [mine, theirs] = [0, 1].map((seat) => root.choices.find((choice) => choice.seat === seat)?.arms.size);
    const unseen = Array.from({ length: p.faces.count }, (_, id) => id).filter((id) => !knows(p, 0, id));
    // Equal cards are one move.
    expect(mine).toBe(new Set(p.table.hands[0]?.map((id) => faceOf(p, id))).size);
    expect(theirs).toBe(new Set(unseen.map((id) => faceOf(p, id))).size);
  });

  test.each([
    { seats: 2, mode: 'alone', least: 0.55 },
    { seats: 3, mode: 'alone', least: 0.5 },
    { seats: 4, mode: 'teams', least: 0.5 },
  ])('beats chance: $seats seats, $mode', ({ seats, mode, least }) => {
    expect(duel(bot('veteran'), bot('random'), { seats, mode, seeds: 30 })).toBeGreaterThan(least);
  });

  test('plays a whole match together', () => {
    const players = Array.from({ length: 3 }, () => bot('adept'));
    const { rewards } = playMatch(game, { seats: 3, settings: { mode: 'together' }, seed: 'all', players });
    expect(new Set(rewards).size).toBe(1);
  });
});

describe('levels', () => {
  test('are five, with words for each', () => {
    expect(levels.map(({ name }) => name)).toEqual(['novice', 'apprentice', 'adept', 'veteran', 'master']);
    for (const { name, about } of levels) expect(about.id).toBe(`bot.${name}`);
  });

  test('answer a forced question at once', () => {
    const mind = { ...mindOf(begin(game, checkedSetup(game, 2), 'f'), 0, { random: seeded('x') }) };
    const forced = {
      ...mind,
      options: mind.options.slice(0, 1),
      imagine: () => {
        throw new Error('there is nothing to think about');
      },
    };
    for (const level of levels) expect(level.choose(forced)).toBe(0);
  });
});

describe('a budget', () => {
  /** A clock that only moves when an iteration is done. */
  const fakeClock = () => {
    let now = 1000;
    return { clock: () => now, pass: (ms: number) => (now += ms) };
  };

  test('of iterations is used up exactly', () => {
    const watch = watchOver({ iterations: 3 });
    expect([1, 2, 3, 4].map(() => watch.mayGoOn())).toEqual([true, true, true, false]);
  });

  test('of time leaves room for an iteration as slow as the slowest', () => {
    const { clock, pass } = fakeClock();
    const watch = watchOver({ milliseconds: 200, clock });
    let spent = 0;
    for (let i = 0; watch.mayGoOn(); i++) {
      const ms = i === 3 ? 30 : 2;
      pass(ms);
      spent += ms;
    }
    expect(spent).toBeGreaterThan(100);
    expect(spent + 30).toBeLessThan(200);
  });

  test('that is over before it began gives no iterations, and still an answer', () => {
    const p = begin(game, checkedSetup(game, 2), 'late');
    const mind = mindOf(p, 0, { random: seeded('x'), budget: { milliseconds: 0 } });
    expect(bot('master').choose(mind)).toBeGreaterThanOrEqual(0);
  });

  test('is kept with a clock that runs while it thinks', () => {
    const p = begin(game, checkedSetup(game, 2), 'slow');
    let now = 0;
    // Every look at the clock costs a millisecond: the search must look often enough, and stop in time.
    const clock = () => (now += 1);
    search(mindOf(p, 0, { random: seeded('x') }), { budget: { milliseconds: 50, clock } });
    expect(now).toBeLessThanOrEqual(50);
  });
});
