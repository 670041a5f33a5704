/**
 * Matches to learn from. Bots play them, but not always as they would: some moves, and in a quarter of the matches the
 * whole set-up, are made by lot, and one match in ten begins near the end; else hardly any draft but one is ever seen.
 */
import { gather, sideNumbers, type Bot, type Examples, type Layout } from '@arenarium/bots';
import { botChoice } from '@arenarium/bots';
import {
  answerAs,
  begin,
  below,
  checkedSetup,
  listOptions,
  openAsks,
  seatCounts,
  seeded,
  type Game,
  type Position,
  type Random,
  type Setup,
} from '@arenarium/engine';
import { tableKey } from '@arenarium/bots';

/** The most moves of a match that are made by lot. */
const BY_LOT = 0.2;
const SET_UP_BY_LOT = 4;
const FROM_AN_EDGE = 10;

/** Every table a game knows: the set-ups that are judged alike, under their common name. */
export function tablesOf(game: Game): ReadonlyMap<string, readonly Setup[]> {
  const tables = new Map<string, Setup[]>();
  for (const seats of seatCounts(game)) {
    for (const settings of combinations(game)) {
      const setup = setupOf(game, seats, settings);
      if (setup === null) continue;
      const key = tableKey(game, setup);
      tables.set(key, [...(tables.get(key) ?? []), setup]);
    }
  }
  return tables;
}

/** Those with this in one of their settings. */
export const setupsWith = (setups: readonly Setup[], text: string): readonly Setup[] =>
  setups.filter(({ settings }) => Object.values(settings).join().includes(text));

function combinations({ settings }: Game): Record<string, string>[] {
  return settings.reduce<Record<string, string>[]>(
    (all, { id, values }) => all.flatMap((one) => values.map((value) => ({ ...one, [id]: value }))),
    [{}],
  );
}

function setupOf(game: Game, seats: number, settings: Record<string, string>): Setup | null {
  try {
    return checkedSetup(game, seats, settings);
  } catch {
    // These do not go together, or not with so many seats.
    return null;
  }
}

export interface SelfPlay {
  readonly game: Game;
  readonly layout: Layout;
  readonly setups: readonly Setup[];
  readonly bot: Bot;
  readonly seed: string;
  /** Nothing by lot and from the beginning: matches as they are played at a table. */
  readonly straight?: boolean;
  /** Every set-up by lot, everything after it as at a table, and only the set-up watched: to learn what it is worth. */
  readonly onlySetUp?: boolean;
}

/** Who watches: some of the positions, and the end of every match, with how many questions it had. */
export interface Watcher {
  see(p: Position): void;
  end(match: number, rewards: readonly number[], asked: number): void;
}

/** Play the matches numbered from `from` up to `to`, and write down what was seen. The same numbers, the same examples. */
export function selfPlay(play: SelfPlay, from: number, to: number): Examples {
  const [first] = play.setups;
  if (first === undefined) throw new Error('no set-up to play');
  const gathering = gather(play.layout, sideNumbers(play.game, first));
  watched(play, gathering, { from, to });
  return gathering.done();
}

/** Play these matches before a watcher. */
export function watched(play: SelfPlay, watcher: Watcher, { from, to }: { from: number; to: number }): void {
  const onlySetUp = play.onlySetUp === true;
  const straight = play.straight === true || onlySetUp;
  for (let match = from; match < to; match++) {
    const seed = `${play.seed}/${match}`;
    const lot = seeded(`${seed}/lot`);
    const setup = play.setups[below(lot, play.setups.length)];
    if (setup === undefined) throw new Error('no set-up to play');
    const p = begin(play.game, setup, seed);
    if (!straight && match % FROM_AN_EDGE === FROM_AN_EDGE - 1) bringNearTheEnd(p, lot);
    const rewards = playOut(play, p, {
      seed,
      lot,
      share: straight ? 0 : (BY_LOT * below(lot, 1000)) / 1000,
      setUpByLot: onlySetUp || (!straight && match % SET_UP_BY_LOT === 1),
      seldom: onlySetUp ? 1 : 2 + Math.floor(p.seats / 3),
      see: (q) => void ((!onlySetUp || play.layout.judging.settingUp(q)) && watcher.see(q)),
    });
    watcher.end(match, rewards, p.asked);
  }
}

function bringNearTheEnd(p: Position, lot: Random): void {
  const { edges } = p.game;
  const edge = edges[below(lot, Math.max(1, edges.length))];
  if (edge === undefined || p.result !== null) return;
  edge.bring(p, lot);
  listOptions(p);
}

interface Way {
  readonly seed: string;
  readonly lot: Random;
  /** Each match has its own share of moves by lot: some are played straight. */
  readonly share: number;
  readonly setUpByLot: boolean;
  /** One position in so many is seen. */
  readonly seldom: number;
  readonly see: (p: Position) => void;
}

function playOut(
  { game, layout, bot }: SelfPlay,
  p: Position,
  { seed, lot, share, setUpByLot, seldom, see }: Way,
): readonly number[] {
  for (let asked = 0; p.result === null && asked <= game.bound; asked++) {
    const [ask] = openAsks(p);
    if (ask === undefined) break;
    if (below(lot, seldom) === 0) see(p);
    const byLot = below(lot, 1000) < share * 1000 || (setUpByLot && layout.judging.settingUp(p));
    const { seat, options } = ask;
    answerAs(p, seat, byLot ? below(lot, options.length) : botChoice(bot, p, { seat, seed }));
  }
  return p.result?.rewards ?? Array.from({ length: p.seats }, () => 0);
}
