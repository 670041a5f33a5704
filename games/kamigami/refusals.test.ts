import { describe, expect, test } from 'vitest';
import { answer, NAMES, refusals, say, wordsFor, type Position } from '@arenarium/engine';
import { scenario, type Spec } from './scenarios/arrange.ts';

/** What a person is told who presses something that cannot be done: the label, and why. */
function told(p: Position, seat = 0): Readonly<Record<string, string>> {
  const words = wordsFor(p.game, NAMES);
  return Object.fromEntries(
    refusals(p, seat).map(({ option, because }) => [
      say(words, p.game.describe(p, option, seat).label),
      say(words, because),
    ]),
  );
}
const at = (spec: Spec): Position => scenario('KB-4.1 refused', spec).begin() as Position;
/** The position after the option with this label. */
function after(p: Position, label: string): Position {
  const words = wordsFor(p.game, NAMES);
  const seat = p.now?.seat ?? 0;
  const labels = (p.now?.options ?? []).map((option) => say(words, p.game.describe(p, option, seat).label));
  answer(p, labels.indexOf(label));
  return p;
}

describe('refusals teach, with numbers and names', () => {
  test('in the Play Phase', () => {
    const p = at({
      seats: {
        Ann: { god: 'Zeus', energy: 2, hand: ['Leo', 'Berserker'], temple: 'Temple of War' },
        Bob: { god: 'Thor' },
      },
      chain: ['Capricorn'],
      hall: [['Libra']],
    });
    expect(told(p)).toMatchObject({
      'Play Leo': 'Leo is red; Capricorn before it chains to blue and green.',
      'Use Thunderbolt': 'Needs 2 Energy besides the last one, your God has 2.',
      'Use Sky Father': 'Needs 3 Faith, you have 0.',
      'Use Sacred Spears': 'Sacred Spears is used when you attack.',
      'Recruit Libra for 6 Faith': 'Libra is recruited in the Recruit Phase; this is your Play Phase.',
    });
  });

  test('in the Recruit Phase', () => {
    const p = at({
      phase: 'recruit',
      seats: { Ann: { god: 'Thor', hand: ['Leo'] }, Bob: { god: 'Thor' } },
      hall: [['Libra'], ['Cancer']],
      faith: 4,
    });
    expect(told(p)).toMatchObject({
      'Recruit Libra for 6 Faith': 'Needs 6 Faith, you have 4.',
      'Play Leo': 'Leo is played in the Play Phase; this is your Recruit Phase.',
      'Use Smash': 'Smash is used when you attack with a Warrior.',
    });
  });

  test('for targets', () => {
    const p = at({
      form: '2v2',
      seats: {
        Ann: { main: true, hand: ['Leo'], temple: 'Temple of Life' },
        Bob: { main: true, temple: 'Temple of War' },
        Cid: {},
        Dot: { sealed: true, energy: 2 },
      },
    });
    expect(told(after(p, 'Play Leo'))).toMatchObject({
      'Ann’s Temple': 'Ann’s Temple is your own.',
      'Cid’s God': 'Cid’s God is on your side.',
      'Dot’s God': 'Dot’s God is Sealed: nothing affects it.',
    });
  });

  test('for Reacts', () => {
    const p = at({
      seats: {
        Ann: { god: 'Zeus', hand: ['Leo'] },
        Bob: { god: 'Baldr', energy: 1, hand: ['Sacred Guardian', 'Pisces', 'Taurus'] },
      },
    });
    expect(told(after(p, 'Play Leo'), 1)).toMatchObject({
      'Use Invulnerable': 'Needs 1 Energy besides the last one, your God has 1.',
      'Use Beloved of All': 'Beloved of All is used at the end of your Play Phase, if you have not attacked this turn.',
      'React with Pisces': 'Pisces is an Act, not a React: it is used on your own turn.',
      'React with Taurus': 'Taurus is used when a God of your side would be reduced to 0 Energy.',
    });
  });

  test('for cards to take, and Temples', () => {
    const p = at({
      seats: { Ann: { hand: ['Sphinx'], discard: ['Leo', 'Aries', 'Cancer'] }, Bob: {} },
    });
    expect(told(after(p, 'Play Sphinx'))).toMatchObject({ 'Take Cancer': 'Takes a red Warrior, and Cancer is none.' });
  });
});
