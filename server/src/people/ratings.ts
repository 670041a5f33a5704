/** Ratings for duels, teams and free for all: one number of skill and one of doubt, per game and mode. */
import { rate, rating as newRating, ordinal } from 'openskill';

export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export const BEGINNER: Skill = newRating();
export const ordinalOf = (skill: Skill): number => Math.round(ordinal(skill) * 100) / 100;

/**
 * New skills after a match: seats of one side stand together, and a higher reward is a better place. Seats given up play
 * as the side they belong to.
 */
export function rated(
  skills: readonly Skill[],
  sides: readonly number[],
  rewards: readonly number[],
): readonly Skill[] {
  const names = [...new Set(sides)];
  const seatsOf = (side: number): number[] => sides.flatMap((at, seat) => (at === side ? [seat] : []));
  const rewardOf = (side: number): number => Math.max(...seatsOf(side).map((seat) => rewards[seat] ?? 0));
  const teams = names.map((side) => seatsOf(side).map((seat) => ({ ...(skills[seat] ?? BEGINNER) })));
  const after = rate(teams, { score: names.map(rewardOf) });
  const fresh = skills.slice();
  names.forEach((side, i) => {
    seatsOf(side).forEach((seat, k) => {
      const now = after[i]?.[k];
      if (now !== undefined) fresh[seat] = { mu: now.mu, sigma: now.sigma };
    });
  });
  return fresh;
}

/**
 * In which contest a match counts: duels, teams and free for all are different skills. Where everybody is on one side, the
 * difficulty is the opponent, and every difficulty a contest of its own.
 */
export function modeOf(sides: readonly number[], settings: Readonly<Record<string, string>>): string {
  const count = new Set(sides).size;
  if (count === 1) return `together-${settings['difficulty'] ?? 'normal'}`;
  if (count === sides.length) return count === 2 ? 'duel' : `all-${count}`;
  return `teams-${sides.length}`;
}
