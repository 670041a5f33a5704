import type { Scenario } from '@arenarium/engine';
import { playerAt } from '../table.ts';
import { scenario, short } from './arrange.ts';

export const banishingScenarios: readonly Scenario[] = [
  scenario('TB-9.2 only the top card of a stack is taken', {
    at: 'line',
    void: ['1+rs 2+gt bc', 'gs gt gc', 'bs bt bc'],
    deck: 'rc rc',
  })
    .does('Ann', 'top row: red square, green triangle, blue circle')
    .then((t, p) => ({
      hand: [short(p, playerAt(t, 0).hand), 'rs gt bc'],
      'what lay beneath shows; only the empty space is filled': [short(p, t.void.flat().slice(0, 3)), '1 2 rc'],
    }))
    .asks('Ann', 'banishing/ability'),

  scenario('TB-9.3 what discards all cards of a space discards the whole stack', {
    players: { Ann: { is: 'thief', hand: 'rs rs rs' } },
    void: ['1+rc 2+3+gt bc', 'gs gt gc', '5 bt bc'],
  })
    .does('Ann', 'Trapdoor')
    .does('Ann', 'red square, red square, red square')
    .does('Ann', 'top row: red circle, green triangle, blue circle')
    .does('Ann', 'left column: red circle, green square, Vampire Lord (5)')
    .does('Ann', 'green triangle, centre')
    .does('Ann', 'blue triangle, bottom middle')
    .then((t, p) => ({ discarded: [short(p, t.discard), 'rs rs rs 1 rc 2 3 gt bc gs 5'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-9.3 all undead of a line are all of its stacks', {
    players: { Ann: { is: 'sorcerer', hand: 'rs rs rs' } },
    void: ['1+rc gt bc', '4 gt gc', 'bs bt 2'],
  })
    .does('Ann', 'Meteor')
    .does('Ann', 'red square, red square, red square')
    .does('Ann', 'middle row: Lich (4), green triangle, green circle')
    .does('Ann', 'left column: red circle, Lich (4), blue square')
    .then((t, p) => ({
      discarded: [short(p, t.discard), 'rs rs rs 1 4'],
      'the card on top stays': [short(p, t.void[0] ?? []), 'rc'],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-10.1 cards in the Banishing do not come back with the next Deck', {
    players: { Ann: { is: 'healer', hand: 'bs bs bs rt' } },
    banishing: 'gs',
    deck: 'rs',
    discard: 'gt gt gt',
    at: 'ability',
  })
    .does('Ann', 'Recite')
    .does('Ann', 'blue square, blue square, blue square')
    .offers('Ann', 'red triangle')
    .does('Ann', 'red triangle')
    .does('Bob', 'top row: red square, red triangle, red circle')
    .then((t, p) => ({ 'the Banishing': [short(p, t.banishing), 'gs bs bs rt'], 'the second round': [t.round, 2] }))
    .asks('Bob', 'banishing/ability'),

  scenario('TB-10.2 TB-R22 the tenth card wins at once, whatever would follow', {
    players: { Ann: { is: 'sorcerer', hand: 'bs bs bs' } },
    banishing: 'rs rs rt rt rc rc gs gs',
  })
    .does('Ann', 'Seal')
    .does('Ann', 'blue square, blue square, blue square')
    .then((t, p) => ({ 'the third card of the set is not needed': [short(p, t.set), 'bs'] }))
    .ends([1, 1, 1], 'TB-10.2'),

  scenario('TB-R22 a death before the tenth card loses at once', {
    players: { Ann: { is: 'witch', hand: 'bs bs bs', wounds: '3 1' } },
    banishing: 'rs rs rt rt rc rc gs gs gc',
    void: ['4 rt rc', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'Damnation')
    .does('Ann', 'blue square, blue square, blue square')
    .ends([0, 0, 0], 'TB-7.4'),

  scenario('TB-R23 a card put from the Deck into the Discard counts as drawn', {
    players: { Ann: { is: 'thief', hand: 'gs gs gs' } },
    deck: '2 rs',
    discard: 'rt',
  })
    .does('Ann', 'Smoke')
    .does('Ann', 'green square, green square, green square')
    .offers('Ann', 'Ghoul (2), card 1 of the Deck', 'red square, card 2 of the Deck')
    .does('Ann', ['Ghoul (2), card 1 of the Deck', 'red square, card 2 of the Deck'])
    .then((t) => ({ 'the next round': [t.round, 2], 'the new Deck': [t.deck.length, 12] }))
    .asks('Bob', 'banishing/line'),
];
