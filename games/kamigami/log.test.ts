import { expect, test } from 'vitest';
import { answer } from '@arenarium/engine';
import { toldWhile } from '@arenarium/engine/testing';
import { scenario, type Spec } from './scenarios/arrange.ts';

const log = (spec: Spec, ...labels: readonly string[]): readonly string[] =>
  toldWhile(scenario('KB-6.5 told', spec).begin(), labels);

test('a Temple that pays itself away is said to pay, and the Attack to have lost its target', () => {
  const told = log(
    {
      seats: {
        Ann: { god: 'Zeus', hand: ['Leo'] },
        Bob: { god: 'Thor', temple: 'Temple of Peace', templeEnergy: 1 },
      },
    },
    'Play Leo',
    'Bob’s Temple',
    'Use Sanctuary',
  );
  expect(told).toEqual([
    'Ann plays Leo.',
    'Ann attacks Bob’s Temple for 4.',
    'Bob uses Sanctuary.',
    'Bob’s Temple pays 1 Energy.',
    'Bob’s Temple of Peace is destroyed.',
    'Bob defends with 2.',
    'Bob’s Temple is gone: Ann’s Attack has lost its target.',
  ]);
});

test('happenings say what moves where, as the points of options do', () => {
  const p = scenario('KB-6.1 told', { seats: { Ann: { god: 'Zeus', hand: ['Leo'] }, Bob: { god: 'Thor' } } }).begin();
  p.log = [];
  answer(p, 0);
  const card = p.table.chain[0] ?? -1;
  expect(p.log).toMatchObject([
    { did: 'used', motion: 'play', by: `card:${card}`, from: 'hand:0' },
    { did: 'attacks', motion: 'hit', by: `card:${card}`, to: ['unit:1'], n: 4 },
    { did: 'lost', motion: 'lose', to: ['unit:1'], n: 4 },
  ]);
});
