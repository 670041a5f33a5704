/** docs/how-to/add-a-game.md can be followed to the letter: its files are those of the sixth game, and make a game that passes. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { tricks } from '@arenarium/engine/tricks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planMistakes } from '../src/floor-plan.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sixth = join(root, 'engine', 'test', 'tricks');
const folder = mkdtempSync(join(tmpdir(), 'arenarium-how-to-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the page prints, by file. */
const page = readFileSync(join(root, 'docs', 'how-to', 'add-a-game.md'), 'utf8');
const printed = new Map(
  [...page.matchAll(/^`([\w./-]+)`:\n\n```(?:json|ts)\n(.*?)```/gms)].map(([, path = '', code = '']) => [path, code]),
);

/** What the suite does, in short: vitest cannot run inside vitest. */
const TRY = `
import { cardMistakes, checkLaws, ruleMistakes, setupMistakes, vocabularyMistakes } from '@arenarium/engine/testing';
import { tricks } from './index.ts';
import { scenarios } from './scenarios/index.ts';
for (const scenario of scenarios) for (const mode of ['plain', 'saveEverywhere']) scenario.run(mode);
const { broken } = checkLaws(tricks, { seed: 'how-to', goOn: (plays) => plays < 20 });
const mistakes = [ruleMistakes(tricks, scenarios), cardMistakes(tricks), setupMistakes(tricks), vocabularyMistakes(tricks)].flat();
console.log(JSON.stringify({ mistakes, broken }));
`;

beforeAll(() => {
  for (const [path, code] of printed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  writeFileSync(join(folder, 'try.ts'), TRY);
  const include = [...printed.keys()].filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include }));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});

test('the page prints every file of the sixth game as it is', () => {
  const files = readdirSync(sixth, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'));
  expect([...printed.keys()].filter((path) => path !== 'package.json' && path !== 'tricks.test.ts').toSorted()).toEqual(
    files.toSorted(),
  );
  for (const path of files) expect(printed.get(path), path).toBe(readFileSync(join(sixth, path), 'utf8'));
});

test('they are built to the plan', () => {
  expect(planMistakes(tricks, pathToFileURL(`${folder}/`))).toEqual([]);
});

test('they make a game that is whole, and no law is broken', () => {
  const run = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(run(join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', '.')).toBe('');
  expect(JSON.parse(run('--import', '@arenarium/loader', 'try.ts'))).toEqual({ mistakes: [], broken: null });
});
