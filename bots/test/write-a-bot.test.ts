/** The example of docs/how-to/write-a-bot.md is real: it is this file's neighbour, and it plays. */
import { readFileSync } from 'node:fs';
import { tricks } from '@arenarium/engine/tricks';
import { expect, test } from 'vitest';
import { botNamed, playMatch } from '../src/index.ts';
import { carefulBot } from './careful-bot.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8').trim();

test('the page shows the bot as it is', () => {
  expect(read('../../docs/how-to/write-a-bot.md')).toContain(read('./careful-bot.ts'));
});

test('it plays, also where seats choose together', () => {
  const random = botNamed('random');
  if (random === undefined) throw new Error('no random bot');
  let score = 0;
  for (let i = 0; i < 60; i++) {
    const { rewards } = playMatch(tricks, { seats: 2, seed: `how/${i}`, players: [carefulBot, random] });
    score += rewards[0] ?? 0;
  }
  expect(score).toBeGreaterThan(20);
});
