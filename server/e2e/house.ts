/// <reference lib="dom" />
/** A server and a Chromium for the tests online, and people who come to it, each in a browser of their own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export interface OpenHouse {
  readonly address: string;
  /** Where it keeps what happens. */
  readonly data: string;
  /** Close the server and open another one over the same matches, with this in its environment. */
  startAgain(env: Environment): Promise<void>;
  /** Somebody in a browser of their own. */
  comes(name: string, how?: Coming): Promise<Page>;
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

export interface Coming {
  readonly size?: { readonly width: number; readonly height: number };
  /** By phone: a finger, no mouse. */
  readonly touch?: boolean;
}

export async function openHouse(env: Environment = {}): Promise<OpenHouse> {
  const data = mkdtempSync(join(tmpdir(), 'arenarium-online-'));
  let server = startServer(data, env);
  let address = await addressOf(server);
  const closed = async (): Promise<void> => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  return {
    get address() {
      return address;
    },
    data,
    async startAgain(other) {
      await closed();
      server = startServer(data, other);
      address = await addressOf(server);
    },
    comes: (name, how = {}) => comes(browser, name, how),
    async close() {
      await browser.close();
      await closed();
      rmSync(data, { recursive: true });
    },
  };
}

function startServer(data: string, env: Environment): ChildProcess {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  return spawn(process.execPath, ['--import', '@arenarium/loader', main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ARENARIUM_DATA: data, ARENARIUM_SYNC: 'normal', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** It first says where it keeps things, then where it is open. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  while (!/http:\S+\s/.test(said)) {
    const [chunk] = (await once(stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    said += chunk.toString();
  }
  return /http:\S+/.exec(said)?.[0] ?? '';
}

const WIDE = { width: 1280, height: 800 };

async function comes(browser: Browser, name: string, { size = WIDE, touch = false }: Coming): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
    permissions: ['notifications'],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('arenarium.settings') === null) localStorage.setItem('arenarium.settings', text);
    },
    JSON.stringify({ state: { pace: 'instant', name }, version: 0 }),
  );
  return page;
}

/** Come by a link: say who one is, and sit down where there is room. */
export async function joins(page: Page, link: string, does: 'sits' | 'looks'): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Go on' }).click();
  if (does === 'sits') await page.getByRole('button', { name: 'Sit down' }).first().click();
}

/**
 * Press with the mouse, or with a finger where there is none. What lies on the board is tucked away here until it has the
 * focus; where it then does not come to rest under the finger, the key is pressed that presses what has the focus.
 */
const press = async (page: Page, what: string): Promise<void> => {
  const found = page.locator(what).first();
  await found.focus({ timeout: 2000 });
  const isTouched = page.viewportSize()?.width === 360;
  const pressed = isTouched ? found.tap({ timeout: 2000 }) : found.click({ timeout: 2000 });
  await pressed.catch(async () => {
    await found.focus({ timeout: 2000 });
    await page.keyboard.press('Enter');
  });
};

/** Answer what is open at this page with whatever comes first; false if nothing is. */
export async function answers(page: Page): Promise<boolean> {
  const asked = await page.evaluate(
    () => document.querySelector('[data-question]')?.getAttribute('data-question') ?? null,
  );
  if (asked === null) return false;
  const send = page.getByTestId('send-set');
  try {
    if ((await send.count()) > 0) {
      // The server says after every pick what is missing.
      const isSaid = () => page.locator('[data-testid="send-set"][aria-busy="false"]').waitFor({ timeout: 5000 });
      await isSaid();
      for (let i = 0; i < 12 && !(await send.isEnabled()); i++) {
        await press(page, '[data-option][aria-pressed="false"]:not([data-barred])');
        await isSaid();
      }
      await send.click({ timeout: 2000 });
    } else await press(page, '[data-option]');
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

export const isOver = async (page: Page): Promise<boolean> => (await page.getByTestId('result').count()) > 0;

/** Looking back is under way, or done already after a short match. */
export const looksBack = (page: Page): Promise<void> =>
  page.getByRole('progressbar').or(page.locator('svg[role="img"]')).first().waitFor();

/** Give up, as one does: open what one may ask, say so, and say that one is sure. */
export async function givesUp(page: Page): Promise<void> {
  await page.getByText('Ask the others').click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
}
