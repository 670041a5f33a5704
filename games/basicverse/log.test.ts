import { expect, test } from 'vitest';
import { answer, faceOf, NAMES, say, wordsFor, type Position } from '@arenarium/engine';
import { scenario, type Spec } from './scenarios/arrange.ts';

/** What the log tells while these are chosen, one after another. */
function log(spec: Spec, ...labels: readonly string[]): readonly string[] {
  const p = scenario('HB-9.3 told', spec).begin() as Position;
  const words = wordsFor(p.game, NAMES);
  p.log = [];
  for (const label of labels) {
    const seat = p.now?.seat ?? 0;
    const options = (p.now?.options ?? []).map((option) => say(words, p.game.describe(p, option, seat).label));
    answer(p, options.indexOf(label));
  }
  return p.log.map((happening) =>
    say(
      words,
      p.game.tell(happening, (id) => faceOf(p, id)),
    ),
  );
}

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
