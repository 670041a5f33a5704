/** Choices in two steps, by dragging from one thing to the other: within one question, and across two. */
import { botChoice, botNamed } from '@arenarium/bots';
import { choose, openAsks, recordOf, replay, startMatch, view, type Decision, type Game } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { optionsUnder } from '../src/table/pointing.ts';
import { nextQuestion, pages } from './browser.ts';
import { openLaid } from './laid.ts';

const open = pages();
/** How far into a match one looks for such choices. */
const CHOICES = 120;
const SEED = 'laid';
/** Bots that have to choose in between are greedy: so many milliseconds are plenty. */
const PATIENCE = 20_000;

/** From one thing to another, and how many questions that answers. */
interface Drag {
  readonly first: string;
  readonly second: string;
  readonly answers: 1 | 2;
}

const leavesOne = (decision: Decision, points: readonly string[]): boolean =>
  optionsUnder(decision, points).length === 1;
const pointsIn = (decision: Decision): readonly string[] => [
  ...new Set(decision.options.flatMap(({ points }) => points)),
];

const within = (decision: Decision): readonly Drag[] =>
  decision.options.flatMap(({ points: [first, second, third] }) =>
    first !== undefined &&
    second !== undefined &&
    third === undefined &&
    !leavesOne(decision, [first]) &&
    leavesOne(decision, [first, second])
      ? [{ first, second, answers: 1 as const }]
      : [],
  );

/** The question right after an answer, if it is asked of the same seat. */
function nextFor(game: Game, match: ReturnType<typeof startMatch>, option: number): Decision | null {
  const then = replay(game, recordOf(match));
  const { asked } = then.position;
  choose(then, { seat: 0, asked, option });
  const { decision } = view(then.position, 0);
  return decision?.asked === asked + 1 && decision.set === null && decision.options.length > 1 ? decision : null;
}

const across = (game: Game, match: ReturnType<typeof startMatch>, decision: Decision): readonly Drag[] =>
  pointsIn(decision)
    .filter((first) => leavesOne(decision, [first]))
    .flatMap((first) => {
      const [option = 0] = optionsUnder(decision, [first]);
      const after = nextFor(game, match, option);
      if (after === null) return [];
      return pointsIn(after)
        .filter((second) => second !== first && leavesOne(after, [second]))
        .map((second) => ({ first, second, answers: 2 as const }));
    });

/** Every question of Ann's in a match with choices in two steps, as `openLaid` comes to them. */
function* twoSteps(game: Game, seats: number, answers: 1 | 2): Generator<{ choices: number; drags: readonly Drag[] }> {
  const greedy = botNamed('greedy');
  if (greedy === undefined) throw new Error('nobody is greedy');
  const match = startMatch(game, { seats, settings: {}, seed: SEED });
  for (let choices = 0; match.position.result === null && choices < CHOICES; choices++) {
    const asks = openAsks(match.position);
    const mine = asks.find(({ seat }) => seat === 0);
    const { decision } = view(match.position, 0);
    if (mine !== undefined && mine.options.length > 1 && decision !== null && decision.set === null) {
      const drags = answers === 1 ? within(decision) : across(game, match, decision);
      if (drags.length > 0) yield { choices, drags };
    }
    const ask = asks.find(({ seat }) => seat !== 0) ?? mine;
    if (ask === undefined) return;
    const { seat } = ask;
    const option = botChoice(greedy, match.position, { seat, seed: SEED });
    choose(match, { seat, asked: match.position.asked, option });
  }
}

/** The first of these drags whose both ends can be met on the screen, and where. */
const meet = (page: Page, drags: readonly Drag[]) =>
  page.evaluate((among) => {
    const spotsOf = (point: string) => document.querySelectorAll(`[data-point="${CSS.escape(point)}"]`);
    const meant = (x: number, y: number): string | null => {
      const met = document.elementFromPoint(x, y)?.closest('[data-point], [data-on]') ?? null;
      return met?.getAttribute('data-on') ?? met?.getAttribute('data-point') ?? null;
    };
    const whereOf = (point: string, within: string) => {
      for (const spot of spotsOf(point)) {
        const { left, top, width, height } = spot.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (spot.closest(within) !== null && meant(x, y) === point) return { x, y };
      }
      return null;
    };
    for (const drag of among) {
      const from = whereOf(drag.first, 'main');
      const to = whereOf(drag.second, '[data-region="field"], [data-region="rivals"]');
      if (from !== null && to !== null) return { drag, from, to };
    }
    return null;
  }, drags);

/** Every game has a choice whose second step is another question; in some one question asks for both. */
const tables = [
  ['legends', 2, 1],
  ['legends', 2, 2],
  ['banishing', 3, 2],
  ['kamigami', 2, 2],
  ['basicverse', 4, 2],
  ['brawl', 2, 2],
] as const;

test.each(tables)(
  '%s with %i seats: a drag that answers as many questions as it should, %i',
  async (id, seats, answers) => {
    const game = gameNamed(id) as Game | undefined;
    if (game === undefined) throw new Error(`no ${id}`);
    const page = await open();
    for (const { choices, drags } of twoSteps(game, seats, answers)) {
      await openLaid(page, { game: id, seats, choices, seed: SEED });
      const asked = await nextQuestion(page, null);
      // Words set in another face would lie elsewhere a moment later.
      await page.evaluate(() => document.fonts.ready.then(() => null));
      const met = await meet(page, drags);
      if (met === null) continue;
      const { drag, from, to } = met;
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      const answered = page.waitForFunction(
        (goal) => {
          const now = document.querySelector('[data-question]')?.getAttribute('data-question');
          return document.querySelector('[data-testid="result"]') !== null || Number(now ?? 0) >= goal;
        },
        Number(asked) + answers,
        { timeout: PATIENCE },
      );
      await answered.catch(() =>
        expect.fail(`after ${choices} choices ${drag.first} dragged to ${drag.second} answers less`),
      );
      return;
    }
    expect.fail(`${id} has no such choice`);
  },
);
