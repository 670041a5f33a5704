import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { format } from 'prettier';
import { reference } from './reference.ts';

const PAGE = fileURLToPath(new URL('../../docs/protocol.md', import.meta.url));

test('docs/protocol.md is what the schemas say (UPDATE_DOCS=1 writes it)', async () => {
  const text = await format(reference(), { parser: 'markdown', printWidth: 120, singleQuote: true });
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(PAGE, text);
  expect(readFileSync(PAGE, 'utf8')).toBe(text);
});
