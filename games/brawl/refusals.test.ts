import { describe, expect, test } from 'vitest';
import { answer, NAMES, refusals, say, wordsFor, type Position } from '@arenarium/engine';
import { scenario, type Spec } from './scenarios/arrange.ts';

/** What a person is told who presses something that cannot be done: the label, and why. */
function told(p: Position): Readonly<Record<string, string>> {
  const words = wordsFor(p.game, NAMES);
  const seat = p.now?.seat ?? 0;
  return Object.fromEntries(
    refusals(p, seat).map(({ option, because }) => [
      say(words, p.game.describe(p, option, seat).label),
      say(words, because),
    ]),
  );
}
const at = (spec: Spec): Position => scenario('SFB-6.3 refused', spec).begin() as Position;
/** The position after the options with these labels. */
function after(p: Position, ...labels: readonly string[]): Position {
  const words = wordsFor(p.game, NAMES);
  for (const label of labels) {
    const seat = p.now?.seat ?? 0;
    const offered = (p.now?.options ?? []).map((option) => say(words, p.game.describe(p, option, seat).label));
    if (!offered.includes(label)) throw new Error(`no "${label}" among ${offered.join(' | ')}`);
    answer(p, offered.indexOf(label));
  }
  return p;
}

describe('refusals teach, with numbers and names', () => {
  test('cards and Standard Actions', () => {
    const p = at({
      Ann: {
        champions: { 'Tzu Xiao': 'gate', Deryn: 'b3' },
        hand: ['Pounce', 'Ambush', 'Heavy Shot'],
        cores: ['creation', 'manipulation'],
      },
      Bob: { champions: { Gwaien: 'g1' } },
    });
    expect(told(p)).toMatchObject({
      'play Pounce': 'Tzu Xiao is at its Gate, and Pounce has no movement to bring it back.',
      'play Ambush': 'A Reaction is played when an opponent attacks.',
      'play Heavy Shot': 'It costs the Core of Destruction, which is exhausted.',
    });
  });

  test('where to move', () => {
    const p = after(
      at({ Ann: { champions: { Deryn: 'c3' } }, Bob: { champions: { Gwaien: 'c4' } } }),
      'Deryn: Move 2 for Destruction',
    );
    expect(told(p)).toMatchObject({ 'to c4': 'Gwaien stands on c4.', 'to d2': 'A Statue stands on d2.' });
    expect(told(p)).toMatchObject({
      'to a4': 'It takes 3 hexes to come to a4; there are 2.',
      'to c8': 'It takes 6 hexes to come to c8; there are 2.',
    });
  });

  test('whom to target', () => {
    const p = after(
      at({
        Ann: { champions: { Deryn: 'c3', Dugrun: 'c2' }, hand: ['Heavy Shot'] },
        Bob: { champions: { Gwaien: 'c5', Kilgore: 'g5', Rath: 'gate' } },
      }),
      'play Heavy Shot',
      'stay',
    );
    expect(told(p)).toEqual({
      Dugrun: 'Dugrun is an Ally; only Enemies can be targeted.',
      Kilgore: 'Kilgore is 5 hexes away; the range is 2 to 3.',
      Rath: 'Rath is at its Gate.',
    });
  });

  test('what to react with', () => {
    const p = after(
      at({
        Ann: { champions: { Deryn: 'c3' }, hand: ['Heavy Shot'] },
        Bob: {
          champions: { Dugrun: 'c5', Rath: 'g1', Mariusz: 'g3' },
          hand: ['Mighty Blow', 'Go to Ground', 'A Cornered Beast'],
          cores: ['manipulation', 'destruction'],
        },
      }),
      'play Heavy Shot',
      'stay',
      'Dugrun',
    );
    expect(told(p)).toEqual({
      'Mighty Blow on Dugrun': 'Mighty Blow is not a Reaction.',
      'Go to Ground on Dugrun': 'It costs the Core of Creation, which is exhausted.',
      'A Cornered Beast on Dugrun': 'It costs the Core of Creation, which is exhausted.',
    });
  });

  test('where to lay a trap', () => {
    const p = after(
      at({ Ann: { champions: { Deryn: 'a2' } }, Bob: { champions: { Gwaien: 'g1' } }, traps: { b2: '1', f4: '3' } }),
      'Deryn: Move 2 for Destruction',
      'onto the trap on b2',
    );
    expect(told(p)).toMatchObject({
      'a trap on a1': 'a1 is no trap hex.',
      'a trap on b2': 'The trap that sprang lay on b2: the new one goes on a different hex.',
      'a trap on f4': 'A trap or a Champion holds the trap hex f4.',
    });
  });

  test('whom to draft', () => {
    const p = at({ from: 'draft', seats: 2, settings: { draft: 'casual', box: 'core' } });
    answer(p, 0);
    answer(p, 0);
    expect(told(p)).toMatchObject({
      Dugrun: 'Dugrun has been taken out of the pool.',
      Rath: 'Rath is not in the box that is played with.',
    });
  });
});
