import { expect, test } from 'vitest';
import { answer } from '@arenarium/engine';
import { scenarios } from './scenarios/index.ts';

test('the log tells of the Dark token that is lost', () => {
  const p = scenarios.find(({ name }) => name.startsWith('EL-12.6'))?.begin();
  if (p === undefined) throw new Error('no scenario shows the Dark bane');
  p.log = [];
  const labels = () => p.now?.options.map((option) => option.do) ?? [];
  answer(p, labels().indexOf('attack'));
  answer(p, labels().indexOf('pass'));
  const told = p.log.map(({ did }) => did);
  expect(told.slice(told.indexOf('baneHurt'))).toContain('unbaned');
});
