import { expect, test } from 'vitest';
import { forgetMatch, keepMatch, savedMatch, savedMatches, type SavedMatch } from '../src/play/saved-matches.ts';

/** A storage like the browser's: what is kept are its own fields. */
const storage = (full: 'full' | 'roomy' = 'roomy'): Storage =>
  Object.create({
    getItem(key: string) {
      return (this as unknown as Record<string, string>)[key] ?? null;
    },
    setItem(key: string, text: string) {
      if (full === 'full') throw new Error('no room');
      (this as unknown as Record<string, string>)[key] = text;
    },
    removeItem(key: string) {
      delete (this as unknown as Record<string, string>)[key];
    },
  }) as Storage;

const match = (id: string, savedAt: number): SavedMatch => ({
  id,
  record: { game: 'highCard', rules: 1, seats: 2, settings: {}, seed: 's', entries: [[0, 1]] },
  drivers: [
    { by: 'person', name: 'Ann' },
    { by: 'bot', name: 'Bob', bot: 'random' },
  ],
  savedAt,
});

test('what was kept comes back the same, the latest first', () => {
  const here = storage();
  keepMatch(match('a', 1), here);
  keepMatch(match('b', 2), here);
  expect(savedMatch('a', here)).toEqual(match('a', 1));
  expect(savedMatches(here).map(({ id }) => id)).toEqual(['b', 'a']);
  forgetMatch('b', here);
  expect(savedMatch('b', here)).toBeNull();
});

test('the oldest make room for the newest', () => {
  const here = storage();
  for (let i = 0; i < 30; i++) keepMatch(match(`m${i}`, i), here);
  const kept = savedMatches(here);
  expect(kept).toHaveLength(24);
  expect(kept.at(-1)?.id).toBe('m6');
});

test('what somebody else wrote there is no match', () => {
  const here = storage();
  for (const text of [
    '',
    'x',
    '[]',
    '{"record":{}}',
    '{"record":{"game":"a"},"drivers":[{"by":"ghost","name":"x"}]}',
  ]) {
    here.setItem('arenarium.match.x', text);
    expect(savedMatch('x', here)).toBeNull();
  }
});

test('without room a match lasts as long as the page, and says so', () => {
  const here = storage('full');
  expect(keepMatch(match('c', 3), here)).toBe(false);
  expect(savedMatch('c', here)).toEqual(match('c', 3));
  forgetMatch('c', here);
  expect(savedMatch('c', here)).toBeNull();
});
