/**
 * Learning to judge a game: matches are played, weights fitted to how they came out, and kept for a table only if paired
 * matches show that bots play better with them. What was played lies in a folder: whoever is interrupted goes on there.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import {
  fit,
  fittedFrom,
  joined,
  layoutFor,
  pack,
  type Examples,
  type Fit,
  type Fitted,
  type Layout,
  type Saying,
  type TableWeights,
  type Weights,
} from '@arenarium/bots';
import type { Game, Judging, Setup } from '@arenarium/engine';
import { duelJobs, duelReport, isDecided, type DuelReport } from './duel.ts';
import type { Crew } from './crew.ts';
import { sayingOf } from './foretelling.ts';

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
  /** Matches for each table, or as many as fit into the time. None: the weights of another table are tried as they are. */
  readonly matches: number;
  readonly minutes: number;
  /** Who plays them; greedy, if nobody is named. */
  readonly player: string | null;
  /** A table whose weights others begin from, and stay near where little was played. */
  readonly from: string | null;
  /** How strongly weights are drawn to where they begin; null: chosen on matches held back. */
  readonly pull: number | null;
  /** Only the set-up (a draft, choosing a God) is learned; what comes after it is judged by hand. */
  readonly onlySetUp: boolean;
  /** Matches as at a table, by this bot, that say how bold chances may be said. */
  readonly gauge: { readonly matches: number; readonly bot: string };
  readonly duel: { readonly matches: number; readonly milliseconds: number; readonly bot: string };
}

export interface Learned {
  readonly table: string;
  readonly matches: number;
  /** Null where nothing was fitted: the weights are another table's. */
  readonly fit: Pick<Fit, 'decay' | 'test' | 'spread'> | null;
  /** How bold its chances are said; not known of what is not kept, or was not gauged. */
  readonly saying: Saying | null;
  /** What was fitted, kept or not; and the same from fits that each left out a fifth of the matches: how sure it is. */
  readonly candidate: Weights;
  readonly folds: readonly Weights[];
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
  gathering: Gathering,
): Promise<{ readonly weights: Weights; readonly learned: Learned }> {
  const { game, seed } = lesson;
  const { table, setups, crew, listen } = gathering;
  const found = lesson.matches === 0 ? borrowed(lesson, table) : await fitted(lesson, gathering);
  const { onlySetUp, duel: trying } = lesson;
  const jobs = duelJobs(game, setups, { matches: trying.matches, seed: `${seed}/duel/${table}`, onlySetUp });
  const duelling = { weights: found.candidate, duel: lesson.duel, isDecided };
  const duel = duelReport(await crew.duels(jobs, duelling, told(listen, `${table}: trying`)));
  const saying = duel.isStronger ? await gauged(lesson, found.candidate, gathering) : null;
  return {
    weights: duel.isStronger ? found.candidate : lesson.weights,
    learned: { table, ...found, saying, duel, isKept: duel.isStronger },
  };
}

type Found = Pick<Learned, 'matches' | 'fit' | 'candidate' | 'folds'>;

async function fitted(lesson: Lesson, gathering: Gathering): Promise<Found> {
  const { game, judging, seed } = lesson;
  const { table, listen } = gathering;
  const layout = layoutFor(game, judging);
  const examples = await gathered(lesson, gathering);
  const matches = new Set(examples.match).size;
  const found = fitKept(lesson, { table, matches }, () =>
    fit(layout, examples, {
      seed,
      from: beginningOf(lesson, layout, table),
      ...(lesson.pull === null ? {} : { pull: lesson.pull }),
      onProgress: told(listen, `${table}: fitting`),
    }),
  );
  const provenance = provenanceOf(lesson, { matches, positions: examples.match.length, found });
  const packed = (one: Fitted): Weights => {
    const weights = pack(layout, one, provenance);
    return withTable(lesson, layout, { table, packed: lesson.onlySetUp ? { only: 'set-up', ...weights } : weights });
  };
  const folds = found.folds.map(packed);
  keep(join(lesson.folder, `${stemOf(lesson, table)}.folds`), folds);
  const { decay, test, spread } = found;
  return { matches, fit: { decay, test, spread }, candidate: packed(found.fitted), folds };
}

