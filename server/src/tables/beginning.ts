/** A match begins when its last seat is taken: the first entry of its journal says with whom. */
import { message } from '@arenarium/engine';
import type { JournalEntry } from '@arenarium/host';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import type { TableEntry } from './entries.ts';
import type { Hub } from './hub.ts';
import type { Live } from './live.ts';
import { readSeats } from './loading.ts';
import { take } from './taking.ts';

/** Close the table to newcomers if nobody is missing. From then on the journal says who sits where. */
async function isFull(store: Store, id: string): Promise<boolean> {
  await store.db
    .updateTable('match')
    .set({ state: 'playing', started_at: Date.now() })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('seat')
            .select(sql`1`.as('one'))
            .where('match', '=', id)
            .where('person', 'is', null)
            .where('bot', 'is', null),
        ),
      ),
    )
    .execute();
  const row = await store.db.selectFrom('match').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state === 'playing';
}

/** What had been entered before the match was brought here. */
async function pastOf(store: Store, id: string): Promise<readonly JournalEntry[] | null> {
  const row = await store.db.selectFrom('match').select('past').where('id', '=', id).executeTakeFirst();
  return row?.past == null ? null : (JSON.parse(row.past) as readonly JournalEntry[]);
}

/** Begin, if nobody is missing. Several nodes may try: the journal lets one of them. */
export async function beginIfFull(hub: Hub, live: Live): Promise<void> {
  const { id } = live.charter;
  if (live.affairs !== null || !(await isFull(hub.store, id))) return;
  await live.line.stand(async () => {
    // Whoever came last but one may have begun it meanwhile.
    if (live.affairs !== null) return;
    live.gathered = await readSeats(hub.store, id);
    const holders = live.gathered.map(({ person, name, bot }) => ({ person, name: name ?? '', bot }));
    const past = live.charter.brought ? await pastOf(hub.store, id) : null;
    const entry: TableEntry = { do: 'begin', holders, ...(past !== null && { past }) };
    await take(hub, live, {
      propose: ({ n }) => (n === 0 ? { entry } : { stale: message('table.overtaken') }),
    });
  });
  await hub.store.tell('lobby');
}
