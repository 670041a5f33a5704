/** The long forms of what the tests do in short: `arenarium stress kill`, `… fuzz`, `… timing`. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { asking, LIMITS, readLine, serverRequest } from '@arenarium/protocol';
import { openPostgresStore } from '../src/store/postgres.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import { FORMER } from '../src/tables/rules.ts';
import { strangeMessages } from './fuzz.ts';
import { openFuzzTables } from './fuzz-tables.ts';
import { killing, type KillOrder } from './kill.ts';
import { BUNDLES, bundledNode } from './nodes.ts';
import { kolmogorovSmirnov, timing } from './timing.ts';

const USAGE = `arenarium stress kill [--matches n] [--kills n]      (DATABASE_URL: two nodes on PostgreSQL; Ctrl+C ends it early)
arenarium stress fuzz [--messages n] [--seed n]
arenarium stress timing [--passes n] [--tables n] [--seconds n]`;

const [what = '', ...rest] = process.argv.slice(2);

/** What each trial may be told, each followed by a number. */
const FLAGS: Readonly<Record<string, readonly string[]>> = {
  kill: ['--matches', '--kills'],
  fuzz: ['--messages', '--seed'],
  timing: ['--passes', '--tables', '--seconds'],
};
const isHelp = (word: string): boolean => word === '--help' || word === '-h';

/** A word that no trial knows would be passed over, and a trial of an hour begin that nobody meant. */
const isUnderstood = (words: readonly string[]): boolean =>
  words.every((word, i) => (i % 2 === 0 ? FLAGS[what]?.includes(word) === true : true));

const numberAfter = (flag: string, otherwise: number): number => {
  const at = rest.indexOf(flag);
  const n = at < 0 ? otherwise : Number(rest[at + 1]);
  if (Number.isSafeInteger(n) && n > 0) return n;
  process.stderr.write(`${flag} should be a whole number above 0\n`);
  process.exit(2);
};

/** On PostgreSQL with two nodes where DATABASE_URL says so, else on SQLite with one. */
function where(): Pick<KillOrder, 'env' | 'open' | 'nodes'> & { clean(): void } {
  const url = process.env['DATABASE_URL'];
  if (url !== undefined && url !== '') {
    return {
      env: { DATABASE_URL: url },
      nodes: 2,
      open: (node) => openPostgresStore({ url, node }),
      clean: () => undefined,
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'arenarium-kill-'));
  const file = join(folder, 'arenarium.db');
  return {
    env: { ARENARIUM_DATA: folder },
    nodes: 1,
    open: (node) => openSqliteStore({ file, synchronous: 'full', node }),
    clean: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function kill(): Promise<number> {
  const { clean, ...place } = where();
  // Nodes are started again and again: most of the time would go into loading the same sources.
  mkdirSync(BUNDLES, { recursive: true });
  const bundles = mkdtempSync(join(BUNDLES, 'killed-'));
  // A thousand kills take their time: whoever has had enough still wants to know what came of those there were.
  let isEnough = false;
  process.once('SIGINT', () => (isEnough = true));
  const verdict = await killing({
    game: 'brawl',
    matches: numberAfter('--matches', 50),
    kills: numberAfter('--kills', 50),
    ...place,
    env: { ...place.env, ARENARIUM_FORMER: FORMER },
    program: await bundledNode(bundles),
    isEnough: () => isEnough,
    onProgress: (kills, heard) => process.stderr.write(`\r${kills} kills, ${heard} changes heard `),
  });
  clean();
  rmSync(bundles, { recursive: true, force: true });
  process.stdout.write(`\n${JSON.stringify(verdict, null, 2)}\n`);
  const { lost, holes, forks, unplayable, wentBack } = verdict;
  return lost + holes + forks + unplayable + wentBack === 0 ? 0 : 1;
}

const A_MILLION = 1_000_000;

/** What is really kept, in megabytes: all that is not needed any more is collected first. */
function kept(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return Math.round((process.memoryUsage().heapUsed / 1_048_576) * 10) / 10;
}

/** As many strange lines as wanted through the reader, and what can be read to a table: it refuses, nothing breaks, nothing is kept. */
async function fuzz(): Promise<number> {
  const request = asking(serverRequest);
  const next = strangeMessages(numberAfter('--seed', Date.now()));
  const wanted = numberAfter('--messages', 10_000_000);
  const tables = await openFuzzTables();
  const { met } = tables;
  const heap: number[] = [kept()];
  for (let i = 1; i <= wanted && met.broken.length === 0; i++) {
    const line = readLine(request, next(), LIMITS.request);
    // What is only thought about would take a bot's thread as long as it may think, each.
    if (line.ok && line.message.request.ask !== 'hint') await tables.meet(line.message.request);
    if (i % A_MILLION === 0) heap.push(kept());
  }
  heap.push(kept());
  await tables.close();
  process.stdout.write(`${JSON.stringify({ messages: wanted, ...met, megabytesKept: heap })}\n`);
  return met.broken.length === 0 ? 0 : 1;
}

/** Forced and free passes by the other seat's stopwatch. A fixed pause gives 0.7. */
async function time(): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'arenarium-timing-'));
  const passes = numberAfter('--passes', 1000);
  const { free, forced } = await timing({
    game: 'kamigami',
    data,
    tables: numberAfter('--tables', 40),
    passes,
    most: numberAfter('--seconds', 900) * 1000,
  });
  rmSync(data, { recursive: true, force: true });
  const distance = Math.round(kolmogorovSmirnov(free, forced) * 1000) / 1000;
  const middle = (all: readonly number[]): number => Math.round(all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0);
  const middles = { free: middle(free), forced: middle(forced) };
  process.stdout.write(`${JSON.stringify({ free: free.length, forced: forced.length, middles, distance })}\n`);
  return Math.min(free.length, forced.length) >= passes && distance < 0.06 ? 0 : 1;
}

async function run(): Promise<number> {
  if ([what, ...rest].some(isHelp)) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  if (isUnderstood(rest)) {
    switch (what) {
      case 'kill':
        return kill();
      case 'fuzz':
        return fuzz();
      case 'timing':
        return time();
    }
  }
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

process.exit(await run());
