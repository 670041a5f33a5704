import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
// In the house, so that what is kept finds the engine.
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
const folder = mkdtempSync(join(root, 'node_modules/.cache/kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

const keepRules = (...args: readonly string[]): readonly [code: number | null, said: string] => {
  const ran = spawnSync(process.execPath, [join(root, 'scripts/keep-rules.mjs'), ...args], { encoding: 'utf8' });
  return [ran.status, ran.stdout + ran.stderr];
};

test('the rules in former/ still do what they did', () => {
  expect(keepRules('--replay')[0]).toBe(0);
});

test('kept rules come with matches, and a match that comes to something else is named', () => {
  expect(keepRules('banishing', folder)[0]).toBe(0);
  const [rules = '', matches = ''] = readdirSync(folder).toSorted().toReversed();
  expect([rules, matches]).toEqual([expect.stringMatching(/^banishing-\d+\.mjs$/), expect.stringMatching(/\.jsonl$/)]);
  expect(keepRules('--replay', folder)).toEqual([0, expect.stringContaining('2 matches come to what they came to')]);
  const file = join(folder, rules);
  const text = readFileSync(file, 'utf8');
  // As if it were not as it was: somebody takes more before they die.
  const other = text.replace(/health:(\d+)/, (_, health: string) => `health:${Number(health) + 3}`);
  expect(other).not.toBe(text);
  writeFileSync(file, other);
  expect(keepRules('--replay', folder)).toEqual([1, expect.stringMatching(/banishing-\d+: /)]);
});
