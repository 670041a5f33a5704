/** What teams a tournament has: they follow from the sides of its matches. */
import { message, type Message } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import type { Person, TournamentKind } from '@arenarium/protocol';
import { readSettings } from '../store/columns.ts';

interface Match {
  readonly game: string;
  readonly seats: number;
  readonly settings: string;
}

/** The side of each seat, counted from the first seat on: 0, then 1, … */
export function sidesOf({ game, seats, settings }: Match): readonly number[] {
  const sides =
    gameNamed(game)?.sides({ seats, settings: readSettings(settings) }) ??
    Array.from({ length: seats }, (_, seat) => seat);
  return inOrder(sides);
}
function inOrder(sides: readonly number[]): readonly number[] {
  const names = [...new Set(sides)];
  return sides.map((side) => names.indexOf(side));
}

const seatsOfFirst = (sides: readonly number[]): number => sides.filter((side) => side === 0).length;
export const teamSizeOf = (match: Match): number => seatsOfFirst(sidesOf(match));

/** Why matches with these sides do not make a tournament of this kind, or null. */
export function faultOf(given: readonly number[], kind: TournamentKind): Message | null {
  const sides = inOrder(given);
  const count = new Set(sides).size;
  if (kind === 'freeForAll') return count === sides.length ? null : message('tournament.allAlone');
  return count === 2 && seatsOfFirst(sides) * 2 === sides.length ? null : message('tournament.twoSides');
}

interface Entrant {
  readonly person: string;
  readonly name: string;
  readonly bot: string | null;
  readonly members: readonly { readonly person: string; readonly name: string; readonly bot: string | null }[];
}
interface Seated {
  readonly person: Person | null;
  readonly bot: string | null;
}

/** Who sits where: each entrant on its side, the members of a team in their order. */
export function seated(
  persons: readonly string[],
  entrants: readonly Entrant[],
  sides: readonly number[],
): readonly Seated[] {
  const queues = persons.map((person) => {
    const entrant = entrants.find((one) => one.person === person);
    if (entrant === undefined) return [];
    return entrant.members.length > 0 ? entrant.members.slice() : [entrant];
  });
  return sides.map((side) => {
    const next = queues[side]?.shift();
    if (next === undefined || next.bot !== null) return { person: null, bot: next?.bot ?? 'novice' };
    return { person: { id: next.person, name: next.name, kind: 'guest' }, bot: null };
  });
}

/** What each side got: the seats of one side stand together. */
export const bySide = (rewards: readonly number[], sides: readonly number[]): readonly number[] =>
  [...new Set(sides)].map((side) => rewards[sides.indexOf(side)] ?? 0);
