/** Puts a node together from its environment. */
import { placeFrom, type Place } from './address.ts';
import { openHouse, type House } from './house.ts';
import { serveTables, type Served } from './serve.ts';
import { openStore, synchronousFrom } from './store/open.ts';
import type { Store } from './store/store.ts';
import { FORMER } from './tables/rules.ts';
import { SOCKETS } from './wire/limits.ts';
import { openLog } from './wire/logs.ts';
import { openMetrics } from './wire/metrics.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Started extends Served {
  readonly place: Place;
  readonly house: House;
  /** In words: where matches are kept, and what it costs to keep them. */
  readonly keeping: string;
}

const TRIES = 15;

/** What one commit costs on this disk: the middle of some, in milliseconds. */
async function costOfCommit(store: Store): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    const since = performance.now();
    await store.db
      .insertInto('keepsake')
      .values({ name: 'commit-cost', value: String(i) })
      .onConflict((c) => c.column('name').doUpdateSet({ value: String(i) }))
      .execute();
    took.push(performance.now() - since);
  }
  return took.sort((a, b) => a - b)[TRIES >> 1] ?? 0;
}

function inWords(env: Environment, store: Store, cost: number): string {
  const price = `a commit costs ${cost.toFixed(1)} ms here`;
  if (store.dialect === 'postgres') return `Matches are kept in PostgreSQL; ${price}.`;
  const sync = synchronousFrom(env);
  const promise =
    sync === 'full'
      ? 'what is acknowledged survives a power cut'
      : 'what is acknowledged survives a kill; a power cut may take the last moments (ARENARIUM_SYNC=normal)';
  return `Matches are kept in SQLite: ${promise}; ${price}.`;
}

/** Start a node. `folder`: the built client; `data`: where the SQLite file lies if the environment does not say. */
export async function start(
  env: Environment,
  { folder, data }: { folder: string | null; data: string },
): Promise<Started> {
  const place = placeFrom(env);
  const log = openLog(env['ARENARIUM_LOG'] || 'warn');
  const metrics = openMetrics();
  const store = await openStore(env, {
    folder: env['ARENARIUM_DATA'] || data,
    watched: (milliseconds, rows) => {
      metrics.commits.observe(milliseconds / 1000);
      metrics.committed.inc(rows);
    },
  });
  try {
    const keeping = inWords(env, store, await costOfCommit(store));
    const house = await openHouse({ store, log, metrics, former: env['ARENARIUM_FORMER'] || FORMER });
    const trust = {
      origins: (env['ARENARIUM_ORIGIN'] ?? '').split(',').filter((origin) => origin !== ''),
      behindProxy: env['ARENARIUM_PROXY'] === '1',
      socketsPerAddress: Number(env['ARENARIUM_SOCKETS_PER_ADDRESS'] || SOCKETS.address),
      openMetrics: env['ARENARIUM_METRICS'] === 'open',
    };
    const served = await serveTables({ house, place, trust, folder });
    return { ...served, place, house, keeping };
  } catch (error) {
    await store.close();
    throw error;
  }
}
