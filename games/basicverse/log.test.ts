import { expect, test } from 'vitest';
import { toldWhile } from '@arenarium/engine/testing';
import { scenario, type Spec } from './scenarios/arrange.ts';

const log = (spec: Spec, ...labels: readonly string[]): readonly string[] =>
  toldWhile(scenario('HB-9.3 told', spec).begin(), labels);

test('a move says where to, once it stands', () => {
  expect(log({ Ann: {} }, 'Short Hop', 'Between Juno the Huntress and Middle Mac')).toEqual([
    'Ann moves between Juno the Huntress and Middle Mac.',
  ]);
});

test('a stopped move does not read as made', () => {
  const told = log(
    { Ann: { hand: ['reposition'] }, Dot: { hand: ['stonewall'] } },
    'Play Reposition',
    'Between Middle Mac and Freya the Frigid',
    'Play Stonewall',
  );
  expect(told).toEqual(['Ann plays Reposition.', 'Dot plays Stonewall.', 'Dot stops Ann with Stonewall: Ann stays.']);
});

test('a ward that absorbs does not read like a Reaction', () => {
  const told = log({ Ann: { hand: ['strike'] }, Bob: { wards: 1 }, Fay: { dead: true } }, 'Play Strike');
  expect(told).toEqual(['Ann plays Strike.', 'A ward takes 1 damage for Bob.']);
});
