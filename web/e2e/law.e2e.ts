/**
 * The layout law, at the decisions of a match of every game and every number of seats, on six screens. Matches are laid as
 * they stand after so many choices; a run with LAW=all plays them from beginning to end and looks at every decision of
 * one seat.
 */
import { seatCounts } from '@arenarium/engine';
import { games } from '@arenarium/games';
import { expect, test } from 'vitest';
import { nextQuestion, pages } from './browser.ts';
import { playOut } from './hands.ts';
import { openLaid } from './laid.ts';
import { breachesEverywhere, screens } from './law.ts';

const open = pages();
const isWhole = process.env['LAW'] === 'all';
/** After how many choices a match is looked at: the draft, the beginning, the middle. */
const MOMENTS = [0, 12, 70];
/** A whole match on six screens takes its time. */
const LONG = 3_600_000;

const tables = games.flatMap((game) => seatCounts(game).map((seats) => [game.id, seats] as const));

test.each(tables)('%s with %i seats: what decides is in sight, at every size', async (game, seats) => {
  const page = await open();
  const broken: string[] = [];
  for (const choices of MOMENTS) {
    await openLaid(page, { game, seats, choices });
    if ((await nextQuestion(page, null)) === 'over') break;
    const found = await breachesEverywhere(page);
    broken.push(...found.map((breach) => `after ${choices}: ${breach}`));
  }
  expect(broken).toEqual([]);
});

test.runIf(isWhole).each(tables)(
  '%s with %i seats: a whole match in which what decides is in sight',
  async (game, seats) => {
    const page = await open();
    await openLaid(page, { game, seats, choices: 0 });
    let looks = 0;
    const broken = new Map<string, string>();
    let last = '';
    const watch = async (asked: string) => {
      if (asked === last) return;
      last = asked;
      const found = await breachesEverywhere(page);
      looks += Object.keys(screens).length;
      for (const breach of found) {
        if (!broken.has(breach)) console.log(`${game} with ${seats} seats, question ${asked}: ${breach}`);
        broken.set(breach, asked);
      }
    };
    const { questions } = await playOut(page, 'pointer', { watch });
    console.log(`${game} with ${seats} seats: ${questions} questions, ${looks} looks`);
    expect([...broken].map(([breach, asked]) => `${breach} (last at question ${asked})`)).toEqual([]);
  },
  LONG,
);
