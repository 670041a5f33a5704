/**
 * What holds whatever anybody chooses, in every game. A law watches a match being played at random, from the set-up
 * or from a position near the edge, and throws when it is broken. A broken case is shortened and printed as a scenario.
 */
import type { Edge, Game } from '../game.ts';
import { say } from '../message.ts';
import { answer, begin, type Position } from '../position.ts';
import { listOptions } from '../question.ts';
import { below, next, seeded, type Random } from '../random.ts';
import { NAMES } from '../scenario.ts';
import { anySetup, type Setup } from '../setup.ts';
import { described } from '../view.ts';
import { wordsFor } from '../words.ts';
import { LAWS } from './law-list.ts';

/** One match to be watched: how it begins, and which option is picked at each question. */
export interface Play {
  readonly setup: Setup;
  readonly seed: string;
  readonly edge: string | null;
  /** Picks so far; beyond them the play goes on with picks of its own, drawn from the seed. */
  readonly picks: readonly number[];
}

/** A law's eye on one match. */
export interface Watcher {
  /** At a question, before option `pick` is chosen. */
  at?(p: Position, pick: number): void;
  /** When the match is over, or was stopped at the bound. */
  end?(p: Position): void;
}
export interface Law {
  readonly name: string;
  watch(game: Game, play: Play): Watcher;
}

export class LawBroken extends Error {
  readonly law: string;
  constructor(law: string, what: string) {
    super(what);
    this.law = law;
  }
}

export interface Broken {
  readonly law: string;
  readonly what: string;
  readonly play: Play;
  /** The shortened case, to be read. */
  readonly scenario: string;
}
export interface LawReport {
  readonly plays: number;
  readonly decisions: number;
  readonly edges: Readonly<Record<string, number>>;
  readonly broken: Broken | null;
}

/** Watch plays, one after another, until `goOn` says stop or a law is broken. */
export function checkLaws(
  game: Game,
  {
    seed,
    goOn,
    laws = LAWS,
  }: { seed: string; goOn: (plays: number, decisions: number) => boolean; laws?: readonly Law[] },
): LawReport {
  const random = seeded(`laws/${game.id}/${seed}`);
  const edges: Record<string, number> = {};
  let decisions = 0;
  let plays = 0;
  for (; goOn(plays, decisions); plays++) {
    const play = anyPlay(game, random);
    const from = play.edge ?? 'set-up';
    edges[from] = (edges[from] ?? 0) + 1;
    const watched = watch(game, play, laws);
    decisions += watched.picks.length;
    if (watched.broken === null) continue;
    const shortest = shortened(game, { ...play, picks: watched.picks }, lawOf(laws, watched.broken));
    const broken = { law: watched.broken.law, what: shortest.what, play: shortest.play };
    return { plays: plays + 1, decisions, edges, broken: { ...broken, scenario: asScenario(game, broken) } };
  }
  return { plays, decisions, edges, broken: null };
}

const lawOf = (laws: readonly Law[], broken: LawBroken): readonly Law[] => laws.filter((l) => l.name === broken.law);

function anyPlay(game: Game, random: Random): Play {
  const edge = below(random, 2) === 0 ? undefined : game.edges[below(random, game.edges.length)];
  return {
    setup: anySetup(game, random),
    seed: String(next(random)),
    edge: edge?.name ?? null,
    picks: [],
  };
}

/** The position a play begins with. */
export function beginning(game: Game, play: Play): Position {
  const p = begin(game, play.setup, play.seed);
  const edge: Edge<unknown> | undefined = game.edges.find(({ name }) => name === play.edge);
  if (edge !== undefined && p.result === null) {
    edge.bring(p, seeded(`edge/${play.seed}`));
    listOptions(p);
  }
  return p;
}

/** Play one match under the eyes of the laws. */
export function watch(game: Game, play: Play, laws: readonly Law[]): { picks: number[]; broken: LawBroken | null } {
  const picks: number[] = [];
  let law = '';
  try {
    const p = beginning(game, play);
    p.log = [];
    const random = seeded(`picks/${play.seed}`);
    const watchers = laws.map((l) => ({ name: l.name, eye: l.watch(game, play) }));
    while (p.now !== null && picks.length <= game.bound) {
      const wanted = play.picks[picks.length] ?? below(random, 1 << 20);
      const pick = wanted % p.now.options.length;
      for (const { name, eye } of watchers) {
        law = name;
        eye.at?.(p, pick);
      }
      law = 'the rules run without errors';
      picks.push(pick);
      answer(p, pick);
    }
    for (const { name, eye } of watchers) {
      law = name;
      eye.end?.(p);
    }
    return { picks, broken: null };
  } catch (error) {
    if (error instanceof LawBroken) return { picks, broken: error };
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { picks, broken: new LawBroken(law === '' ? 'the rules run without errors' : law, what) };
  }
}

/** How many tries shortening may take: enough for the usual case, never a long wait. */
const TRIES = 400;

/** Fewer picks, and simpler ones, that still break the same law. */
function shortened(game: Game, play: Play, laws: readonly Law[]): { play: Play; what: string } {
  let best = play;
  let what = watch(game, play, laws).broken?.message ?? '';
  let tries = 0;
  const breaks = (picks: readonly number[]): boolean => {
    if (tries++ >= TRIES) return false;
    const tried = watch(game, { ...play, picks }, laws);
    if (tried.broken === null || tried.picks.length > best.picks.length) return false;
    best = { ...play, picks: tried.picks };
    what = tried.broken.message;
    return true;
  };
  for (let size = Math.ceil(best.picks.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at + size <= best.picks.length;) {
      if (!breaks([...best.picks.slice(0, at), ...best.picks.slice(at + size)])) at += size;
    }
  }
  best.picks.forEach((pick, i) => {
    if (pick !== 0) breaks(best.picks.map((p, j) => (i === j ? 0 : p)));
  });
  return { play: best, what };
}

/** A play as the lines of a scenario, with the labels a person would read. */
export function asScenario(game: Game, { law, what, play }: Omit<Broken, 'scenario'>): string {
  const words = wordsFor(game, NAMES);
  const lines = [
    `// ${law}: ${what.split('\n')[0]}`,
    `play(${game.id}, ${JSON.stringify({ ...play.setup, seed: play.seed, edge: play.edge })})`,
  ];
  try {
    const p = beginning(game, play);
    for (const pick of play.picks) {
      if (p.now === null) break;
      const { seat, question, options } = p.now;
      const option = options[pick];
      const label = option === undefined ? undefined : described(p, option, seat).label;
      lines.push(
        `  .does('${NAMES[seat]}', '${label === undefined ? '?' : say(words, label)}') // ${question.name}: ${pick}`,
      );
      answer(p, pick);
    }
  } catch {
    lines.push('  // and there it broke');
  }
  return `${lines.join('\n')};`;
}
