/** What people type, made into what the commands need; anything else is turned down with what would be right. */
import { BadSetup, checkedSetup, seatCounts, type Game, type Setup } from '@arenarium/engine';
import { games, gameNamed } from '@arenarium/games';
import { Option } from 'commander';
import { bots, botNamed, judgedGame, type Bot } from '@arenarium/bots';

/** A command that cannot be understood or done as it stands: exit code 2. */
export class BadUsage extends Error {}

export function gameCalled(name: string): Game {
  const game = gameNamed(name);
  if (game !== undefined) return game;
  throw new BadUsage(`there is no game "${name}"; the games are: ${games.map(({ id }) => id).join(', ')}`);
}

/** The game as bots should play it. */
export const judgedCalled = (name: string): Promise<Game> => judgedGame(gameCalled(name));

export function botCalled(name: string): Bot {
  const bot = botNamed(name);
  if (bot !== undefined) return bot;
  throw new BadUsage(`there is no bot "${name}"; the bots are: ${bots.map((known) => known.name).join(', ')}`);
}

/** `a,b,c` for three seats; one name means that bot in every seat. */
export function botsFor(seats: number, list: string): readonly Bot[] {
  const named = list.split(',').map((name) => botCalled(name.trim()));
  const [first] = named;
  if (named.length === 1 && first !== undefined) return Array.from({ length: seats }, () => first);
  if (named.length === seats) return named;
  throw new BadUsage(`--bots names ${named.length} bots for ${seats} seats: name one for all of them, or ${seats}`);
}

/** `difficulty=hard,map=small`. */
function settingsFrom(list: string | undefined): Record<string, string> {
  if (list === undefined || list.trim() === '') return {};
  return Object.fromEntries(
    list.split(',').map((pair) => {
      const [id, value, ...more] = pair.split('=').map((part) => part.trim());
      if (!id || !value || more.length > 0) throw new BadUsage(`--settings is a list like name=value, not "${pair}"`);
      return [id, value];
    }),
  );
}

export function setupFor(game: Game, seats: number | undefined, settings: string | undefined): Setup {
  try {
    return checkedSetup(game, seats ?? seatCounts(game)[0] ?? game.seats.min, settingsFrom(settings));
  } catch (error) {
    if (error instanceof BadSetup) throw new BadUsage(error.message);
    throw error;
  }
}

/** What is agreed before a match. */
export const settingsFlag = (): Option => new Option('--settings <list>', 'what is agreed: name=value,name=value');

/** What `--settings` was called once: whoever types it is told. */
export const optionsFlag = (): Option =>
  new Option('--options <list>').hideHelp().argParser(() => {
    throw new BadUsage('--options is called --settings now: --settings name=value,name=value');
  });

/** A whole number that is at least `least`. */
export const wholeNumber =
  (what: string, least = 1) =>
  (text: string): number => {
    const n = Number(text);
    if (text.trim() !== '' && Number.isInteger(n) && n >= least) return n;
    throw new BadUsage(`${what} should be a whole number from ${least} up, not "${text}"`);
  };

/** A length of time in seconds. */
export function secondsFrom(text: string): number {
  const n = Number(text);
  if (text.trim() !== '' && n > 0 && Number.isFinite(n)) return n;
  throw new BadUsage(`--seconds should be a number above 0, not "${text}"`);
}
