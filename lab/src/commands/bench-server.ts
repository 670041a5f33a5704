/** arenarium bench server: the table server under many scripted people, beside boardgame.io's in the same run. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { print, table } from '../terminal.ts';
import { BadUsage, secondsFrom, wholeNumber } from '../usage.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const OURS = at('../../../server/stress/bench.ts');
const PEER = at('../bench/boardgame-io-server.ts');
const PEERS_LOAD = at('../bench/boardgame-io-load.ts');

interface Flags {
  readonly matches: number;
  readonly seconds: number;
  readonly onlookers: number;
  readonly bots: number;
  readonly only?: readonly string[];
  readonly json?: boolean;
}
type Figures = Readonly<Record<string, number>>;

interface How {
  readonly env?: Record<string, string>;
  readonly flags?: readonly string[];
}
const started = (file: string, args: readonly string[], { env = {}, flags = [] }: How = {}): ChildProcess =>
  spawn(process.execPath, [...flags, '--import', import.meta.resolve('@arenarium/loader'), file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
/** Scripted people, ours and theirs, leave the cores to the server they measure. */
const LOAD = ['--v8-pool-size=1'];

/** What a process says before it ends: one line of JSON. */
function figuresOf(child: ChildProcess): Promise<Figures> {
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(said.trim().split('\n').at(-1) ?? '{}') as Figures);
      else reject(new Error(`the measurement ended with ${code}`));
    });
  });
}

const ours = (game: string, synchronous: string, { matches, seconds, onlookers, bots }: Flags): Promise<Figures> =>
  figuresOf(started(OURS, [JSON.stringify({ game, matches, seconds, synchronous, onlookers, bots })]));

async function boardgameIo({ matches, seconds }: Flags): Promise<Figures> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const server = started(PEER, [], { env: { PORT: String(port), NODE_ENV: 'production' } });
  await new Promise<void>((resolve) => {
    server.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('READY') && resolve());
  });
  try {
    return await figuresOf(
      started(PEERS_LOAD, [JSON.stringify({ port, pid: server.pid, matches, seconds })], { flags: LOAD }),
    );
  } finally {
    server.kill('SIGKILL');
  }
}

/** Who is measured, one after the other. */
const CONTENDERS: Readonly<Record<string, (flags: Flags) => Promise<Figures>>> = {
  'brawl, SQLite FULL': (flags) => ours('brawl', 'full', flags),
  'legends, SQLite FULL': (flags) => ours('legends', 'full', flags),
  'brawl, SQLite NORMAL': (flags) => ours('brawl', 'normal', flags),
  'boardgame.io, in memory': boardgameIo,
};

/** Those whose names begin so, in the order in which they are named. */
function contendersFrom(list: string): readonly string[] {
  return list.split(';').map((named) => {
    const wanted = named.trim().toLowerCase();
    const found = Object.keys(CONTENDERS).filter((name) => name.toLowerCase().startsWith(wanted));
    const [only, ...more] = found;
    if (only === undefined || wanted === '') {
      throw new BadUsage(`there is no contender "${named.trim()}"; they are: ${Object.keys(CONTENDERS).join('; ')}`);
    }
    if (more.length > 0) throw new BadUsage(`--only "${named.trim()}" may be: ${found.join('; ')}`);
    return only;
  });
}

export const benchServerCommand = (): Command =>
  new Command('server')
    .description(
      'measure the table server under many scripted people, beside boardgame.io’s server, which keeps nothing',
    )
    .option('--matches <n>', 'how many two-seat matches at once', wholeNumber('--matches'), 1000)
    .option('--seconds <n>', 'how long each contender is measured', secondsFrom, 10)
    .option('--onlookers <n>', 'how many look on at one of them', wholeNumber('--onlookers', 0), 0)
    .option(
      '--bots <n>',
      'how many more tables of two bots that think as long as they may',
      wholeNumber('--bots', 0),
      0,
    )
    .option('--only <names>', 'only contenders whose names begin so: "legends; boardgame"', contendersFrom)
    .option('--json', 'as one JSON object')
    .action(async (flags: Flags) => {
      const report: Record<string, Figures> = {};
      for (const name of flags.only ?? Object.keys(CONTENDERS)) {
        const figures = await CONTENDERS[name]?.(flags);
        if (figures !== undefined) report[name] = figures;
      }
      if (flags.json === true) print(JSON.stringify(report, null, 2));
      else printReport(report, flags);
    });

function printReport(report: Readonly<Record<string, Figures>>, { matches }: Flags): void {
  const peer = report['boardgame.io, in memory']?.['cpuMicroseconds'];
  const timesPeer = (own: number | undefined): string =>
    own === undefined || peer === undefined ? '' : (own / peer).toFixed(2);
  const rows = Object.entries(report).map(([name, figures]) => [
    name,
    ...['choicesPerSecond', 'p50', 'p99', 'cpuMicroseconds', 'kilobytesPerMatch'].map((key) =>
      String(figures[key] ?? ''),
    ),
    timesPeer(figures['cpuMicroseconds']),
  ]);
  const head = [`${matches} matches`, 'choices/s', 'p50 ms', 'p99 ms', 'CPU µs', 'KB/match', '× boardgame.io'];
  print(table([head, ...rows]));
}
