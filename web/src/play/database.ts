/**
 * Where the browser keeps matches. Records lie in a store of their own, which only the worker opens: they hold the seed. The
 * page reads the summaries beside them.
 */
import type { MatchRecord } from '@arenarium/engine';
import type { Player } from '@arenarium/protocol';

export interface KeptMatch {
  readonly id: string;
  readonly record: MatchRecord;
  readonly players: readonly Player[];
  /** It was ended otherwise than by its rules, on a server: given up, or out of time. */
  readonly ended?: boolean;
  /** It was opened to others, and goes on at this table of the server. */
  readonly goesOn?: string;
}

/** What a list of matches shows. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly entries: number;
  readonly over: boolean;
  /** The table of the server at which it goes on. */
  readonly goesOn?: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const NAME = 'arenarium';
type Store = 'records' | 'summaries';

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(NAME)));
  });

let opening: Promise<IDBDatabase> | null = null;
function database(): Promise<IDBDatabase> {
  if (opening !== null) return opening;
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    for (const store of ['records', 'summaries'] satisfies Store[])
      request.result.createObjectStore(store, { keyPath: 'id' });
  });
  opening = answer(request);
  opening.catch(() => (opening = null));
  return opening;
}

export const recordCalled = async (id: string): Promise<KeptMatch | undefined> => {
  const store = (await database()).transaction('records').objectStore('records');
  return answer(store.get(id) as IDBRequest<KeptMatch | undefined>);
};

/** Every match kept here, the latest first. */
export async function allSummaries(): Promise<readonly Summary[]> {
  const store = (await database()).transaction('summaries').objectStore('summaries');
  const all = await answer(store.getAll() as IDBRequest<Summary[]>);
  return all.toSorted((a, b) => b.savedAt - a.savedAt);
}

/** Both stores change together or not at all. */
async function changeBoth(change: (stores: Readonly<Record<Store, IDBObjectStore>>) => void): Promise<void> {
  const transaction = (await database()).transaction(['records', 'summaries'], 'readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error(NAME)));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(NAME)));
  });
  change({ records: transaction.objectStore('records'), summaries: transaction.objectStore('summaries') });
  return done;
}

export const forget = (ids: readonly string[]): Promise<void> =>
  changeBoth(({ records, summaries }) => {
    for (const id of ids) {
      records.delete(id);
      summaries.delete(id);
    }
  });

/** More than anybody plays at once; the oldest make room. */
const KEPT = 24;

export async function keep(match: KeptMatch, savedAt = Date.now()): Promise<void> {
  const { id, record, players, ended = false, goesOn } = match;
  const { game, entries, outcome } = record;
  const over = ended || (outcome?.rewards ?? null) !== null;
  const moved = goesOn === undefined ? {} : { goesOn };
  await changeBoth(({ records, summaries }) => {
    records.put(match);
    summaries.put({ id, game, players, entries: entries.length, over, savedAt, ...moved } satisfies Summary);
  });
  const old = (await allSummaries()).slice(KEPT);
  if (old.length > 0) await forget(old.map((summary) => summary.id));
}
