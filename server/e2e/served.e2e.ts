/** The client as `npm start` serves it, in a real Chromium: it plays, and its strict policy stands in nobody's way. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
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

beforeAll(async () => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  server = spawn(process.execPath, ['--import', '@arenarium/loader', main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It first says where it keeps things, then where it is open.
  let said = '';
  while (!/http:\S+\s/.test(said)) {
    const [more] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    said += more.toString();
  }
  address = /http:\S+/.exec(said)?.[0] ?? '';
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: FLAGS });
});
afterAll(async () => {
  await browser.close();
  server.kill('SIGTERM');
  const [code] = (await once(server, 'exit')) as [number | null];
  expect(code).toBe(0);
});

test('a match begins, in a worker, and nothing is blocked', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(100_000);
  const mistakes: string[] = [];
  page.on('pageerror', (error) => mistakes.push(error.message));
  page.on('requestfailed', (request) => mistakes.push(`failed: ${request.url()}`));
  page.on('console', (told) => {
    if (told.type() === 'error' || told.text().includes('Content Security Policy')) mistakes.push(told.text());
  });
  const response = await page.goto(address);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await page.goto(`${address}/#/new/banishing`);
  await page.locator('button[type=submit]').click();
  await page.getByTestId('prompt').waitFor();
  expect(page.workers().length).toBeGreaterThan(0);
  expect(mistakes).toEqual([]);
});
