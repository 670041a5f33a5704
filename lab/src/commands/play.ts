/** arenarium play: a match in the terminal, by numbers. */
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { botAdvice, botChoice, botWords, newMemory, reasonsFor, sayWhy, type Bot, type Memory } from '@arenarium/bots';
import {
  at,
  chooserAt,
  choose,
  decisionOf,
  NAMES,
  openAsks,
  recordOf,
  refusals,
  rulesOf,
  say,
  seatCounts,
  startMatch,
  toldTo,
  undo,
  wordsFor,
  type Chosen,
  type Decision,
  type Game,
  type Match,
  type Seat,
  type Words,
} from '@arenarium/engine';
import { Command } from 'commander';
import pc from 'picocolors';
import { tableAsText } from '../table-as-text.ts';
import { canWrite, written } from '../files.ts';
import { print } from '../terminal.ts';
import { botCalled, judgedCalled, setupFor, optionsFlag, settingsFlag } from '../usage.ts';

interface Flags {
  readonly seats?: string;
  readonly settings?: string;
  readonly seed?: string;
  readonly record?: string;
}
type Holder = 'me' | Bot;

const KEYS =
  'a number chooses (several, of a set) · h hint · b ask the bot why · t table · l log · w why not? · r rule · u undo · q quit';

export const playCommand = (): Command =>
  new Command('play')
    .description('play in the terminal, by numbers, against bots or around one screen')
    .argument('<game>')
    .option('--seats <who>', 'who sits where: me,greedy,me,random; or how many (you and greedy bots)')
    .addOption(settingsFlag())
    .addOption(optionsFlag())
    .option('--seed <text>', 'the same seed deals the same cards (default: a new one)')
    .option('--record <file>', 'write the record of the match to a file, for arenarium verify')
    .addHelpText('after', `\nWhile playing: ${KEYS}`)
    .action(async (name: string, flags: Flags) => {
      const game = await judgedCalled(name);
      const holders = holdersFrom(game, flags.seats);
      const setup = setupFor(game, holders.length, flags.settings);
      const seed = flags.seed ?? randomBytes(16).toString('hex');
      if (flags.record !== undefined) canWrite(flags.record);
      const match = startMatch(game, { ...setup, seed });
      print(`${pc.bold(game.title)}, seed ${seed}. ${pc.dim(KEYS)}`);
      await sitDown(match, holders);
      if (flags.record !== undefined) written(flags.record, `${JSON.stringify(recordOf(match))}\n`);
    });

/** `me,greedy,random`, or a number: me and greedy bots. */
function holdersFrom(game: Game, who: string | undefined): readonly Holder[] {
  const fewest = seatCounts(game)[0] ?? game.seats.min;
  const count = who === undefined ? fewest : Number(who);
  if (Number.isInteger(count)) {
    setupFor(game, count, undefined);
    return Array.from({ length: count }, (_, seat) => (seat === 0 ? 'me' : botCalled('greedy')));
  }
  const holders = (who ?? '').split(',').map((one): Holder => (one.trim() === 'me' ? 'me' : botCalled(one.trim())));
  setupFor(game, holders.length, undefined);
  return holders;
}

/** Everybody has a name; bots say which they are. */
const namesFor = (holders: readonly Holder[]): string[] =>
  holders.map((holder, seat) => {
    const name = NAMES[seat] ?? `Seat ${seat + 1}`;
    return holder === 'me' ? name : `${name} (${holder.name})`;
  });

/** Everything that one evening at the terminal needs. */
interface Evening {
  readonly match: Match;
  readonly holders: readonly Holder[];
  readonly words: Words;
  /** What each bot kept of its last thought; nothing, once a choice was taken back. */
  memories: readonly Memory[];
  readonly lines: AsyncIterator<string>;
  /** How much of the log everybody has been told. */
  told: number;
  /** Who sits at the screen: with several people, it is handed over. */
  atScreen: Seat | null;
}

