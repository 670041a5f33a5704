/** Tournaments as they run: sign-up, rounds, results. Every step is written so that it may be tried twice. */
import { botNamed } from '@arenarium/bots';
import { BadSetup, checkedSetup, message, type Message } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import type { Person, TournamentInfo, TournamentKind, TournamentWanted } from '@arenarium/protocol';
import { newId } from '../people/secrets.ts';
import { readNumbers, readSettings, readTexts, readTime } from '../store/columns.ts';
import { isUnique } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { makeTable } from '../tables/lobby.ts';
import { entrantsOf, fillUp } from './entrants.ts';
import { paired, roundsOf, standings, type Board } from './pairing.ts';
import { bySide, faultOf, seated, sidesOf, teamSizeOf } from './sides.ts';

type Refusal = { readonly refuse: Message };

export async function openTournament(
  store: Store,
  wanted: TournamentWanted,
  host: Person,
): Promise<{ id: string } | Refusal> {
  const game = gameNamed(wanted.game);
  if (game === undefined) return { refuse: message('host.unknownGame', { game: wanted.game }) };
  if (wanted.fill !== null && botNamed(wanted.fill) === undefined)
    return { refuse: message('host.unknownBot', { bot: wanted.fill }) };
  try {
    const { settings } = checkedSetup(game, wanted.seats, wanted.settings);
    const wrong = faultOf(game.sides({ seats: wanted.seats, settings }), wanted.kind);
    if (wrong !== null) return { refuse: wrong };
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
        places: wanted.places,
        created_at: Date.now(),
      })
      .execute();
    return { id };
  } catch (error) {
    if (error instanceof BadSetup) return { refuse: message('table.badSetup', { because: error.message }) };
    throw error;
  }
}

/** Begin: bots fill up what is missing. */
export async function startTournament(store: Store, id: string, host: string): Promise<Refusal | null> {
  const row = await store.db.selectFrom('tournament').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return { refuse: message('tournament.none') };
  if (row.host !== host) return { refuse: message('tournament.notYours') };
  if (row.state !== 'open') return { refuse: message('tournament.begun') };
  const size = teamSizeOf(row);
  const { fill } = row;
  if (fill !== null) await fillUp(store, row, { size, bot: fill });
  const entrants = await entrantsOf(store, id);
  if (entrants.some(({ members }) => size > 1 && members.length < size)) {
    return { refuse: message('tournament.teamsNotFull') };
  }
  const count = entrants.length;
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
    persons: readTexts(persons),
    match,
    rewards: rewards === null ? null : readNumbers(rewards),
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
  const sides = sidesOf(row);
  for (const board of await boardsOf(store, id)) {
    if (board.persons.length === 1 || board.match !== null) continue;
    const seats = seated(board.persons, entrants, sides);
    const made = await makeTable(store, {
      game: row.game,
      settings: readSettings(row.settings),
      seats,
      access: 'open',
      rated: true,
      time: readTime(row.time),
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
  const row = await store.db
    .selectFrom('pairing')
    .innerJoin('tournament', 'tournament.id', 'pairing.tournament')
    .select(['persons', 'game', 'seats', 'settings'])
    .where('match', '=', match)
    .executeTakeFirst();
  if (row === undefined) return;
  const sides = sidesOf(row);
  const none = readTexts(row.persons).map(() => 0);
  await store.db
    .updateTable('pairing')
    .set({ rewards: JSON.stringify(rewards === null ? none : bySide(rewards, sides)) })
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
    settings: readSettings(row.settings),
    seats: row.seats,
    teamSize: teamSizeOf(row),
    places: row.places,
    rounds: row.rounds,
    round: row.round,
    time: readTime(row.time),
    state: row.state === 'playing' || row.state === 'over' ? row.state : 'open',
    host: row.host,
    fill: row.fill,
    entrants,
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
