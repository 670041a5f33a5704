/** A page in a real Chromium, and the few things every test does with it. */
import { banishing } from '@arenarium/banishing';
import { botChoice, botNamed } from '@arenarium/bots';
import { blankRecord, choose, openAsks, recordOf, startMatch, type Game, type MatchRecord } from '@arenarium/engine';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const address = (path = ''): string => `${inject('address')}#/${path}`;

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly colours?: 'light' | 'dark';
  readonly settings?: Readonly<Record<string, string>>;
  /** As somebody looks who did not ask for less motion; the others did. */
  readonly motion?: 'all' | 'reduced';
  /** A finger in place of a pointer. */
  readonly touch?: boolean;
}

/** Bots that do not make tests wait. */
const QUICK = { pace: 'instant', name: 'Ann' };

interface Opened {
  readonly page: Page;
  readonly mistakes: string[];
}

/** Pages for the tests of a file; whatever goes wrong in one of them fails its test. */
export function pages(): (look?: Look) => Promise<Page> {
  let browser: Browser;
  const open: Opened[] = [];
  beforeAll(async () => {
    const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
    browser = await chromium.launch({ executablePath, args: FLAGS });
  });
  afterEach(async () => {
    const mistakes = open.flatMap((opened) => opened.mistakes);
    await Promise.all(open.splice(0).map(({ page }) => page.context().close()));
    expect(mistakes).toEqual([]);
  });
  afterAll(() => browser.close());
  return async (look = {}) => {
    const { width = 1280, height = 800, colours = 'light', settings = {}, motion = 'reduced', touch = false } = look;
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: colours,
      reducedMotion: motion === 'all' ? 'no-preference' : 'reduce',
      hasTouch: touch,
      isMobile: touch,
    });
    const page = await context.newPage();
    const mistakes: string[] = [];
    page.setDefaultTimeout(120_000);
    page.on('pageerror', (error) => mistakes.push(error.message));
    page.on('console', (told) => {
      if (told.type() === 'error') mistakes.push(told.text());
    });
    const kept = JSON.stringify({ state: { ...QUICK, ...settings }, version: 0 });
    await page.addInitScript((text) => {
      if (localStorage.getItem('arenarium.settings') === null) localStorage.setItem('arenarium.settings', text);
    }, kept);
    open.push({ page, mistakes });
    return page;
  };
}

export type Seats = readonly ('me' | 'bot' | { readonly person: string })[];

export interface TableWish {
  readonly seats?: Seats;
  readonly settings?: Readonly<Record<string, string>>;
  readonly seed?: string;
  readonly bot?: string;
}

const BOTS = ['Bob', 'Cid', 'Dot', 'Eve', 'Fay'];

/** Sit down at a table of The Banishing that is set up already. */
export async function sitDown(page: Page, wish: TableWish = {}): Promise<void> {
  const {
    seats = ['me', 'bot', 'bot'],
    settings = { difficulty: 'friendly', characters: 'firstGame' },
    seed = 'one',
    bot = 'random',
  } = wish;
  const drivers = seats.map((seat, i) => {
    if (seat === 'me') return { by: 'person', name: 'Ann' };
    return seat === 'bot' ? { by: 'bot', name: BOTS[i] ?? 'Bot', bot } : { by: 'person', name: seat.person };
  });
  const record = blankRecord(banishing as Game, { seats: seats.length, settings, seed });
  await lay(page, record, drivers);
  await page.goto(address('table/e2e'));
}

