import { describe, expect, test } from 'vitest';
import { figure, percent, progressBar, table } from '../src/terminal.ts';

describe('figures and tables', () => {
  test.each([
    [1234567, '1,234,567'],
    [12.345, '12.3'],
    [0.456, '0.46'],
    [0, '0'],
  ])('%d is written %s', (n, text) => expect(figure(n)).toBe(text));
  test('shares are percentages', () => expect(percent(0.1234)).toBe('12.3 %'));
  test('columns are as wide as their widest cell, numbers to the right', () => {
    expect(
      table(
        [
          ['a', '10'],
          ['long', '7'],
        ],
        [1],
      ),
    ).toBe('a     10\nlong   7');
  });
});

describe('the bar', () => {
  const heard = (isTTY: boolean): string => {
    let text = '';
    const stream = { isTTY, write: (part: string) => (text += part) } as unknown as NodeJS.WriteStream;
    const bar = progressBar(stream);
    bar.at(0.5, 'half');
    bar.end();
    return text;
  };
  test('is drawn on a terminal, and wiped at the end', () => {
    expect(heard(true)).toContain(' 50 % half');
    expect(heard(true).endsWith('\r\u001b[K')).toBe(true);
  });
  test('is not drawn into a file', () => expect(heard(false)).toBe(''));
});
