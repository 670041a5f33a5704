/** Tournaments as they run: sign-up, rounds, results. Every step is written so that it may be tried twice. */
import { botNamed } from '@arenarium/bots';
import { BadSetup, checkedSetup, message, type Message } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import type { Person, Time, TournamentInfo, TournamentKind, TournamentWanted } from '@arenarium/protocol';
import { newId } from '../people/secrets.ts';
import { isUnique } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { makeTable } from '../tables/lobby.ts';
import { paired, roundsOf, standings, type Board } from './pairing.ts';

type Refusal = { readonly refuse: Message };
const MOST_ENTRANTS = 128;

export async function openTournament(
  store: Store,
  wanted: TournamentWanted,
  host: Person,
): Promise<{ id: string } | Refusal> {
  const game = gameNamed(wanted.game);
  if (game === undefined) return { refuse: message('host.unknownGame', { game: wanted.game }) };
  if (wanted.fill !== null && botNamed(wanted.fill) === undefined)
    return { refuse: message('host.unknownBot', { bot: wanted.fill }) };
  if (wanted.kind !== 'freeForAll' && wanted.seats !== 2) return { refuse: message('tournament.twoSeats') };
  try {
    const { settings } = checkedSetup(game, wanted.seats, wanted.settings);
    const id = newId();
    await store.db
      .insertInto('tournament')
      .values({
        id,
        name: wanted.name,
        kind: wanted.kind,
        game: wanted.game,
        seats: wanted.seats,
        settings: JSON.stringify(settings),
        time: JSON.stringify(wanted.time),
        rounds: wanted.rounds,
        round: 0,
        state: 'open',
        host: host.id,
        fill: wanted.fill,
        created_at: Date.now(),
      })
      .execute();
    return { id };
  } catch (error) {
    if (error instanceof BadSetup) return { refuse: message('table.badSetup', { because: error.message }) };
    throw error;
  }
}

async function entrantsOf(store: Store, id: string) {
  return store.db.selectFrom('entrant').selectAll().where('tournament', '=', id).orderBy('place').execute();
}

export async function signUp(store: Store, id: string, person: Person): Promise<Refusal | null> {
  const row = await store.db.selectFrom('tournament').select('state').where('id', '=', id).executeTakeFirst();
  if (row === undefined) return { refuse: message('tournament.none') };
  if (row.state !== 'open') return { refuse: message('tournament.begun') };
  const { length } = await entrantsOf(store, id);
  if (length >= MOST_ENTRANTS) return { refuse: message('table.full') };
  await addEntrant(store, id, { person: person.id, name: person.name, bot: null, place: length });
  return null;
}

async function addEntrant(
  store: Store,
  tournament: string,
  entrant: { person: string; name: string; bot: string | null; place: number },
) {
  await store.db
    .insertInto('entrant')
    .values({ tournament, ...entrant })
    .onConflict((c) => c.columns(['tournament', 'person']).doNothing())
    .execute();
}

export async function withdraw(store: Store, id: string, person: string): Promise<Refusal | null> {
  const row = await store.db.selectFrom('tournament').select('state').where('id', '=', id).executeTakeFirst();
  if (row?.state !== 'open') return { refuse: message('tournament.begun') };
  await store.db.deleteFrom('entrant').where('tournament', '=', id).where('person', '=', person).execute();
  return null;
}

/** Begin: bots fill up what is missing for whole tables. */
export async function startTournament(store: Store, id: string, host: string): Promise<Refusal | null> {
  const row = await store.db.selectFrom('tournament').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return { refuse: message('tournament.none') };
  if (row.host !== host) return { refuse: message('tournament.notYours') };
  if (row.state !== 'open') return { refuse: message('tournament.begun') };
  const people = await entrantsOf(store, id);
  const missing = row.fill === null ? 0 : filled(row.kind, people.length, row.seats) - people.length;
  for (let i = 0; i < missing; i++) {
    const bot = row.fill ?? '';
    await addEntrant(store, id, {
      person: `bot-${bot}-${i + 1}`,
      name: `${bot} ${i + 1}`,
      bot,
      place: people.length + i,
    });
  }
  const count = people.length + missing;
  if (count < 2 || (row.kind === 'freeForAll' && count < row.seats)) return { refuse: message('tournament.tooFew') };
  const rounds = roundsOf(kindFrom(row.kind), count, row.rounds);
  await store.db
    .updateTable('tournament')
    .set({ state: 'playing', rounds })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
  await nextRound(store, id);
  return null;
}

/** How many make whole tables: a power of two for the bracket, full tables for a free for all, an even number else. */
function filled(kind: string, people: number, seats: number): number {
  const least = Math.max(people, seats, 2);
  if (kind === 'elimination') return 2 ** Math.ceil(Math.log2(least));
  return Math.ceil(least / seats) * seats;
}

const kindFrom = (kind: string): TournamentKind =>
  kind === 'roundRobin' || kind === 'swiss' || kind === 'elimination' ? kind : 'freeForAll';

