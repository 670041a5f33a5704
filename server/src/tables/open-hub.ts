/** The tables this node holds: brought in from their journals when somebody comes, forgotten when nobody has for a while. */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { News, Store } from '../store/store.ts';
import { newLateness } from '../time/lateness.ts';
import { newPaces } from '../time/pace.ts';
import { drive, plan } from './driving.ts';
import type { Hooks, Hub } from './hub.ts';
import { withEntry, withoutEntry, type Live } from './live.ts';
import { keepViews, writeViews } from './last-views.ts';
import { broughtIn, keepSnapshot, readOrders } from './loading.ts';
import { openMinds } from './minds.ts';
import { FORMER, loadFormer } from './rules.ts';
import { openShelf } from './shelf.ts';
import { follow } from './taking.ts';
import { tellStanding } from './telling.ts';
import { tellOrders } from './welcome.ts';

/** Bot's choices, clocks and orders of nodes that are silent are looked for so often. */
const LOOK_FOR_DUE = 500;
const CLAIMED_AT_ONCE = 50;
/** Nobody has sat at a table for so long: it costs no memory from now on. */
const FORGET_AFTER = 60_000;
const FORGET_EVERY = 5_000;
/** Beyond so many tables the ones longest untouched are forgotten first. */
const MOST_TABLES = 20_000;
/** After a restart tables come back a few at a time: the loop must not stand still for a thousand of them. */
const BROUGHT_IN_AT_ONCE = 4;

export const freshSeed = (): string => randomBytes(32).toString('hex');

export interface HubNeeds {
  readonly store: Store;
  readonly log: Logger;
  readonly hooks: Hooks;
  /** Where former rules are kept. */
  readonly former?: string;
}

export async function openHub({ store, log, hooks, former = FORMER }: HubNeeds): Promise<Hub> {
  await loadFormer(former);
  const minds = openMinds(former);
  const shelf = openShelf(store);
  const gate = doorFor(BROUGHT_IN_AT_ONCE);
  const tables = new Map<string, Promise<Live>>();
  const hub: Hub = {
    store,
    shelf,
    minds,
    paces: newPaces(),
    lateness: newLateness(),
    log,
    tables,
    hooks,
    skew: (await store.now()) - Date.now(),
    now: () => Date.now() + hub.skew,
    plan: (live) => plan(hub, live),
    freshSeed,
    async table(id) {
      const held = tables.get(id);
      if (held !== undefined) return held;
      const coming = gate(() => broughtIn(hub, id));
      const whole = coming.then((live) => live ?? Promise.reject(new NoTable(id)));
      tables.set(id, whole);
      try {
        return await whole;
      } catch (error) {
        tables.delete(id);
        if (error instanceof NoTable) return null;
        throw error;
      }
    },
    async close() {
      clearInterval(looking);
      clearInterval(forgetting);
      for (const held of tables.values()) {
        const live = await held.catch(() => null);
        if (live === null) continue;
        if (live.timer !== null) clearTimeout(live.timer);
        for (const { wire } of live.sitters) wire.close(1001, 'the server closes');
        keepSnapshot(hub, live);
        await writeViews(hub, live).catch(() => undefined);
      }
      await shelf.clear();
      await minds.close();
    },
  };
  store.onNews((news) => void hear(hub, news).catch((error: unknown) => log.warn({ error }, 'news not taken in')));
  void keepViews(hub).catch((error: unknown) => log.warn({ error: String(error) }, 'views not kept'));
  const looking = setInterval(() => void lookForDue(hub), LOOK_FOR_DUE).unref();
  const forgetting = setInterval(() => void forget(hub), FORGET_EVERY).unref();
  return hub;
}

class NoTable extends Error {}

/** Lets so many through at once; the others wait. */
function doorFor(most: number): <R>(work: () => Promise<R>) => Promise<R> {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    inside++;
    try {
      return await work();
    } finally {
      inside--;
      waiting.shift()?.();
    }
  };
}

/** News of other nodes concern only the tables held here. */
async function hear(hub: Hub, news: News): Promise<void> {
  switch (news.is) {
    case 'moved':
      for (const moved of news.moved) {
        const live = await hub.tables.get(moved.match)?.catch(() => null);
        if (live === null || live === undefined) continue;
        await live.line.stand(() => (moved.n < live.n ? undefined : follow(hub, live, moved)));
      }
      return;
    case 'lost':
      for (const held of hub.tables.values()) {
        const live = await held.catch(() => null);
        if (live !== null) await live.line.stand(() => follow(hub, live));
      }
      return;
    case 'changed':
      await changed(hub, news.what);
  }
}

/** `orders:MATCH`, `here:MATCH:NODE:0,1`: what concerns a table held here. */
async function changed(hub: Hub, what: string): Promise<void> {
  const [about, id = '', node = '', seats = ''] = what.split(':');
  if (about !== 'orders' && about !== 'here') return;
  const live = await hub.tables.get(id)?.catch(() => null);
  if (live === null || live === undefined) return;
  if (about === 'orders') {
    await live.line.stand(async () => {
      const before = live.orders;
      live.orders = await readOrders(hub.store, id, live.charter.seats);
      for (const sitter of live.sitters) tellOrders(live, sitter, before);
      plan(hub, live);
    });
  } else if (node !== hub.store.node) {
    const there = seats === '' ? [] : seats.split(',').map(Number);
    live.elsewhere =
      there.length === 0
        ? withoutEntry(live.elsewhere, node)
        : withEntry(live.elsewhere, node, { seats: there, at: hub.now() });
    tellStanding(live, hub.now());
  }
}

/** Take over what a silent node owes. */
async function lookForDue(hub: Hub): Promise<void> {
  try {
    for (const { match } of await hub.store.claim(CLAIMED_AT_ONCE)) {
      const live = await hub.table(match);
      if (live === null) continue;
      await live.line.stand(() => follow(hub, live));
      live.drives = true;
      await drive(hub, live);
    }
  } catch (error) {
    hub.log.warn({ error: error instanceof Error ? error.message : String(error) }, 'due work not looked for');
  }
}

/** Tables at which nobody sits and nothing is about to happen here. */
async function forget(hub: Hub): Promise<void> {
  const now = hub.now();
  const idle: Live[] = [];
  for (const held of hub.tables.values()) {
    const live = await held.catch(() => null);
    if (live !== null && live.sitters.size === 0 && live.timer === null && live.line.isIdle()) idle.push(live);
  }
  idle.sort((a, b) => a.touched - b.touched);
  const tooMany = hub.tables.size - MOST_TABLES;
  for (const [i, live] of idle.entries()) {
    if (now - live.touched < FORGET_AFTER && i >= tooMany) break;
    hub.tables.delete(live.charter.id);
    keepSnapshot(hub, live);
    await writeViews(hub, live).catch(() => undefined);
  }
}
