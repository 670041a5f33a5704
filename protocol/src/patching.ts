/** Making and applying patches: what a page and a host need at every change, without the schema. */
import type { Patch } from './patch.ts';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What turns `before` into `after`; null if they are the same. */
export function patchBetween(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (!isFields(before) || !isFields(after)) return [0, after];
  if (Array.isArray(before)) return Array.isArray(after) ? listPatch(before, after) : [0, after];
  return Array.isArray(after) ? [0, after] : fieldsPatch(before, after);
}

/** Most of a table is as it was: nothing is made for that part, and no name is looked up twice. */
function fieldsPatch(before: Fields, after: Fields): Patch | null {
  let changed: Record<string, Patch> | null = null;
  let gone: string[] | null = null;
  let shared = 0;
  for (const key in after) {
    // Not a pair taken apart: that would be a list made for every field of every table.
    const then = before[key];
    const now = after[key];
    const isNew = then === undefined && !(key in before);
    if (!isNew) shared++;
    if (then === now && !isNew) continue;
    const change: Patch | null = isNew ? [0, now] : patchBetween(then, now);
    if (change !== null) (changed ??= {})[key] = change;
  }
  for (const _ in before) shared--;
  if (shared < 0) for (const key in before) if (!(key in after)) (gone ??= []).push(key);
  return changed === null && gone === null ? null : [1, changed ?? {}, gone ?? []];
}

/** Piles lose and gain at one place: then the same head and tail are kept. Other lists change here and there. */
function listPatch(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  if (before.length !== after.length) return piecePatch(before, after);
  let cells: (number | Patch)[] | null = null;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const change = patchBetween(before[i], after[i]);
    if (change !== null) (cells ??= []).push(i, change);
  }
  return cells === null ? null : [2, after.length, cells];
}

function piecePatch(before: readonly unknown[], after: readonly unknown[]): Patch {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && isSame(before[head], after[head])) head++;
  let tail = 0;
  while (tail < most - head && isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  return [3, head, before.length - head - tail, after.slice(head, after.length - tail)];
}

/** Whether nothing turns one into the other; asked without making what would. */
function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (!isFields(before) || !isFields(after) || Array.isArray(before) !== Array.isArray(after)) return false;
  let shared = 0;
  for (const key in after) {
    if (!(key in before) || !isSame(before[key], after[key])) return false;
    shared++;
  }
  for (const _ in before) shared--;
  return shared === 0;
}

/** The value with the change made. What has not changed is shared with the value before, which stays as it was. */
export function patched(before: unknown, change: Patch): unknown {
  switch (change[0]) {
    case 0:
      return change[1];
    case 1: {
      const fields: Record<string, unknown> = { ...(isFields(before) ? before : {}) };
      for (const key of change[2]) delete fields[key];
      for (const [key, inner] of Object.entries(change[1])) fields[key] = patched(fields[key], inner);
      return fields;
    }
    case 2: {
      const cells: unknown[] = Array.isArray(before) ? before.slice(0, change[1]) : [];
      for (let i = 0; i < change[2].length; i += 2) {
        const at = change[2][i];
        const inner = change[2][i + 1];
        if (typeof at === 'number' && typeof inner === 'object') cells[at] = patched(cells[at], inner);
      }
      return cells;
    }
    case 3: {
      const cells: unknown[] = Array.isArray(before) ? before.slice() : [];
      cells.splice(change[1], change[2], ...change[3]);
      return cells;
    }
  }
}
