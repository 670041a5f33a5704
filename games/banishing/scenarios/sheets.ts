import type { Scenario } from '@arenarium/engine';
import { playerAt } from '../table.ts';
import { scenario, short } from './arrange.ts';

const undead = ['1 2 3', '4 gt gc', 'bs bt 5'] as const;

/** Abilities that no other scenario uses, each with what it does and what it leaves alone. */
export const sheetScenarios: readonly Scenario[] = [
  scenario('TB-12.2 a smite fells three undead of any level and heals somebody', {
    players: { Ann: { is: 'healer', hand: 'rs rs rs' }, Bob: { is: 'fighter', wounds: '2 3' } },
    void: ['1 2 5', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'Smite')
    .does('Ann', 'red square, red square, red square')
    .does('Ann', 'Vampire Lord (5), top right')
    .does('Ann', 'Ghoul (2), top middle')
    .does('Bob', 'Wraith (3)')
    .then((t, p) => ({
      discarded: [short(p, t.discard), 'rs rs rs 5 2 1 3'],
      'Bob is better': [playerAt(t, 1).damage, 2],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.3 to the war drum each other player fells a weak undead', {
    players: { Ann: { is: 'bard', hand: 'rs rt rc' } },
    void: ['1 2 2', '3 gt gc', 'bs bt bc'],
  })
    .does('Ann', 'War Drum')
    .does('Ann', 'red square, red triangle, red circle')
    .does('Bob', 'Ghoul (2), top middle')
    .offers('Cid', 'Zombie (1), top left', 'Ghoul (2), top right')
    .does('Cid', 'Ghoul (2), top right')
    .then((t, p) => ({ discarded: [short(p, t.discard), 'rs rt rc 2 2'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.4 lightning strikes undead of any level', {
    players: { Ann: { is: 'sorcerer', hand: 'rs rt rc' } },
    void: undead,
  })
    .does('Ann', 'Lightning')
    .does('Ann', 'red square, red triangle, red circle')
    .does('Ann', 'Vampire Lord (5), bottom right')
    .does('Ann', 'Lich (4), middle left')
    .then((t, p) => ({ discarded: [short(p, t.discard), 'rs rt rc 5 4'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.5 sleight of hand heals and swaps twice', {
    players: { Ann: { is: 'thief', hand: 'gs gt gc', wounds: '1 1 3' } },
  })
    .does('Ann', 'Sleight of Hand')
    .does('Ann', 'green square, green triangle, green circle')
    .does('Ann', 'Wraith (3)')
    .does('Ann', ['red square, top left', 'blue circle, bottom right'])
    .does('Ann', ['red triangle, top middle', 'red circle, top right'])
    .then((t, p) => ({
      'the Void': [short(p, t.void.flat()), 'bc rc rt gs gt gc bs bt rs'],
      damage: [playerAt(t, 0).damage, 1],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.6 a pact in blood: the Witch takes an undead, another is healed', {
    players: { Ann: { is: 'witch', hand: 'gs gt gc' }, Bob: { is: 'fighter', wounds: '1 1 2 3' } },
    void: ['1 2 rc', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'Blood Pact')
    .does('Ann', 'green square, green triangle, green circle')
    .does('Ann', 'Zombie (1), top left')
    .does('Bob', 'Wraith (3)')
    .does('Bob', 'Ghoul (2)')
    .then((t) => ({ damage: [t.players.map((player) => player.damage), [1, 1, 0]] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.6 the communion heals all others, not the Witch', {
    players: { Ann: { is: 'witch', hand: 'gs gs gs', wounds: '1' }, Bob: { wounds: '1 1' }, Cid: { wounds: '3' } },
    void: ['2 rt rc', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'Dark Communion')
    .does('Ann', 'green square, green square, green square')
    .then((t) => ({ damage: [t.players.map((player) => player.damage), [3, 0, 0]] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.6 the brew brings back three cards, for an undead', {
    players: { Ann: { is: 'witch', hand: 'bs bt bc' } },
    void: ['2 rt rc', 'gs gt gc', 'bs bt bc'],
    discard: 'gs',
  })
    .does('Ann', 'Brew')
    .does('Ann', 'blue square, blue triangle, blue circle')
    .does('Ann', 'green square')
    .does('Ann', 'blue square')
    .does('Ann', 'blue circle')
    .then((t, p) => ({
      hand: [short(p, playerAt(t, 0).hand), 'gs bs bc'],
      wounds: [short(p, playerAt(t, 0).wounds), '2'],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.7 TB-R24 a rampage fells two, and one more for each wound', {
    players: { Ann: { is: 'brute', hand: 'rs rs rs', wounds: '1' } },
    void: undead,
  })
    .does('Ann', 'Rampage')
    .does('Ann', 'red square, red square, red square')
    .does('Ann', 'Vampire Lord (5), bottom right')
    .does('Ann', 'Lich (4), middle left')
    .does('Ann', 'Wraith (3), top right')
    .then((t, p) => ({ discarded: [short(p, t.discard), 'rs rs rs 5 4 3'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.7 a roar takes one card, and one more for every two wounds', {
    players: { Ann: { is: 'brute', hand: 'bs bt bc', wounds: '1 1 1' } },
  })
    .does('Ann', 'Roar')
    .does('Ann', 'blue square, blue triangle, blue circle')
    .does('Ann', 'red square, top left')
    .does('Ann', 'blue circle, bottom right')
    .then((t, p) => ({ hand: [short(p, playerAt(t, 0).hand), 'rs bc'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.8 the servant is unleashed upon the Void', {
    players: { Ann: { is: 'cultist', hand: 'rs rs rs', servant: '1' } },
    void: undead,
  })
    .does('Ann', 'Unleash')
    .does('Ann', 'red square, red square, red square')
    .does('Ann', 'Vampire Lord (5), bottom right')
    .does('Ann', 'Lich (4), middle left')
    .does('Ann', 'Wraith (3), top right')
    .then((t, p) => ({
      'two, and one for the level': [short(p, t.discard), 'rs rs rs 5 4 3'],
      'it still serves': [short(p, [playerAt(t, 0).servant]), '1'],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.8 without a servant the Cultist can offer little', {
    players: { Ann: { is: 'cultist', hand: 'gs gt gc' }, Bob: { wounds: '1 1 2' } },
  })
    .does('Ann', 'Offering')
    .does('Ann', 'green square, green triangle, green circle')
    .does('Bob', 'Ghoul (2)')
    .then((t) => ({ 'two wounds only': [playerAt(t, 1).damage, 1] }))
    .asks('Bob', 'banishing/line'),
];
