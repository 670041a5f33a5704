/// <reference lib="dom" />
/** Tables online in a real Chromium: a whole match by an invitation link, a cut line, an onlooker, a phone, a tournament. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

let server: ChildProcess;
let browser: Browser;
let address = '';
const data = mkdtempSync(join(tmpdir(), 'arenarium-online-'));

beforeAll(async () => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  server = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ARENARIUM_DATA: data, ARENARIUM_SYNC: 'normal' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  while (!/http:\S+/.test(said)) {
    const [chunk] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    said += chunk.toString();
  }
  address = /http:\S+/.exec(said)?.[0] ?? '';
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: FLAGS });
}, 60_000);
afterAll(async () => {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(data, { recursive: true });
});

/** Somebody in a browser of their own. */
async function comes(name: string, size = { width: 1280, height: 800 }): Promise<Page> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('arenarium.settings') === null) localStorage.setItem('arenarium.settings', text);
    },
    JSON.stringify({ state: { pace: 'instant', name }, version: 0 }),
  );
  return page;
}

/** Come by a link: say who one is, and sit down where there is room. */
async function joins(page: Page, link: string, does: 'sits' | 'looks'): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Go on' }).click();
  if (does === 'sits') await page.getByRole('button', { name: 'Sit down' }).first().click();
}

/** Answer what is open at this page with whatever comes first; false if nothing is. */
async function answers(page: Page): Promise<boolean> {
  const asked = await page.evaluate(
    () => document.querySelector('[data-question]')?.getAttribute('data-question') ?? null,
  );
  if (asked === null) return false;
  const send = page.getByTestId('send-set');
  try {
    if ((await send.count()) > 0) {
      for (let i = 0; i < 12 && !(await send.isEnabled()); i++) {
        const next = page.locator('[data-option][aria-pressed="false"]:not([data-barred])').first();
        await next.focus({ timeout: 2000 });
        await next.click({ timeout: 2000 });
        await page.waitForTimeout(60);
      }
      await send.click({ timeout: 2000 });
    } else {
      // What lies on the board comes out of the tray with the focus.
      await page.locator('[data-option]').first().focus({ timeout: 2000 });
      await page.locator('[data-option]').first().click({ timeout: 2000 });
    }
  } catch {
    // Somebody else was quicker, or the question was answered by itself: look again.
    return true;
  }
  await page
    .waitForFunction((was) => document.querySelector('[data-question]')?.getAttribute('data-question') !== was, asked, {
      timeout: 5000,
    })
    .catch(() => undefined);
  return true;
}
const isOver = async (page: Page): Promise<boolean> => (await page.getByTestId('result').count()) > 0;

test('a whole match by an invitation link: one is cut off and comes back, one looks on, one comes by phone', async () => {
  const ann = await comes('Ann');
  await ann.goto(`${address}/#/lobby/banishing`);
  await ann.getByRole('radio', { name: /First game/ }).check();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByTestId('invitation').inputValue();
  expect(link).toContain('#/join/');

  const zoe = await comes('Zoe');
  await joins(zoe, link, 'sits');
  await ann.getByText('Zoe').waitFor();
  const phone = await comes('Max', { width: 360, height: 740 });
  await joins(phone, link, 'sits');
  const players = [ann, zoe, phone];
  for (const page of players) await page.locator('[data-region="ask"]').waitFor();
  const onlooker = await comes('Eve');
  await joins(onlooker, link, 'looks');
  await onlooker.locator('[data-region="ask"]').waitFor();

  await ann.getByLabel('Say something').fill('Good luck!');
  await ann.getByRole('button', { name: 'Say', exact: true }).click();
  await zoe.getByText('Good luck!').waitFor();

  let turns = 0;
  let wasCut = false;
  while (!(await isOver(ann)) && turns < 600) {
    let done = false;
    for (const page of players) done = (await answers(page)) || done;
    if (!done) await ann.waitForTimeout(50);
    turns++;
    if (turns === 6) {
      await zoe.context().setOffline(true);
      await zoe.getByText('Not connected. Your last choice is safe.').waitFor();
      await ann.locator('[data-seat][data-here="no"]').first().waitFor();
      await zoe.context().setOffline(false);
      await zoe.getByTestId('cut-off').waitFor({ state: 'detached' });
      await ann.locator('[data-seat][data-here="no"]').first().waitFor({ state: 'detached' });
      await ann.getByText('1 looks on').waitFor();
      wasCut = true;
    }
    if (turns === 9) {
      // Whoever opens the page anew is back at the table, with all that has happened.
      const lines = await zoe.getByRole('log', { name: 'What happened' }).locator('li').count();
      await zoe.reload();
      await zoe.getByTestId('prompt').waitFor();
      await zoe.waitForFunction(
        (were) => document.querySelectorAll('[role="log"][aria-label="What happened"] li').length >= were,
        lines,
      );
    }
  }
  expect(wasCut).toBe(true);
  for (const page of [...players, onlooker]) await page.getByTestId('result').first().waitFor();
  // An onlooker never had a question or a hand.
  expect(await onlooker.locator('[data-option]').count()).toBe(0);

  await zoe.getByRole('button', { name: 'Look back' }).click();
  await zoe.getByRole('progressbar').waitFor();

  await ann.getByRole('button', { name: 'Once more' }).click();
  await ann.getByRole('link', { name: 'To the rematch' }).waitFor();
}, 240_000);

test('a tournament of four with two bots is opened, joined, begun, and one finds one’s table', async () => {
  const ann = await comes('Ann');
  await ann.goto(`${address}/#/tournaments`);
  await ann.getByLabel('Its name').fill('Friday cup');
  await ann.getByRole('radio', { name: 'go to bots' }).check();
  await ann.getByRole('button', { name: 'Open the tournament' }).click();
  await ann.getByTestId('tournament').waitFor();
  const zoe = await comes('Zoe');
  for (const page of [ann, zoe]) {
    await page.goto(ann.url());
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('button', { name: 'Withdraw' }).waitFor();
  }
  await ann.getByRole('button', { name: 'Begin' }).click();
  await ann.locator('[data-testid="tournament"][data-state="playing"]').waitFor();
  await ann.getByRole('link', { name: 'To your table' }).first().click();
  await ann.locator('[data-region="ask"]').waitFor();
}, 120_000);
