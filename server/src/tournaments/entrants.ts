/** Who takes part: people and teams sign up and withdraw, bots fill up. */
import { message, type Message } from '@arenarium/engine';
import type { Person, SignUpWanted } from '@arenarium/protocol';
import { newId } from '../people/secrets.ts';
import { isUnique } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { teamSizeOf } from './sides.ts';

type Refusal = { readonly refuse: Message };

export async function entrantsOf(store: Store, tournament: string) {
  const rows = await store.db
    .selectFrom('entrant')
    .selectAll()
    .where('tournament', '=', tournament)
    .orderBy('place')
    .orderBy('person')
    .execute();
  const members = await store.db
    .selectFrom('member')
    .selectAll()
    .where('tournament', '=', tournament)
    .orderBy('place')
    .execute();
  return rows.map(({ person, name, bot }) => ({
    person,
    name,
    bot,
    members: members
      .filter(({ entrant }) => entrant === person)
      .map((member) => ({ person: member.person, name: member.name, bot: member.bot })),
  }));
}

async function openOne(store: Store, id: string) {
  const row = await store.db.selectFrom('tournament').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return { refuse: message('tournament.none') };
  return row.state === 'open' ? row : { refuse: message('tournament.begun') };
}

export async function signUp(
  store: Store,
  id: string,
  { person, team }: { readonly person: Person } & SignUpWanted,
): Promise<Refusal | null> {
  const row = await openOne(store, id);
  if ('refuse' in row) return row;
  const size = teamSizeOf(row);
  const entrants = await entrantsOf(store, id);
  const isFull = entrants.length >= row.places;
  if (size === 1) {
    if (team !== null) return { refuse: message('tournament.noTeams') };
    if (isFull) return { refuse: message('table.full') };
    await addEntrant(store, id, { person: person.id, name: person.name, bot: null, place: entrants.length });
    return null;
  }
  if (team === null) return { refuse: message('tournament.needsTeam') };
  if ('id' in team) return joinTeam(store, id, { team: team.id, person, size });
  if (isFull) return { refuse: message('table.full') };
  const own = newId();
  await addEntrant(store, id, { person: own, name: team.name, bot: null, place: entrants.length });
  return joinTeam(store, id, { team: own, person, size });
}

/** The first free place of a team; of several who want the last one gets it. Whoever is in another team changes over. */
async function joinTeam(
  store: Store,
  tournament: string,
  { team, person, size }: { team: string; person: Person; size: number },
): Promise<Refusal | null> {
  const found = (await entrantsOf(store, tournament)).find((one) => one.person === team);
  if (found === undefined) return { refuse: message('tournament.noTeam') };
  if (found.members.some((member) => member.person === person.id)) return null;
  const taken = await store.db
    .selectFrom('member')
    .select('place')
    .where('tournament', '=', tournament)
    .where('entrant', '=', team)
    .execute();
  const free = Array.from({ length: size }, (_, place) => place).filter((p) => !taken.some(({ place }) => place === p));
  for (const place of free) {
    try {
      await store.db.transaction().execute(async (all) => {
        await all.deleteFrom('member').where('tournament', '=', tournament).where('person', '=', person.id).execute();
        const row = { tournament, entrant: team, person: person.id, name: person.name, bot: null, place };
        await all.insertInto('member').values(row).execute();
      });
      await dropEmptyTeams(store, tournament);
      return null;
    } catch (error) {
      if (!isUnique(error)) throw error;
    }
  }
  return { refuse: message('tournament.teamFull') };
}

/** A team that everybody has left is none. */
async function dropEmptyTeams(store: Store, tournament: string): Promise<void> {
  for (const { person, members } of await entrantsOf(store, tournament)) {
    if (members.length > 0) continue;
    await store.db.deleteFrom('entrant').where('tournament', '=', tournament).where('person', '=', person).execute();
  }
}

async function addEntrant(
  store: Store,
  tournament: string,
  entrant: { person: string; name: string; bot: string | null; place: number },
): Promise<void> {
  await store.db
    .insertInto('entrant')
    .values({ tournament, ...entrant })
    .onConflict((c) => c.columns(['tournament', 'person']).doNothing())
    .execute();
}

export async function withdraw(store: Store, id: string, person: string): Promise<Refusal | null> {
  const row = await openOne(store, id);
  if ('refuse' in row) return row;
  if (teamSizeOf(row) === 1) {
    await store.db.deleteFrom('entrant').where('tournament', '=', id).where('person', '=', person).execute();
    return null;
  }
  await store.db.deleteFrom('member').where('tournament', '=', id).where('person', '=', person).execute();
  await dropEmptyTeams(store, id);
  return null;
}

/** Bots take the free places: in teams that are not complete, and those of people or teams that did not come. */
export async function fillUp(
  store: Store,
  { id, places }: { readonly id: string; readonly places: number },
  { size, bot }: { readonly size: number; readonly bot: string },
): Promise<void> {
  const entrants = await entrantsOf(store, id);
  for (let n = entrants.length; n < places; n++) {
    const person = size === 1 ? `bot-${bot}-${n + 1}` : newId();
    await addEntrant(store, id, { person, name: `${bot} ${n + 1}`, bot: size === 1 ? bot : null, place: n });
  }
  if (size === 1) return;
  let count = 0;
  for (const { person: team } of await entrantsOf(store, id)) {
    for (let place = 0; place < size; place++) {
      const name = `${bot} ${++count}`;
      await store.db
        .insertInto('member')
        .values({ tournament: id, entrant: team, person: `bot-${bot}-${count}`, name, bot, place })
        .onConflict((c) => c.doNothing())
        .execute();
    }
  }
}
