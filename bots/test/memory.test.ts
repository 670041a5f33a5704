import { known, answerAs, begin, checkedSetup, type Chosen } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import { expect, test } from 'vitest';
import { recall } from '../src/memory.ts';
import { botChoice, botNamed, newMemory, type Bot, type Memory } from '../src/index.ts';

const game = known(gameNamed('brawl'), 'brawl');
const adept = known(botNamed('adept'), 'adept');

interface Turn {
  readonly seat: number;
  readonly asked: number;
  readonly option: Chosen;
}

/** The first choices of a match between two of the same bot, each with a memory of its own. */
function choices(bot: Bot, { seed, n, memories }: { seed: string; n: number; memories: readonly Memory[] }): Turn[] {
  const p = begin(game, checkedSetup(game, 2), seed);
  const made: Turn[] = [];
  while (p.now !== null && made.length < n) {
    const { seat } = p.now;
    const option = botChoice(bot, p, { seat, seed, memory: memories[seat] });
    made.push({ seat, asked: p.asked, option });
    answerAs(p, seat, option);
  }
  return made;
}

test('a bot thinks on from where its own move led, if nobody was asked in between', () => {
  const thoughts: { asked: number; visits: number }[] = [];
  const memory = newMemory();
  const watching: Bot = {
    ...adept,
    choose(mind) {
      const start = mind.memory === memory ? recall(memory, mind) : undefined;
      // Further picks of a set belong to the question they are of.
      if (start !== undefined && mind.picked === 0) thoughts.push({ asked: mind.asked, visits: start.root.visits });
      return adept.choose(mind);
    },
  };
  const made = choices(watching, { seed: 'on', n: 60, memories: [memory, newMemory()] });
  const followed = made.filter(({ seat, asked }, i) => {
    const last = made[i - 1];
    return seat === 0 && last?.seat === 0 && last.asked === asked - 1;
  });
  expect(thoughts.length).toBeGreaterThan(5);
  expect(thoughts.some(({ visits }) => visits > 10)).toBe(true);
  const after = new Set(followed.map(({ asked }) => asked));
  for (const { asked } of thoughts) expect(after.has(asked), `question ${asked}`).toBe(true);
});

test('what was kept for one question is not used for another', () => {
  const memory = newMemory();
  memory.kept = { asked: 6, picked: 0, start: { root: { visits: 3, choices: [], joint: null }, keyOf: () => 0 } };
  expect(recall(memory, { asked: 7, picked: 0 })).toBeDefined();
  expect(recall(memory, { asked: 6, picked: 1 })).toBeDefined();
  expect(recall(memory, { asked: 6, picked: 0 })).toBeUndefined();
  expect(recall(memory, { asked: 8, picked: 0 })).toBeUndefined();
});

test('the same match from its start gives the same choices again', () => {
  const played = () =>
    choices(adept, { seed: 'again', n: 40, memories: [newMemory(), newMemory()] }).map(({ option }) => option);
  expect(played()).toEqual(played());
});
