/** Brings a match of this browser's own to the server behind the page: done by the worker, which alone knows the record. */
import { tableMade, type BringWanted } from '@arenarium/protocol';
import type { Brought } from '../play/desk.ts';
import { askServer } from './api.ts';

export async function bring(wanted: BringWanted): Promise<Brought> {
  const made = await askServer('/tables/brought', { as: tableMade, method: 'POST', body: wanted });
  if (!made.ok) return { because: made.because };
  return { table: made.value.table.id, invitation: made.value.invitation };
}
