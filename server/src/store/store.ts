/** The one store of a server: tables, journals, and news from other nodes. */
import type { Kysely } from 'kysely';
import type { Dialect } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Appended, Appending, Claimed, Moved } from './journal.ts';

export type News =
  /** Another node wrote entries. */
  | { readonly is: 'moved'; readonly moved: readonly Moved[] }
  /** Something else changed that is told by name: `lobby`, `chat:MATCH`, `seats:MATCH`, … */
  | { readonly is: 'changed'; readonly what: string }
  /** News may have been lost: read again what is held. */
  | { readonly is: 'lost' };

export interface Store {
  readonly dialect: Dialect;
  /** This node's name, unlike any other's. */
  readonly node: string;
  readonly db: Kysely<Schema>;
  /** Append one entry; resolves once it is durable, or refused. Rejects with a StoreError if the database cannot. */
  append(row: Appending): Promise<Appended>;
  /** Take over due work whose node is silent. */
  claim(limit: number): Promise<readonly Claimed[]>;
  /** The database's clock. */
  now(): Promise<number>;
  /** Tell the other nodes that something changed. This node hears it too. */
  tell(what: string): Promise<void>;
  onNews(listener: (news: News) => void): void;
  /** Does the database answer? */
  isThere(): Promise<boolean>;
  close(): Promise<void>;
}
