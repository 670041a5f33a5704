/** The Dockerfile and the compose file stay true, as far as that can be seen without Docker. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every variable that the server looks at. */
function variablesRead(): Set<string> {
  const files = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const names = files.flatMap((file) => [...read(join('server/src', file)).matchAll(/env\['([A-Z_]+)'\]/g)]);
  return new Set(names.map(([, name]) => name ?? ''));
}

test('the image starts what is there', () => {
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? [];
  const words = JSON.parse(command) as string[];
  expect(existsSync(join(root, words.at(-1) ?? ''))).toBe(true);
  expect(Object.keys((JSON.parse(read('server/package.json')) as { dependencies: object }).dependencies)).toContain(
    '@arenarium/loader',
  );
});

test('image and compose file set only variables that are read, and docs/operating.md explains all of them', () => {
  const known = variablesRead();
  const set = [...(read('Dockerfile') + read('compose.yaml')).matchAll(/\b((?:ARENARIUM|DATABASE)_[A-Z_]+)[=:]/g)].map(
    ([, name]) => name ?? '',
  );
  expect(set.length).toBeGreaterThan(5);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
  const page = read('docs/operating.md');
  expect([...known].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
