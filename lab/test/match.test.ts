/** A program from outside plays a real match, in a process of its own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readRecord, verify } from '@arenarium/engine';
import { gameCalled } from '../src/usage.ts';

const command = fileURLToPath(new URL('../bin/arenarium.mjs', import.meta.url));
const example = fileURLToPath(new URL('../../docs/how-to/outside-bot.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'arenarium-'));
afterAll(() => rmSync(folder, { recursive: true }));

function match(...args: readonly string[]): { code: number | null; out: string; err: string } {
  const ran = spawnSync(process.execPath, [command, 'match', 'banishing', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}
/** A program of one line, as a command to run. */
function program(name: string, code: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return `exec:${process.execPath} ${file}`;
}

test('the example bot plays to the end beside bots of the house, and the record verifies', async () => {
  const file = join(folder, 'record.json');
  const outside = `exec:${process.execPath} ${example}`;
  const { code, out } = match('--seats', '3', '--bots', `greedy,${outside},random`, '--write', file);
  expect(code).toBe(0);
  expect(out).toContain('outside 2: ');
  const record = readRecord(readFileSync(file, 'utf8'));
  expect(verify(await gameCalled('banishing'), record).difference).toBeNull();
});

test('a program that stops ends the match with a clear word', () => {
  const { code, err } = match('--bots', program('quitter', 'process.exit(0);'));
  expect(code).toBe(1);
  expect(err).toContain('stopped in the middle of the match');
});

test('a program that keeps saying what cannot be is given up', () => {
  const nonsense = `import { createInterface } from 'node:readline';
for await (const line of createInterface(process.stdin)) console.log('{"type":"choose","asked":0,"option":99}');`;
  const { code, err } = match('--bots', program('nonsense', nonsense));
  expect(code).toBe(1);
  expect(err).toContain('answered wrongly 3 times');
});

test('a program that keeps silent is not waited for for ever', () => {
  const { code, err } = match('--within', '300', '--bots', program('sleeper', 'setInterval(() => undefined, 1000);'));
  expect(code).toBe(1);
  expect(err).toContain('gave no answer within 300 ms');
});

test('a bot nobody knows: bad usage, and nothing is started', () => {
  const { code, err } = match('--bots', 'merlin');
  expect(code).toBe(2);
  expect(err).toContain('there is no bot "merlin"');
});

test('a match of a simulation is played again, entry by entry, by the seed it printed', async () => {
  const run = (...args: readonly string[]): string =>
    spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })
      .stdout;
  const line = ['banishing', '--seats', '3', '--iterations', '20'];
  const series = ['--bots', 'apprentice,greedy,random', '--matches', '6', '--seed', 'evening', '--rotate', '--json'];
  const { results } = JSON.parse(run('simulate', ...line, ...series)) as {
    results: readonly { rule: string; example: { seed: string; bots: readonly string[]; fingerprint: string } }[];
  };
  for (const { rule, example } of results) {
    const file = join(folder, 'again.json');
    const out = run('match', ...line, '--bots', example.bots.join(), '--seed', example.seed, '--write', file);
    expect(out.split('\n')[0]).toContain(`(${rule})`);
    const record = readRecord(readFileSync(file, 'utf8'));
    // The record is bound entry by entry, and comes to the very bytes that the simulation came to.
    expect(verify(await gameCalled('banishing'), record)).toMatchObject({ difference: null, result: { rule } });
    expect(record.chain).toMatch(/^[0-9a-f]+$/);
    expect(record.outcome?.fingerprint).toBe(example.fingerprint);
  }
  expect(results.length).toBeGreaterThan(0);
});
