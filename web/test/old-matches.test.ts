import { expect, test } from 'vitest';
import { readOld } from '../src/play/old-matches.ts';

const players = [
  { by: 'person', name: 'Ann' },
  { by: 'bot', name: 'Bob', bot: 'random' },
];

test('a match kept the old way is read, under its old names too', () => {
  const record = { game: 'tricks', rules: 1, seats: 2, options: {}, seed: 's', choices: [[0, 1]] };
  const read = readOld('a', JSON.stringify({ record, drivers: players, savedAt: 7 }));
  expect(read?.savedAt).toBe(7);
  expect(read?.match).toMatchObject({
    id: 'a',
    players,
    record: { game: 'tricks', settings: {}, entries: [[0, 1]] },
  });
});

test.each(['', 'x', '[]', '{"record":{}}', '{"record":{"game":"a"},"drivers":[{"by":"ghost","name":"x"}]}'])(
  'what somebody else wrote there is no match: %s',
  (text) => expect(readOld('x', text)).toBeNull(),
);
