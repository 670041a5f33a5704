/** What a law is: an eye on a match that is being played at random, which throws when it sees the law broken. */
import type { Game } from '../game.ts';
import type { Position } from '../position.ts';
import { seeded, type Random } from '../random.ts';
import type { Setup } from '../setup.ts';
import { noPairs, type Compared } from './two-worlds.ts';

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
  watch(game: Game, play: Play, coverage: Coverage): Watcher;
}

export class LawBroken extends Error {
  readonly law: string;
  constructor(law: string, what: string) {
    super(what);
    this.law = law;
  }
}

/** How much of a game a run of the laws has met. */
export interface Coverage {
  readonly compared: Compared;
  /** Names of questions that were asked, and of steps that were run. */
  readonly questions: Set<string>;
  readonly steps: Set<string>;
}
export const noCoverage = (): Coverage => ({ compared: noPairs(), questions: new Set(), steps: new Set() });

/** What a law's eye has to go by. Chance of its own comes from the play, so that shortening meets the same. */
export interface Eye {
  readonly broken: (what: string) => never;
  readonly game: Game;
  readonly random: Random;
  readonly play: Play;
  readonly coverage: Coverage;
}

export function law(name: string, watch: (eye: Eye) => Watcher): Law {
  const broken = (what: string): never => {
    throw new LawBroken(name, what);
  };
  return {
    name,
    watch: (game, play, coverage) => watch({ broken, game, play, coverage, random: seeded(`${name}/${play.seed}`) }),
  };
}
