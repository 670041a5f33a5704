/** Several threads think at once, as several players' bots do on one machine. */
import type { PaceByName } from './pace-worker.ts';
import type { PaceOrder } from './pace.ts';
import { openThread } from '@arenarium/loader/thread';

interface Shared {
  readonly decisions: number;
  readonly workers: number;
  readonly onProgress: (done: number) => void;
}

/** How many milliseconds each of so many decisions took. */
export async function paceOnWorkers(order: PaceOrder, { decisions, workers, onProgress }: Shared): Promise<number[]> {
  const times: number[] = [];
  const threads = Array.from({ length: workers }, (_, first) => {
    const byName: PaceByName = {
      ...order,
      game: order.game.id,
      bot: order.bot.name,
      others: order.others.name,
      first,
      step: workers,
    };
    return openThread(new URL('./pace-worker.ts', import.meta.url), byName);
  });
  try {
    await new Promise<void>((resolve, reject) => {
      for (const thread of threads) {
        thread.once('error', reject);
        thread.on('message', (took: number) => {
          if (times.length === decisions) return;
          times.push(took);
          onProgress(times.length);
          if (times.length === decisions) resolve();
        });
      }
    });
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return times;
}
