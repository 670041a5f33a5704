/** Guests at once, accounts for history and ratings, programs by token. */
import { hash, verify } from '@node-rs/argon2';
import { message, type Message } from '@arenarium/engine';
import type { Person } from '@arenarium/protocol';
import { isUnique } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { hashOf, newId, newSecret } from './secrets.ts';

const DAY = 86_400_000;
const SESSION_LASTS = 90 * DAY;
const TOKEN_LASTS = 365 * DAY;
/** argon2id as OWASP recommends it: 19 MiB, two passes. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type Refusal = { readonly refuse: Message };
export interface SignedIn {
  readonly person: Person;
  /** Goes into the cookie, or to the program; only its hash is kept. */
  readonly secret: string;
}

/** Names are compared without case, accents of presentation or doubled spaces. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toLocaleLowerCase('en').replace(/\s+/g, ' ').trim();

const kindFrom = (kind: string): Person['kind'] =>
  kind === 'account' || kind === 'bot' || kind === 'program' ? kind : 'guest';

export const personFrom = ({ id, name, kind }: { id: string; name: string; kind: string }): Person => ({
  id,
  name,
  kind: kindFrom(kind),
});

async function addSession(
  store: Store,
  person: string,
  how: { kind: 'cookie' | 'token'; label: string },
): Promise<string> {
  const secret = newSecret();
  const now = Date.now();
  const expires_at = now + (how.kind === 'token' ? TOKEN_LASTS : SESSION_LASTS);
  await store.db
    .insertInto('session')
    .values({ hash: hashOf(secret), person, kind: how.kind, label: how.label, created_at: now, expires_at })
    .execute();
  return secret;
}

interface NewPerson {
  readonly name: string;
  readonly kind: Person['kind'];
  readonly password?: string | null;
  readonly id?: string;
}

async function addPerson(store: Store, { name, kind, password = null, id = newId() }: NewPerson): Promise<Person> {
  const now = Date.now();
  const name_key = kind === 'guest' ? null : nameKey(name);
  await store.db
    .insertInto('person')
    .values({ id, kind, name, name_key, password, created_at: now, seen_at: now, banned_at: null })
    .execute();
  return { id, name, kind };
}

export async function addGuest(store: Store, name: string): Promise<SignedIn> {
  const person = await addPerson(store, { name, kind: 'guest' });
  return { person, secret: await addSession(store, person.id, { kind: 'cookie', label: 'guest' }) };
}

/** A new account; a guest who makes one keeps what they have played. */
export async function addAccount(
  store: Store,
  { name, password, guest }: { name: string; password: string; guest: string | null },
): Promise<SignedIn | Refusal> {
  const hashed = await hash(password, ARGON);
  try {
    const person =
      guest === null
        ? await addPerson(store, { name, kind: 'account', password: hashed })
        : await promote(store, guest, { name, hashed });
    return { person, secret: await addSession(store, person.id, { kind: 'cookie', label: 'account' }) };
  } catch (error) {
    if (isUnique(error)) return { refuse: message('people.nameTaken', { name }) };
    throw error;
  }
}

async function promote(
  store: Store,
  id: string,
  { name, hashed }: { name: string; hashed: string | null },
): Promise<Person> {
  await store.db
    .updateTable('person')
    .set({ kind: 'account', name, name_key: nameKey(name), password: hashed })
    .where('id', '=', id)
    .where('kind', '=', 'guest')
    .execute();
  return { id, name, kind: 'account' };
}

/** The account of this id: as it is, made of the guest it was, or new. For those who have a key instead of a password. */
export async function becomeAccount(store: Store, { id, name }: { id: string; name: string }): Promise<Person> {
  const row = await store.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return addPerson(store, { id, name, kind: 'account' });
  return row.kind === 'guest' ? promote(store, id, { name, hashed: null }) : personFrom(row);
}

/** A browser of this person's, from now on. */
export const openSession = (store: Store, person: string, label: string): Promise<string> =>
  addSession(store, person, { kind: 'cookie', label });

/** A hash of nothing: whoever tries a name that is not there waits as long as for one that is. */
let nobody: Promise<string> | null = null;

export async function signIn(
  store: Store,
  { name, password }: { name: string; password: string },
): Promise<SignedIn | Refusal> {
  const row = await store.db.selectFrom('person').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
  nobody ??= hash(newSecret(), ARGON);
  const isRight = await verify(row?.password ?? (await nobody), password);
  if (row === undefined || row.password === null || !isRight) return { refuse: message('people.wrongPassword') };
  if (row.banned_at !== null) return { refuse: message('people.banned') };
  return { person: personFrom(row), secret: await addSession(store, row.id, { kind: 'cookie', label: 'sign-in' }) };
}

export async function signOut(store: Store, secret: string): Promise<void> {
  await store.db.deleteFrom('session').where('hash', '=', hashOf(secret)).execute();
}

/** Whose secret this is, if anybody's. */
export async function personBehind(store: Store, secret: string): Promise<Person | null> {
  const row = await store.db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person')
    .select(['person.id', 'person.name', 'person.kind', 'person.banned_at', 'session.expires_at'])
    .where('session.hash', '=', hashOf(secret))
    .executeTakeFirst();
  if (row === undefined || row.expires_at < Date.now() || row.banned_at !== null) return null;
  return personFrom(row);
}

/** A program of an account's: a person of its own at the tables, by a token. */
export async function addProgram(
  store: Store,
  { owner, label }: { owner: Person; label: string },
): Promise<SignedIn | Refusal> {
  if (owner.kind !== 'account') return { refuse: message('people.onlyAccounts') };
  try {
    const person = await addPerson(store, { name: label, kind: 'program' });
    return { person, secret: await addSession(store, person.id, { kind: 'token', label: owner.id }) };
  } catch (error) {
    if (isUnique(error)) return { refuse: message('people.nameTaken', { name: label }) };
    throw error;
  }
}

/** Our own levels are people too, with ratings: made once. */
export async function botPerson(store: Store, level: string): Promise<string> {
  const id = `bot-${level}`;
  const now = Date.now();
  await store.db
    .insertInto('person')
    .values({
      id,
      kind: 'bot',
      name: level,
      name_key: `bot ${level}`,
      password: null,
      created_at: now,
      seen_at: now,
      banned_at: null,
    })
    .onConflict((c) => c.column('id').doNothing())
    .execute();
  return id;
}

/** Sessions that have run out. */
export async function sweepSessions(store: Store): Promise<void> {
  await store.db.deleteFrom('session').where('expires_at', '<', Date.now()).execute();
}
