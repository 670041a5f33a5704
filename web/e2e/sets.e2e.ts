/** Sets are picked in any order: six of ten Heroes, cards to discard, the targets of an Avalanche. */
import {
  anyAnswer,
  choose,
  decisionOf,
  openAsks,
  recordOf,
  seeded,
  startMatch,
  type Ask,
  type Game,
} from '@arenarium/engine';
import { basicverse } from '@arenarium/basicverse';
import { legends } from '@arenarium/legends';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, lay, nextQuestion, pages } from './browser.ts';

const open = pages();

interface Wanted {
  readonly game: Game;
  readonly seats: number;
  readonly question: string;
  /** Whether it is the one that is meant. */
  fits(ask: Ask): boolean;
}

interface Laid {
  readonly seat: number;
  readonly points: readonly string[];
}
/** A match played by lot up to a question for a set: whoever is asked it sits at the screen. Says who, and what its options point at. */
async function layBefore(page: Page, { game, seats, question, fits }: Wanted): Promise<Laid> {
  for (let seed = 0; seed < 200; seed++) {
    const match = startMatch(game, { seats, seed: `set ${seed}` });
    const lot = seeded(`set ${seed}`);
    for (let i = 0; i < 600 && match.position.result === null; i++) {
      const asks = openAsks(match.position);
      const meant = asks.find((ask) => ask.question.name === question && fits(ask));
      if (meant !== undefined) {
        const bot = { by: 'bot', name: 'Bob', bot: 'random' };
        const players = Array.from({ length: seats }, (_, seat) =>
          seat === meant.seat ? { by: 'person', name: 'Ann' } : { ...bot, name: `Bot ${seat}` },
        );
        await lay(page, recordOf(match), players);
        await page.goto(address('table/e2e'));
        const options = decisionOf(match.position, meant.seat)?.options ?? [];
        return { seat: meant.seat, points: options.map(({ points }) => points[0] ?? '') };
      }
      const [ask] = asks;
      if (ask === undefined) break;
      const option = anyAnswer(match.position, ask, lot);
      choose(match, { seat: ask.seat, asked: match.position.asked, option });
    }
  }
  throw new Error(`${question} is never asked`);
}

const many = ({ picking }: Ask): boolean => picking !== null && picking.things.length > picking.max;
const heroes: Wanted = {
  game: legends as Game,
  seats: 2,
  question: 'legends/team',
  fits: many,
};
const discards: Wanted = {
  game: basicverse as Game,
  seats: 4,
  question: 'basicverse/discards',
  fits: many,
};
const avalanche: Wanted = {
  game: basicverse as Game,
  seats: 6,
  question: 'basicverse/targets',
  fits: many,
};

