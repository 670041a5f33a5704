/** Tables for strange messages: whatever can be read is met there, by an onlooker and by the two who play, as from their sockets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerRequest } from '@arenarium/protocol';
import { addGuest } from '../src/people/accounts.ts';
import { start } from '../src/start.ts';
import { StoreError } from '../src/store/errors.ts';
import { arrive, depart } from '../src/tables/arriving.ts';
import type { Live } from '../src/tables/live.ts';
import { makeTable } from '../src/tables/lobby.ts';
import { meetAt } from '../src/tables/requests.ts';
import type { Sitter } from '../src/tables/sitter.ts';

/** What came of it. */
export interface Met {
  met: number;
  answered: number;
  /** Where something broke that only a mistake of ours can break. */
  readonly broken: string[];
}

export interface FuzzTables {
  readonly met: Met;
  meet(request: ServerRequest): Promise<void>;
  close(): Promise<void>;
}

/** After so many the next table is opened: at one alone the match would soon be over, and everything out of turn. */
const AT_ONE_TABLE = 2000;

interface Seated {
  readonly live: Live;
  readonly sitters: readonly Sitter[];
}

export async function openFuzzTables(): Promise<FuzzTables> {
  const data = mkdtempSync(join(tmpdir(), 'arenarium-fuzz-'));
  const env = { ARENARIUM_DATA: data, ARENARIUM_SYNC: 'normal', ARENARIUM_LOG: 'error', PORT: '0' };
  const node = await start(env, { folder: null, data });
  const { store, hub, elsewhere } = node.house;
  const people = [(await addGuest(store, 'Ann')).person, (await addGuest(store, 'Bob')).person];
  const met: Met = { met: 0, answered: 0, broken: [] };
  process.on('unhandledRejection', (error) => met.broken.push(`unhandled: ${String(error)}`));
  const wire = { send: () => ++met.answered > 0, sendNow: () => true, close: () => undefined };

  async function seated(): Promise<Seated> {
    const { id } = await makeTable(store, {
      game: 'brawl',
      settings: {},
      seats: people.map((person) => ({ person, bot: null })),
      access: 'open',
      rated: false,
      time: { is: 'none' },
      host: people[0]?.id ?? '',
    });
    const live = await hub.table(id);
    if (live === null) throw new Error('no table');
    const sitters: Sitter[] = [];
    for (const person of [null, ...people.map(({ id: one }) => one)])
      sitters.push(await arrive(hub, live, { person, wire }));
    return { live, sitters };
  }

  let table = await seated();
  return {
    met,
    async meet(request) {
      const { live, sitters } = table;
      const sitter = sitters[met.met % sitters.length];
      if (sitter === undefined) return;
      try {
        await meetAt(hub, live, { sitter, re: 0, request, elsewhere });
      } catch (error) {
        if (!(error instanceof StoreError)) met.broken.push(`${request.ask}: ${String(error)}`);
      }
      if (++met.met % AT_ONE_TABLE > 0) return;
      for (const one of sitters) depart(hub, live, one);
      table = await seated();
    },
    async close() {
      await node.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
