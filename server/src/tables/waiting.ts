/** Which tables wait for somebody's choice. */
import type { TableInfo } from '@arenarium/protocol';
import type { Hub } from './hub.ts';
import { seatsOf, standAt } from './live.ts';
import { tablesOf } from './lobby.ts';

export async function waitingFor(hub: Hub, person: string): Promise<readonly TableInfo[]> {
  const tables = (await tablesOf(hub.store, person)).filter(({ state, playable }) => state === 'playing' && playable);
  const waits = await Promise.all(
    tables.map(async ({ id }) => {
      const live = await hub.table(id);
      if (live === null || live.affairs?.over != null || live.affairs?.paused === true) return false;
      const mine = seatsOf(live, person).filter((seat) => live.affairs?.holders[seat]?.bot === null);
      return standAt(live, 0).waiting.some((seat) => mine.includes(seat));
    }),
  );
  return tables.filter((_, i) => waits[i]);
}
