/** Matches kept in the browser: each as its record and who plays it, so that a reload loses nothing. */
import { readRecord, type MatchRecord } from '@arenarium/engine';
import type { Driver } from './protocol.ts';

export interface SavedMatch {
  readonly id: string;
  readonly record: MatchRecord;
  readonly drivers: readonly Driver[];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const PREFIX = 'arenarium.match.';
/** More than anybody plays at once; the oldest make room. */
const KEPT = 24;

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Drivers from somebody else's text, or null if they are not well formed. */
export function readDrivers(raw: unknown): readonly Driver[] | null {
  if (!Array.isArray(raw)) return null;
  const drivers = raw.flatMap((driver: unknown): Driver[] => {
    if (!isObject(driver) || typeof driver['name'] !== 'string') return [];
    const { by, name, bot } = driver;
    if (by === 'person') return [{ by, name }];
    return by === 'bot' && typeof bot === 'string' ? [{ by, name, bot }] : [];
  });
  return drivers.length === raw.length ? drivers : null;
}

function parsed(id: string, text: string | null): SavedMatch | null {
  if (text === null) return null;
  try {
    const raw: unknown = JSON.parse(text);
    if (!isObject(raw)) return null;
    const drivers = readDrivers(raw['drivers']);
    const savedAt = Number(raw['savedAt']);
    return drivers === null ? null : { id, record: readRecord(JSON.stringify(raw['record'])), drivers, savedAt };
  } catch {
    return null;
  }
}

/** Where matches go when the browser keeps nothing: they last until the page is closed. */
const unkept = new Map<string, SavedMatch>();

export const savedMatch = (id: string, storage: Storage = localStorage): SavedMatch | null =>
  unkept.get(id) ?? parsed(id, storage.getItem(PREFIX + id));

/** Every match kept here, the latest first. */
export function savedMatches(storage: Storage = localStorage): readonly SavedMatch[] {
  const ids = Object.keys(storage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
  return ids.flatMap((id) => savedMatch(id, storage) ?? []).toSorted((a, b) => b.savedAt - a.savedAt);
}

/** Keep a match; false if the browser has no room or forbids it, and it will last only as long as the page. */
export function keepMatch(match: SavedMatch, storage: Storage = localStorage): boolean {
  const { id, ...kept } = match;
  try {
    storage.setItem(PREFIX + id, JSON.stringify(kept));
    unkept.delete(id);
    for (const old of savedMatches(storage).slice(KEPT)) forgetMatch(old.id, storage);
    return true;
  } catch {
    unkept.set(id, match);
    return false;
  }
}

export const forgetMatch = (id: string, storage: Storage = localStorage): void => {
  unkept.delete(id);
  storage.removeItem(PREFIX + id);
};
