/**
 * Learning to judge a game: matches are played, weights fitted to how they came out, and kept for a table only if paired
 * matches show that bots play better with them. What was played lies in a folder: whoever is interrupted goes on there.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { fit, joined, layoutFor, pack, type Examples, type Fit, type Layout, type Weights } from '@arenarium/bots';
import type { Game, Judging, Setup } from '@arenarium/engine';
import { duelJobs, duelReport, type DuelDone, type DuelReport } from './duel.ts';
import type { Crew } from './crew.ts';

/** So many matches are played, and kept, at a time. */
export const LOT = 50;

export interface Lesson {
  readonly game: Game;
  readonly judging: Judging;
  /** What is known so far. */
  readonly weights: Weights;
  readonly seed: string;
  readonly folder: string;
  readonly date: string;
  /** Matches for each table; or as many as fit into the time. */
  readonly matches: number;
  readonly minutes: number;
  readonly duel: { readonly matches: number; readonly milliseconds: number; readonly bot: string };
}

export interface Learned {
  readonly table: string;
  readonly matches: number;
  readonly fit: Fit;
  readonly duel: DuelReport;
  readonly isKept: boolean;
}

export interface Listener {
  /** What is being done, how far it is, and the seconds that are left. */
  (doing: { readonly what: string; readonly share: number; readonly left: number }): void;
}

/** Learn one table; gives back all weights with the new ones where they were kept. */
export async function learnTable(
  lesson: Lesson,
  { table, setups, crew, listen }: { table: string; setups: readonly Setup[]; crew: Crew; listen: Listener },
): Promise<{ readonly weights: Weights; readonly learned: Learned }> {
  const { game, judging, seed } = lesson;
  const layout = layoutFor(game, judging);
  const examples = await gathered(lesson, { table, setups, crew, listen });
  const matches = new Set(examples.match).size;
  const found = fit(layout, examples, {
    seed,
    onProgress: (share) => listen({ what: `${table}: fitting`, share, left: 0 }),
  });
  const candidate = withTable(lesson, layout, { table, matches, positions: examples.match.length, found });
  const jobs = duelJobs(game, setups, { matches: lesson.duel.matches, seed: `${seed}/duel/${table}` });
  const done = await crew.duels(jobs, { weights: candidate, duel: lesson.duel }, told(listen, `${table}: trying`));
  const duel = duelReport(done satisfies readonly DuelDone[]);
  return {
    weights: duel.isStronger ? candidate : lesson.weights,
    learned: { table, matches, fit: found, duel, isKept: duel.isStronger },
  };
}

function told(listen: Listener, what: string): (share: number) => void {
  const since = performance.now();
  return (share) =>
    listen({ what, share, left: share === 0 ? 0 : ((performance.now() - since) / 1000) * (1 / share - 1) });
}

interface Gathering {
  readonly table: string;
  readonly setups: readonly Setup[];
  readonly crew: Crew;
  readonly listen: Listener;
}

async function gathered(lesson: Lesson, { table, setups, crew, listen }: Gathering): Promise<Examples> {
  const { game, seed, folder, matches, minutes } = lesson;
  mkdirSync(folder, { recursive: true });
  const name = `${game.id} ${game.version} ${table} ${seed}`.replaceAll(/[^\w]+/g, '-');
  const fileOf = (from: number): string => join(folder, `${name}-${from}.examples`);
  const since = performance.now();
  const tell = told(listen, `${table}: playing`);
  const isTimeUp = (): boolean => performance.now() - since > minutes * 60_000;
  const lots: (Examples | undefined)[] = [];
  const isDone = (from: number): boolean => from >= matches || (from > 0 && isTimeUp());
  await crew.lots({
    table,
    setups,
    isDone,
    kept: (from) => (existsSync(fileOf(from)) ? (deserialize(readFileSync(fileOf(from))) as Examples) : null),
    take(from, examples, isNew) {
      lots[from / LOT] = examples;
      if (isNew) keep(fileOf(from), examples);
      const played = lots.filter((lot) => lot !== undefined).length * LOT;
      tell(Math.min(1, Math.max(played / matches, (performance.now() - since) / (minutes * 60_000))));
    },
  });
  return joined(lots.filter((lot) => lot !== undefined));
}

/** Written beside and renamed: a lot that is there is whole. */
function keep(file: string, examples: Examples): void {
  writeFileSync(`${file}.part`, serialize(examples));
  renameSync(`${file}.part`, file);
}

interface Found {
  readonly table: string;
  readonly matches: number;
  readonly positions: number;
  readonly found: Fit;
}

function withTable(
  { game, weights, seed, date }: Lesson,
  layout: Layout,
  { table, matches, positions, found }: Found,
): Weights {
  const three = (x: number): number => Math.round(x * 1000) / 1000;
  const provenance = {
    matches,
    positions,
    seed,
    date,
    rules: game.version,
    loss: three(found.test.loss),
    slope: three(found.test.slope),
  };
  return {
    game: game.id,
    rules: game.version,
    printed: Object.fromEntries(layout.printed.map(({ key, signature }) => [key, signature])),
    tables: { ...weights.tables, [table]: pack(layout, found.fitted, provenance) },
  };
}
