/**
 * The last views of matches under former rules: what each seat saw. Once the rules are gone for good, the match can still be
 * looked at. Written while the rules are still here, and only for matches that may outlive them.
 */
import { sceneFor, tableCardOf } from '@arenarium/host';
import type { Scene, TableCard } from '@arenarium/protocol';
import { gameNamed } from '@arenarium/games';
import type { Store } from '../store/store.ts';
import type { Hub } from './hub.ts';
import type { Live } from './live.ts';

export interface LastView {
  readonly card: TableCard;
  readonly scene: Scene;
}

/** Somebody without a seat sees as seat −1. */
const ONLOOKER = -1;

const isFormer = ({ charter }: Live): boolean => gameNamed(charter.game)?.version !== charter.rules;

/** Nothing can be answered any more: the question stays away. */
const still = (scene: Scene): Scene => ({ ...scene, undo: 'none', view: { ...scene.view, decision: null } });

export async function writeViews({ store }: Hub, live: Live): Promise<void> {
  const { hosted, charter, n } = live;
  if (hosted === null || !isFormer(live)) return;
  const card = tableCardOf(hosted);
  const seats = [ONLOOKER, ...Array.from({ length: charter.seats }, (_, seat) => seat)];
  for (const seat of seats) {
    const view: LastView = { card, scene: still(sceneFor(hosted, seat === ONLOOKER ? [] : [seat])) };
    const row = { match: charter.id, seat, n, view: JSON.stringify(view) };
    await store.db
      .insertInto('last_view')
      .values(row)
      .onConflict((c) => c.columns(['match', 'seat']).doUpdateSet({ n, view: row.view }))
      .execute();
  }
}

/** What was last seen, by seat. */
export async function readViews(store: Store, match: string): Promise<ReadonlyMap<number, LastView>> {
  const rows = await store.db.selectFrom('last_view').selectAll().where('match', '=', match).execute();
  return new Map(rows.map(({ seat, view }) => [seat, JSON.parse(view) as LastView]));
}

/** What somebody with these seats may see of it. */
export const viewOf = (views: ReadonlyMap<number, LastView>, holds: readonly number[]): LastView | null =>
  views.get(holds[0] ?? ONLOOKER) ?? null;

/** On start: every match under way under former rules gets its views, should it not have them; one after another. */
export async function keepViews(hub: Hub): Promise<void> {
  const rows = await hub.store.db
    .selectFrom('match')
    .leftJoin('last_view', (on) => on.onRef('last_view.match', '=', 'match.id').on('last_view.seat', '=', ONLOOKER))
    .select(['match.id', 'match.game', 'match.rules'])
    .where('match.state', '=', 'playing')
    .where('last_view.match', 'is', null)
    .execute();
  for (const { id, game, rules } of rows) {
    if (gameNamed(game)?.version === rules) continue;
    const live = await hub.table(id);
    if (live !== null) await live.line.stand(() => writeViews(hub, live));
  }
}
