/** Thinks on a thread of its own, match after match, until it is stopped. */
import { parentPort } from 'node:worker_threads';
import { timeMatch, type PaceOrder } from './pace.ts';
import { toldToThread } from '@arenarium/loader/thread';
import { botCalled, judgedCalled } from './usage.ts';

/** The order by names, and which matches are this thread's: every `step`-th from `first` on. */
export interface PaceByName extends Omit<PaceOrder, 'game' | 'bot' | 'others'> {
  readonly game: string;
  readonly bot: string;
  readonly others: string;
  readonly first: number;
  readonly step: number;
}

const named = toldToThread<PaceByName>();
const order: PaceOrder = {
  ...named,
  game: await judgedCalled(named.game),
  bot: botCalled(named.bot),
  others: botCalled(named.others),
};

for (let match = named.first; ; match += named.step) {
  timeMatch(order, match, (took) => parentPort?.postMessage(took));
}
