/** The figures of docs/speed-of-the-page.md, measured in Chromium over whole matches, and written there. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { seatCounts } from '@arenarium/engine';
import { games } from '@arenarium/games';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { address, nextQuestion, pages } from './browser.ts';
import { tracePresses } from './frames.ts';
import { playOut } from './hands.ts';
import { openLaid } from './laid.ts';
import { beginToObserve, heldBy, observe, observed, quantile, workedBy, type Held } from './measures.ts';
import { weigh } from './weigh.ts';

const open = pages();
/** What is asked of every board. */
const PAINT = 50;
const JUMPS = 0.02;
/** Normally whole matches are played; PRESSES=20 gets up after so many. */
const presses = Number(process.env['PRESSES'] ?? Infinity);

const boards = games.map((game) => ({ game: game.id, title: game.title, seats: Math.min(...seatCounts(game)) }));
type At = (typeof boards)[number];

/** Nobody else works here: less than one process a core. */
const isQuiet = (): boolean => (loadavg()[0] ?? 0) < cpus().length;

const rows: Record<'answers' | 'loads' | 'keeps', string[]> = {
  answers: [],
  loads: [],
  keeps: [],
};

/** A whole match by pointer, with everything moving that moves. */
test.each(boards)('$title: from input to paint, and jumps of the layout', async ({ game, title, seats }) => {
  // At a pace: where bots answer at once, nothing moves.
  const page = await open({ motion: 'all', settings: { pace: 'brisk' } });
  await observe(page);
  await openLaid(page, { game, seats, choices: 0 });
  await nextQuestion(page, null);
  await beginToObserve(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await workedBy(session);
  const traced = await tracePresses(session);
  const { board, tray, stumbles } = await playOut(page, 'pointer', { presses, isByHand: true });
  const shown = await traced();
  const work = ((await workedBy(session)) - before) / (board + tray);
  expect(stumbles).toEqual([]);
  const { inputs, cls, jumps, jumpsInAll, largest } = await observed(page);
  const told = Object.values(inputs);
  const half = quantile(told, { of: board + tray, share: 0.5 });
  const most = quantile(told, { of: board + tray, share: 0.95 });
  const own = (share: number): number => Math.round(quantile(shown, { of: shown.length, share }));
  const figures = [board + tray, own(0.5), own(0.95), half, most, work.toFixed(1)];
  const jumped = [cls.toFixed(4), jumps.toFixed(4), jumpsInAll.toFixed(3)];
  rows.answers.push(`| ${[title, ...figures, ...jumped].join(' | ')} |`);
  expect.soft(own(0.95)).toBeLessThanOrEqual(PAINT);
  // What the clock on the wall says depends on what else the machine does.
  if (isQuiet()) expect.soft(most, 'by the clock on the wall').toBeLessThanOrEqual(PAINT);
  const { value, asked, moved } = largest;
  const found = `the largest jump, ${value.toFixed(4)}, at question ${asked}:\n${moved.join('\n')}\n`;
  expect.soft(cls, found).toBeLessThan(JUMPS);
});

test.each(boards)('$title: what is loaded', async ({ game, title, seats }) => {
  const page = await open();
  const loaded = weigh(page);
  await page.goto(address());
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const home = await loaded();
  await openLaid(page, { game, seats, choices: 0 });
  await nextQuestion(page, null);
  const table = await loaded();
  rows.loads.push(`| ${title} | ${home.kilobytes} | ${table.kilobytes} |`);
});

async function playOne(page: Page, { game, seats }: At, seed: string): Promise<void> {
  await openLaid(page, { game, seats, choices: 0, seed });
  await nextQuestion(page, null);
  await playOut(page, 'pointer', { presses });
  await page.goto(address());
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** What a game brings along stays; after that ten matches of the same game must not grow. */
test('ten matches in one tab leave nothing behind', async () => {
  const page = await open();
  await page.goto(address());
  const session = await page.context().newCDPSession(page);
  const held: Held[] = [];
  const [at] = boards;
  if (at === undefined) throw new Error('no board');
  for (let round = 1; round <= 10; round++) {
    await playOne(page, at, `round ${round}`);
    const now = await heldBy(session);
    held.push(now);
    rows.keeps.push(`| ${round}, ${at.title} | ${now.kilobytes} | ${now.owned} | ${now.nodes} | ${now.listeners} |`);
  }
  // The first two fetch and warm up what is kept for good.
  const [after, atLast] = [held[1], held[9]];
  if (after === undefined || atLast === undefined) throw new Error('not all were played');
  expect.soft(atLast.owned).toBeLessThan(after.owned * 1.02);
  expect.soft(atLast.nodes).toBeLessThanOrEqual(after.nodes * 1.1);
  expect.soft(atLast.listeners).toBeLessThanOrEqual(after.listeners * 1.1);
});

const heads = {
  answers:
    '| board | presses | half, own ms | 95 %, own ms | half, ms | 95 %, ms | all work, ms | CLS | unasked | all jumps |',
  loads: '| table | home, KB | the table more, KB |',
  keeps: '| after match | heap, KB | of it the page’s own, KB | nodes | listeners |',
} as const;

const firstOf = (row: string): string => row.split('|')[1]?.trim() ?? '';

/** What was measured this time, in the place of what was measured before; of a board left out its row stays. */
function tableOf(which: keyof typeof heads, before: string): string {
  const columns = heads[which].split('|').length - 2;
  const known = before.split('\n').slice(2);
  const all = new Map([...known, ...rows[which]].map((row) => [firstOf(row), row]));
  return [heads[which], `|${' --- |'.repeat(columns)}`, ...all.values()].join('\n');
}

/** Each table lies between two marks. The machine is that of a whole run. */
afterAll(() => {
  const file = fileURLToPath(new URL('../../docs/speed-of-the-page.md', import.meta.url));
  let text = readFileSync(file, 'utf8');
  const put = (mark: string, told: (before: string) => string) => {
    text = text.replace(
      new RegExp(`(<!-- ${mark} -->\n\n)([^]*?)(\n\n<!-- end -->)`),
      (_, head: string, before: string, tail: string) => head + told(before) + tail,
    );
  };
  for (const which of Object.keys(heads) as (keyof typeof heads)[])
    if (rows[which].length > 0) put(which, (before) => tableOf(which, before));
  const load = loadavg()[0]?.toFixed(1) ?? '';
  if (rows.answers.length === boards.length)
    put('machine', () => `${cpus().length} cores (${cpus()[0]?.model ?? ''}), load ${load} at the end`);
  writeFileSync(file, text);
});