/** Lay a match into the browser, as if it had been played there: its address ends in `e2e`. */
export async function lay(page: Page, record: MatchRecord, players: readonly object[]): Promise<void> {
  await page.goto(address());
  await page.getByRole('heading', { level: 1 }).waitFor();
  const summary = {
    id: 'e2e',
    game: record.game,
    players,
    entries: record.entries.length,
    over: (record.outcome?.rewards ?? null) !== null,
    savedAt: 1,
  };
  await page.evaluate(
    ([kept, listed]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('arenarium', 1);
        opening.addEventListener('upgradeneeded', () => {
          for (const store of ['records', 'summaries']) opening.result.createObjectStore(store, { keyPath: 'id' });
        });
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(['records', 'summaries'], 'readwrite');
          transaction.objectStore('records').put(kept);
          transaction.objectStore('summaries').put(listed);
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [{ id: 'e2e', record, players }, summary] as const,
  );
}

/** A whole match of The Banishing that Ann has played with two bots, or the first choices of it. */
export async function layPlayed(page: Page, choices = Infinity): Promise<void> {
  const greedy = botNamed('greedy');
  if (greedy === undefined) throw new Error('nobody is greedy');
  const settings = { difficulty: 'friendly', characters: 'firstGame' };
  const match = startMatch(banishing as Game, { seats: 3, settings, seed: 'played' });
  for (let i = 0; i < choices && match.position.result === null; i++) {
    const [ask] = openAsks(match.position);
    if (ask === undefined) break;
    const { seat } = ask;
    const option = botChoice(greedy, match.position, { seat, seed: 'played' });
    choose(match, { seat, asked: match.position.asked, option });
  }
  await lay(page, recordOf(match), [
    { by: 'person', name: 'Ann' },
    { by: 'bot', name: 'Bob', bot: 'adept' },
    { by: 'bot', name: 'Cid', bot: 'adept' },
  ]);
}

/**
 * Wait until somebody at this screen is asked something else than before, the screen changes hands, or the match is
 * over. Says which: the number of the question, 'handOver' or 'over'. What the page answers by itself is not asked.
 */
export async function nextQuestion(page: Page, before: string | null): Promise<string> {
  const handle = await page.waitForFunction((was) => {
    if (document.querySelector('[data-testid="result"]') !== null) return 'over';
    if (document.querySelector('[data-testid="hand-over"]') !== null) return was === 'handOver' ? false : 'handOver';
    const now = document.querySelector('[data-question]:not([data-forced])')?.getAttribute('data-question') ?? null;
    return now !== null && now !== was ? now : false;
  }, before);
  return (await handle.jsonValue()) as string;
}

/** Press a button of the tray. What lies on the board is kept out of sight there until the focus comes to it. */
export async function pressAnswer(answer: Locator, soon: { readonly timeout?: number } = {}): Promise<void> {
  await answer.focus(soon);
  await answer.click(soon);
}

/** Where a set is asked for: pick the first that can be added until nothing is missing. */
async function pickAll(page: Page, pickNext: (next: Locator) => Promise<void>): Promise<Locator> {
  const send = page.getByTestId('send-set');
  // Whoever hosts says after every pick what is missing, and what cannot be added.
  const isSaid = () => page.locator('[data-testid="send-set"][aria-busy="false"]').waitFor();
  await isSaid();
  while (!(await send.isEnabled())) {
    const before = await send.innerText();
    await pickNext(page.locator('[data-option][aria-pressed="false"]:not([data-barred])').first());
    await page.waitForFunction(
      (was) => (document.querySelector('[data-testid="send-set"]') as HTMLElement | null)?.innerText !== was,
      before,
    );
    await isSaid();
  }
  return send;
}

/** Pick a set and send it. */
export async function pickSet(page: Page): Promise<void> {
  const send = await pickAll(page, pressAnswer);
  await send.click();
}

/** The same without a pointer: every pick by the arrows and Enter. */
export async function pickSetByKeys(page: Page): Promise<void> {
  const send = await pickAll(page, async (next) => {
    await next.focus();
    await page.keyboard.press('Enter');
  });
  await send.focus();
  await page.keyboard.press('Enter');
}

export const asksForSet = async (page: Page): Promise<boolean> => (await page.getByTestId('send-set').count()) > 0;

/** Press something lit on the table; if several options point at it, the first one in the list. */
export async function chooseByPointer(page: Page, asked: string): Promise<string> {
  if (await asksForSet(page)) {
    await pickSet(page);
    return nextQuestion(page, asked);
  }
  const lit = page.locator('[data-point][data-standing="open"]');
  if ((await lit.count()) > 0) await lit.first().click();
  else await pressAnswer(page.locator('[data-option]').first());
  const settled = await page.waitForFunction((was) => {
    const now = document.querySelector('[data-question]')?.getAttribute('data-question') ?? null;
    return now !== was ? 'chosen' : document.querySelector('[data-standing="chosen"]') !== null ? 'narrowed' : false;
  }, asked);
  if ((await settled.jsonValue()) === 'narrowed') await pressAnswer(page.locator('[data-option]').first());
  return nextQuestion(page, asked);
}

export const prompt = (page: Page): Promise<string> => page.getByTestId('prompt').innerText();
export const logLines = (page: Page): Promise<string[]> => page.getByRole('log').locator('li').allInnerTexts();
