/**
 * A seat held by a program of somebody else's: started as a process of its own, spoken to over the protocol, one JSON
 * object a line on its standard input and output. It is told what a person in that seat would be told, and no more.
 */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Match, Seat } from '@arenarium/engine';
import { momentFor, receive, welcomeTo, type HostedSeat, type ToSeat } from '@arenarium/protocol';

/** It stopped, kept silent, or kept saying what cannot be: the match cannot go on. */
export class OutsideBotFailed extends Error {}

/** How often a program may answer one question wrongly before it is given up. */
const PATIENCE = 3;

export interface OutsideBot {
  readonly hosted: HostedSeat;
  readonly command: string;
  readonly process: ChildProcessWithoutNullStreams;
  /** Lines that came in before somebody waited for them. */
  readonly lines: string[];
  wake: (() => void) | null;
  ended: boolean;
}

/** Start the program of one seat. */
export function startOutsideBot(
  command: string,
  { match, seat, names, within }: { match: Match; seat: Seat; names: readonly string[]; within: number },
): OutsideBot {
  // A group of its own, so that letting go reaches the program behind the shell as well.
  const child = spawn(command, { shell: true, stdio: 'pipe', detached: true });
  const bot: OutsideBot = {
    hosted: { match, seat, names, within, told: 0 },
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
  child.on('close', () => {
    bot.ended = true;
    bot.wake?.();
  });
  // A program that has gone is noticed by its closing; writing to it meanwhile is no error of ours.
  child.stdin.on('error', () => undefined);
  tell(bot, welcomeTo(bot.hosted));
  return bot;
}

function tell(bot: OutsideBot, said: ToSeat): void {
  bot.process.stdin.write(`${JSON.stringify(said)}\n`);
}

/** Put the open question to the program and take its answer. */
export async function askOutsideBot(bot: OutsideBot): Promise<void> {
  tell(bot, momentFor(bot.hosted));
  for (let tries = 1; ; tries++) {
    const refused = receive(bot.hosted, await nextLine(bot));
    if (refused === null) return;
    tell(bot, refused);
    if (tries < PATIENCE) continue;
    const why = refused.type === 'refused' ? refused.because : '';
    throw new OutsideBotFailed(`"${bot.command}" answered wrongly ${PATIENCE} times: ${why}`);
  }
}

async function nextLine(bot: OutsideBot): Promise<string> {
  const until = performance.now() + bot.hosted.within;
  for (;;) {
    const line = bot.lines.shift();
    if (line !== undefined) return line;
    if (bot.ended) throw new OutsideBotFailed(`"${bot.command}" stopped in the middle of the match`);
    const left = until - performance.now();
    if (left <= 0) throw new OutsideBotFailed(`"${bot.command}" gave no answer within ${bot.hosted.within} ms`);
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
  tell(bot, momentFor(bot.hosted));
  bot.process.stdin.end();
  const grace = setTimeout(() => {
    const { pid } = bot.process;
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }, GRACE);
  bot.process.on('close', () => clearTimeout(grace));
}
