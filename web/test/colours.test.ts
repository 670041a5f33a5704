/** Colours have names: literal ones stand in the files of the theme and nowhere else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));
const THEME = ['look/tokens.css', 'look/themes.css', 'look/poster-themes.css'];
/** A pattern inside a drawing cannot be given a name; the pages of cards take their hues from a wheel. */
const DRAWN = ['boards/banishing/drawings.tsx', 'cards/cards-page.tsx'];
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi;

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:css|tsx)$/.test(file));
const textOf = (file: string): string => readFileSync(join(source, file), 'utf8');

test('no colour is written outside the theme', () => {
  const found = files
    .filter((file) => !THEME.includes(file) && !DRAWN.includes(file))
    .flatMap((file) => [...textOf(file).matchAll(COLOUR)].map(([colour]) => `${file}: ${colour}`));
  expect(found).toEqual([]);
});

test('every name that is used is given somewhere', () => {
  const all = files.map(textOf).join('\n');
  const given = new Set([...all.matchAll(/(--[a-z][a-z0-9-]*)['"]?\s*:/g)].map(([, name]) => name));
  const used = new Set([...all.matchAll(/var\((--[a-z][a-z0-9-]*)\)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !given.has(name))).toEqual([]);
});
