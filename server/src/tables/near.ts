/** Tables at which people of about one's own strength wait, by what their matches have told of both. */
import type { TableInfo } from '@arenarium/protocol';
import { BEGINNER, modeOf, type Skill } from '../people/ratings.ts';
import type { Store } from '../store/store.ts';
import { rulesHere } from './rules.ts';

interface Distance {
  readonly table: TableInfo;
  /** How far those who wait there are from one's own rating, on the average. */
  readonly far: number;
  /** As far as is known, all of them could be of one's own strength. */
  readonly isNear: boolean;
}

/** In which contest a table counts. */
function contestOf({ game, rules, seats, settings }: TableInfo): { readonly game: string; readonly mode: string } {
  const sides = rulesHere(game, rules)?.sides({ seats: seats.length, settings }) ?? seats.map(({ seat }) => seat);
  return { game, mode: modeOf(sides, settings) };
}

/** How far a person of this skill is from another one; and whether both may be equally strong for all that is known. */
function between(a: Skill, b: Skill): { readonly far: number; readonly isNear: boolean } {
  const far = Math.abs(a.mu - b.mu);
  return { far, isNear: far <= Math.hypot(a.sigma, b.sigma) };
}

async function distances(store: Store, tables: readonly TableInfo[], me: string): Promise<readonly Distance[]> {
  const othersAt = ({ seats }: TableInfo): string[] =>
    seats.flatMap(({ person }) => (person === null || person === me ? [] : [person]));
  const people = [...new Set([me, ...tables.flatMap(othersAt)])];
  const rows = await store.db.selectFrom('rating').selectAll().where('person', 'in', people).execute();
  return tables.map((table): Distance => {
    const { game, mode } = contestOf(table);
    const skillOf = (person: string): Skill =>
      rows.find((row) => row.person === person && row.game === game && row.mode === mode) ?? BEGINNER;
    const others = othersAt(table).map((person) => between(skillOf(me), skillOf(person)));
    const far = others.reduce((sum, other) => sum + other.far, 0) / Math.max(1, others.length);
    return { table, far, isNear: others.every((other) => other.isNear) };
  });
}

const nearest = (a: Distance, b: Distance): number => a.far - b.far;

/** All of these tables, those of one's own strength first; of equally near ones, as they stood. */
export async function nearestFirst(store: Store, tables: readonly TableInfo[], me: string) {
  return (await distances(store, tables, me)).toSorted(nearest).map(({ table }) => table);
}

/** Those of them at which everybody may be as strong as oneself, the nearest first. */
export async function tablesNear(store: Store, tables: readonly TableInfo[], me: string) {
  const all = await distances(store, tables, me);
  return all
    .filter(({ isNear }) => isNear)
    .toSorted(nearest)
    .map(({ table }) => table);
}
