/** What the engine's everyday operations cost in the middle of a game's matches. */
import {
  at,
  answerAs,
  anyAnswer,
  begin,
  choose,
  clone,
  imagine,
  isChoice,
  load,
  recordOf,
  replay,
  save,
  seeded,
  startMatch,
  type Game,
  type MatchRecord,
  type Position,
  type SavedPosition,
  type Setup,
} from '@arenarium/engine';
import { microseconds } from './measure.ts';

export interface Costs {
  readonly cloneMicroseconds: number;
  readonly imagineMicroseconds: number;
  readonly saveMicroseconds: number;
  readonly loadMicroseconds: number;
  readonly savedBytes: number;
  /** Reloading a whole match from its record. */
  readonly replayMilliseconds: number;
}

const MATCHES = 12;

export function costsOf(game: Game, setup: Setup): Costs {
  const records = Array.from({ length: MATCHES }, (_, i) => recorded(game, setup, `costs/${i}`));
  const middles = records.map((record) => middleOf(game, record));
  const saved = middles.map((p) => JSON.stringify(save(p)));
  const random = seeded('costs');
  const pick = <X>(list: readonly X[], i: number): X => at(list, i % list.length);
  return {
    cloneMicroseconds: microseconds((i) => clone(pick(middles, i))),
    imagineMicroseconds: microseconds((i) => {
      const p = pick(middles, i);
      imagine(p, p.now?.seat ?? 0, random);
    }),
    saveMicroseconds: microseconds((i) => JSON.stringify(save(pick(middles, i)))),
    loadMicroseconds: microseconds((i) => load(game, JSON.parse(pick(saved, i)) as SavedPosition)),
    savedBytes: Math.round(saved.reduce((sum, text) => sum + text.length, 0) / saved.length),
    replayMilliseconds: microseconds((i) => replay(game, pick(records, i))) / 1000,
  };
}

/** A whole random match. */
export function recorded(game: Game, setup: Setup, seed: string): MatchRecord {
  const match = startMatch(game, { ...setup, seed });
  const random = seeded(seed);
  for (let now = match.position.now; now !== null; now = match.position.now) {
    choose(match, { seat: now.seat, asked: match.position.asked, option: anyAnswer(match.position, now, random) });
  }
  return recordOf(match);
}

/** The position after half of a record's choices, or after so many, without a log, as search would meet it. */
export function middleOf(game: Game, record: MatchRecord, after = Math.floor(record.entries.length / 2)): Position {
  const p = begin(game, record, record.seed);
  for (const entry of record.entries.slice(0, after)) {
    if (isChoice(entry)) answerAs(p, entry[0], entry[1]);
  }
  return p;
}
