/** Somebody comes to a table, or goes. */
import type { Seat } from '@arenarium/engine';
import { mutedBy } from '../people/chat.ts';
import type { Wire } from '../wire/wires.ts';
import { beginIfFull } from './beginning.ts';
import type { Hub } from './hub.ts';
import { noteOpened, seatsOf, withEntry, withoutEntry, type Live } from './live.ts';
import { momentFor } from './loading.ts';
import type { Sitter } from './sitter.ts';
import { follow } from './taking.ts';
import { tellStanding } from './telling.ts';
import { welcome } from './welcome.ts';

const seatsAtThisNode = ({ sitters }: Live): readonly Seat[] => [
  ...new Set([...sitters].flatMap(({ holds }) => holds)),
];

/** Other nodes hear who is here: a hint, so that nobody is thought away. */
function tellOthers(hub: Hub, live: Live): void {
  if (hub.store.dialect !== 'postgres') return;
  const seats = seatsAtThisNode(live).join(',');
  void hub.store.tell(`here:${live.charter.id}:${hub.store.node}:${seats}`).catch(() => undefined);
}

export async function arrive(
  hub: Hub,
  live: Live,
  { person, wire }: { person: string | null; wire: Wire },
): Promise<Sitter> {
  const muted = person === null ? [] : await mutedBy(hub.store, person);
  const sitter: Sitter = { person, wire, holds: [], eyes: [], muted };
  await live.line.stand(async () => {
    // What we keep may be behind, if news got lost.
    if (hub.store.dialect === 'postgres') await follow(hub, live);
    const holds = person === null ? [] : seatsOf(live, person);
    const back = holds.filter((seat) => !seatsAtThisNode(live).includes(seat));
    sitter.holds = holds;
    sitter.eyes = holds;
    live.sitters.add(sitter);
    live.touched = hub.now();
    // Whoever comes back to an open question takes their time from now on, forced or not.
    live.opened = live.opened.map((open, seat) => (back.includes(seat) ? null : open));
    noteOpened(live, hub.now(), (at, seat) => momentFor(hub, at, seat));
    for (const seat of holds) live.awaySince = withoutEntry(live.awaySince, seat);
    welcome(hub, live, sitter);
    if (back.length > 0) {
      tellStanding(live, hub.now());
      tellOthers(hub, live);
    }
    hub.plan(live);
  });
  await beginIfFull(hub, live);
  return sitter;
}

export function depart(hub: Hub, live: Live, sitter: Sitter): void {
  if (!live.sitters.delete(sitter)) return;
  live.touched = hub.now();
  const still = seatsAtThisNode(live);
  const gone = sitter.holds.filter((seat) => !still.includes(seat));
  for (const seat of gone) live.awaySince = withEntry(live.awaySince, seat, hub.now());
  if (gone.length > 0) {
    tellStanding(live, hub.now());
    tellOthers(hub, live);
  }
  hub.plan(live);
}
