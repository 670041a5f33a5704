/**
 * Two checkouts of this house side by side: each plays in a process of its own, one at a time, by turns, in short slices of
 * processor time. What disturbs the machine for longer than a slice disturbs both alike.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BadUsage, Failed } from '../usage.ts';
import type { Slice } from './slices.ts';

export const HERE = fileURLToPath(new URL('../../..', import.meta.url));
const RUNNER = fileURLToPath(new URL('./checkout-runner.ts', import.meta.url));

/** What a checkout loads its TypeScript with: our own loader, or tsx where it is older than that. */
const LOADERS = ['loader/register.mjs', 'node_modules/tsx/dist/esm/index.mjs'] as const;

/** A checkout that can play: or what is missing, before anything is played. */
export function checkoutIn(folder: string): string {
  if (!existsSync(join(folder, 'lab/src/bench/contenders.ts')))
    throw new BadUsage(`--against ${folder}: no checkout of Arenarium there (lab/src/bench/contenders.ts is missing)`);
  if (!existsSync(join(folder, 'node_modules')))
    throw new BadUsage(`--against ${folder}: its packages are not installed; run "npm ci" there`);
  return folder;
}

interface Runner {
  readonly process: ChildProcess;
  /** Never comes to anything but a failure: it ended before it was told to. */
  readonly ended: Promise<never>;
  readonly slices: Slice[];
}

function runnerIn(folder: string, contender: string): Runner {
  const loader = LOADERS.map((path) => join(folder, path)).find(existsSync) ?? '';
  const child = fork(RUNNER, [folder, contender], {
    cwd: folder,
    execArgv: ['--import', pathToFileURL(loader).href],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<never>((_, fail) => {
    child.once('exit', (code) => fail(new Failed(`what played in ${folder} ended with ${String(code)}`)));
  });
  // It is heard of where somebody waits for it.
  ended.catch(() => undefined);
  return { process: child, ended, slices: [] };
}

const heardFrom = ({ process: child, ended }: Runner): Promise<unknown> =>
  Promise.race([new Promise((heard) => child.once('message', heard)), ended]);

export interface Comparison {
  /** What is counted: decisions of matches by lot, iterations of a search. */
  readonly of: string;
  readonly seconds: number;
  readonly warmUp: number;
  readonly onSlice: (share: number) => void;
}
/** Processor time there and here for one of what is counted, and for one turn (a match). */
export interface Compared {
  readonly thereMicroseconds: number;
  readonly hereMicroseconds: number;
  /** Here to there: below 1 is faster here. Over all slices, and the middle half of the pairs of slices. */
  readonly ratio: number;
  readonly middleHalf: readonly [number, number];
  readonly ratioOfTurns: number;
  readonly pairs: number;
}

const SLICE = 60;

/** The same contender there and here. */
export async function compared(there: string, contender: string, order: Comparison): Promise<Compared> {
  const runners = [runnerIn(there, contender), runnerIn(HERE, contender)] as const;
  const warm = Math.ceil((order.warmUp * 1000) / SLICE);
  const counted = Math.ceil((order.seconds * 1000) / SLICE);
  try {
    await Promise.all(runners.map(heardFrom));
    for (let turn = 0; turn < warm + counted; turn++) {
      order.onSlice(turn / (warm + counted));
      // Who begins changes from turn to turn.
      for (const runner of turn % 2 === 0 ? runners : runners.toReversed()) {
        const slice = await sliceOf(runner);
        if (turn >= warm) runner.slices.push(slice);
      }
    }
  } finally {
    for (const { process: child } of runners) child.kill();
  }
  return resultOf(runners, order.of);
}

async function sliceOf(runner: Runner): Promise<Slice> {
  runner.process.send(SLICE);
  return (await heardFrom(runner)) as Slice;
}

const timeFor = (slices: readonly Slice[], count: (slice: Slice) => number): number =>
  (slices.reduce((sum, { milliseconds }) => sum + milliseconds, 0) * 1000) /
  slices.reduce((sum, slice) => sum + count(slice), 0);

function resultOf([there, here]: readonly [Runner, Runner], of: string): Compared {
  const count = ({ sums }: Slice): number => sums[of] ?? 0;
  const turns = ({ turns: n }: Slice): number => n;
  const ratios = here.slices
    .map((slice, i) => timeFor([slice], count) / timeFor(there.slices.slice(i, i + 1), count))
    .toSorted((a, b) => a - b);
  const quantile = (share: number): number => ratios[Math.floor(ratios.length * share)] ?? Number.NaN;
  return {
    thereMicroseconds: timeFor(there.slices, count),
    hereMicroseconds: timeFor(here.slices, count),
    ratio: timeFor(here.slices, count) / timeFor(there.slices, count),
    middleHalf: [quantile(0.25), quantile(0.75)],
    ratioOfTurns: timeFor(here.slices, turns) / timeFor(there.slices, turns),
    pairs: ratios.length,
  };
}