async function sitDown(match: Match, holders: readonly Holder[]): Promise<void> {
  const input = createInterface({ input: process.stdin });
  const people = holders.flatMap((holder, seat) => (holder === 'me' ? [seat] : []));
  const evening: Evening = {
    match,
    holders,
    words: { ...botWords, ...wordsFor(match.game, namesFor(holders)) },
    memories: holders.map(newMemory),
    lines: input[Symbol.asyncIterator](),
    told: 0,
    atScreen: people.length === 1 ? (people[0] ?? null) : null,
  };
  while (match.position.result === null) {
    const ask = openAsks(match.position)[0];
    if (ask === undefined) break;
    const holder = at(holders, ask.seat);
    if (holder !== 'me') botChooses(evening, ask.seat, holder);
    else if (!(await personChooses(evening, ask.seat))) break;
  }
  tell(evening, evening.atScreen ?? 0);
  input.close();
  printEnd(evening);
}

function botChooses({ match, memories }: Evening, seat: Seat, bot: Bot): void {
  const { position, seed } = match;
  const option = botChoice(bot, position, { seat, seed, memory: memories[seat] });
  choose(match, { seat, asked: position.asked, option });
}

/** Tell what happened since, as this seat saw it. */
function tell(evening: Evening, seat: Seat): void {
  const { match, words } = evening;
  for (const entry of match.log.slice(evening.told)) print(pc.dim(`  ${say(words, toldTo(match, entry, seat))}`));
  evening.told = match.log.length;
}

/** False when the person leaves. */
async function personChooses(evening: Evening, seat: Seat): Promise<boolean> {
  const { match, words } = evening;
  const decision = decisionOf(match.position, seat);
  if (decision === null) return false;
  if (evening.atScreen !== seat && !(await handOver(evening, seat))) return false;
  tell(evening, seat);
  const only = onlyAnswer(decision);
  if (only !== null) {
    const labels = decision.options.map(({ label }) => say(words, label)).join(', ');
    print(`${say(words, decision.prompt)} ${pc.dim(`only one way: ${labels || 'nothing'}`)}`);
    choose(match, { seat, asked: decision.asked, option: only });
    return true;
  }
  print();
  for (const line of tableAsText(match.position, seat, words)) print(line);
  printDecision(evening, decision);
  return prompted(evening, decision);
}

/** The answer, where there is only one. */
function onlyAnswer({ options, set }: Decision): Chosen | null {
  if (set === null) return options.length === 1 ? 0 : null;
  return set.min === set.of ? options.map((_, i) => i) : null;
}

async function handOver(evening: Evening, seat: Seat): Promise<boolean> {
  print(`\u001b[2J\u001b[H${pc.bold(say(evening.words, { id: 'seat', seat }))}: take the screen and press Enter.`);
  const { done } = await evening.lines.next();
  evening.atScreen = seat;
  return done !== true;
}

function printDecision({ words }: Evening, decision: Decision): void {
  const who = say(words, { id: 'seat', seat: decision.seat });
  print(`${pc.bold(`${who}:`)} ${say(words, decision.prompt)} ${pc.cyan(decision.rule)}${wantedOf(decision)}`);
  decision.options.forEach(({ label }, i) => print(`  ${pc.yellow(String(i + 1).padStart(2))}  ${say(words, label)}`));
}

/** How many numbers to type, where it is not one. */
function wantedOf({ set }: Decision): string {
  if (set === null) return '';
  const many = set.min === set.max ? String(set.min) : `${set.min} to ${set.max}`;
  const none = set.min === 0 ? ', 0 for none' : '';
  return pc.dim(` ${many} of ${set.of}: numbers with spaces between them${none}`);
}

/** The numbers that were typed, as an answer; null if it was something else. */
function answerIn(typed: string, { options, set }: Decision): Chosen | null {
  const numbers = typed.split(/[\s,]+/).map((word) => (/^\d+$/.test(word) ? Number(word) : Number.NaN));
  const [first = Number.NaN] = numbers;
  if (set !== null && numbers.length === 1 && first === 0) return [];
  if (!numbers.every((n) => n >= 1 && n <= options.length)) return null;
  if (set !== null) return numbers.map((n) => n - 1);
  return numbers.length === 1 ? first - 1 : null;
}

