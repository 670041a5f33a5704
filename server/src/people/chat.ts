/** What is said at a table: by those who sit at it, to all or to their own side, within limits. */
import { message, type Message } from '@arenarium/engine';
import type { Person, Said } from '@arenarium/protocol';
import type { Store } from '../store/store.ts';
import { personFrom } from './accounts.ts';
import type { Affairs } from '../tables/affairs.ts';

/** So many lines are shown to somebody who comes. */
const SHOWN = 100;

export const sideOf = (affairs: Affairs | null, seat: number | undefined): string | null =>
  seat === undefined || affairs === null ? null : `side:${affairs.sides[seat] ?? seat}`;

interface ChatRow {
  readonly id: number;
  readonly channel: string;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}
export const saidFrom = ({ id, channel, person, name, text, at }: ChatRow): Said => ({
  id,
  channel: channel === 'table' ? 'table' : 'side',
  person,
  name,
  text,
  at,
});

/** One line of text: nothing that could draw over other lines. */
const cleaned = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim();

export interface Saying {
  readonly match: string;
  readonly channel: string;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}

export async function say(
  store: Store,
  saying: Saying,
): Promise<(ChatRow & { channel: string }) | { refuse: Message }> {
  const text = cleaned(saying.text);
  if (text === '') return { refuse: message('chat.nothing') };
  const row = { ...saying, text, at: Date.now(), removed_at: null };
  const { id } = await store.db.insertInto('chat').values(row).returning('id').executeTakeFirstOrThrow();
  return { ...row, id };
}

/** What somebody may read: the table's lines and their own side's, without those of people they have muted. */
export async function linesFor(
  store: Store,
  { match, side, person }: { match: string; side: string | null; person: string | null },
) {
  const muted = person === null ? [] : await mutedBy(store, person);
  const rows = await store.db
    .selectFrom('chat')
    .selectAll()
    .where('match', '=', match)
    .where('removed_at', 'is', null)
    .where('channel', 'in', side === null ? ['table'] : ['table', side])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows
    .toReversed()
    .filter((row) => !muted.includes(row.person))
    .map(saidFrom);
}

export async function mutedBy(store: Store, person: string): Promise<readonly string[]> {
  const rows = await store.db.selectFrom('mute').select('muted').where('person', '=', person).execute();
  return rows.map(({ muted }) => muted);
}

/** The same by name, for those who want to hear somebody again. */
export async function mutedPeople(store: Store, person: string): Promise<readonly Person[]> {
  const rows = await store.db
    .selectFrom('mute')
    .innerJoin('person', 'person.id', 'mute.muted')
    .select(['person.id', 'person.name', 'person.kind'])
    .where('mute.person', '=', person)
    .orderBy('person.name')
    .limit(100)
    .execute();
  return rows.map(personFrom);
}

export async function setMuted(
  store: Store,
  { person, other, muted }: { person: string; other: string; muted: boolean },
): Promise<void> {
  if (muted) {
    await store.db
      .insertInto('mute')
      .values({ person, muted: other })
      .onConflict((c) => c.columns(['person', 'muted']).doNothing())
      .execute();
  } else {
    await store.db.deleteFrom('mute').where('person', '=', person).where('muted', '=', other).execute();
  }
}

export async function report(
  store: Store,
  row: { by: string; about: string; chat: number | null; match: string; why: string },
): Promise<void> {
  await store.db
    .insertInto('report')
    .values({ ...row, at: Date.now() })
    .execute();
}
