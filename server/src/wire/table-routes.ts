/** Tables and tournaments over HTTP. */
import { bots } from '@arenarium/bots';
import { message, seatCounts } from '@arenarium/engine';
import { games } from '@arenarium/games';
import { recordText } from '@arenarium/host';
import {
  bringWanted,
  joinWanted,
  quickWanted,
  signUpWanted,
  tableWanted,
  tournamentWanted,
  type TableInfo,
} from '@arenarium/protocol';
import { Hono } from 'hono';
import type { House } from '../house.ts';
import { linesFor, sideOf } from '../people/chat.ts';
import { bring } from '../tables/bringing.ts';
import { seatsOf } from '../tables/live.ts';
import { infoById, join, leave, mayEnter, openTable, openTables, quickMatch, tablesUnderWay } from '../tables/lobby.ts';
import { tablesNear } from '../tables/near.ts';
import { signUp, withdraw } from '../tournaments/entrants.ts';
import { openTournament, startTournament, tournamentById, tournaments } from '../tournaments/running.ts';
import { bodyOf, limited, mustBeSomebody, orRefuse, Refused, type Ask, type Asking } from './asking.ts';
import { RATES } from './limits.ts';

async function tableOr404({ store }: House, id: string): Promise<TableInfo> {
  const table = await infoById(store, id);
  if (table === null) throw new Refused(404, message('table.none'));
  return table;
}

/** Somebody may look at a table if it is open, if they sit at it, or if they have the link. */
export async function mayLook(
  { store }: House,
  table: TableInfo,
  c: { person: string | null; invitation: string | null },
): Promise<boolean> {
  if (table.access === 'open' || table.host === c.person) return true;
  if (table.seats.some(({ person }) => person !== null && person === c.person)) return true;
  return mayEnter(store, table.id, c.invitation);
}

/** The table somebody asks for, if they may look at it. */
async function seen(house: House, c: Ask): Promise<TableInfo> {
  const table = await tableOr404(house, c.req.param('id') ?? '');
  const who = { person: c.get('person')?.id ?? null, invitation: c.req.query('invitation') ?? null };
  if (!(await mayLook(house, table, who))) throw new Refused(403, message('table.needsLink'));
  return table;
}

/** Where a match that was begun elsewhere is brought to. */
export const BROUGHT = '/tables/brought';

export function tableRoutes(house: House): Hono<Asking> {
  const app = new Hono<Asking>();
  lobbyRoutes(house, app);
  lookingRoutes(house, app);
  tournamentRoutes(house, app);
  return app;
}

function lobbyRoutes(house: House, app: Hono<Asking>): void {
  const { store } = house;
  const making = limited(RATES.making);

  app.get('/games', (c) =>
    c.json({
      games: games.map((game) => ({
        id: game.id,
        title: game.title,
        rules: game.version,
        seats: seatCounts(game),
        settings: game.settings,
      })),
      bots: bots.map(({ name }) => name),
    }),
  );
  app.get('/tables', async (c) => {
    if (c.req.query('state') === 'playing') return c.json({ tables: await tablesUnderWay(store) });
    const open = await openTables(store);
    return c.json({
      tables: c.req.query('near') === 'me' ? await tablesNear(store, open, mustBeSomebody(c).id) : open,
    });
  });
  app.post('/tables', making, async (c) => {
    const wanted = await bodyOf(c, tableWanted);
    const made = orRefuse(await openTable(store, wanted, mustBeSomebody(c)), 400);
    return c.json({ table: await tableOr404(house, made.id), invitation: made.invitation }, 201);
  });
  app.post(BROUGHT, making, async (c) => {
    const wanted = await bodyOf(c, bringWanted);
    const made = orRefuse(await bring(house.hub, wanted, mustBeSomebody(c)), 400);
    return c.json({ table: await tableOr404(house, made.id), invitation: made.invitation }, 201);
  });
  app.post('/quick', making, async (c) => {
    const wanted = await bodyOf(c, quickWanted);
    const made = orRefuse(await quickMatch(store, wanted, mustBeSomebody(c)), 400);
    await store.tell(`seats:${made.id}`);
    return c.json({ table: await tableOr404(house, made.id), invitation: null }, 201);
  });
  app.post('/tables/:id/seats', making, async (c) => {
    const wanted = await bodyOf(c, joinWanted);
    const id = c.req.param('id');
    orRefuse(await join(store, { id, ...wanted, person: mustBeSomebody(c) }));
    await store.tell(`seats:${id}`);
    await store.tell('lobby');
    return c.json({ table: await tableOr404(house, id) });
  });
  app.delete('/tables/:id/seats', async (c) => {
    const id = c.req.param('id');
    orRefuse(await leave(store, id, mustBeSomebody(c).id));
    return c.json({ table: await tableOr404(house, id) });
  });
}

function lookingRoutes(house: House, app: Hono<Asking>): void {
  const { store } = house;
  app.get('/tables/:id', async (c) => c.json({ table: await seen(house, c) }));
  app.get('/tables/:id/chat', async (c) => {
    const table = await seen(house, c);
    const person = c.get('person')?.id ?? null;
    const live = await house.hub.table(table.id);
    const seat = live === null || person === null ? undefined : seatsOf(live, person)[0];
    const side = sideOf(live?.affairs ?? null, seat);
    return c.json({ lines: await linesFor(store, { match: table.id, side, person }) });
  });
  /** The record, once the match is over: with the seed, which proves the commitment. */
  app.get('/tables/:id/record', async (c) => {
    const table = await seen(house, c);
    const live = await house.hub.table(table.id);
    if (live?.hosted == null) throw new Refused(409, message('table.rulesAreGone'));
    if (live.affairs?.over == null) throw new Refused(403, message('host.notOver'));
    return c.body(recordText(live.hosted), 200, { 'Content-Type': 'application/json' });
  });
}

function tournamentRoutes({ store }: House, app: Hono<Asking>): void {
  const making = limited(RATES.making);
  const tournamentOr404 = async (id: string) => {
    const tournament = await tournamentById(store, id);
    if (tournament === null) throw new Refused(404, message('tournament.none'));
    return { tournament };
  };
  app.get('/tournaments', async (c) => c.json({ tournaments: await tournaments(store) }));
  app.post('/tournaments', making, async (c) => {
    const { id } = orRefuse(await openTournament(store, await bodyOf(c, tournamentWanted), mustBeSomebody(c)), 400);
    return c.json(await tournamentOr404(id), 201);
  });
  app.get('/tournaments/:id', async (c) => c.json(await tournamentOr404(c.req.param('id'))));
  app.post('/tournaments/:id/entrants', making, async (c) => {
    const wanted = await bodyOf(c, signUpWanted);
    orRefuse(await signUp(store, c.req.param('id'), { person: mustBeSomebody(c), ...wanted }));
    return c.json(await tournamentOr404(c.req.param('id')));
  });
  app.delete('/tournaments/:id/entrants', async (c) => {
    orRefuse(await withdraw(store, c.req.param('id'), mustBeSomebody(c).id));
    return c.json(await tournamentOr404(c.req.param('id')));
  });
  app.post('/tournaments/:id/start', making, async (c) => {
    orRefuse(await startTournament(store, c.req.param('id'), mustBeSomebody(c).id));
    return c.json(await tournamentOr404(c.req.param('id')));
  });
}
