/** What was offered and what was taken, question by question, and how those seats fared that took it. */
import {
  at,
  described,
  say,
  wordsFor,
  type Ask,
  type Game,
  type Message,
  type Position,
  type Seat,
  type Words,
} from '@arenarium/engine';
import { addScore, count, noScore, type Score } from './score.ts';

/** One answer to a question. A seat that took it several times in a match fared once. */
export interface ChoiceCount {
  offered: number;
  taken: number;
  readonly takers: Score;
}
/** By question, then by what the option says. */
export type ChoiceCounts = Record<string, Record<string, ChoiceCount>>;
/** Whose answers are counted. */
export type Counted = 'none' | 'all' | { readonly question: string };

/** Looks on while one match is played. */
export interface ChoiceWatch {
  see(p: Position, ask: Ask, choice: number): void;
  /** The match is over. */
  end(rewards: readonly number[]): void;
}

export function watchChoices(game: Game, counts: ChoiceCounts, counted: Exclude<Counted, 'none'>): ChoiceWatch {
  const taken = new Map<ChoiceCount, Set<Seat>>();
  return {
    see(p, { seat, question, options }, choice) {
      // Known to have been asked, even where its answers are not counted.
      const answers = (counts[question.name] ??= {});
      if (counted !== 'all' && counted.question !== question.name) return;
      const words = wordsAt(game, seat);
      const labels = options.map((option) => say(words, described(p, option, seat).label));
      for (const label of new Set(labels)) {
        (answers[label] ??= { offered: 0, taken: 0, takers: noScore() }).offered++;
      }
      const answer = answers[labels[choice] ?? ''];
      if (answer === undefined) return;
      answer.taken++;
      taken.set(answer, (taken.get(answer) ?? new Set()).add(seat));
    },
    end(rewards) {
      for (const [{ takers }, seats] of taken) for (const seat of seats) count(takers, rewards[seat] ?? 0);
    },
  };
}

export function addChoices(into: ChoiceCounts, from: ChoiceCounts): void {
  for (const [question, answers] of Object.entries(from)) {
    const known = (into[question] ??= {});
    for (const [label, { offered, taken, takers }] of Object.entries(answers)) {
      const answer = (known[label] ??= { offered: 0, taken: 0, takers: noScore() });
      answer.offered += offered;
      answer.taken += taken;
      addScore(answer.takers, takers);
    }
  }
}

/** What each seat played with, at the end of a match; a seat with two of a kind played with it once. */
export function countPlayedWith(p: Position, scores: Record<string, Score>): void {
  const { game, result } = p;
  if (game.playedWith === undefined || result === null) return;
  for (const [seat, reward] of result.rewards.entries()) {
    const own = game.playedWith(p, seat);
    if (own.length === 1) countUnder(scores, nameIn(game, at(own, 0)), reward);
    else for (const name of new Set(own.map((each) => nameIn(game, each)))) countUnder(scores, name, reward);
  }
}

const countUnder = (scores: Record<string, Score>, name: string, reward: number): void =>
  count((scores[name] ??= noScore()), reward);

/** Said once and remembered: matches by lot are over sooner than their names are said. */
const names = new WeakMap<Game, Map<string, string>>();
function nameIn(game: Game, name: Message): string {
  let known = names.get(game);
  if (known === undefined) names.set(game, (known = new Map()));
  let key = '';
  for (const value in name) key += typeof name[value] === 'object' ? JSON.stringify(name[value]) : `${name[value]}/`;
  let said = known.get(key);
  if (said === undefined) known.set(key, (said = say(wordsFor(game, []), name)));
  return said;
}

/** Against whom something is aimed does not make it another choice: seats are only "oneself" or "another". */
const spoken = new WeakMap<Game, Words[]>();
function wordsAt(game: Game, seat: Seat): Words {
  const known = spoken.get(game) ?? [];
  spoken.set(game, known);
  return (known[seat] ??= {
    ...wordsFor(game, []),
    seat: (values) => (values.number('seat') === seat ? 'oneself' : 'another'),
  });
}
