import { expect, test } from 'vitest';
import { freshSeed } from '../src/play/seed.ts';

test('a match on the page begins from 128 bits of chance, other ones each time', () => {
  const seeds = Array.from({ length: 50 }, freshSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(seeds).size).toBe(seeds.length);
});