async function boardsOf(store: Store, id: string): Promise<readonly (Board & { match: string | null })[]> {
  const rows = await store.db
    .selectFrom('pairing')
    .selectAll()
    .where('tournament', '=', id)
    .orderBy('round')
    .orderBy('board')
    .execute();
  return rows.map(({ round, board, persons, match, rewards }) => ({
    round,
    board,
    persons: JSON.parse(persons) as string[],
    match,
    rewards: rewards === null ? null : (JSON.parse(rewards) as number[]),
  }));
}

/** Pair the next round if the one before is played, or close. Of several nodes one pairs: boards are unique. */
async function nextRound(store: Store, id: string): Promise<void> {
  const row = await store.db.selectFrom('tournament').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const boards = await boardsOf(store, id);
  const isPlayed = boards.every(({ persons, rewards }) => persons.length === 1 || rewards !== null);
  if (row.state !== 'playing' || !isPlayed) return;
  if (row.round >= row.rounds) {
    await store.db.updateTable('tournament').set({ state: 'over' }).where('id', '=', id).execute();
    return;
  }
  const entrants = await entrantsOf(store, id);
  const persons = entrants.map(({ person }) => person);
  const round = row.round + 1;
  const pairs = paired({ kind: kindFrom(row.kind), seats: row.seats, round, persons, boards });
  try {
    await store.db.transaction().execute(async (all) => {
      const rows = pairs.map((at, board) => ({
        tournament: id,
        round,
        board,
        persons: JSON.stringify(at),
        match: null,
        rewards: null,
      }));
      await all.insertInto('pairing').values(rows).execute();
      await all.updateTable('tournament').set({ round }).where('id', '=', id).execute();
    });
  } catch (error) {
    if (isUnique(error)) return;
    throw error;
  }
  await openBoards(store, id);
}

/** Every board of the round that has no table yet gets one. */
export async function openBoards(store: Store, id: string): Promise<void> {
  const row = await store.db.selectFrom('tournament').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const entrants = await entrantsOf(store, id);
  for (const board of await boardsOf(store, id)) {
    if (board.persons.length === 1 || board.match !== null) continue;
    const seats = board.persons.map((person) => {
      const entrant = entrants.find((one) => one.person === person);
      if (entrant === undefined || entrant.bot !== null) return { person: null, bot: entrant?.bot ?? 'novice' };
      return { person: { id: person, name: entrant.name, kind: 'guest' as const }, bot: null };
    });
    const made = await makeTable(store, {
      game: row.game,
      settings: JSON.parse(row.settings) as Record<string, string>,
      seats,
      access: 'open',
      rated: true,
      time: JSON.parse(row.time) as Time,
      host: row.host,
      tournament: id,
    });
    await store.db
      .updateTable('pairing')
      .set({ match: made.id })
      .where('tournament', '=', id)
      .where('round', '=', board.round)
      .where('board', '=', board.board)
      .where('match', 'is', null)
      .execute();
    await store.tell(`opened:${made.id}`);
  }
}

/** A match of the tournament came to its end. One that was broken off counts as lost for all. */
export async function matchIsOver(
  store: Store,
  id: string,
  { match, rewards }: { match: string; rewards: readonly number[] | null },
): Promise<void> {
  const row = await store.db.selectFrom('pairing').select('persons').where('match', '=', match).executeTakeFirst();
  if (row === undefined) return;
  const none = (JSON.parse(row.persons) as string[]).map(() => 0);
  await store.db
    .updateTable('pairing')
    .set({ rewards: JSON.stringify(rewards ?? none) })
    .where('match', '=', match)
    .execute();
  await nextRound(store, id);
  await store.tell(`tournament:${id}`);
}

export async function tournamentById(store: Store, id: string): Promise<TournamentInfo | null> {
  const row = await store.db.selectFrom('tournament').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const entrants = await entrantsOf(store, id);
  const boards = await boardsOf(store, id);
  const nameOf = (person: string): string => entrants.find((one) => one.person === person)?.name ?? person;
  return {
    id,
    name: row.name,
    kind: kindFrom(row.kind),
    game: row.game,
    settings: JSON.parse(row.settings) as Record<string, string>,
    seats: row.seats,
    rounds: row.rounds,
    round: row.round,
    time: JSON.parse(row.time) as Time,
    state: row.state === 'playing' || row.state === 'over' ? row.state : 'open',
    host: row.host,
    fill: row.fill,
    entrants: entrants.map(({ person, name, bot }) => ({ person, name, bot })),
    pairings: boards.map(({ match, ...board }) => ({ ...board, table: match })),
    standings: standings(
      entrants.map(({ person }) => person),
      boards,
    ).map((standing) => ({ ...standing, name: nameOf(standing.person) })),
  };
}

export async function tournaments(store: Store): Promise<readonly TournamentInfo[]> {
  const rows = await store.db.selectFrom('tournament').select('id').orderBy('created_at', 'desc').limit(50).execute();
  const all = await Promise.all(rows.map(({ id }) => tournamentById(store, id)));
  return all.filter((one): one is TournamentInfo => one !== null);
}
