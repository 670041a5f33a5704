/** Brawl as it might have been one version ago, kept as `scripts/keep-rules.mjs` keeps it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameNamed } from '@arenarium/games';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const NOW = gameNamed('brawl')?.version ?? 0;
export const BEFORE = NOW - 1;

export interface FormerRules {
  /** For ARENARIUM_FORMER. */
  readonly folder: string;
  remove(): void;
}

/** The rules of today under the number before: what matters is that both are here, with the same names. */
export function keepBefore(): FormerRules {
  // In the house, so that what is kept finds the engine.
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'node_modules/.cache/former-'));
  execFileSync(process.execPath, [join(ROOT, 'scripts/keep-rules.mjs'), 'brawl', folder]);
  const kept = join(folder, `brawl-${NOW}.mjs`);
  const text = readFileSync(kept, 'utf8');
  const older = text.replace(new RegExp(`version:${NOW}\\b`), `version:${BEFORE}`);
  if (older === text) throw new Error(`version ${NOW} is not found in what was kept`);
  writeFileSync(join(folder, `brawl-${BEFORE}.mjs`), older);
  rmSync(kept);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
