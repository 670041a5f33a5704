/** Plays ranges of matches on a thread of its own. */
import { toldToThread } from '@arenarium/loader/thread';
import { meetOrders } from './thread.ts';
import { botCalled, judgedCalled } from './usage.ts';
import { noTally, playMatch, type Series, type Tally } from './simulation.ts';

/** A series by the names of its game and bots: what a thread can be told. */
export interface SeriesByName extends Omit<Series, 'game' | 'bots'> {
  readonly game: string;
  readonly bots: readonly string[];
}
/** Matches by their numbers, without the last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const named = toldToThread<SeriesByName>();
const series: Series = { ...named, game: await judgedCalled(named.game), bots: named.bots.map(botCalled) };

meetOrders(({ from, to }: Range): Tally => {
  const tally = noTally(series.setup.seats);
  for (let match = from; match < to; match++) playMatch(series, match, tally);
  return tally;
});
