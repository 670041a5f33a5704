/** docs/how-to/add-a-game.md can be followed to the letter: its files make a game that passes. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'arenarium-how-to-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = ['package.json', 'rules.ts', 'table.ts', 'turn.ts', 'en.ts', 'index.ts', 'scenarios/index.ts'];

/** What the suite does, in short: vitest cannot run inside vitest. */
const TRY = `
import { mistakesIn, rulesOf } from '@arenarium/engine';
import { cardTexts, checkLaws } from '@arenarium/engine/testing';
import { lastcoin } from './index.ts';
import { scenarios } from './scenarios/index.ts';
for (const scenario of scenarios) for (const mode of ['plain', 'saveEverywhere']) scenario.run(mode);
const shown = scenarios.flatMap(({ rules }) => rules);
const { broken } = checkLaws(lastcoin, { seed: 'how-to', goOn: (plays) => plays < 40 });
cardTexts(lastcoin);
const hidden = rulesOf(lastcoin.rulebook).filter(({ id }) => !shown.includes(id));
console.log(JSON.stringify({ mistakes: mistakesIn(lastcoin.rulebook), hidden, broken }));
`;

test('the game of add-a-game.md is whole, and no law is broken', () => {
  const page = readFileSync(join(root, 'docs', 'how-to', 'add-a-game.md'), 'utf8');
  const blocks = [...page.matchAll(/```(?:json|ts)\n(.*?)```/gs)].map(([, code]) => code ?? '');
  expect(blocks).toHaveLength(FILES.length + 1);
  FILES.forEach((name, i) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), blocks[i] ?? '');
  });
  writeFileSync(join(folder, 'try.ts'), TRY);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: FILES.slice(1) }),
  );
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

  const run = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(run(join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', '.')).toBe('');
  expect(JSON.parse(run('--import', 'tsx', 'try.ts'))).toEqual({ mistakes: [], hidden: [], broken: null });
});
