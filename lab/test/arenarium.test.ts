/** The command as people call it: `arenarium(…)` is a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommanderError } from 'commander';
import { afterAll, describe, expect, test } from 'vitest';
import type { ChoiceTable } from '../src/choice-tables.ts';
import { commandLine } from '../src/command-line.ts';
import { rulesFound } from '../src/commands/rules.ts';
import { BadUsage, gameCalled } from '../src/usage.ts';

const COMMANDS = commandLine().commands.map((command) => command.name());
const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const program = fileURLToPath(new URL('../bin/arenarium.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'arenarium-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
async function arenarium(line: string, input = ''): Promise<Ran> {
  const child = spawn(process.execPath, [program, ...line.split(' ').filter((word) => word !== '')], {
    env: { ...process.env, NO_COLOR: '1' },
    cwd: folder,
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  return { code, out, err };
}

describe('help and bad usage', () => {
  test('help lists every command', async () => {
    const { code, out } = await arenarium('--help');
    expect(code).toBe(0);
    for (const name of COMMANDS) expect(out).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
  });
  test('the README tells of every command, and of no other', () => {
    const [, table = ''] = /^## The arenarium command$(.*?)^## /ms.exec(README) ?? [];
    const told = [...table.matchAll(/^\| `(\w+)/gm)].map(([, name = '']) => name);
    expect(told.toSorted()).toEqual(COMMANDS.toSorted());
  });
  test.each(['admin', 'stress'])('what the server carries out it explains itself: %s', async (name) => {
    const asked = await arenarium(`${name} --help`);
    expect([asked.code, asked.err]).toEqual([0, '']);
    expect(asked.out).toContain(`arenarium ${name}`);
    const alone = await arenarium(name);
    expect([alone.code, alone.out, alone.err]).toEqual([2, '', asked.out]);
  });
  test.each([
    'stress kill --help',
    'stress fuzz --messages 5 -h',
    'stress timing --help',
    'admin ban --help',
    'admin restore -h',
  ])('whoever asks for help sets nothing going: %s', async (line) => {
    const [name = ''] = line.split(' ');
    const { code, out, err } = await arenarium(line);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe((await arenarium(`${name} --help`)).out);
  });
  test.each(['stress kill --kill 5', 'stress fuzz messages 5', 'stress timing --passes 5 --kills 5'])(
    'a word that is not understood sets nothing going: %s',
    async (line) => {
      const { code, out, err } = await arenarium(line);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain('arenarium stress kill [--matches n]');
    },
  );
  test('every command has help of its own', async () => {
    const { code, out } = await arenarium('simulate --help');
    expect(code).toBe(0);
    expect(out).toContain('Usage: arenarium simulate');
    for (const command of commandLine().commands) {
      expect(command.helpInformation()).toContain(`Usage: arenarium ${command.name()}`);
      expect(command.description()).not.toBe('');
    }
  });

  test.each([
    ['', 'Usage: arenarium'],
    ['conquer', "unknown command 'conquer'"],
    ['simulate banishing --seats 9', 'The Banishing is played with 3, 4, 5 seats, not 9'],
  ])('arenarium %s: to stderr, exit code 2', async (line, because) => {
    const { code, out, err } = await arenarium(line);
    expect(err).toContain(because);
    expect([code, out]).toEqual([2, '']);
  });

  test.each([
    ['rules', "missing required argument 'game'"],
    ['rules chess', 'there is no game "chess"; the games are: '],
    ['rules banishing xyzzy', 'has nothing on "xyzzy"'],
    ['cards banishing xyzzy', 'no card of The Banishing mentions "xyzzy"'],
    ['simulate banishing --colour', "unknown option '--colour'"],
    ['simulate banishing --seats many', '--seats should be a whole number'],
    ['simulate banishing --matches 0', '--matches should be a whole number from 1 up'],
    ['simulate banishing --bots hal', 'there is no bot "hal"; the bots are: random, greedy'],
    ['simulate banishing --seats 4 --bots random,greedy', '--bots names 2 bots for 4 seats'],
    ['simulate banishing --settings luck=much', 'The Banishing has no setting "luck"'],
    ['simulate banishing --choices colour', 'The Banishing has no question "colour"; its questions are: banishing/'],
    ['simulate banishing --settings luck', '--settings is a list like name=value'],
    ['simulate banishing --options difficulty=friendly', '--options is called --settings now'],
    ['match banishing --bots random --write /no/such/folder/record.json', 'cannot write /no/such/folder/record.json'],
    ['playthrough banishing --write /no/such/folder/text', 'cannot write /no/such/folder/text'],
    ['play banishing --seats me,hal,me', 'there is no bot "hal"'],
    ['play banishing --seats 2', 'is played with 3, 4, 5 seats, not 2'],
    ['laws banishing --seconds never', '--seconds should be a number above 0'],
    ['verify nowhere.json', 'cannot read nowhere.json'],
    ['playthrough banishing --write no/such/folder.txt', 'cannot write no/such/folder.txt'],
    ['playthrough banishing --seed', "option '--seed <text>' argument missing"],
    ['bench chess', 'there is no game "chess"'],
    ['bench banishing --against /no/such/folder', 'no checkout of Arenarium there'],
    ['bench server --only chess', 'there is no contender "chess"; they are: brawl, SQLite FULL; legends'],
    ['bench server --only brawl', '--only "brawl" may be: brawl, SQLite FULL; brawl, SQLite NORMAL'],
    ['simulate banishing --workers 100000', '--workers should be at most 256'],
    ['ladder banishing --workers 1e9', '--workers should be at most 256'],
    ['simulate banishing --seed a --seed b', '--seed is given twice'],
    ['games --json --json', '--json is given twice'],
    ['judge banishing --picture /no/such/folder/picture.svg', 'cannot write /no/such/folder/picture.svg'],
    ['learn banishing --pull none', '--pull should be a number above 0'],
    ['learn banishing --matches 0', 'name a table whose weights to try as they are (--from)'],
    ['learn banishing --from nowhere', 'no weights are kept of "nowhere"; there are: 3 seats'],
    ['learn banishing --from nowhere --write no.json', 'no weights are kept in no.json'],
    ['learn banishing --write /no/such/folder/weights.json', 'cannot write /no/such/folder/weights.json'],
    ['play banishing --record /no/such/folder/record.json', 'cannot write /no/such/folder/record.json'],
    ['analyse nowhere.json', 'cannot read nowhere.json'],
    ['pace banishing --bot hal', 'there is no bot "hal"'],
    ['pace brawl --seats 3', 'is played with 2, 4 seats, not 3'],
  ])('arenarium %s is turned down', async (line, because) => {
    const quiet = { writeErr: () => undefined, writeOut: () => undefined };
    const commands = commandLine().configureOutput(quiet);
    for (const command of commands.commands) command.configureOutput(quiet);
    const refused = await commands.parseAsync(line.split(' '), { from: 'user' }).catch((error: unknown) => error);
    expect(refused instanceof BadUsage || refused instanceof CommanderError).toBe(true);
    expect((refused as Error).message).toContain(because);
  });
});

test('flags belong to the word they follow', async () => {
  const program = commandLine();
  const server = program.commands.find((one) => one.name() === 'bench')?.commands[0];
  let flags: unknown = null;
  server?.action((given: unknown) => {
    flags = given;
  });
  await program.parseAsync('bench server --matches 5 --seconds 3 --json'.split(' '), { from: 'user' });
  expect(flags).toEqual({ matches: 5, seconds: 3, onlookers: 0, bots: 0, json: true });
});

describe('looking things up', () => {
  test('games', async () => {
    const { code, out } = await arenarium('games');
    expect(code).toBe(0);
    expect(out).toContain('The Banishing  banishing  version');
    const json = JSON.parse((await arenarium('games --json')).out) as { id: string; seats: number[] }[];
    expect(json.find(({ id }) => id === 'banishing')?.seats).toEqual([3, 4, 5]);
  });
  test('rules: all, one number, words', async () => {
    const all = (await arenarium('rules banishing')).out;
    expect(all).toContain('TB-1.1 ');
    expect(all).toContain('TB-R1 ');
    const banishing = await gameCalled('banishing');
    const found = (query: string): string[] =>
      rulesFound(banishing, query).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(found('2.1')).toEqual(['TB-2.1']);
    expect(found('tb-2.1')).toEqual(['TB-2.1']);
    expect(found('R2')).toEqual(['TB-R2']);
    expect(found('2').every((id) => id.startsWith('TB-2.'))).toBe(true);
    expect(found('exhausted').length).toBeGreaterThan(0);
    expect(found('exhausted').length).toBeLessThan(found('').length);
  });
  test('cards', async () => {
    const { out } = await arenarium('cards banishing brute');
    expect(out).toContain('Brute');
    expect(out).not.toContain('The Bard');
  });
});

interface Report {
  readonly matches: number;
  readonly finished: number;
  readonly deadEnds: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly meanDecisions: number;
  readonly results: readonly { readonly rule: string; readonly matches: number }[];
  readonly bySeat: readonly { readonly wins: number }[];
  readonly bots: readonly string[];
  readonly playedWith: readonly { readonly name: string; readonly seats: number }[];
  readonly choices: readonly ChoiceTable[];
}

test('learn says what things are worth, by weights that are not kept too', async () => {
  const few = '--matches 50 --duels 2 --milliseconds 1 --workers 1 --folder played --write weights.json';
  const { code, out } = await arenarium(`learn banishing --only 3 ${few}`);
  expect(code).toBe(0);
  expect(out).toContain('not kept');
  expect(out).toContain('who plays (bots do not judge by it)');
  expect(out).toMatch(/The Bard +[+−]\d/);
});

describe('simulate', () => {
  const simulated = async (more: string): Promise<Report> => {
    const { code, out, err } = await arenarium(`simulate banishing --json ${more}`);
    expect([code, err]).toEqual([0, '']);
    return JSON.parse(out) as Report;
  };
  test('plays as many matches as asked, to their end', async () => {
    const report = await simulated('--seats 4 --bots random --matches 200 --seed 1');
    expect(report).toMatchObject({ matches: 200, finished: 200, deadEnds: 0 });
    expect(report.meanDecisions).toBeCloseTo(report.decisions / 200);
    expect(report.decisionsPerSecond).toBeGreaterThan(0);
    expect(report.results.reduce((n, { matches }) => n + matches, 0)).toBe(200);
    expect(report.bySeat).toHaveLength(4);
  });
  test('the same seed plays the same, on any number of threads', async () => {
    const timeless = (report: Report): Partial<Report> => {
      const { matches, decisions, results, bySeat, bots, playedWith, choices } = report;
      return { matches, decisions, results, bySeat, bots, playedWith, choices };
    };
    const line = '--seats 3 --matches 10 --seed same --bots random,greedy,random --rotate --choices';
    const [one, two, other] = [
      await simulated(line),
      await simulated(`${line} --workers 2`),
      await simulated(line.replace('same', 'other')),
    ];
    expect(timeless(two)).toEqual(timeless(one));
    expect(timeless(other)).not.toEqual(timeless(one));
  });
  test('is readable without --json', async () => {
    const { code, out } = await arenarium('simulate banishing --matches 20 --settings difficulty=friendly');
    expect(code).toBe(0);
    expect(out).toContain('20 matches, 20 finished');
    expect(out).toContain('difficulty=friendly');
    expect(out).toMatch(/^Played with\n +seats +won +mean reward\nThe /m);
  });
  test('counts what was chosen, on request', async () => {
    const plain = await simulated('--matches 20');
    expect(plain.choices).toEqual([]);
    expect(plain.playedWith.reduce((n, { seats }) => n + seats, 0)).toBe(60);

    const { choices } = await simulated('--matches 20 --choices character');
    expect(choices.map(({ question }) => question)).toEqual(['banishing/character']);
    const { options } = choices[0] as ChoiceTable;
    expect(options.map(({ option }) => option)).toContain('The Bard');
    expect(options.reduce((n, { taken }) => n + taken, 0)).toBe(60);
    for (const { seats, taken } of options) expect(seats).toBe(taken);
  });
});

describe('playthroughs and records', () => {
  test('a playthrough is written, and verified to the letter', async () => {
    const file = join(folder, 'match.txt');
    expect((await arenarium(`playthrough banishing --seed 7 --seats 3 --write ${file}`)).code).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect((await arenarium('playthrough banishing --seed 7 --seats 3')).out).toBe(text);
    expect(await arenarium(`verify ${file}`)).toMatchObject({ code: 0, err: '' });

    const changed = join(folder, 'changed.txt');
    writeFileSync(changed, text.replace(/^over .*$/m, 'over: everybody won'));
    const refused = await arenarium(`verify ${changed}`);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('everybody won');
  });

  test('a match against bots is played by numbers, recorded and verified', async () => {
    const file = join(folder, 'record.json');
    // One number for a choice, several for a set of so many: what does not fit is turned down, and asked again.
    const input = `t\nl\nr\nw\nx\n99\n${'1\n1 2\n1 2 3\n2 3 4\n1 2 3 4\n0\n'.repeat(600)}`;
    const { code, out } = await arenarium(`play banishing --seats me,random,greedy --seed 5 --record ${file}`, input);
    expect(code).toBe(0);
    expect(out).toContain('Choose a number from 1 to');
    expect(out).toMatch(/^ {2}Ann: (won|lost)/m);
    const verified = await arenarium(`verify ${file}`);
    expect(verified.out).toContain('all as it says');
    expect(verified.code).toBe(0);

    const record = JSON.parse(readFileSync(file, 'utf8')) as { entries: [number, number][] };
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, JSON.stringify({ ...record, entries: record.entries.slice(0, -1) }));
    expect(await arenarium(`verify ${bad}`)).toMatchObject({ code: 1, out: '' });
    writeFileSync(bad, '{"game": 3}');
    expect((await arenarium(`verify ${bad}`)).err).toContain('"game" should be the name of a game');
  });

  test('a hint is given, and a bot asked why answers without showing its cards', async () => {
    const { out } = await arenarium('play legends --seed 5', `h\nb\n1\n1 2 3 4 5 6\n${'1 2 3\n1\n'.repeat(8)}b\nq\n`);
    expect(out).toMatch(/^> {3}.*: wins \d+ %, give or take \d+/m);
    expect(out).toContain('No bot has chosen anything yet.');
    expect(out).toMatch(/sees a chance of \d+ % to win\.\n {2}It keeps its cards to itself/);
  });

  test('leaving early is no mistake, and what was chosen can be taken back', async () => {
    const file = join(folder, 'left.json');
    const { code, out } = await arenarium(`play banishing --seed 5 --record ${file}`, '1\nq\n');
    expect(code).toBe(0);
    expect(out).not.toMatch(/won|lost/);
    expect(existsSync(file)).toBe(true);
    expect((await arenarium('play banishing --seed 5', '1\n')).out).toContain('The input ended');
  });
});

describe('checks and measurements', () => {
  test('laws hold for a moment', async () => {
    const { code, out, err } = await arenarium('laws banishing --seconds 1 --seed 3');
    expect(err).toBe('');
    expect(out).toMatch(/The Banishing: \d+ laws held over \d+ matches/);
    expect(out).toMatch(/pairs of worlds: \d+; compared to the end \d+ \(\d+ %\)/);
    expect(out).toMatch(/questions: \d+ of \d+/);
    expect(out).toMatch(/steps that waited and ran: \d+ of \d+/);
    expect(code).toBe(0);
  });
  test('check finds The Banishing whole', async () => {
    const { code, out, err } = await arenarium('check banishing');
    expect(err).toBe('');
    expect(out).toMatch(/^The Banishing +\d+/m);
    expect(code).toBe(0);
  });
  test('exhaust names how many abilities were used', async () => {
    const { code, out } = await arenarium('exhaust banishing --seconds 60');
    expect(out).toMatch(/The Banishing: (\d+) of \1 abilities used/);
    expect(code).toBe(0);
  });
  test('bench puts a checkout beside another', async () => {
    const here = new URL('../..', import.meta.url).pathname;
    const { code, out } = await arenarium(`bench banishing --against ${here} --seconds 0.3 --warm-up 0.1 --json`);
    expect(code).toBe(0);
    const rows = JSON.parse(out) as { what: string; pairs: number; ratio: number; middleHalf: readonly number[] }[];
    expect(rows.map(({ what }) => what)).toEqual(['by lot', 'search']);
    for (const { pairs, ratio, middleHalf } of rows) {
      expect(pairs).toBe(5);
      expect(ratio).toBeGreaterThan(0);
      expect(middleHalf[1]).toBeGreaterThanOrEqual(middleHalf[0] ?? Number.NaN);
    }
  });
  test('bench puts us beside our peers', async () => {
    const { code, out } = await arenarium('bench banishing --seconds 0.2 --warm-up 0.2 --json');
    expect(code).toBe(0);
    type Row = Record<string, number | string>;
    const { peers, games, searches } = JSON.parse(out) as Record<'peers' | 'games' | 'searches', Row[]>;
    expect(peers.map(({ name }) => name)).toEqual(['boardgame.io 0.50.2, card duel', 'plain objects, card duel']);
    const [banishing] = games;
    expect(banishing).toMatchObject({ game: 'banishing', seats: 4 });
    const figures = [
      'decisionsPerSecond',
      'timesBoardgameIo',
      'meanOptions',
      'cloneMicroseconds',
      'imagineMicroseconds',
    ];
    for (const name of [...figures, 'saveMicroseconds', 'loadMicroseconds', 'replayMilliseconds']) {
      expect(banishing?.[name]).toBeGreaterThan(0);
    }
    expect(searches.map(({ name, seats, playout }) => [name, seats, playout])).toEqual([
      ['boardgame.io 0.50.2 MCTSBot, card duel', 2, 50],
      ['boardgame.io 0.50.2 MCTSBot, card duel', 2, 1],
      ['banishing', 4, 0],
    ]);
    for (const { iterationsPerSecond, decisionsPerIteration } of searches) {
      expect(iterationsPerSecond).toBeGreaterThan(0);
      expect(decisionsPerIteration).toBeGreaterThan(1);
    }
  });
  test('pace says how long decisions took, and fails if one took far too long', async () => {
    const line = 'pace banishing --decisions 12 --workers 2 --json';
    const { out } = await arenarium(`${line} --milliseconds 20`);
    const { games } = JSON.parse(out) as { games: { game: string; decisions: number; slowest: number }[] };
    expect(games).toMatchObject([{ game: 'banishing', seats: 3, decisions: 12 }]);
    expect(games[0]?.slowest).toBeGreaterThan(0);
    expect((await arenarium(`${line} --milliseconds 60000 --bot apprentice`)).code).toBe(0);
    // Greedy takes the time it takes.
    expect((await arenarium(`${line} --milliseconds 1 --bot greedy`)).code).toBe(1);
  });
});
