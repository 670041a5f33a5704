/** How a match is set up: how many play, and what was agreed beforehand. */
import type { Game } from './game.ts';
import { say } from './message.ts';
import { below, type Random } from './random.ts';

/** With the seed, all that is needed to begin a match. */
export interface Setup {
  readonly seats: number;
  readonly settings: Settings;
}
export type Settings = Readonly<Record<string, string>>;

/** One thing that is agreed before a match. Its words are `setup.<id>` and `setup.<id>.<value>`. */
export interface Setting {
  readonly id: string;
  readonly values: readonly string[];
  readonly normal: string;
}

/** Somebody asked for a match that cannot be set up. */
export class BadSetup extends Error {}

/** How many may play. */
export const seatCounts = ({ seats: { min, max, only } }: Game): readonly number[] =>
  only ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** The set-up with every setting filled in, or what is wrong with it and what would be right. */
export function checkedSetup(game: Game, seats: number, settings: Settings = {}): Setup {
  const allowed = seatCounts(game);
  if (!allowed.includes(seats)) {
    throw new BadSetup(`${game.title} is played with ${allowed.join(', ')} seats, not ${seats}`);
  }
  for (const [id, value] of Object.entries(settings)) {
    const setting = game.settings.find((known) => known.id === id);
    if (setting === undefined) {
      const known = game.settings.map((one) => one.id).join(', ') || 'none';
      throw new BadSetup(`${game.title} has no setting "${id}"; its settings are: ${known}`);
    }
    if (!setting.values.includes(value)) {
      throw new BadSetup(`setting "${id}" cannot be "${value}"; it can be: ${setting.values.join(', ')}`);
    }
  }
  const filled = Object.fromEntries(game.settings.map(({ id, normal }) => [id, settings[id] ?? normal]));
  const setup: Setup = { seats, settings: filled };
  const refusal = game.refuses?.(setup) ?? null;
  if (refusal !== null) throw new BadSetup(say(game.languages.en, refusal));
  return setup;
}

/** Any number of seats and any settings; where these do not go together, the normal ones. For laws and players by lot. */
export function anySetup(game: Game, random: Random): Setup {
  const counts = seatCounts(game);
  const seats = counts[below(random, counts.length)] ?? game.seats.min;
  const settings = game.settings.map(({ id, values, normal }) => [id, values[below(random, values.length)] ?? normal]);
  try {
    return checkedSetup(game, seats, Object.fromEntries(settings) as Settings);
  } catch (error) {
    if (error instanceof BadSetup) return checkedSetup(game, seats);
    throw error;
  }
}
