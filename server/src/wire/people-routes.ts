/** People over HTTP: who one is, accounts, tokens, profiles, ladders, mutes and reports. */
import { message } from '@arenarium/engine';
import {
  accountWanted,
  guestWanted,
  muteWanted,
  passkeyShown,
  passkeyWanted,
  pushWanted,
  reportWanted,
  signIn as signInWanted,
  tokenWanted,
} from '@arenarium/protocol';
import { Hono } from 'hono';
import type { House } from '../house.ts';
import { addAccount, addGuest, addProgram, personFrom, signIn, signOut } from '../people/accounts.ts';
import { mutedPeople, report, setMuted } from '../people/chat.ts';
import { addPush, dropPush, isPushService } from '../people/notices.ts';
import {
  askForPasskey,
  dropPasskey,
  keepPasskey,
  offerPasskey,
  passkeysOf,
  signInByPasskey,
  type Site,
} from '../people/passkeys.ts';
import { ladder, ratingsOf } from '../people/rating-book.ts';
import { historyOf, tablesOf } from '../tables/lobby.ts';
import { waitingFor } from '../tables/waiting.ts';
import {
  bodyOf,
  forgetSignedIn,
  keepSignedIn,
  limited,
  limitedByAddress,
  mustBeSomebody,
  orRefuse,
  Refused,
  type Ask,
  type Asking,
  type Place,
} from './asking.ts';
import { RATES } from './limits.ts';

export function peopleRoutes(house: House, place: Place): Hono<Asking> {
  const app = new Hono<Asking>();
  signingRoutes(house, place, app);
  passkeyRoutes(house, place, app);
  profileRoutes(house, app);
  noticeRoutes(house, app);
  return app;
}

/** Who one is. */
function signingRoutes({ store }: House, place: Place, app: Hono<Asking>): void {
  const signing = limitedByAddress(RATES.signing);
  app.get('/me', (c) => c.json({ me: c.get('person') }));
  app.get('/me/tables', async (c) => c.json({ tables: await tablesOf(store, mustBeSomebody(c).id) }));

  app.post('/guests', signing, async (c) => {
    const { name } = await bodyOf(c, guestWanted);
    const { person, secret } = await addGuest(store, name);
    keepSignedIn(c, secret, place);
    return c.json({ me: person }, 201);
  });
  app.post('/accounts', signing, async (c) => {
    const wanted = await bodyOf(c, accountWanted);
    const now = c.get('person');
    const guest = now?.kind === 'guest' ? now.id : null;
    const { person, secret } = orRefuse(await addAccount(store, { ...wanted, guest }));
    keepSignedIn(c, secret, place);
    return c.json({ me: person }, 201);
  });
  app.post('/sessions', signing, async (c) => {
    const { person, secret } = orRefuse(await signIn(store, await bodyOf(c, signInWanted)), 401);
    keepSignedIn(c, secret, place);
    return c.json({ me: person }, 201);
  });
  app.delete('/sessions', async (c) => {
    const secret = c.get('secret');
    if (secret !== null) await signOut(store, secret);
    forgetSignedIn(c);
    return c.json({ me: null });
  });
  app.post('/tokens', limited(RATES.making), async (c) => {
    const { label } = await bodyOf(c, tokenWanted);
    const { person, secret } = orRefuse(await addProgram(store, { owner: mustBeSomebody(c), label }), 403);
    return c.json({ token: secret, person }, 201);
  });
}

/** Keys instead of passwords. A key belongs to the host the page comes from. */
function siteOf(c: Ask): Site {
  const origin = c.req.header('origin');
  if (origin === undefined) throw new Refused(403, message('people.otherOrigin'));
  return { origin, host: new URL(origin).hostname };
}

function passkeyRoutes({ store }: House, place: Place, app: Hono<Asking>): void {
  const signing = limitedByAddress(RATES.signing);
  app.post('/passkeys/options', signing, async (c) => {
    const { name } = await bodyOf(c, passkeyWanted);
    return c.json(orRefuse(await offerPasskey(store, siteOf(c), { now: c.get('person'), name })), 201);
  });
  app.post('/passkeys', signing, async (c) => {
    const shown = await bodyOf(c, passkeyShown);
    const { person, secret } = orRefuse(await keepPasskey(store, siteOf(c), shown));
    keepSignedIn(c, secret, place);
    return c.json({ me: person }, 201);
  });
  app.post('/passkeys/sign-in/options', signing, async (c) => c.json(await askForPasskey(store, siteOf(c)), 201));
  app.post('/passkeys/sign-in', signing, async (c) => {
    const shown = await bodyOf(c, passkeyShown);
    const { person, secret } = orRefuse(await signInByPasskey(store, siteOf(c), shown), 401);
    keepSignedIn(c, secret, place);
    return c.json({ me: person }, 201);
  });
  app.get('/passkeys', async (c) => c.json({ passkeys: await passkeysOf(store, mustBeSomebody(c).id) }));
  app.delete('/passkeys/:id', async (c) => {
    orRefuse(await dropPasskey(store, mustBeSomebody(c).id, c.req.param('id')));
    return c.json({});
  });
}

/** What is known of people. */
function profileRoutes({ store }: House, app: Hono<Asking>): void {
  app.get('/people/:id', async (c) => {
    const row = await store.db.selectFrom('person').selectAll().where('id', '=', c.req.param('id')).executeTakeFirst();
    if (row === undefined) throw new Refused(404, message('people.none'));
    return c.json({ person: personFrom(row), since: row.created_at, ratings: await ratingsOf(store, row.id) });
  });
  app.get('/people/:id/matches', async (c) => {
    const before = Number(c.req.query('before') ?? NaN);
    return c.json(await historyOf(store, c.req.param('id'), Number.isFinite(before) ? before : null));
  });
  app.get('/ladders/:game/:mode', async (c) => {
    const { game, mode } = c.req.param();
    return c.json({ game, mode, rows: await ladder(store, game, mode) });
  });
}

/** What people want to hear, and what not. */
function noticeRoutes({ store, notices, hub }: House, app: Hono<Asking>): void {
  app.get('/mutes', async (c) => c.json({ muted: await mutedPeople(store, mustBeSomebody(c).id) }));
  app.post('/mutes', limited(RATES.making), async (c) => {
    const { person: other, muted } = await bodyOf(c, muteWanted);
    const { id: person } = mustBeSomebody(c);
    await setMuted(store, { person, other, muted });
    await store.tell(`muted:${person}`);
    return c.json({});
  });
  app.post('/reports', limited(RATES.making), async (c) => {
    const { table, about, chat, why } = await bodyOf(c, reportWanted);
    await report(store, { by: mustBeSomebody(c).id, match: table, about, chat, why });
    return c.json({}, 201);
  });

  app.get('/push', (c) => c.json({ key: notices.key }));
  app.post('/push', limited(RATES.making), async (c) => {
    const { endpoint } = await bodyOf(c, pushWanted);
    if (!isPushService(endpoint)) throw new Refused(400, message('people.noPushService'));
    await addPush(store, mustBeSomebody(c).id, endpoint);
    return c.json({}, 201);
  });
  app.delete('/push', async (c) => {
    mustBeSomebody(c);
    await dropPush(store, (await bodyOf(c, pushWanted)).endpoint);
    return c.json({});
  });
  app.get('/me/waiting', async (c) => c.json({ tables: await waitingFor(hub, mustBeSomebody(c).id) }));
}
