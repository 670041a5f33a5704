/** Passkeys: a key pair in somebody's device instead of a password. Only its public half is kept here. */
import { message, type Message } from '@arenarium/engine';
import type { Passkey, Person } from '@arenarium/protocol';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isUnique } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { becomeAccount, openSession, personFrom, type Refusal, type SignedIn } from './accounts.ts';
import { newId } from './secrets.ts';

/** Where the page that asks comes from: a key belongs to one host. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

export interface Ticket {
  /** Which challenge is answered. */
  readonly ticket: string;
  readonly options: object;
}

const FIVE_MINUTES = 300_000;
const HOUSE = 'Arenarium';
/** Keys of one person. */
const MOST_KEYS = 10;

/** For whom a key is being made: an account that is there, or one that will be, under this name. */
interface Wanted {
  readonly person: string;
  readonly name: string;
}

async function keepChallenge(store: Store, challenge: string, wanted: Wanted | null): Promise<string> {
  const now = Date.now();
  const id = newId();
  await store.db.deleteFrom('challenge').where('expires_at', '<', now).execute();
  await store.db
    .insertInto('challenge')
    .values({
      id,
      challenge,
      person: wanted?.person ?? null,
      name: wanted?.name ?? null,
      expires_at: now + FIVE_MINUTES,
    })
    .execute();
  return id;
}

/** A challenge is answered once. */
async function takeChallenge(store: Store, id: string) {
  const row = await store.db.deleteFrom('challenge').where('id', '=', id).returningAll().executeTakeFirst();
  return row === undefined || row.expires_at < Date.now() ? null : row;
}

export async function passkeysOf(store: Store, person: string): Promise<readonly Passkey[]> {
  const rows = await store.db.selectFrom('passkey').selectAll().where('person', '=', person).execute();
  return rows.map(({ id, created_at, used_at }) => ({ id, createdAt: created_at, usedAt: used_at }));
}

export async function dropPasskey(store: Store, person: string, id: string): Promise<Refusal | null> {
  const row = await store.db.selectFrom('person').select('password').where('id', '=', person).executeTakeFirst();
  const keys = await passkeysOf(store, person);
  if (row?.password == null && keys.length === 1) return { refuse: message('people.lastKey') };
  await store.db.deleteFrom('passkey').where('person', '=', person).where('id', '=', id).execute();
  return null;
}

/** What the browser needs to make a key: for an account, or for one to be made under a name. */
export async function offerPasskey(
  store: Store,
  { host }: Site,
  { now, name }: { readonly now: Person | null; readonly name: string | null },
): Promise<Ticket | Refusal> {
  const isAccount = now?.kind === 'account';
  const called = isAccount ? now.name : name;
  if (called === null) return { refuse: message('people.whoAreYou') };
  const keys = isAccount ? await passkeysOf(store, now.id) : [];
  if (keys.length >= MOST_KEYS) return { refuse: message('people.tooManyKeys', { most: MOST_KEYS }) };
  const person = now !== null && (isAccount || now.kind === 'guest') ? now.id : newId();
  const options = await generateRegistrationOptions({
    rpName: HOUSE,
    rpID: host,
    userName: called,
    userID: new TextEncoder().encode(person),
    attestationType: 'none',
    excludeCredentials: keys.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { ticket: await keepChallenge(store, options.challenge, { person, name: called }), options };
}

/** Whatever a browser sends that is no proof is refused, by one name. */
async function proved<P>(check: () => Promise<P>): Promise<P | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
const unproved: Refusal = { refuse: message('people.noProof') };

/** A key was made: keep it, with the account it belongs to. */
export async function keepPasskey(
  store: Store,
  { origin, host }: Site,
  { ticket, response }: { readonly ticket: string; readonly response: unknown },
): Promise<SignedIn | Refusal> {
  const asked = await takeChallenge(store, ticket);
  if (asked === null || asked.person === null || asked.name === null) return unproved;
  const proof = await proved(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: asked.challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
    }),
  );
  if (proof?.verified !== true) return unproved;
  const { id, publicKey, counter, transports = [] } = proof.registrationInfo.credential;
  try {
    const person = await becomeAccount(store, { id: asked.person, name: asked.name });
    const now = Date.now();
    await store.db
      .insertInto('passkey')
      .values({
        id,
        person: person.id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.join(),
        created_at: now,
        used_at: now,
      })
      .execute();
    return { person, secret: await openSession(store, person.id, 'passkey') };
  } catch (error) {
    if (isUnique(error)) return { refuse: message('people.nameTaken', { name: asked.name }) };
    throw error;
  }
}

/** What the browser needs to sign somebody in: their device knows who they are. */
export async function askForPasskey(store: Store, { host }: Site): Promise<Ticket> {
  const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' });
  return { ticket: await keepChallenge(store, options.challenge, null), options };
}

export async function signInByPasskey(
  store: Store,
  { origin, host }: Site,
  { ticket, response }: { readonly ticket: string; readonly response: unknown },
): Promise<SignedIn | { readonly refuse: Message }> {
  const asked = await takeChallenge(store, ticket);
  const shown = response as AuthenticationResponseJSON;
  const key = await store.db
    .selectFrom('passkey')
    .innerJoin('person', 'person.id', 'passkey.person')
    .select(['passkey.id', 'public_key', 'counter', 'transports'])
    .select(['person.id as person', 'person.name', 'person.kind', 'person.banned_at'])
    .where('passkey.id', '=', String(shown.id))
    .executeTakeFirst();
  if (asked === null || key === undefined) return unproved;
  const proof = await proved(() =>
    verifyAuthenticationResponse({
      response: shown,
      expectedChallenge: asked.challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: key.counter,
        transports: key.transports.split(',').filter((one) => one !== '') as AuthenticatorTransport[],
      },
    }),
  );
  if (proof?.verified !== true) return unproved;
  if (key.banned_at !== null) return { refuse: message('people.banned') };
  await store.db
    .updateTable('passkey')
    .set({ counter: proof.authenticationInfo.newCounter, used_at: Date.now() })
    .where('id', '=', key.id)
    .execute();
  const person = personFrom({ id: key.person, name: key.name, kind: key.kind });
  return { person, secret: await openSession(store, person.id, 'passkey') };
}
