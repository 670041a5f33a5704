/**
 * What the table does by itself: bots choose, orders are carried out, forced answers are given at a moment like any other,
 * clocks run out, the end is written down. One timer a table.
 */
import { openAsks, save, type Seat } from '@arenarium/engine';
import { firstAtZero } from '../time/clocks.ts';
import { momentOf, onlyAnswer, orderedIn, seatsOwed } from './due.ts';
import type { Hub } from './hub.ts';
import { positionOf, type Live } from './live.ts';
import { choosing } from './proposals.ts';
import { take } from './taking.ts';

/** The seats whose forced answers this node gives: those whose people sit here, as if they had given them. */
function seatsForcedHere(live: Live): readonly Seat[] {
  const { affairs } = live;
  const position = positionOf(live);
  if (position === null || affairs === null || affairs.paused || affairs.over !== null) return [];
  // Most questions leave a choice: only where there is none it is looked who sits here.
  const forced = openAsks(position).filter(
    ({ seat }) => affairs.holders[seat]?.bot === null && onlyAnswer(live, seat) !== null,
  );
  return forced.length === 0 ? [] : forced.map(({ seat }) => seat).filter((seat) => isHere(live, seat));
}

function isHere({ sitters }: Live, seat: Seat): boolean {
  for (const { holds } of sitters) if (holds.includes(seat)) return true;
  return false;
}

const isPerson = ({ affairs }: Live, seat: Seat): boolean => affairs?.holders[seat]?.bot === null;

/** When the timer of a seat is set to; whoever watches people's clocks should not see that it was a timer. */
const timerFor = ({ lateness }: Hub, live: Live, seat: Seat): number =>
  momentOf(live, seat) - (isPerson(live, seat) ? lateness.expected() : 0);

/** When this node has something to do at the table. */
function nextMoment(hub: Hub, live: Live): number {
  const forced = seatsForcedHere(live).map((seat) => timerFor(hub, live, seat));
  if (!live.drives) return Math.min(...forced);
  if (live.affairs?.over != null) return live.finished ? Infinity : 0;
  const owed = seatsOwed(live).filter((seat) => !live.thinking.includes(seat));
  const zero = live.affairs === null ? null : firstAtZero(live.affairs.clocks);
  return Math.min(...forced, ...owed.map((seat) => timerFor(hub, live, seat)), zero?.at ?? Infinity);
}

/** Longer than this a timer would overflow; it looks again. */
const LONGEST_TIMER = 3_600_000;

export function plan(hub: Hub, live: Live): void {
  if (live.timer !== null) clearTimeout(live.timer);
  live.timer = null;
  const at = nextMoment(hub, live);
  // What lies far off is found by its due work: the table need not be kept for it.
  if (at - hub.now() > LONGEST_TIMER) return;
  live.timer = setTimeout(() => void drive(hub, live).catch(() => undefined), Math.max(0, at - hub.now()));
}

/** Do everything whose moment has come. */
export async function drive(hub: Hub, live: Live): Promise<void> {
  live.timer = null;
  try {
    await live.line.stand(async () => {
      if (live.affairs?.over != null) await finish(hub, live);
      else await doWhatIsDue(hub, live);
    });
  } catch (error) {
    hub.log.warn(
      { table: live.charter.id, error: error instanceof Error ? error.message : String(error) },
      'not driven',
    );
    // The database will be there again, or another node takes over.
    await new Promise((resolve) => setTimeout(resolve, 1000).unref());
  }
  if (live.timer === null) plan(hub, live);
}

async function doWhatIsDue(hub: Hub, live: Live): Promise<void> {
  const now = hub.now() + 1;
  const forced = seatsForcedHere(live);
  const owed = live.drives ? seatsOwed(live) : [];
  for (const seat of new Set([...forced, ...owed])) {
    if (timerFor(hub, live, seat) > now) continue;
    if (isPerson(live, seat)) hub.lateness.note(hub.now() - momentOf(live, seat));
    const asked = positionOf(live)?.asked ?? -1;
    const option = orderedIn(live, seat) ?? onlyAnswer(live, seat);
    if (live.affairs?.holders[seat]?.bot != null) think(hub, live, seat);
    else if (option !== null) await take(hub, live, { propose: choosing({ seat, asked, option }) });
  }
  const zero = live.affairs === null ? null : firstAtZero(live.affairs.clocks);
  if (!live.drives || zero === null || zero.at > now) return;
  await take(hub, live, {
    propose: ({ affairs }) => {
      const still = affairs === null ? null : firstAtZero(affairs.clocks);
      if (still === null || still.at > hub.now() + 1) return { stale: { id: 'table.overtaken' } };
      return { entry: { do: 'flag', seat: still.seat } };
    },
  });
}

function thoughtOf(live: Live, seat: Seat): void {
  live.thinking = live.thinking.filter((one) => one !== seat);
}

/** A host begins its memories anew when something is taken back: each of them stands for one line of a match, and has a number. */
const lines = new WeakMap<object, number>();
let opened = 0;

/** What was thought holds for one line of a match: where a choice was taken back, or the match read anew, another begins. */
function lineOf({ hosted }: Live): number {
  if (hosted === null) return 0;
  const known = lines.get(hosted.memories);
  if (known !== undefined) return known;
  lines.set(hosted.memories, ++opened);
  return opened;
}

/** A bot thinks elsewhere; the line goes on meanwhile. */
function think(hub: Hub, live: Live, seat: Seat): void {
  const position = positionOf(live);
  const bot = live.affairs?.holders[seat]?.bot ?? null;
  if (position === null || bot === null || live.thinking.includes(seat)) return;
  live.thinking = [...live.thinking, seat];
  const { asked } = position;
  const only = onlyAnswer(live, seat);
  const answer =
    only !== null
      ? Promise.resolve({ option: only })
      : hub.minds.think({
          do: 'choose',
          game: live.charter.game,
          rules: live.charter.rules,
          saved: save(position),
          seat,
          bot,
          chance: hub.freshSeed(),
          milliseconds: hub.minds.budget(),
          keeps: `${live.charter.id}/${lineOf(live)}/${seat}`,
        });
  void answer
    .then((thought) =>
      live.line.stand(async () => {
        thoughtOf(live, seat);
        const option = 'option' in thought ? thought.option : 0;
        await take(hub, live, { propose: choosing({ seat, asked, option }) });
      }),
    )
    .catch((error: unknown) => {
      hub.log.warn(
        { table: live.charter.id, error: error instanceof Error ? error.message : String(error) },
        'no thought',
      );
    })
    .finally(() => {
      thoughtOf(live, seat);
      if (live.timer === null) plan(hub, live);
    });
}

/** The match is over: written down where history, ratings and tournaments find it. Several may try; one succeeds. */
export async function finish(hub: Hub, live: Live): Promise<void> {
  if (live.finished) return;
  await hub.hooks.over(live);
  live.finished = true;
  await hub.store.db.deleteFrom('due').where('match', '=', live.charter.id).execute();
}
