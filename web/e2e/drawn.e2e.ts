/**
 * A moving pointer draws nothing anew but what it touches, on every board: counted commit by commit, the way React's
 * own profiler counts, from the hook that React tells of every commit.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pages } from './browser.ts';
import { playOut } from './hands.ts';
import { sitDownAt, type Sitting } from './sitting.ts';

const open = pages();

/** The little of React's fibers that counting needs. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
}
interface Drawn {
  /** Components drawn anew since the count began, on the whole page. */
  page: number;
  /** Those of the board, each with the points on the table that it draws. */
  board: string[][];
}
declare global {
  interface Window {
    drawn: Drawn;
    passed: string[];
    components: number;
  }
}

/** Runs in the page before React does. */
function watchReact(): void {
  const PERFORMED_WORK = 1;
  const HOST = 5;
  /** Functions, classes, forwarded and memoised ones. */
  const COMPONENTS = [0, 1, 11, 14, 15];
  const each = (fiber: Fiber | null, see: (fiber: Fiber) => void): void => {
    for (let next = fiber; next !== null; next = next.sibling) see(next);
  };
  const hostsOf = (fiber: Fiber): Element[] => {
    const found: Element[] = [];
    const look = (one: Fiber): void => {
      if (one.tag === HOST && one.stateNode instanceof Element) found.push(one.stateNode);
      else each(one.child, look);
    };
    look(fiber);
    return found;
  };
  const count = (fiber: Fiber): void => {
    const hosts = hostsOf(fiber);
    window.drawn.page++;
    if (!hosts.some((host) => host.closest('[data-region="field"], [data-region="rivals"], [data-region="dock"]')))
      return;
    const spots = hosts.flatMap((host) => [
      ...(host.matches('[data-point]') ? [host] : []),
      ...host.querySelectorAll('[data-point]'),
    ]);
    window.drawn.board.push([...new Set(spots.map((spot) => spot.getAttribute('data-point') ?? ''))]);
  };
  const walk = (fiber: Fiber): void => {
    const before = fiber.alternate;
    if (COMPONENTS.includes(fiber.tag) && (before === null || (fiber.flags & PERFORMED_WORK) !== 0)) count(fiber);
    // What React passed over as a whole still hangs where it hung.
    if (before === null || before.child !== fiber.child) each(fiber.child, walk);
  };
  const all = (fiber: Fiber): number => {
    let n = COMPONENTS.includes(fiber.tag) ? 1 : 0;
    each(fiber.child, (child) => {
      n += all(child);
    });
    return n;
  };
  window.drawn = { page: 0, board: [] };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot(_: number, root: { readonly current: Fiber }) {
        walk(root.current);
        window.components = all(root.current);
      },
    },
  });
}

/** Keeps what the pointer came over and what was lit in passing: a card that is pointed at grows, and another may be met for a moment. */
const keepTouched = (page: Page) =>
  page.evaluate(() => {
    const keep = (target: EventTarget | null) => {
      const point = target instanceof Element ? target.closest('[data-point]')?.getAttribute('data-point') : null;
      if (point != null) window.passed.push(point);
    };
    window.passed = [];
    document.addEventListener('pointerover', ({ target }) => keep(target), true);
    new MutationObserver((changes) => changes.forEach(({ target }) => keep(target))).observe(document.body, {
      attributeFilter: ['data-hinted'],
      subtree: true,
    });
  });

/** What the pointer is on, and what that lights. */
const touched = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-point]:hover, [data-point][data-hinted]')].map(
      (spot) => spot.getAttribute('data-point') ?? '',
    ),
  );

/** Until nothing was drawn for a while: others may still answer, and what was pointed at goes out a moment later. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const count = () => window.drawn.page + window.drawn.board.length;
    for (let seen = -1; seen !== count();) {
      seen = count();
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  });

/** As many things of the board as a pointer can be on, spread over it. */
async function spotsOf(page: Page, most: number): Promise<{ x: number; y: number }[]> {
  const all = await page.evaluate(() =>
    [...document.querySelectorAll('[data-region] [data-point]')].flatMap((spot) => {
      const { left, top, width, height } = spot.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return document.elementFromPoint(x, y)?.closest('[data-point]') === spot ? [{ x, y }] : [];
    }),
  );
  const step = Math.max(1, Math.floor(all.length / most));
  return all.filter((_, i) => i % step === 0).slice(0, most);
}

const sittings: readonly Sitting[] = [
  { game: 'legends', seats: 2, bot: 'random' },
  { game: 'banishing', seats: 3, bot: 'random' },
  { game: 'kamigami', seats: 2, bot: 'random' },
  { game: 'basicverse', seats: 4, bot: 'random' },
  { game: 'brawl', seats: 2, bot: 'random' },
];
/** Answers before the pointer begins to move: past what is agreed at the beginning, with cards in hand. */
const ANSWERS = 6;
const STEPS = 12;

const median = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[of.length >> 1] ?? 0;

test.each(sittings)('$game: a moving pointer draws nothing anew but what it touches', async (sitting) => {
  const page = await open();
  await page.addInitScript(watchReact);
  await sitDownAt(page, sitting);
  await playOut(page, 'pointer', { presses: ANSWERS });
  await page.mouse.move(2, 2);
  await settled(page);
  await keepTouched(page);
  const spots = await spotsOf(page, STEPS);
  expect(spots.length).toBeGreaterThan(4);
  const onPage: number[] = [];
  const onBoard: number[] = [];
  for (const { x, y } of spots) {
    const before = await touched(page);
    await page.evaluate(() => {
      window.drawn = { page: 0, board: [] };
      window.passed = [];
    });
    await page.mouse.move(x, y);
    await settled(page);
    const may = new Set([...before, ...(await touched(page)), ...(await page.evaluate(() => window.passed))]);
    const drawn = await page.evaluate(() => window.drawn);
    expect(drawn.board.filter((points) => points.some((point) => !may.has(point)))).toEqual([]);
    onPage.push(drawn.page);
    onBoard.push(drawn.board.length);
  }
  const all = await page.evaluate(() => window.components);
  const told = (of: readonly number[]): string => `${median(of)}, at most ${Math.max(...of)}`;
  process.stdout.write(
    `${sitting.game}: ${all} components; drawn anew a step: ${told(onPage)}; of the board: ${told(onBoard)}\n`,
  );
});
