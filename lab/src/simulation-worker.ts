/** Plays ranges of matches on a thread of its own. */
import { parentPort } from 'node:worker_threads';
import { toldToThread } from './thread.ts';
import { botCalled, judgedCalled } from './usage.ts';
import { noTally, playMatch, type Series, type Tally } from './simulation.ts';

/** A series by the names of its game and bots: what a thread can be told. */
export interface SeriesByName extends Omit<Series, 'game' | 'bots'> {
  readonly game: string;
  readonly bots: readonly string[];
}
export type WorkerAnswer = { readonly tally: Tally } | { readonly broke: string };

const named = toldToThread() as SeriesByName;
const series: Series = { ...named, game: await judgedCalled(named.game), bots: named.bots.map(botCalled) };

parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  const tally = noTally(series.setup.seats);
  let reply: WorkerAnswer = { tally };
  try {
    for (let match = from; match < to; match++) playMatch(series, match, tally);
  } catch (error) {
    reply = { broke: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});
