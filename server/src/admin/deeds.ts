/** What whoever runs the server may do to people: ban, rename, remove chat, give out and delete their data. */
import { nameKey } from '../people/accounts.ts';
import { isUnique } from '../store/errors.ts';
import type { Store } from '../store/store.ts';

/** Somebody by their id, or by the name of their account. */
async function personCalled(store: Store, who: string) {
  const row = await store.db
    .selectFrom('person')
    .selectAll()
    .where((e) => e.or([e('id', '=', who), e('name_key', '=', nameKey(who))]))
    .executeTakeFirst();
  if (row === undefined) throw new BadDeed(`nobody is called ${who}`);
  return row;
}

/** Something that cannot be done as it was asked for. */
export class BadDeed extends Error {}

export async function ban(store: Store, who: string): Promise<string> {
  const { id, name } = await personCalled(store, who);
  await store.db.updateTable('person').set({ banned_at: Date.now() }).where('id', '=', id).execute();
  await store.db.deleteFrom('session').where('person', '=', id).execute();
  return `${name} is banned and signed out everywhere`;
}

export async function unban(store: Store, who: string): Promise<string> {
  const { id, name } = await personCalled(store, who);
  await store.db.updateTable('person').set({ banned_at: null }).where('id', '=', id).execute();
  return `${name} may come back`;
}

export async function rename(store: Store, who: string, name: string): Promise<string> {
  const person = await personCalled(store, who);
  const name_key = person.name_key === null ? null : nameKey(name);
  try {
    await store.db.transaction().execute(async (all) => {
      await all.updateTable('person').set({ name, name_key }).where('id', '=', person.id).execute();
      await all.updateTable('seat').set({ name }).where('person', '=', person.id).execute();
      await all.updateTable('chat').set({ name }).where('person', '=', person.id).execute();
    });
  } catch (error) {
    if (isUnique(error)) throw new BadDeed(`the name ${name} is taken`);
    throw error;
  }
  return `${person.name} is called ${name} now`;
}

/** One line, or everything somebody said. */
export async function removeChat(store: Store, which: string): Promise<string> {
  const removed_at = Date.now();
  const line = Number(which);
  if (Number.isInteger(line)) {
    const { numUpdatedRows } = await store.db
      .updateTable('chat')
      .set({ removed_at })
      .where('id', '=', line)
      .executeTakeFirst();
    return `${numUpdatedRows} lines removed`;
  }
  const { id } = await personCalled(store, which);
  const { numUpdatedRows } = await store.db
    .updateTable('chat')
    .set({ removed_at })
    .where('person', '=', id)
    .executeTakeFirst();
  return `${numUpdatedRows} lines removed`;
}

/** Everything that is kept of somebody. Seeds of matches under way are not theirs. */
export async function exported(store: Store, who: string): Promise<string> {
  const { password, ...person } = await personCalled(store, who);
  const { id } = person;
  const { db } = store;
  const matches = await db
    .selectFrom('seat')
    .innerJoin('match', 'match.id', 'seat.match')
    .select([
      'match.id',
      'match.game',
      'match.state',
      'match.opened_at',
      'match.over_at',
      'match.result',
      'seat.seat',
      'seat.orders',
    ])
    .where('seat.person', '=', id)
    .execute();
  const all = {
    person: { ...person, password: password === null ? null : 'kept as an argon2id hash' },
    sessions: await db
      .selectFrom('session')
      .select(['kind', 'label', 'created_at', 'expires_at'])
      .where('person', '=', id)
      .execute(),
    ratings: await db.selectFrom('rating').selectAll().where('person', '=', id).execute(),
    ratingSteps: await db.selectFrom('rating_step').selectAll().where('person', '=', id).execute(),
    matches,
    chat: await db.selectFrom('chat').selectAll().where('person', '=', id).execute(),
    reports: await db.selectFrom('report').selectAll().where('by', '=', id).execute(),
    mutes: await db.selectFrom('mute').selectAll().where('person', '=', id).execute(),
    tournaments: await db.selectFrom('entrant').selectAll().where('person', '=', id).execute(),
    teams: await db.selectFrom('member').selectAll().where('person', '=', id).execute(),
    passkeys: await db.selectFrom('passkey').select(['id', 'created_at', 'used_at']).where('person', '=', id).execute(),
  };
  return JSON.stringify(all, null, 2);
}

/** Somebody's data goes; the matches stay for those they were played with, under no name. */
export async function deleted(store: Store, who: string): Promise<string> {
  const { id, name } = await personCalled(store, who);
  await store.db.transaction().execute(async (all) => {
    await all.deleteFrom('chat').where('person', '=', id).execute();
    await all.deleteFrom('report').where('by', '=', id).execute();
    await all
      .deleteFrom('mute')
      .where((e) => e.or([e('person', '=', id), e('muted', '=', id)]))
      .execute();
    await all.updateTable('seat').set({ name: 'somebody', orders: null }).where('person', '=', id).execute();
    await all.updateTable('entrant').set({ name: 'somebody' }).where('person', '=', id).execute();
    await all.updateTable('member').set({ name: 'somebody' }).where('person', '=', id).execute();
    await all.deleteFrom('person').where('id', '=', id).execute();
  });
  return `${name}'s data is deleted; matches are kept without the name`;
}

/** What was reported lately. */
export async function reports(store: Store): Promise<string> {
  const rows = await store.db
    .selectFrom('report')
    .leftJoin('chat', 'chat.id', 'report.chat')
    .select(['report.id', 'report.by', 'report.about', 'report.match', 'report.why', 'chat.text', 'report.at'])
    .orderBy('report.id', 'desc')
    .limit(50)
    .execute();
  return rows.length === 0 ? 'nothing was reported' : rows.map((row) => JSON.stringify(row)).join('\n');
}
