/** One node and its load, as two processes: node --import @arenarium/loader server/stress/bench.ts '{"game":"brawl","matches":1000,…}' */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameNamed } from '@arenarium/games';
import { checkedSetup, type Game } from '@arenarium/engine';
import { hashOf, newId, newSecret } from '../src/people/secrets.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { commitmentTo } from '../src/tables/lobby.ts';
import { loadOn, type LoadFigures, type LoadOrder } from './load.ts';
import { freePort, HERE, startNode } from './nodes.ts';

export interface BenchOrder {
  readonly game: string;
  readonly matches: number;
  readonly seconds: number;
  readonly synchronous: 'full' | 'normal';
  /** So many look on at the first table. */
  readonly onlookers: number;
  /** At so many more tables two bots play that think as long as they may, with somebody looking on. */
  readonly bots: number;
}

interface Bare {
  readonly id: string;
  readonly seed: string;
  readonly people: readonly { readonly id: string; readonly name: string; readonly secret: string }[];
  /** Who plays for both of them, if they only look on. */
  readonly bot: string | null;
}

const bareTable = (i: number, bot: string | null): Bare => ({
  id: newId(),
  seed: newSecret(),
  bot,
  people: ['Ann', 'Bob'].map((name) => ({ id: newId(), name: `${name} ${i}`, secret: newSecret() })),
});

const A_DAY = 86_400_000;

/** The rows of one table with its two people. */
function rowsOf({ id, seed, people, bot }: Bare, game: Game) {
  const now = Date.now();
  const nothing = {
    invitation: null,
    rematch_of: null,
    tournament: null,
    started_at: null,
    over_at: null,
    result: null,
  };
  const { settings } = checkedSetup(game, 2);
  return {
    person: people.map((one) => ({
      id: one.id,
      kind: 'guest',
      name: one.name,
      name_key: null,
      password: null,
      created_at: now,
      seen_at: now,
      banned_at: null,
    })),
    session: people.map((one) => ({
      hash: hashOf(one.secret),
      person: one.id,
      kind: 'cookie',
      label: 'bench',
      created_at: now,
      expires_at: now + A_DAY,
    })),
    match: {
      ...nothing,
      id,
      game: game.id,
      rules: game.version,
      seats: 2,
      settings: JSON.stringify(settings),
      seed,
      commitment: commitmentTo(seed),
      state: 'open',
      access: 'open',
      rated: 0,
      time: '{"is":"none"}',
      host: people[0]?.id ?? '',
      opened_at: now,
    },
    seat: people.map(({ id: person, name }, seat) =>
      bot === null
        ? { match: id, seat, person, bot: null, name, orders: null }
        : { match: id, seat, person: null, bot, name: bot, orders: null },
    ),
  };
}

type Seated = Pick<LoadOrder, 'tables' | 'botTables'>;

/** Thinks for as long as there is time. */
const THINKER = 'master';

/** Two people at each of many tables, in a few statements: the doors are not what is measured. */
async function seatMany(store: Store, { game: id, matches, bots }: BenchOrder): Promise<Seated> {
  const game = gameNamed(id);
  if (game === undefined) throw new Error(`no game is called ${id}`);
  const tables = Array.from({ length: matches + bots }, (_, i) => bareTable(i, i < matches ? null : THINKER));
  for (let i = 0; i < tables.length; i += 50) {
    const rows = tables.slice(i, i + 50).map((table) => rowsOf(table, game));
    await store.db.transaction().execute(async (all) => {
      await all
        .insertInto('person')
        .values(rows.flatMap(({ person }) => person))
        .execute();
      await all
        .insertInto('session')
        .values(rows.flatMap(({ session }) => session))
        .execute();
      await all
        .insertInto('match')
        .values(rows.map(({ match }) => match))
        .execute();
      await all
        .insertInto('seat')
        .values(rows.flatMap(({ seat }) => seat))
        .execute();
    });
  }
  return {
    tables: tables
      .slice(0, matches)
      .map(({ id: match, people }) => ({ match, cookies: people.map(({ secret }) => `arenarium=${secret}`) })),
    botTables: tables.slice(matches).map(({ id: match }) => match),
  };
}

async function bench(order: BenchOrder): Promise<LoadFigures> {
  const data = mkdtempSync(join(tmpdir(), 'arenarium-bench-'));
  const store = await openSqliteStore({ file: join(data, 'arenarium.db'), synchronous: 'normal', node: 'bench' });
  const seated = await seatMany(store, order);
  await store.close();
  const env = {
    ARENARIUM_DATA: data,
    ARENARIUM_SYNC: order.synchronous,
    ARENARIUM_SOCKETS_PER_ADDRESS: '100000',
    NODE_ENV: 'production',
  };
  const node = await startNode(env, await freePort());
  try {
    const figures = await inAProcess({
      port: node.port,
      pid: node.process.pid ?? 0,
      ...seated,
      seconds: order.seconds,
      onlookers: order.onlookers,
    });
    const metrics = await (await fetch(`http://127.0.0.1:${node.port}/metrics`)).text();
    const number = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? 0);
    const commits = number('arenarium_commit_seconds_count');
    const commitMilliseconds = Math.round((number('arenarium_commit_seconds_sum') / commits) * 100_000) / 100;
    return Object.assign(figures, {
      commitMilliseconds,
      entriesPerCommit: Math.round((number('arenarium_entries_total') / commits) * 10) / 10,
    });
  } finally {
    await node.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

/** The load runs beside the node, not in this process, which the node's figures should not depend on. */
function inAProcess(order: LoadOrder): Promise<LoadFigures> {
  const child = fork(fileURLToPath(import.meta.url), ['load'], {
    cwd: HERE,
    // The two cores are the server's: what helps the script to collect is one thread, not four.
    execArgv: ['--v8-pool-size=1', '--import', '@arenarium/loader'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (figures) => resolve(figures as LoadFigures));
    child.once('exit', (code) => reject(new Error(`the load ended: ${code}`)));
    child.send(order);
  });
}

if (process.argv[2] === 'load') {
  process.once('message', (order) => {
    void loadOn(order as LoadOrder).then((figures) =>
      process.send?.(figures, undefined, undefined, () => process.exit(0)),
    );
  });
} else {
  process.stdout.write(`${JSON.stringify(await bench(JSON.parse(process.argv[2] ?? '{}') as BenchOrder))}\n`);
  process.exit(0);
}
