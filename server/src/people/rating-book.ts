/** Where ratings are kept: written once for each match, in one transaction with its end. */
import { LONGEST_CURVE, type MatchOver, type Rating, type RatingSoFar } from '@arenarium/protocol';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Affairs } from '../tables/affairs.ts';
import type { Charter } from '../tables/live.ts';
import { botPerson, personFrom } from './accounts.ts';
import { BEGINNER, modeOf, ordinalOf, rated, type Skill } from './ratings.ts';

interface Ended {
  readonly charter: Charter;
  readonly affairs: Affairs;
  readonly over: MatchOver;
}

/** Write down how a match ended, and what it did to the ratings. False if somebody had done so before. */
export async function writeEnd(store: Store, { charter, affairs, over }: Ended): Promise<boolean> {
  const raters = await ratersOf(store, { charter, affairs, over });
  return store.db.transaction().execute(async (all) => {
    const { numUpdatedRows } = await all
      .updateTable('match')
      .set({ state: over.by === 'abort' ? 'aborted' : 'over', over_at: Date.now(), result: JSON.stringify(over) })
      .where('id', '=', charter.id)
      .where('over_at', 'is', null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
    if (raters !== null && over.rewards !== null) await rateAll(all, { charter, affairs, over }, raters);
    return true;
  });
}

/** Who is rated, by seat; null where the match does not count. A seat that a bot took over counts for its person. */
async function ratersOf(store: Store, { charter, affairs, over }: Ended): Promise<readonly string[] | null> {
  if (!charter.rated || over.rewards === null) return null;
  const people: string[] = [];
  for (const { person, bot } of affairs.holders) {
    if (person !== null) people.push(person);
    else if (bot !== null) people.push(await botPerson(store, bot));
    else return null;
  }
  // Whoever plays both sides cannot win.
  return new Set(people.filter((person) => !person.startsWith('bot-'))).size <
    people.filter((p) => !p.startsWith('bot-')).length
    ? null
    : people;
}

async function rateAll(
  all: Transaction<Schema>,
  { charter, affairs, over }: Ended,
  people: readonly string[],
): Promise<void> {
  const { game } = charter;
  const mode = modeOf(affairs.sides, charter.settings);
  const rows = await all
    .selectFrom('rating')
    .selectAll()
    .where('game', '=', game)
    .where('mode', '=', mode)
    .where('person', 'in', [...new Set(people)])
    .execute();
  const rowOf = (person: string) => rows.find((row) => row.person === person);
  const rewards = over.rewards ?? [];
  const before = people.map((person): Skill => rowOf(person) ?? BEGINNER);
  // Against a difficulty, not against each other: the side wins or loses against one of its own strength.
  const together = new Set(affairs.sides).size === 1;
  const after = together
    ? rated(
        [...before, ...before],
        [...before.map(() => 0), ...before.map(() => 1)],
        [...rewards, ...rewards.map((r) => 1 - r)],
      )
    : rated(before, affairs.sides, rewards);
  for (const [seat, person] of people.entries()) {
    const { mu, sigma } = after[seat] ?? BEGINNER;
    const won = (rewards[seat] ?? 0) === 1 ? 1 : 0;
    const row = { person, game, mode, mu, sigma, played: 1, won, at: Date.now() };
    await all
      .insertInto('rating')
      .values(row)
      .onConflict((c) =>
        c.columns(['person', 'game', 'mode']).doUpdateSet((e) => ({
          mu,
          sigma,
          played: e('rating.played', '+', 1),
          won: e('rating.won', '+', won),
          at: row.at,
        })),
      )
      .execute();
    const step = { person, game, mode, match: charter.id, seat, mu, at: row.at };
    await all.insertInto('rating_step').values(step).execute();
  }
}

const ratingFrom = (row: {
  game: string;
  mode: string;
  mu: number;
  sigma: number;
  played: number;
  won: number;
}): Rating => ({
  game: row.game,
  mode: row.mode,
  ordinal: ordinalOf(row),
  mu: row.mu,
  sigma: row.sigma,
  played: row.played,
  won: row.won,
});

export async function ratingsOf(store: Store, person: string): Promise<readonly RatingSoFar[]> {
  const rows = await store.db.selectFrom('rating').selectAll().where('person', '=', person).execute();
  const ratings = rows.map(ratingFrom).sort((a, b) => b.played - a.played);
  return Promise.all(ratings.map(async (rating) => ({ ...rating, curve: await curveOf(store, person, rating) })));
}

/** What a rating was after each of the last matches, the oldest first. */
async function curveOf(store: Store, person: string, { game, mode }: Rating): Promise<number[]> {
  const steps = await store.db
    .selectFrom('rating_step')
    .select('mu')
    .where('person', '=', person)
    .where('game', '=', game)
    .where('mode', '=', mode)
    .orderBy('at', 'desc')
    .orderBy('seat', 'desc')
    .limit(LONGEST_CURVE)
    .execute();
  return steps.map(({ mu }) => mu).reverse();
}

/** The ladder of a game and mode: by what everybody is surely at least. */
export async function ladder(store: Store, game: string, mode: string) {
  const rows = await store.db
    .selectFrom('rating')
    .innerJoin('person', 'person.id', 'rating.person')
    .select(['person.id', 'person.name', 'person.kind', 'game', 'mode', 'mu', 'sigma', 'played', 'won'])
    .where('game', '=', game)
    .where('mode', '=', mode)
    .where('person.banned_at', 'is', null)
    .orderBy((e) => e('mu', '-', e('sigma', '*', 3)), 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({ person: personFrom(row), rating: ratingFrom(row) }));
}