/** What was learned at another table, as it is: under the rules, and of the cards, of that day. */
function borrowed({ from, weights }: Lesson, table: string): Found {
  const other = from === null ? undefined : weights.tables[from];
  if (from === null || other === undefined)
    throw new Error('weights are tried as they are only from a table that has some');
  const as = { ...other, provenance: { ...other.provenance, from } };
  const candidate = { ...weights, tables: { ...weights.tables, [table]: as } };
  return { matches: 0, fit: null, candidate, folds: [] };
}

/** What another table's weights say; a table does not begin from itself. */
function beginningOf({ from, weights }: Lesson, layout: Layout, table: string): Fitted | undefined {
  const known = from === null || from === table ? undefined : weights.tables[from];
  return known === undefined ? undefined : fittedFrom(layout, weights, known);
}

/** Bots that judge by it play differently from those it was learned from: how bold what they say may be. */
async function gauged(
  { gauge: { matches, bot }, seed, date, game }: Lesson,
  weights: Weights,
  { table, setups, crew, listen }: Gathering,
): Promise<Saying | null> {
  if (matches === 0) return null;
  const order = { setups, weights, bot, seed: `${seed}/gauge/${table}`, matches };
  const found = await crew.forecasts(order, told(listen, `${table}: gauging`));
  return sayingOf(found, { matches, bot, seed, date, rules: game.version });
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
  const { folder, matches, minutes } = lesson;
  mkdirSync(folder, { recursive: true });
  const name = stemOf(lesson, table);
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

/** What is kept of a table is called by this. */
const stemOf = ({ game, seed, player, onlySetUp }: Lesson, table: string): string => {
  const by = player === null ? '' : `${player} `;
  return `${game.id} ${game.version} ${table} ${onlySetUp ? 'set-up ' : ''}${by}${seed}`.replaceAll(/[^\w]+/g, '-');
};

/** A fit is always the same for the same matches: who goes on need not fit again. */
function fitKept(lesson: Lesson, { table, matches }: { table: string; matches: number }, make: () => Fit): Fit {
  const { folder, from, pull } = lesson;
  const how = [
    stemOf(lesson, table),
    matches,
    from === null ? '' : `from ${from}`,
    pull === null ? '' : `pull ${pull}`,
  ];
  const name = how.filter((part) => part !== '').join(' ');
  const file = join(folder, `${name.replaceAll(/[^\w.]+/g, '-')}.fit`);
  if (existsSync(file)) return deserialize(readFileSync(file)) as Fit;
  const made = make();
  keep(file, made);
  return made;
}

/** Written beside and renamed: what is there is whole. */
function keep(file: string, what: Examples | Fit | readonly Weights[]): void {
  writeFileSync(`${file}.part`, serialize(what));
  renameSync(`${file}.part`, file);
}

function provenanceOf(
  { game, seed, date, player, from }: Lesson,
  { matches, positions, found }: { matches: number; positions: number; found: Fit },
): TableWeights['provenance'] {
  const three = (x: number): number => Math.round(x * 1000) / 1000;
  return {
    matches,
    positions,
    seed,
    date,
    rules: game.version,
    ...(player === null ? {} : { player }),
    loss: three(found.test.loss),
    slope: three(found.test.slope),
    ...(from === null ? {} : { from }),
  };
}

const withTable = (
  { game, weights }: Lesson,
  layout: Layout,
  { table, packed }: { table: string; packed: TableWeights },
): Weights => ({
  game: game.id,
  rules: game.version,
  printed: Object.fromEntries(layout.printed.map(({ key, signature }) => [key, signature])),
  tables: { ...weights.tables, [table]: packed },
});
