/** The matches of this browser, as the page lists them. Their records stay with the worker. */
import { allSummaries, forget, keep, type Summary } from './database.ts';

/** Every match kept here, the latest first; none where the browser keeps nothing. */
export async function savedMatches(): Promise<readonly Summary[]> {
  try {
    await moveOldMatches(localStorage);
    return await allSummaries();
  } catch {
    return [];
  }
}

export const forgetMatch = (id: string): Promise<void> => forget([id]);

const OLD = 'arenarium.match.';

/** Matches were kept as texts once, where the worker cannot reach. What lies there still is moved. */
export async function moveOldMatches(storage: Storage): Promise<void> {
  const keys = Object.keys(storage).filter((key) => key.startsWith(OLD));
  if (keys.length === 0) return;
  const { readOld } = await import('./old-matches.ts');
  for (const key of keys) {
    const old = readOld(key.slice(OLD.length), storage.getItem(key) ?? '');
    if (old !== null) await keep(old.match, old.savedAt);
    storage.removeItem(key);
  }
}
