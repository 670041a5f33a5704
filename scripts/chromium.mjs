/** A real Chromium for the browser tests: the one that is there, or one installed now. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './terminal.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where Chromium lies: $CHROMIUM, else the system's. Null where there is none. */
export function chromiumHere({ env = process.env, exists = existsSync } = {}) {
  if (env.CHROMIUM) return exists(env.CHROMIUM) ? env.CHROMIUM : null;
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)].filter((folder) => folder !== '');
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...APPLICATIONS];
  return candidates.find((path) => exists(path)) ?? null;
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The path of a Chromium that can be started, installing one where there is none; or why that failed. */
export async function findChromium() {
  const here = chromiumHere();
  if (here !== null) return { ok: true, path: here };
  if (process.env.CHROMIUM) return { ok: false, why: `CHROMIUM names ${process.env.CHROMIUM}, which does not exist` };
  return isDebianRoot() ? await fromDebian() : await fromPlaywright();
}

async function fromDebian() {
  console.log('  no Chromium here: installing Debian’s package');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update', '-qq'], { quiet: true, env });
  const installed = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    quiet: true,
    env,
  });
  const path = chromiumHere();
  if (path !== null) return { ok: true, path };
  const how = updated.ok ? `apt-get install gave ${installed.code}` : `apt-get update gave ${updated.code}`;
  return { ok: false, why: `there is no Chromium, and installing Debian’s package failed (${how})` };
}

async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  if (existsSync(path)) return { ok: true, path };
  console.log('  no Chromium here: installing Playwright’s own');
  const { code } = await run('playwright-core', ['install', '--no-shell', 'chromium'], { quiet: true });
  if (existsSync(path)) return { ok: true, path };
  const why = `there is no Chromium, and installing Playwright’s own failed (exit code ${code})`;
  return { ok: false, why: `${why}; install Chromium and name it in CHROMIUM` };
}
