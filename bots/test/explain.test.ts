import {
  known,
  choose,
  openAsks,
  recordOf,
  say,
  seeded,
  startMatch,
  wordsFor,
  type MatchRecord,
} from '@arenarium/engine';
import { tricks } from '@arenarium/engine/tricks';
import { describe, expect, test } from 'vitest';
import {
  analyse,
  analysis,
  analysisAsText,
  botChoice,
  botNamed,
  botWords,
  bots,
  mindOf,
  sayWhy,
  type Bot,
} from '../src/index.ts';
import { choosers, positionIn } from './worlds.ts';

const game = tricks;
const words = { ...wordsFor(game, ['Ann', 'Bob']), ...botWords };
const bot = (name: string): Bot => known(botNamed(name), name);

function recordOfBots(seed: string): MatchRecord {
  const match = startMatch(game, { seats: 2, seed });
  while (match.position.result === null) {
    const { seat } = openAsks(match.position)[0] ?? { seat: -1 };
    const option = botChoice(bot(seat === 0 ? 'adept' : 'random'), match.position, { seat, seed });
    choose(match, { seat, asked: match.position.asked, option });
  }
  return recordOf(match);
}

describe('explanations', () => {
  test.each(bots.map((b) => [b.name, b] as const))('%s says what it thinks of every option, best first', (_, b) => {
    const p = positionIn(game, { seats: 2, seed: 'why', moves: 4 });
    const [seat] = p === null ? [] : choosers(p);
    if (p === null || seat === undefined) throw new Error('over too soon');
    const mind = mindOf(p, seat, { random: seeded('x'), budget: { iterations: 300 } });
    const explained = b.explain(mind);
    expect(explained.options.map(({ option }) => option).sort((a, c) => a - c)).toEqual(mind.options.map((__, i) => i));
    for (const { chance, doubt } of explained.options) {
      expect(chance).toBeGreaterThanOrEqual(-1);
      expect(chance).toBeLessThanOrEqual(2);
      expect(doubt).toBeLessThanOrEqual(0.5);
    }
    for (const why of sayWhy(explained)) expect(say(words, why)).toMatch(/%/);
  });

  test('name the card, the chance, the doubt and the line in words of the game', () => {
    const p = positionIn(game, { seats: 2, seed: 'words', moves: 4 });
    if (p === null) throw new Error('over too soon');
    const explained = bot('master').explain(mindOf(p, 0, { random: seeded('x'), budget: { iterations: 600 } }));
    const [best] = sayWhy(explained).map((why) => say(words, why));
    expect(best).toMatch(/^play the \d: wins \d+ %, give or take \d+; expects .*play the \d \(Bob\)/);
  });
});

describe('analysis', () => {
  const record = recordOfBots('look back');

  test('goes through every real choice, with chances for each seat, known and open', async () => {
    const seen: number[] = [];
    const found = await analyse(game, record, { iterations: 60, progress: ({ done }) => seen.push(done) });
    if (found === null) throw new Error('cancelled');
    expect(seen).toEqual(Array.from({ length: record.entries.length + 1 }, (_, i) => i));
    expect(found.choices.length).toBeGreaterThan(4);
    expect(found.rewards).toEqual(record.outcome?.rewards);
    for (const { chances, open, cost, best, chosen } of found.choices) {
      expect(chances).toHaveLength(2);
      expect(open).toHaveLength(2);
      expect(cost).toBe(best.chance - chosen.chance);
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(chosen.visits).toBeGreaterThanOrEqual(60 / 2 - 1);
    }
    expect(analysisAsText(found, words).length).toBeGreaterThan(found.choices.length);
  });

  test('is the same every time, and has no hindsight: cutting the record short changes nothing before', () => {
    const all = [...analysis(game, record, { iterations: 30 })].length;
    expect(all).toBe(record.entries.length + 1);
    const run = (r: MatchRecord, until: number) => {
      const steps = analysis(game, r, { iterations: 30, until });
      for (;;) {
        const { value, done } = steps.next();
        if (done === true) return value.choices;
      }
    };
    const { outcome: _, ...short } = { ...record, entries: record.entries.slice(0, 6) };
    expect(run(short, 6)).toEqual(run(record, 6));
  });

  test('can be cancelled', async () => {
    const signal = { aborted: false };
    const progress = ({ done }: { done: number }): void => {
      if (done === 2) signal.aborted = true;
    };
    expect(await analyse(game, record, { iterations: 20, signal, progress })).toBeNull();
  });
});
