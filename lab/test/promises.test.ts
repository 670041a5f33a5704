/** What the command promises when the world around it is broken: one clear line, the right exit code, nothing left running. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../bin/arenarium.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'arenarium-promises-'));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { ...process.env, NO_COLOR: '1' };

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}
function arenarium(args: readonly string[], more: readonly string[] = []): Ran {
  const ran = spawnSync(process.execPath, [...more, program, ...args], { encoding: 'utf8', env, cwd: folder });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return name;
};
/** One line, and the name of what is wrong in it. */
const isOneLineOn = (err: string, name: string): boolean =>
  err.trimEnd().split('\n').length === 1 && err.includes(name);

const hasFullDisk = existsSync('/dev/full');

describe('files', () => {
  test.runIf(hasFullDisk)('a disk that is full: the name, exit code 1, no trace', () => {
    const { code, err } = arenarium(['match', 'banishing', '--bots', 'random', '--write', '/dev/full']);
    expect([code, isOneLineOn(err, '/dev/full')]).toEqual([1, true]);
  });
  test.runIf(hasFullDisk)('output to a disk that is full', () => {
    const ran = spawnSync('sh', ['-c', `"${process.execPath}" "${program}" rules banishing > /dev/full`], {
      encoding: 'utf8',
      env,
    });
    expect([ran.status, isOneLineOn(ran.stderr, 'cannot write the output')]).toEqual([1, true]);
  });
  test('a place that cannot be written is found before the match, and leaves nothing behind', () => {
    const { code, out, err } = arenarium(['match', 'banishing', '--bots', 'random', '--write', 'no/such/record.json']);
    expect([code, out, isOneLineOn(err, 'no/such/record.json')]).toEqual([2, '', true]);
    const failed = arenarium(['match', 'banishing', '--bots', 'exec:false', '--seats', '9', '--write', 'new.json']);
    expect([failed.code, existsSync(join(folder, 'new.json'))]).toEqual([2, false]);
  });

  const written = join(folder, 'record.json');
  test.each([
    ['empty', () => '', 1],
    ['cut', () => readFileSync(written, 'utf8').slice(0, 400), 1],
    ['nothing but white space', () => ' \n', 1],
    ['another kind of thing', () => '{"cards":[]}', 1],
  ])('a record that is %s: its name, and what is wrong', (name, text, code) => {
    if (!existsSync(written)) arenarium(['match', 'banishing', '--bots', 'random', '--write', written]);
    const called = file(`${name.replaceAll(' ', '-')}.json`, text());
    const verified = arenarium(['verify', called]);
    expect([verified.code, isOneLineOn(verified.err, called)]).toEqual([code, true]);
    const analysed = arenarium(['analyse', called]);
    expect([analysed.code, isOneLineOn(analysed.err, called)]).toEqual([2, true]);
  });
});

test('a match that is played begins from 128 bits of chance, other ones each time', () => {
  const seeds = [1, 2].map(() => / seed ([0-9a-f]{32})\./.exec(arenarium(['play', 'banishing']).out)?.[1]);
  expect(seeds).not.toContain(undefined);
  expect(new Set(seeds).size).toBe(2);
});

describe('programs from outside', () => {
  /** A program that writes down its own id, starts another one, and then says nothing. */
  const silent = (): string => {
    file(
      'silent.mjs',
      `import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
appendFileSync('ids', process.pid + ' ' + child.pid + ' ');
setInterval(() => {}, 1000);
`,
    );
    return `exec:${process.execPath} silent.mjs`;
  };
  const ids = (): number[] =>
    existsSync(join(folder, 'ids'))
      ? readFileSync(join(folder, 'ids'), 'utf8')
          .split(' ')
          .filter((id) => id !== '')
          .map(Number)
      : [];
  const runs = (id: number): boolean => {
    try {
      process.kill(id, 0);
      // A process that has ended but was not fetched yet is no process.
      return !/^State:\s+Z/m.test(existsSync(`/proc/${id}/status`) ? readFileSync(`/proc/${id}/status`, 'utf8') : '');
    } catch {
      return false;
    }
  };

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends the match, the programs and what they started', async (signal) => {
    rmSync(join(folder, 'ids'), { force: true });
    const args = [program, 'match', 'banishing', '--within', '600000', '--bots', silent()];
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' });
    await expect.poll(() => ids().length, { timeout: 120_000 }).toBe(6);
    child.kill(signal);
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    await expect.poll(() => ids().filter(runs), { timeout: 30_000 }).toEqual([]);
  });
  test('a command that cannot be started ends the match with its name', () => {
    const { code, err } = arenarium(['match', 'banishing', '--bots', 'exec:no-such-program']);
    expect([code, isOneLineOn(err, 'no-such-program')]).toEqual([1, true]);
  });
});

describe('a game that cannot be loaded', () => {
  /** Node is told to read something else instead of Super Fantasy Brawl. */
  const withBrokenBrawl = (): string[] => {
    mkdirSync(join(folder, 'hooks'), { recursive: true });
    writeFileSync(
      join(folder, 'hooks', 'broken.mjs'),
      `export async function load(url, context, next) {
  if (url.includes('/games/brawl/index.ts')) throw new Error('brawl is in pieces');
  return next(url, context);
}`,
    );
    writeFileSync(
      join(folder, 'hooks', 'use.mjs'),
      `import { register } from 'node:module';
register(${JSON.stringify(pathToFileURL(join(folder, 'hooks', 'broken.mjs')).href)}, import.meta.url);`,
    );
    return ['--import', pathToFileURL(join(folder, 'hooks', 'use.mjs')).href];
  };
  test('stops no command about another', () => {
    const { code, out } = arenarium(['rules', 'banishing', '1.1'], withBrokenBrawl());
    expect([code, out.includes('TB-1.1')]).toEqual([0, true]);
    expect(arenarium(['simulate', 'banishing', '--matches', '1'], withBrokenBrawl()).code).toBe(0);
  });
  test('is named by a command about it, and by one about all, which goes on', () => {
    const own = arenarium(['rules', 'brawl'], withBrokenBrawl());
    expect([own.code, isOneLineOn(own.err, '"brawl" cannot be loaded')]).toEqual([1, true]);
    const all = arenarium(['games'], withBrokenBrawl());
    expect([all.code, isOneLineOn(all.err, '"brawl" cannot be loaded')]).toEqual([1, true]);
    expect(all.out).toContain('The Banishing');
  });
});
