/** What somebody hears who comes to a table: which match it is, how it stands, and the exact question and clock. */
import { message } from '@arenarium/engine';
import { sceneFor, tableCardOf } from '@arenarium/host';
import type { Scene } from '@arenarium/protocol';
import type { Hub } from './hub.ts';
import { infoOf } from './info.ts';
import { viewOf } from './last-views.ts';
import type { Live } from './live.ts';
import { told, type Sitter } from './sitter.ts';
import { standing } from './telling.ts';

/** The scene for these eyes; earlier lines of the log are asked for. */
export function sceneOf(live: Live, { eyes }: Sitter): Scene | null {
  return live.hosted === null ? null : sceneFor(live.hosted, eyes);
}

export function welcome(hub: Hub, live: Live, sitter: Sitter): void {
  const { wire } = sitter;
  const scene = sceneOf(live, sitter);
  if (live.hosted !== null && scene !== null) {
    wire.send(told({ tell: 'opened', table: tableCardOf(live.hosted), scene }));
  } else if (live.game === null) {
    const { game, rules } = live.charter;
    const because = message('table.rulesGone', { game, rules });
    wire.send(told({ tell: 'rulesGone', table: infoOf(live), because, last: viewOf(live.views, sitter.holds) }));
  } else {
    wire.send(told({ tell: 'gathering', table: infoOf(live) }));
  }
  const now = standing(live, hub.now());
  if (now !== null) wire.send(told({ tell: 'standing', standing: now }));
  tellOrders(live, sitter, []);
}

/**
 * Standing orders are told to those alone who gave them, and only when theirs have changed: that somebody else has some is
 * nobody's to know.
 */
export function tellOrders({ orders }: Live, { holds, wire }: Sitter, before: Live['orders']): void {
  for (const seat of holds) {
    const now = orders[seat] ?? [];
    if (JSON.stringify(now) !== JSON.stringify(before[seat] ?? [])) {
      wire.send(told({ tell: 'orders', seat, orders: now }));
    }
  }
}
