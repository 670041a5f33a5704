import { message, type Decision } from '@arenarium/engine';
import { expect, test } from 'vitest';
import { optionsUnder, placedOptions, pressOn, standings } from '../src/table/pointing.ts';

const option = (...points: string[]) => ({ option: { do: 'x' }, label: message('x'), points, rule: 'X-1.1' });
const decision: Decision = {
  asked: 1,
  seat: 0,
  question: 'x',
  rule: 'X-1.1',
  prompt: message('x'),
  options: [option('card:1', 'card:2'), option('card:1', 'card:3'), option('seat:2'), option()],
  set: null,
};

test('nothing pressed leaves every option', () => expect(optionsUnder(decision, [])).toEqual([0, 1, 2, 3]));

test('the only option that points at something is chosen by pressing it', () =>
  expect(pressOn(decision, [], 'seat:2')).toEqual({ do: 'choose', option: 2 }));

test('a point of several options narrows them, and a second one chooses', () => {
  expect(pressOn(decision, [], 'card:1')).toEqual({ do: 'narrow', pressed: ['card:1'] });
  expect(pressOn(decision, ['card:1'], 'card:3')).toEqual({ do: 'choose', option: 1 });
});

test('pressing again lets go; pressing elsewhere begins anew', () => {
  expect(pressOn(decision, ['card:1'], 'card:1')).toEqual({ do: 'narrow', pressed: [] });
  expect(pressOn(decision, ['card:1'], 'seat:2')).toEqual({ do: 'choose', option: 2 });
});

test('what no option points at is explained', () => {
  expect(pressOn(decision, [], 'card:9')).toEqual({ do: 'explain', point: 'card:9' });
  expect(pressOn(null, [], 'card:1')).toEqual({ do: 'explain', point: 'card:1' });
});

test('points stand open, chosen, shut or idle', () => {
  const forbidden = [{ ...option('card:9'), because: message('no') }];
  const at = standings({ decision, pressed: ['card:1'], forbidden, picked: [], barred: [] });
  expect(['card:1', 'card:2', 'seat:2', 'card:9', 'card:8'].map(at)).toEqual([
    'chosen',
    'open',
    'idle',
    'shut',
    'idle',
  ]);
});

test('of a set, what is picked is chosen, and what cannot be added is shut', () => {
  const [first, second] = decision.options;
  if (first === undefined || second === undefined) throw new Error('two options are wanted');
  const barred = [{ ...second, because: { id: 'set.full', n: 1 } }];
  const at = standings({ decision, pressed: [], forbidden: null, picked: [0], barred });
  const only = second.points.find((point) => !first.points.includes(point)) ?? '';
  expect(first.points.map(at)).toEqual(first.points.map(() => 'chosen'));
  expect(['shut', 'open']).toContain(at(only));
});

test('of a set, of several alike the next free one is picked, and the last let go when none is left', () => {
  const alike: Decision = {
    ...decision,
    options: [option('face:4'), option('face:4'), option('face:2')],
    set: { of: 3, min: 2, max: 2 },
  };
  const press = (picked: number[]) => pressOn(alike, [], 'face:4', { picked, barred: [] });
  expect([press([]), press([0]), press([0, 1])]).toEqual([0, 1, 1].map((i) => ({ do: 'choose', option: i })));
  const at = (picked: number[]) => standings({ decision: alike, pressed: [], forbidden: null, picked, barred: [] });
  expect([at([])('face:4'), at([0])('face:4'), at([0, 1])('face:4')]).toEqual(['open', 'open', 'chosen']);
  expect([...placedOptions(alike, () => true)]).toEqual([0, 1, 2]);
});
