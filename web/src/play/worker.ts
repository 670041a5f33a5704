/** The worker: engine and bots think here, so that the page never waits for them. */
import { gameNamed } from '@arenarium/games';
import type { Report, Request } from './protocol.ts';
import { refereeWith } from './referee.ts';
import { freshSeed } from './seed.ts';

declare const self: DedicatedWorkerGlobalScope;

const referee = refereeWith({ gameNamed, freshSeed });

function meet(request: Request): Report {
  try {
    return referee.meet(request);
  } catch (error) {
    return { tell: 'broken', because: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Request>) => self.postMessage(meet(data), []));
