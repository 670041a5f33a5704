/** The ways most people want to play: each fills the seats; the rest stays as it is. */
import type { SeatWish } from './seats.ts';
import { nameFor } from './seats.ts';

export const ways = ['bots', 'full', 'here', 'watch'] as const;
export type Way = (typeof ways)[number];

interface Table {
  /** How many may play. */
  readonly counts: readonly number[];
  readonly mine: string;
  readonly bot: string;
}

/** The seats as a way fills them: I sit in the first one, unless I only watch. */
export function seatsBy(way: Way, { counts, mine, bot }: Table): readonly SeatWish[] {
  const n = (way === 'full' ? counts.at(-1) : counts[0]) ?? 2;
  return Array.from({ length: n }, (_, seat): SeatWish => {
    const name = seat === 0 && way !== 'watch' ? mine : nameFor(way === 'watch' ? seat + 1 : seat, mine);
    if (way === 'watch') return { kind: 'bot', name, bot };
    if (seat === 0) return { kind: 'me', name, bot };
    return { kind: way === 'here' ? 'person' : 'bot', name, bot };
  });
}

/** Which way the seats are filled now; null for one's own. */
export function wayOf(seats: readonly SeatWish[], table: Table): Way | null {
  const kinds = (wished: readonly SeatWish[]): string => wished.map(({ kind }) => kind).join();
  return ways.find((way) => kinds(seatsBy(way, table)) === kinds(seats)) ?? null;
}
