/** The seats of a set-up while it is being filled in. */
import { NAMES } from '@arenarium/engine';
import type { Player } from '@arenarium/protocol';
import { word } from '../words/page.ts';

export type Kind = 'me' | 'person' | 'bot';

export interface SeatWish {
  readonly kind: Kind;
  readonly name: string;
  readonly bot: string;
}

/** The names to begin with: nobody is called as I am. */
export const nameFor = (seat: number, mine: string): string =>
  NAMES.filter((name) => name !== mine)[seat - 1] ?? word('setUp.player', { n: seat + 1 });

/** As many seats as wanted: those already filled in stay, the first is mine, the others are bots. */
export function seatsFor(
  n: number,
  before: readonly SeatWish[],
  { mine, bot }: { mine: string; bot: string },
): readonly SeatWish[] {
  return Array.from({ length: n }, (_, seat) => {
    if (seat === 0) return before[0] ?? { kind: 'me', name: mine, bot };
    return before[seat] ?? { kind: 'bot', name: nameFor(seat, mine), bot };
  });
}

/** What is wrong with the names, if anything: only seats of one person may share a name. */
export function faultOf(seats: readonly SeatWish[], mine: string): string | null {
  if (seats.some(({ kind }) => kind === 'me') && mine.trim() === '') return word('setUp.fault.me');
  const unnamed = seats.findIndex(({ kind, name }) => kind !== 'me' && name.trim() === '');
  if (unnamed >= 0) return word('setUp.fault.unnamed', { n: unnamed + 1 });
  const players = playersOf(seats, mine);
  const people = new Set(players.flatMap(({ by, name }) => (by === 'person' ? [name] : [])));
  const double = players.find(({ by, name }) => by === 'bot' && people.has(name));
  return double === undefined ? null : word('setUp.fault.double', { name: double.name });
}

export const playersOf = (seats: readonly SeatWish[], mine: string): readonly Player[] =>
  seats.map(({ kind, name, bot }) =>
    kind === 'bot'
      ? { by: 'bot', name: name.trim(), bot }
      : { by: 'person', name: kind === 'me' ? mine.trim() : name.trim() },
  );
