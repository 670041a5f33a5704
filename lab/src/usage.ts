/** What people type, made into what the commands need; anything else is turned down with what would be right. */
import { BadSetup, checkedSetup, seatCounts, type Game, type Setup } from '@arenarium/engine';
import { catalogue } from '@arenarium/games/catalogue';
import { loadGame } from '@arenarium/games/load';
import { Option } from 'commander';
import pc from 'picocolors';
import { bots, botNamed, judgedGame, type Bot, type Budget } from '@arenarium/bots';

/** A command that cannot be understood or done as it stands: exit code 2. */
export class BadUsage extends Error {}

/** Understood, but it went wrong, and nobody needs to see where in the code: exit code 1. */
export class Failed extends Error {}
/** A game that cannot be loaded: it is named, and stops no command about another. */
export class BrokenGame extends Failed {}

/** The game with this name, and no other: nothing of the others is loaded. */
export async function gameCalled(name: string): Promise<Game> {
  const game = await loadGame(name).catch((error: unknown) => {
    throw new BrokenGame(`the game "${name}" cannot be loaded: ${firstLineOf(error)}`);
  });
  if (game !== undefined) return game;
  throw new BadUsage(`there is no game "${name}"; the games are: ${catalogue.map(({ id }) => id).join(', ')}`);
}
const firstLineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Those named, or all. One that cannot be loaded is told of, and the others go on; then the command has failed. */
export async function gamesCalled(names: readonly string[]): Promise<readonly Game[]> {
  if (names.length > 0) return Promise.all(names.map(gameCalled));
  const found: Game[] = [];
  for (const { id } of catalogue) {
    try {
      found.push(await gameCalled(id));
    } catch (error) {
      if (!(error instanceof BrokenGame)) throw error;
      process.stderr.write(`${pc.red('error:')} ${error.message}\n`);
      process.exitCode = 1;
    }
  }
  return found;
}

/** The game as bots should play it. */
export const judgedCalled = async (name: string): Promise<Game> => judgedGame(await gameCalled(name));

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

/** How long searching bots may think for a decision. */
export const iterationsFlag = (): Option =>
  new Option('--iterations <n>', 'how many iterations a searching bot may think for a decision').argParser(
    wholeNumber('--iterations'),
  );
export const millisecondsFlag = (): Option =>
  new Option('--milliseconds <n>', 'how long a searching bot may think for a decision').argParser(
    wholeNumber('--milliseconds'),
  );

export interface BudgetFlags {
  readonly iterations?: number;
  readonly milliseconds?: number;
}
export const budgetFrom = ({ iterations, milliseconds }: BudgetFlags): Budget => ({
  ...(iterations !== undefined && { iterations }),
  ...(milliseconds !== undefined && { milliseconds }),
});

/** A whole number that is at least `least`. */
export const wholeNumber =
  (what: string, least = 1) =>
  (text: string): number => {
    const n = Number(text);
    if (text.trim() !== '' && Number.isInteger(n) && n >= least) return n;
    throw new BadUsage(`${what} should be a whole number from ${least} up, not "${text}"`);
  };

/** How many threads: more than this helps nobody, and a machine can be brought down by them. */
const MOST_THREADS = 256;
export function threads(text: string): number {
  const n = wholeNumber('--workers')(text);
  if (n <= MOST_THREADS) return n;
  throw new BadUsage(`--workers should be at most ${MOST_THREADS}, not "${text}"`);
}

/** A length of time in seconds. */
export function secondsFrom(text: string): number {
  const n = Number(text);
  if (text.trim() !== '' && n > 0 && Number.isFinite(n)) return n;
  throw new BadUsage(`--seconds should be a number above 0, not "${text}"`);
}
