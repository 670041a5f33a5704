import { expect, test } from 'vitest';
import {
  ahead,
  done,
  inOrder,
  nameOfStep,
  rules,
  step,
  unwrittenSteps,
  type Flow,
  type Position,
} from '../src/index.ts';

interface Table {
  told: string[];
}
type P = Position<Table>;

test('a step named ahead is the step that is written later', () => {
  const answer = ahead<Table, { readonly word: string }>('flow-test/later.answer');
  expect(unwrittenSteps()).toEqual(['flow-test/later.answer']);

  const earlier = rules('flow-test/earlier', {
    ask(_: P): Flow {
      return inOrder(step(answer, { word: 'yes' }));
    },
  });
  const later = rules('flow-test/later', {
    answer(p: P, { word }: { readonly word: string }): Flow {
      p.table.told.push(word);
      return done();
    },
  });

  expect(unwrittenSteps()).toEqual([]);
  expect(nameOfStep(answer)).toBe(nameOfStep(later.answer));
  const told: string[] = [];
  const p = { table: { told } } as P;
  const flow = earlier.ask(p);
  expect(flow.do).toBe('inOrder');
  answer(p, { word: 'yes' });
  expect(told).toEqual(['yes']);
});