/** Ask until a number, or the wish to leave, comes in. */
async function prompted(evening: Evening, decision: Decision): Promise<boolean> {
  const { match, words } = evening;
  const { seat, asked } = decision;
  for (;;) {
    process.stdout.write('> ');
    const { value, done } = await evening.lines.next();
    if (done === true) {
      print('\nThe input ended; the match is not over.');
      return false;
    }
    const typed = value.trim();
    const option = answerIn(typed, decision);
    if (option !== null) {
      const taken = choose(match, { seat, asked, option });
      if (taken.ok) return true;
      print(say(words, taken.message));
      continue;
    }
    if (typed === 'q') return false;
    if (typed === 'u' && undo(match, seat)) {
      evening.told = Math.min(evening.told, match.log.length);
      evening.memories = evening.holders.map(newMemory);
      print('Taken back.');
      return true;
    }
    answerKey(evening, decision, typed);
  }
}

function answerKey(evening: Evening, decision: Decision, typed: string): void {
  const { match, words } = evening;
  const { seat, options } = decision;
  const p = match.position;
  switch (typed) {
    case 't':
      for (const line of tableAsText(p, seat, words)) print(line);
      printDecision(evening, decision);
      return;
    case 'l':
      for (const entry of match.log) print(pc.dim(`  ${say(words, toldTo(match, entry, seat))}`));
      return;
    case 'h':
      for (const line of sayWhy(botAdvice(botCalled('master'), p, { seat, seed: match.seed }))) {
        print(`  ${say(words, line)}`);
      }
      return;
    case 'b':
      for (const line of botsReasons(evening, seat)) print(`  ${line}`);
      return;
    case 'w':
      for (const { option, rule, because } of refusals(p, seat)) {
        print(`  ${say(words, match.game.describe(p, option, seat).label)}: ${say(words, because)} ${pc.cyan(rule)}`);
      }
      return;
    case 'r':
      print(
        `  ${pc.cyan(decision.rule)} ${rulesOf(match.game.rulebook).find(({ id }) => id === decision.rule)?.text ?? ''}`,
      );
      return;
    case 'u':
      print('That cannot be taken back: something was learned, or somebody else chose since.');
      return;
    default:
      print(`Choose a number from 1 to ${options.length}. ${pc.dim(KEYS)}`);
  }
}

/** What the bot that chose last has to say about it. */
function botsReasons({ match, holders, words }: Evening, asker: Seat): readonly string[] {
  const botAt = (i: number): Bot | null => {
    const holder = holders[chooserAt(match, i) ?? -1];
    return holder === undefined || holder === 'me' ? null : holder;
  };
  const entry = match.entries.findLastIndex((_, i) => botAt(i) !== null);
  const bot = botAt(entry);
  if (bot === null) return ['No bot has chosen anything yet.'];
  const reasons = reasonsFor(match, { bot, entry, asker: [asker] });
  if (reasons.length === 0) return ['There was nothing else to do.'];
  return reasons.flatMap(({ said, prompt }) =>
    [...(prompt === null ? [] : [prompt]), ...said].map((told) => say(words, told)),
  );
}

function printEnd({ match, words, holders }: Evening): void {
  const { result } = match.position;
  if (result === null) return;
  print(`\n${pc.bold(say(words, result.because))} ${pc.cyan(result.rule)}`);
  result.rewards.forEach((reward, seat) => {
    const how = reward === 1 ? pc.green('won') : reward === 0 ? pc.red('lost') : `shared (${reward})`;
    print(`  ${say(words, { id: 'seat', seat })}: ${how}`);
  });
  if (!holders.includes('me')) print(pc.dim('Nobody but bots played.'));
}
