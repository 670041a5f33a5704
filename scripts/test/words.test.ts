/** Every word of a language file is spoken somewhere: by its id, or by an id put together from parts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../terminal.mjs';

const PLACES = ['engine', 'games', 'bots', 'protocol', 'host', 'lab', 'server', 'web'];
const LEFT_OUT = ['node_modules', 'dist', 'golden', 'test', 'e2e', 'coverage'];
const LANGUAGE = /^web\/src\/words\/en|\/languages\/en|\/src\/words\.ts$/;

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !LEFT_OUT.includes(entry.name)) yield* sourcesIn(path);
    else if (/(?<!\.test)\.tsx?$/.test(entry.name)) yield path;
  }
}

const sources = PLACES.flatMap((place) => [...sourcesIn(place)]);
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Words speak other words: what a language file says counts, the ids it gives do not. */
const spoken = sources
  .map((path) => (LANGUAGE.test(path) ? textOf(path).replace(/^ {2}'[\w.-]+':/gm, '') : textOf(path)))
  .join('\n');
const whole = new Set([...spoken.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, id = '']) => id));
/** `menu.${name}`: only what has a fixed part besides the dot can be told from any other text. */
const parts = new Set([...spoken.matchAll(/`([^`\s]*\$\{[^`]*)`/g)].map(([, text = '']) => text));
const patterns = [...parts].flatMap((text) => {
  const fixed = text.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  if (!fixed.some((part) => /\w\.|\.\w/.test(part)) || !fixed.every((part) => /^[\w.-]*$/.test(part))) return [];
  return [new RegExp(`^${fixed.map((part) => part.replaceAll('.', String.raw`\.`)).join(String.raw`[\w.-]+`)}$`)];
});

describe('every word is spoken', () => {
  test.each(sources.filter((path) => LANGUAGE.test(path)))('%s', (path) => {
    const ids = [...textOf(path).matchAll(/^ {2}'([\w.-]+)':/gm)].map(([, id = '']) => id);
    expect(ids.filter((id) => !whole.has(id) && !patterns.some((pattern) => pattern.test(id)))).toEqual([]);
  });
});
