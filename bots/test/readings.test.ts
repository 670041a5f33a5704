/** What games read off their tables to be judged by, for all of them. */
import { answerAs, begin, below, checkedSetup, openAsks, seatCounts, seeded, type Game } from '@arenarium/engine';
import type { Position, Sheet } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import { judgementOf, type Judgement } from '@arenarium/games/judgements';
import { describe, expect, test } from 'vitest';

const GAMES = ['legends', 'brawl', 'kamigami', 'basicverse', 'banishing'] as const;

/** Everything that is read of a position, in order. */
function readingOf({ judging }: Judgement, p: Position): unknown[] {
  const read: unknown[] = [];
  const sheet: Sheet = {
    term: (...what) => void read.push(['term', ...what]),
    number: (...what) => void read.push(['number', ...what]),
    zone: (seat, zone, cards) => void read.push(['zone', seat, zone, [...cards]]),
    lost: (seat) => void read.push(['lost', seat]),
  };
  judging.read(p, sheet);
  return read;
}

/** Play on by lot for so many answers. */
function playOn(p: Position, { seed, answers }: { seed: string; answers: number }): void {
  const lot = seeded(seed);
  for (let made = 0; p.result === null && made < answers; made++) {
    const [ask] = openAsks(p);
    if (ask === undefined) return;
    answerAs(p, ask.seat, below(lot, ask.options.length));
  }
}

describe.each(GAMES)('what is read of %s', (id) => {
  const game = gameNamed(id) as Game;

  test('is the same whoever is asked: a turn that ends changes nothing by itself', async () => {
    const judgement = (await judgementOf(id)) as Judgement;
    const [seats = 2] = seatCounts(game);
    for (let match = 0; match < 12; match++) {
      const p = begin(game, checkedSetup(game, seats), `read ${match}`);
      playOn(p, { seed: `lot ${match}`, answers: 10 * (match + 1) });
      const { now } = p;
      if (now === null) continue;
      const asOthers = Array.from({ length: seats }, (_, seat): Position => ({ ...p, now: { ...now, seat } }));
      for (const other of asOthers) expect(readingOf(judgement, other)).toEqual(readingOf(judgement, p));
    }
  });
});

test.each([
  ['brawl', 4],
  ['kamigami', 3],
])('while %s is set up, what was taken so far is read', async (id, made) => {
  const game = gameNamed(id) as Game;
  const judgement = (await judgementOf(id)) as Judgement;
  const drafts = Array.from({ length: 8 }, (_, i) => {
    const p = begin(game, checkedSetup(game, 2), 'the same');
    playOn(p, { seed: `draft ${i}`, answers: made });
    expect(judgement.judging.settingUp(p)).toBe(true);
    return JSON.stringify(readingOf(judgement, p));
  });
  expect(new Set(drafts).size).toBeGreaterThan(1);
});
