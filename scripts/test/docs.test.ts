import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../terminal.mjs';

function* pagesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !['node_modules', 'dist', 'golden', '.git'].includes(entry.name)) yield* pagesIn(path);
    else if (entry.name.endsWith('.md')) yield path;
  }
}

const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;

describe('the pages', () => {
  test.each([...pagesIn('.')])('%s links only to what is there', (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const links = [...text.matchAll(LINK)].map(([, link]) => link ?? '');
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });
});
