import { describe, expect, test } from 'vitest';
import { answer, NAMES, refusals, say, wordsFor, type Position } from '@arenarium/engine';
import { basicverse } from './index.ts';
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
const at = (spec: Spec): Position => scenario('HB-3.3 refused', spec).begin() as Position;
/** The position after the option with this label. */
function after(p: Position, label: string): Position {
  const words = wordsFor(p.game, NAMES);
  const options = p.now?.options ?? [];
  answer(p, options.findIndex((option) => say(words, p.game.describe(p, option, p.now?.seat ?? 0).label) === label)); // prettier-ignore
  return p;
}

describe('refusals teach, with numbers and names', () => {
  test('on one’s own turn', () => {
    const p = at({
      Ann: { hero: 'bark', hand: ['strike', 'defend', 'scrollOfHaste'], slot: 'scrollOfVision' },
      Bob: { hero: 'juno' },
      circle: ['Ann', 'Cid', 'Bob', 'Dot', 'Fay', 'Eve'],
      actions: 1,
      mana: [1, 0],
    });
    expect(told(p)).toMatchObject({
      'Play Strike': 'This reaches 1; the nearest, Juno the Huntress, is 2 away.',
      'Play Defend': 'Defend is a Reaction: it is played when others act, not on your own turn.',
      'Play Scroll of Haste': 'Scroll of Vision lies in your Scroll slot until your next turn: one Scroll a turn.',
      'Branch Slap, discarding Strike': 'Needs 2 Actions, you have 1.',
      Photosynthesis: 'Photosynthesis costs Gather Mana or First Aid, and you hold none.',
      Overgrowth: 'Overgrowth is a Reaction: it is used when others act, not on your own turn.',
      Thorns: 'Thorns always works: there is nothing to press.',
      'Call on Middle Mac for a card': 'Middle Mac holds no card.',
      'Call on Juno the Huntress for a card':
        'Juno the Huntress is an enemy. Choose a card or an Ability first, or call on an ally.',
    });
  });

  test('for Mana and for targets', () => {
    const p = at({
      Ann: { hero: 'bark', hand: ['strike'] },
      Bob: { hero: 'juno' },
      Fay: { hero: 'xarius', dead: true },
      mana: [1, 0],
    });
    expect(told(p)).toMatchObject({ 'Forest’s Wrath, discarding Strike': 'Needs 3 Mana, your team has 1.' });
    const aiming = after(at({ Ann: { hand: ['strike'] }, Dot: { dead: true } }), 'Play Strike');
    expect(told(aiming)).toMatchObject({
      'Middle Mac': 'Middle Mac is on your side: harm goes to enemies.',
      'Freya the Frigid': 'Freya the Frigid is dead, and the dead are no target.',
    });
    const far = after(
      at({ Ann: { hero: 'jacques', hand: ['deflect'] }, Cid: { hero: 'bark' } }),
      'Lunge, discarding Deflect',
    );
    expect(told(far)).toMatchObject({ 'Freya the Frigid': 'Freya the Frigid is 3 away; this reaches 2.' });
  });

  test('for places in the Circle', () => {
    const p = after(at({ Ann: {} }), 'Short Hop');
    expect(told(p)).toMatchObject({
      'Between Xarius the Shifty and Juno the Huntress': 'Bark Entony stands there already and must end up elsewhere.',
      'Between Middle Mac and Freya the Frigid': 'Bark Entony may only change places with a neighbour.',
    });
  });

  test('for Reactions', () => {
    const p = at({
      Ann: { hero: 'juno', hand: ['strike'] },
      Bob: { hero: 'bark', hand: ['regroup', 'scrollOfShadows'], slot: 'scrollOfVision' },
      Fay: { dead: true },
    });
    expect(told(after(p, 'Play Strike'), 1)).toMatchObject({
      'Play Regroup': 'Regroup is no Reaction to an attack.',
      'Play Scroll of Shadows': 'Scroll of Vision lies in your Scroll slot until your next turn: one Scroll a turn.',
      'Branch Slap': 'Branch Slap is used on your own turn.',
    });
  });

  test('for Heroes', () => {
    const p = scenario('HB-12.1 refused', { setUp: { seats: 4 } }).begin() as Position;
    expect(told(p, 1)).toMatchObject({ Morus: 'Morus is a Support, and Supports do not take part in games of four.' });
    expect(told(after(p, 'Juno the Huntress'))).toMatchObject({
      'Juno the Huntress': 'Juno the Huntress is played by Bob.',
    });
    expect(p.game.id).toBe(basicverse.id);
  });
});
