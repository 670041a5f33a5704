/**
 * What holds whatever anybody chooses, in every game. A law watches a match being played at random, from the set-up
 * or from a position near the edge, and throws when it is broken. A broken case is shortened and printed as a scenario.
 */
import { nameOfStep, type Frame } from '../flow.ts';
import type { Edge, Game } from '../game.ts';
import { say } from '../message.ts';
import { answer, goOnFrom, laidOut, openAsks, RulesError, type Position } from '../position.ts';
import { listOptions } from '../question.ts';
import { below, next, seeded, type Random } from '../random.ts';
import { NAMES } from '../names.ts';
import { anySetup } from '../setup.ts';
import { described } from '../view.ts';
import { wordsFor } from '../words.ts';
import { LawBroken, noCoverage, type Coverage, type Law, type Play } from './law.ts';
import { LAWS } from './law-list.ts';

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
  readonly coverage: Coverage;
  readonly broken: Broken | null;
}

/** Watch plays, one after another, until `goOn` says stop or a law is broken. */
export function checkLaws(
  game: Game,
  {
    seed,
    goOn,
    laws = LAWS,
    told = 'shortened',
    most = Infinity,
  }: {
    seed: string;
    goOn: (plays: number, decisions: number) => boolean;
    laws?: readonly Law[];
    /** Shortening takes longer than finding: whoever only wants to know that it is found takes the case as it is. */
    told?: 'shortened' | 'asFound';
    /** No more decisions than these, wherever the match stands then. */
    most?: number;
  },
): LawReport {
  const random = seeded(`laws/${game.id}/${seed}`);
  const edges: Record<string, number> = {};
  const coverage = noCoverage();
  let decisions = 0;
  let plays = 0;
  for (; decisions < most && goOn(plays, decisions); plays++) {
    const play = anyPlay(game, random);
    const from = play.edge ?? 'set-up';
    edges[from] = (edges[from] ?? 0) + 1;
    const watched = watch(game, play, { laws, coverage, most: most - decisions });
    decisions += watched.picks.length;
    if (watched.broken === null) continue;
    const found = { ...play, picks: watched.picks };
    const shortest =
      told === 'asFound'
        ? { play: found, what: watched.broken.message }
        : shortened(game, found, lawOf(laws, watched.broken));
    const broken = { law: watched.broken.law, what: shortest.what, play: shortest.play };
    return { plays: plays + 1, decisions, edges, coverage, broken: { ...broken, scenario: asScenario(game, broken) } };
  }
  return { plays, decisions, edges, coverage, broken: null };
}

/** The law, if it is broken within so many decisions: for a leak that was planted. */
export const foundWithin = (game: Game, law: string, most: number): string | undefined =>
  checkLaws(game, {
    seed: 'leaks',
    goOn: () => true,
    most,
    laws: LAWS.filter(({ name }) => name === law),
    told: 'asFound',
  }).broken?.law;

/** What no law has to say: a step that throws, a question without an answer. Laws that try things out may meet it first. */
const RUN = 'the rules run without errors';
const lawOf = (laws: readonly Law[], broken: LawBroken): readonly Law[] =>
  broken.law === RUN ? laws : laws.filter((l) => l.name === broken.law);

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
export function beginning(game: Game, play: Play, steps = new Set<string>()): Position {
  const p = laidOut(game, play.setup, play.seed);
  noteSteps(p, steps);
  goOnFrom(p);
  const edge: Edge<unknown> | undefined = game.edges.find(({ name }) => name === play.edge);
  if (edge !== undefined && p.result === null) {
    edge.bring(p, seeded(`edge/${play.seed}`));
    listOptions(p);
  }
  return p;
}

/** Play one match under the eyes of the laws. */
export function watch(
  game: Game,
  play: Play,
  { laws, coverage = noCoverage(), most = Infinity }: { laws: readonly Law[]; coverage?: Coverage; most?: number },
): { picks: number[]; broken: LawBroken | null } {
  const picks: number[] = [];
  let law = '';
  try {
    const p = beginning(game, play, coverage.steps);
    p.log = [];
    const random = seeded(`picks/${play.seed}`);
    const watchers = laws.map((l) => ({ name: l.name, eye: l.watch(game, play, coverage) }));
    while (p.now !== null && picks.length <= game.bound) {
      if (picks.length >= most) return { picks, broken: null };
      const wanted = play.picks[picks.length] ?? below(random, 1 << 20);
      const pick = wanted % p.now.options.length;
      for (const { question } of openAsks(p)) coverage.questions.add(question.name);
      for (const { name, eye } of watchers) {
        law = name;
        eye.at?.(p, pick);
      }
      // What a law hears at a decision is what happened since the one before.
      p.log = [];
      law = RUN;
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
    const isOfRules = law === '' || error instanceof RulesError;
    return { picks, broken: new LawBroken(isOfRules ? RUN : law, what) };
  }
}

/** Write down every step that this position runs from now on (its copies do not). */
function noteSteps(p: Position, met: Set<string>): void {
  p.stack.pop = function pop(this: Frame[]): Frame | undefined {
    const frame = Array.prototype.pop.call(this) as Frame | undefined;
    if (frame !== undefined) met.add(nameOfStep(frame.step));
    return frame;
  };
}

/** How many tries shortening may take: enough for the usual case, never a long wait. */
const TRIES = 400;

/** Fewer picks, and simpler ones, that still break the same law. */
function shortened(game: Game, play: Play, laws: readonly Law[]): { play: Play; what: string } {
  let best = play;
  let what = watch(game, play, { laws }).broken?.message ?? '';
  let tries = 0;
  const breaks = (picks: readonly number[]): boolean => {
    if (tries++ >= TRIES) return false;
    const tried = watch(game, { ...play, picks }, { laws });
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
