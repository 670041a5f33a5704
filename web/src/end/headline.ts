/** How a match ended, in one word for the people at this screen. */
import type { Result } from '@arenarium/engine';
import { word } from '../words/page.ts';

export type Verdict = 'won' | 'lost' | 'other';

interface Ended {
  readonly result: Result;
  /** The seats of people at this screen. */
  readonly people: readonly number[];
  readonly names: readonly string[];
}

export const winnersOf = ({ rewards }: Result): readonly number[] => {
  const best = Math.max(...rewards);
  return best === 0 ? [] : rewards.flatMap((reward, seat) => (reward === best ? [seat] : []));
};

/** Whether the sheet is one of joy: for somebody here, or, where nobody sits here, for whoever won. */
export function verdictOf({ result, people }: Ended): Verdict {
  const winners = winnersOf(result);
  if (winners.length === 0) return 'lost';
  if (people.length === 0) return 'other';
  return people.some((seat) => winners.includes(seat)) ? 'won' : 'lost';
}

/** In one word; the names of the winners where they stand on different sides. */
export function headline({ result, people, names }: Ended): string {
  const winners = winnersOf(result);
  const { rewards } = result;
  if (winners.length === 0) return word('end.lost');
  if (winners.length === rewards.length) return word(Math.max(...rewards) === 1 ? 'end.together' : 'end.draw');
  if (people.length > 0 && people.every((seat) => winners.includes(seat)))
    return word(people.length === 1 ? 'end.youWon' : 'end.won');
  return word('end.theyWon', { names: winners.map((seat) => names[seat] ?? ''), n: winners.length });
}
