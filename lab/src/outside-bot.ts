/**
 * A seat held by a program of somebody else's: started as a process of its own, spoken to over the protocol, one JSON
 * object a line on its standard input and output. It is told what a person in that seat would be told, and no more.
 */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import { say, wordsFor, type Message, type Seat } from '@arenarium/engine';
import {
  aloudFor,
  enterInto,
  hostWords,
  refereeWith,
  sceneFor,
  tableCardOf,
  thinkingHere,
  type Hosted,
  type Viewer,
} from '@arenarium/host';
import { asking, LIMITS, matchRequest, readLine, seatNames, type MatchReport, type Telling } from '@arenarium/protocol';

/** It stopped, kept silent, or kept saying what cannot be: the match cannot go on. */
export class OutsideBotFailed extends Error {}

/** How often a program may answer one question wrongly before it is given up. */
const PATIENCE = 3;

/** Programs get no hints, and take nothing back. */
const referee = refereeWith({
  thinking: thinkingHere,
  freshSeed: () => {
    throw new Error('nothing is dealt anew for a program');
  },
});
const spoken = asking(matchRequest);

export interface OutsideBot {
  readonly host: Hosted;
  readonly seat: Seat;
  readonly viewer: Viewer;
  /** How long the table waits for an answer, in milliseconds. */
  readonly within: number;
  /** How much of the log it has been told. */
  told: number;
  readonly command: string;
  readonly process: ChildProcessWithoutNullStreams;
  /** Lines that came in before somebody waited for them. */
  readonly lines: string[];
  wake: (() => void) | null;
  ended: boolean;
}

/** Programs that are running: whatever ends this process ends them as well, with all they have started. */
const running = new Set<ChildProcessWithoutNullStreams>();

function endGroup({ pid }: ChildProcessWithoutNullStreams): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has gone by itself.
  }
}

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/** They live in groups of their own, so a Ctrl-C in the terminal does not reach them: it is handed on. */
function watchOver(child: ChildProcessWithoutNullStreams): void {
  if (running.size === 0) {
    process.on('exit', endAll);
    for (const [signal, number] of Object.entries(SIGNALS)) process.on(signal, () => process.exit(128 + number));
  }
  running.add(child);
  child.on('close', () => running.delete(child));
}
const endAll = (): void => {
  for (const child of running) endGroup(child);
};

/** Start the program of one seat. */
export function startOutsideBot(
  command: string,
  { host, seat, within }: { host: Hosted; seat: Seat; within: number },
): OutsideBot {
  // A group of its own, so that letting go reaches the program behind the shell as well.
  const child = spawn(command, { shell: true, stdio: 'pipe', detached: true });
  watchOver(child);
  const bot: OutsideBot = {
    host,
    seat,
    viewer: { holds: [seat], eyes: [seat], setsPace: false },
    within,
    told: 0,
    command,
    process: child,
    lines: [],
    wake: null,
    ended: false,
  };
  createInterface(child.stdout).on('line', (line) => {
    bot.lines.push(line);
    bot.wake?.();
  });
  child.stderr.resume();
  child.on('error', () => {
    bot.ended = true;
    bot.wake?.();
  });
  child.on('close', () => {
    bot.ended = true;
    bot.wake?.();
  });
  // A program that has gone is noticed by its closing; writing to it meanwhile is no error of ours.
  child.stdin.on('error', () => undefined);
  tell(bot, null, { tell: 'opened', table: tableCardOf(host), scene: sceneFor(host, [seat]) });
  return bot;
}

function tell(bot: OutsideBot, re: number | null, report: MatchReport): void {
  bot.process.stdin.write(`${JSON.stringify({ re, report } satisfies Telling<MatchReport>)}\n`);
}

/** The scene as it is now, and what happened since it was last told. */
function tellScene(bot: OutsideBot): void {
  const { host, seat, within, told } = bot;
  const scene = sceneFor(host, [seat]);
  const names = seatNames(host.players);
  tell(bot, null, { tell: 'scene', scene, aloud: aloudFor(scene, { game: host.match.game, names, told, within }) });
  bot.told = scene.log.of;
}

/** Put the open question to the program and take its answer. */
export async function askOutsideBot(bot: OutsideBot): Promise<void> {
  tellScene(bot);
  for (let tries = 1; ; tries++) {
    const because = await answered(bot, await nextLine(bot));
    if (because === null) return;
    if (tries < PATIENCE) continue;
    throw new OutsideBotFailed(`"${bot.command}" answered wrongly ${PATIENCE} times: ${because}`);
  }
}

/** Take one line from the program: its choice is made, or it is told why not. */
async function answered(bot: OutsideBot, line: string): Promise<string | null> {
  const read = readLine(spoken, line, LIMITS.request);
  if (!read.ok) return refuse(bot, null, { id: 'host.unreadable', because: read.because });
  const { id, request } = read.message;
  if (request.ask !== 'choose') return refuse(bot, id, { id: 'host.onlyChoices' });
  const met = await referee.meet(bot.host, bot.viewer, request);
  if ('entry' in met) {
    enterInto(bot.host, met.entry);
    return null;
  }
  return met.report.tell === 'refused' ? refuse(bot, id, met.report.because) : null;
}

function refuse(bot: OutsideBot, re: number | null, because: Message): string {
  const { match, players } = bot.host;
  const aloud = say({ ...hostWords, ...wordsFor(match.game, seatNames(players)) }, because);
  tell(bot, re, { tell: 'refused', because, aloud });
  return aloud;
}

async function nextLine(bot: OutsideBot): Promise<string> {
  const until = performance.now() + bot.within;
  for (;;) {
    const line = bot.lines.shift();
    if (line !== undefined) return line;
    if (bot.ended) throw new OutsideBotFailed(`"${bot.command}" stopped in the middle of the match`);
    const left = until - performance.now();
    if (left <= 0) throw new OutsideBotFailed(`"${bot.command}" gave no answer within ${bot.within} ms`);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      bot.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    bot.wake = null;
  }
}

/** How long a program has to go by itself once its input is closed. */
const GRACE = 1000;

/** Tell it how things stand at last, and let it go. */
export function dismiss(bot: OutsideBot): void {
  tellScene(bot);
  bot.process.stdin.end();
  const grace = setTimeout(() => endGroup(bot.process), GRACE);
  bot.process.on('close', () => clearTimeout(grace));
}
