/** What everything at the tables of a node has in common. */
import type { Seat } from '@arenarium/engine';
import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import type { Lateness } from '../time/lateness.ts';
import type { Paces } from '../time/pace.ts';
import type { Live } from './live.ts';
import type { Minds } from './minds.ts';
import type { Shelf } from './shelf.ts';

export interface Hub {
  readonly store: Store;
  /** Where snapshots wait to be written. */
  readonly shelf: Shelf;
  readonly minds: Minds;
  readonly paces: Paces;
  readonly lateness: Lateness;
  readonly log: Logger;
  readonly tables: Map<string, Promise<Live>>;
  /** What happens when a match has come to its end, or needs somebody's choice: ratings, tournaments, notices. */
  readonly hooks: Hooks;
  /** Moments are the database's: how far its clock is from ours. */
  skew: number;
  now(): number;
  /** Set the table's timer to what it has to do next. */
  plan(live: Live): void;
  freshSeed(): string;
  /** The table, brought in if need be; null if there is none of this name. */
  table(id: string): Promise<Live | null>;
  close(): Promise<void>;
}

export interface Hooks {
  over(live: Live): Promise<void>;
  asked(live: Live, seats: readonly Seat[]): void;
}
