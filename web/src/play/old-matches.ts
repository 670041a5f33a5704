/** How matches were kept in the browser before there was a database. */
import { readRecord } from '@arenarium/engine';
import { players } from '@arenarium/protocol';
import * as z from 'zod/mini';
import type { KeptMatch } from './database.ts';

const kept = z.object({ record: z.unknown(), drivers: players, savedAt: z.number() });

/** A match from its text; null if it is none. */
export function readOld(id: string, text: string): { readonly match: KeptMatch; readonly savedAt: number } | null {
  try {
    const { record, drivers, savedAt } = z.parse(kept, JSON.parse(text));
    return { match: { id, record: readRecord(JSON.stringify(record)), players: drivers }, savedAt };
  } catch {
    return null;
  }
}
