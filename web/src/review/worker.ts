/** A worker of its own for looking back: it takes a while, and whoever has seen enough simply ends it. */
import { analyse, type Analysis, type Progress } from '@arenarium/bots';
import type { MatchRecord } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';

declare const self: DedicatedWorkerGlobalScope;

export type Tiding =
  | { readonly tell: 'progress'; readonly progress: Progress }
  | { readonly tell: 'done'; readonly analysis: Analysis }
  | { readonly tell: 'broken'; readonly because: string };

const tell = (tiding: Tiding): void => self.postMessage(tiding, []);

async function lookBack(record: MatchRecord): Promise<void> {
  const game = gameNamed(record.game);
  if (game === undefined) throw new Error(`there is no game called "${record.game}" here`);
  const analysis = await analyse(game, record, { progress: (progress) => tell({ tell: 'progress', progress }) });
  if (analysis !== null) tell({ tell: 'done', analysis });
}

self.addEventListener('message', ({ data }: MessageEvent<MatchRecord>) => {
  lookBack(data).catch((error: unknown) =>
    tell({ tell: 'broken', because: error instanceof Error ? error.message : String(error) }),
  );
});
