/** Our own lint rules, tried on small files. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'arenarium-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What one rule says about a file: `line: message`. */
async function found(rule: string, name: string, text: string): Promise<string[]> {
  const config = join(folder, `${rule}.json`);
  const file = join(folder, name);
  const jsPlugins = [join(root, 'scripts', 'lint', 'house.mjs')];
  writeFileSync(
    config,
    JSON.stringify({ plugins: [], categories: {}, jsPlugins, rules: { [`house/${rule}`]: 'error' } }),
  );
  writeFileSync(file, text);
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [oxlint, '-c', config, '-f', 'json', file], (_error, stdout) => resolve(stdout));
  });
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { message: string; code: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics
    .filter(({ code }) => code.startsWith('house'))
    .map(({ message, labels }) => `${labels[0]?.span.line ?? 0}: ${message}`)
    .sort();
}

describe('steps cite their rule', () => {
  test('each by a number in the comment before it', async () => {
    const text = `
export const turn = rules('brawl/turn', {
  /** SFB-6.1: everybody's turn. */
  begin(p) {},
  /** Everybody's turn. */
  go(p) {},
  // SFB-R2
  end: (p) => done(),
  further: (p) => done(),
});
const other = colours('brawl/turn', { red() {} });`;
    expect(await found('steps-cite-rules', 'turn.ts', text)).toEqual([
      '6: the step "go" cites no rule: say which sentence of the rulebook it is',
      '9: the step "further" cites no rule: say which sentence of the rulebook it is',
    ]);
  });
});

describe('words live in language files', () => {
  const words = (text: string): Promise<string[]> => found('words-in-language-files', 'page.tsx', text);

  test('text, spoken attributes and what stands in braces are found', async () => {
    const text = `
const Page = ({ n, is }) => (
  <main aria-label="The table" className="two words">
    Open the match
    <b title={\`\${n} of us\`}>{is ? 'levelled' : ''}</b>
  </main>
);
const said = is ? 'Nothing to take back' : 'x';`;
    expect(await words(text)).toEqual(
      [
        '3: "The table" belongs into a language file',
        '3: "Open the match" belongs into a language file',
        '5: "levelled" belongs into a language file',
        '5: "of us" belongs into a language file',
        '8: "Nothing to take back" belongs into a language file',
      ].sort(),
    );
  });

  test('messages, signs, markup and errors are free', async () => {
    const text = `
import { say } from './words of the page.ts';
const Page = ({ n, kind }) => (
  <svg viewBox="0 0 10 10" className="one two">
    <path d="M10 10 L5 5 Zig Zag" />
    {say({ id: 'page.open' })} ♥{n} · {kind === 'open match' ? '★' : '☆'}
    <i aria-label={say({ id: 'page.close' })}>×</i> <b>Arenarium</b>
  </svg>
);
const wide = matchMedia('(max-height: 520px) and (orientation: landscape)');
if (n < 0) throw new RangeError('there are less than none');`;
    expect(await words(text)).toEqual([]);
  });
});
