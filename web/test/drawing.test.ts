import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { onGrid, strokesOf } from '../drawing.ts';

const require = createRequire(import.meta.url);
interface Drawn {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}
const { icons } = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as Drawn;
/** One in forty of those that can be drawn. */
const paths = Object.values(icons)
  .flatMap(({ body }) => / d="([^"]*)"/.exec(body)?.[1] ?? [])
  .filter((path, i) => i % 40 === 0 && !path.includes('NaN'));

test('a path is told by whole steps', () => {
  expect(onGrid('M10.4 20.6l5.3-.2H20v4.4z')).toBe('m10 21l6-1h4v5z');
  expect(onGrid('M0 0c.3.3.6.6 1.2 1.2 3 3 4 4 5 5')).toBe('m0 0c0 0 1 1 1 1 3 3 4 4 5 5');
  expect(onGrid('M4 4a2.2 2.2 0 013.6.4zm1 1 2 2')).toBe('m4 4a2 2 0 0 1 4 0zm1 1l2 2');
});

test('steps that are rounded do not add up', () => {
  const slow = `M0 0${'h.4'.repeat(100)}`;
  expect(strokesOf(onGrid(slow)).at(-1)?.points).toEqual([40, 0]);
});

/** Where the pen comes to, one place after another, each only once. */
const places = (path: string): readonly string[] =>
  strokesOf(path).flatMap(({ points }) => {
    const [x = 0, y = 0] = points.slice(-2);
    return [`${Math.round(x)} ${Math.round(y)}`];
  });

test('of the drawings no line is left out or comes to another place', () => {
  expect(paths.length).toBeGreaterThan(90);
  const once = (all: readonly string[]): readonly string[] => all.filter((place, i) => place !== all[i - 1]);
  const wrong = paths.filter((path) => once(places(path)).join() !== once(places(onGrid(path))).join());
  expect(wrong).toEqual([]);
});