type Hand = (page: Page, option: number, points: readonly string[]) => Promise<void>;
/** On the board, where the thing itself lies; cards of a hand overlap, so a part of it that is in sight is pressed. */
const byPointer: Hand = async (page, option, points) => {
  // What is missing is said under the button that sends the set: only then everything lies where it will lie.
  await page.locator('[data-testid="send-set"][aria-busy="false"]').waitFor();
  await page.mouse.move(2, 2);
  const spot = page.locator(`[data-point="${points[option]}"]:visible`).first();
  await spot.scrollIntoViewIfNeeded();
  const inSight = () =>
    spot.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const shares = Array.from({ length: 19 }, (_, i) => (i + 1) / 20);
      const all = shares.flatMap((y) => shares.map((x) => ({ x: left + x * width, y: top + y * height })));
      return all.find(({ x, y }) => element.contains(document.elementFromPoint(x, y))) ?? null;
    });
  await expect.poll(inSight, { timeout: 60_000 }).not.toBeNull();
  const { x = 0, y = 0 } = (await inSight()) ?? {};
  await page.mouse.click(x, y);
};
/** Arrows through the list, Enter on the option: nothing is ever pointed at. */
const byKeys: Hand = async (page, option) => {
  await page.locator('[data-option][tabindex="0"]').focus();
  const isThere = () => page.evaluate(() => document.activeElement?.getAttribute('data-option') ?? null);
  for (let i = 0; i < 60 && (await isThere()) !== String(option); i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

const picked = (page: Page): Promise<number[]> =>
  page
    .locator('[data-option][aria-pressed="true"]')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-option'))).sort((a, b) => a - b));

/** Every set this match was told, as the browser keeps it. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('arenarium', 1);
        opening.addEventListener('success', () => {
          const got = opening.result.transaction('records').objectStore('records').get('e2e');
          got.addEventListener('success', () => {
            const { entries } = (got.result as { record: { entries: unknown[] } }).record;
            opening.result.close();
            resolve(entries.filter((entry) => Array.isArray(entry) && Array.isArray(entry[1])));
          });
        });
      }),
  );

interface Around {
  readonly wanted: Wanted;
  readonly order: readonly number[];
  readonly instead: number;
}
/** Pick these in this order, take the second back, take another one instead, and send. */
async function pickAround(page: Page, hand: Hand, { wanted, order, instead }: Around): Promise<void> {
  const { seat, points } = await layBefore(page, wanted);
  const asked = await nextQuestion(page, null);
  const send = page.getByTestId('send-set');
  const taken: number[] = [];
  const press = async (option: number, after: readonly number[]) => {
    await hand(page, option, points);
    await expect.poll(() => picked(page), { timeout: 60_000 }).toEqual(after.toSorted((a, b) => a - b));
  };
  for (const option of order) {
    taken.push(option);
    await press(option, taken);
  }
  await expect.poll(() => send.isEnabled(), { timeout: 60_000 }).toBe(true);
  const back = order[1] as number;
  taken.splice(taken.indexOf(back), 1);
  await press(back, taken);
  taken.push(instead);
  await press(instead, taken);
  await expect.poll(() => send.isEnabled(), { timeout: 60_000 }).toBe(true);
  if (hand === byKeys) {
    await send.focus();
    await page.keyboard.press('Enter');
  } else await send.click();
  await nextQuestion(page, asked);
  const set = taken.toSorted((a, b) => a - b);
  await expect.poll(() => kept(page), { timeout: 60_000 }).toContainEqual([seat, set]);
}

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };
const ways = [
  ['by pointer, wide', byPointer, wide],
  ['by keyboard, wide', byKeys, wide],
  ['by pointer, at 360 px', byPointer, narrow],
  ['by keyboard, at 360 px', byKeys, narrow],
] as const;

test.each(ways)('six of ten Heroes in any order, one taken back: %s', async (_, hand, size) => {
  const page = await open(size);
  await pickAround(page, hand, {
    wanted: heroes,
    order: [9, 2, 5, 0, 7, 3],
    instead: 4,
  });
});

test.each(ways)('an Avalanche on two targets, the later one first: %s', async (_, hand, size) => {
  const page = await open(size);
  await pickAround(page, hand, {
    wanted: avalanche,
    order: [2, 0],
    instead: 1,
  });
});

test.each(ways)('cards to discard, one taken back: %s', async (_, hand, size) => {
  const page = await open(size);
  const { seat, points } = await layBefore(page, discards);
  const asked = await nextQuestion(page, null);
  const all = await page.locator('[data-option]').count();
  const wanted = Number(/of (\d+)/.exec(await page.getByTestId('send-set').innerText())?.[1]);
  const order = Array.from({ length: wanted }, (_each, i) => all - 1 - i);
  for (const [i, option] of order.entries()) {
    await hand(page, option, points);
    const taken = order.slice(0, i + 1).toSorted((a, b) => a - b);
    await expect.poll(() => picked(page), { timeout: 60_000 }).toEqual(taken);
  }
  const [first = 0] = order;
  await hand(page, first, points);
  await expect.poll(() => picked(page), { timeout: 60_000 }).not.toContain(first);
  await hand(page, 0, points);
  await expect.poll(() => page.getByTestId('send-set').isEnabled(), { timeout: 60_000 }).toBe(true);
  await page.getByTestId('send-set').focus();
  await page.keyboard.press('Enter');
  await nextQuestion(page, asked);
  // Equal cards are one: which of them was pointed at makes no difference to the record.
  await expect
    .poll(() => kept(page), { timeout: 60_000 })
    .toContainEqual([seat, expect.objectContaining({ length: wanted, 0: 0 })]);
});

test('whoever looks at a rival is told what can be counted on there', async () => {
  const page = await open(wide);
  const { seat } = await layBefore(page, discards);
  await nextQuestion(page, null);
  const rival = page.locator(`[data-point^="seat:"]:not([data-point="seat:${seat}"]):visible`).first();
  await rival.hover();
  const counted = page.getByRole('region', { name: /^What you can count on: / }).first();
  await counted.waitFor();
  expect(await counted.innerText()).toMatch(/among (this card|these \d+ cards):\n(\d|perhaps|any of)/);
});
