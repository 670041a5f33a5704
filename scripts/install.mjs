/** What both commands need before they can begin: a recent Node, and the packages of the lock file. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run, stage } from './terminal.mjs';

const OLDEST = [20, 19];

export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null;
  return `Arenarium needs Node ${OLDEST.join('.')} or newer; this is Node ${version}. Get a current one at https://nodejs.org`;
}

/** Packages are missing or were installed from an older lock file. */
export function isInstalled(folder = root) {
  const changed = (path) => statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs;
  const installed = changed(join('node_modules', '.package-lock.json'));
  const wanted = changed('package-lock.json');
  return installed !== undefined && (wanted === undefined || installed >= wanted);
}

export async function prepare() {
  const wrong = checkNode();
  if (wrong !== null) fail(wrong);
  if (isInstalled()) return;
  const { ok } = await stage('install the packages of package-lock.json (npm ci)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (!ok)
    fail('npm ci failed: see above. It needs the npm registry (or a mirror set with `npm config set registry`).');
}
