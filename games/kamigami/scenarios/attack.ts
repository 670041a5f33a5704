import type { Scenario } from '@arenarium/engine';
import { templeOf } from '../table.ts';
import { named, scenario } from './arrange.ts';

export const attacks: readonly Scenario[] = [
  scenario('KB-2.1 KB-6.1 an Attack is aimed at one God or one Temple of an opponent', {
    seats: {
      Ann: { hand: ['Leo'], temple: 'Temple of Life', templeEnergy: 1 },
      Bob: { temple: 'Temple of War' },
      Cid: { temple: 'Temple of Death' },
    },
  })
    .does('Ann', 'Play Leo')
    .offers('Ann', 'Bob’s God', 'Cid’s God', 'Bob’s Temple', 'Cid’s Temple')
    .does('Ann', 'Cid’s God')
    .then((t) => ({ 'only that one loses': [t.energy.slice(0, 3), [15, 15, 11]] }))
    .offers('Ann', 'Use Healing Spring', 'End the Play Phase'),

  scenario('KB-6.2 KB-R2 the attacker decides before the target plays, and not again after it', {
    seats: { Ann: { god: 'Thor', hand: ['Leo'] }, Bob: { hand: ['Sacred Guardian', 'Cancer'] } },
  })
    .does('Ann', 'Play Leo')
    .offers('Ann', 'Use Smash', 'Pass')
    .does('Ann', 'Pass')
    .offers('Bob', 'React with Sacred Guardian', 'React with Cancer', 'Pass')
    .does('Bob', 'React with Sacred Guardian')
    .offers('Bob', 'React with Cancer', 'Pass')
    .does('Bob', 'Pass')
    .then((t) => ({ '4 less 2, and no Smash': [t.energy.slice(0, 2), [15, 13]] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-6.2 Silver Arrow does not undo a Libra that was already played', {
    seats: { Ann: { god: 'Artemis', hand: ['Leo', 'Sagittarius'] }, Bob: { god: 'Thor', hand: ['Libra'] } },
  })
    .does('Ann', 'Play Leo')
    .offers('Ann', 'Use Silver Arrow', 'React with Sagittarius', 'Pass')
    .does('Ann', 'Pass')
    .does('Bob', 'React with Libra')
    .then((t) => ({ '4 less 4': [t.energy.slice(0, 2), [15, 15]] }))
    .offers('Ann', 'Play Sagittarius', 'End the Play Phase'),

  scenario('KB-6.2 the attacker uses as many Reacts as it likes before the target', {
    seats: {
      Ann: { god: 'Thor', hand: ['Leo', 'Sagittarius'], temple: 'Temple of War' },
      Bob: { god: 'Thor', hand: ['Libra'] },
    },
  })
    .does('Ann', 'Play Leo')
    .does('Ann', 'Use Smash')
    .offers('Ann', 'Use Sacred Spears', 'React with Sagittarius', 'Pass')
    .does('Ann', 'Use Sacred Spears')
    .does('Ann', 'React with Sagittarius')
    .does('Bob', 'React with Libra')
    .then((t) => ({ '4, 2, 2 and 2, less 4': [t.energy[1], 9] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-6.2 KB-R2 what an opponent plays may be answered: Deceit after the Defend', {
    seats: { Ann: { god: 'Loki', hand: ['Leo'] }, Bob: { god: 'Thor', hand: ['Libra'] } },
  })
    .does('Ann', 'Play Leo')
    .does('Bob', 'React with Libra')
    .offers('Ann', 'Use Deceit', 'Pass')
    .does('Ann', 'Use Deceit')
    .then((t) => ({ 'the Defend is cancelled': [t.energy.slice(0, 2), [14, 11]] }))
    .offers('Ann', 'Use Lark', 'End the Play Phase'),

  scenario('KB-R2 a moved Attack is put to its new target, not to the attacker again', {
    seats: {
      Ann: { god: 'Thor', hand: ['Leo'] },
      Bob: { god: 'Thor', hand: ['Noble Star'] },
      Cid: { god: 'Thor', hand: ['Cancer'] },
    },
  })
    .does('Ann', 'Play Leo')
    .does('Ann', 'Bob’s God')
    .does('Ann', 'Pass')
    .does('Bob', 'React with Noble Star')
    .offers('Cid', 'React with Cancer', 'Pass')
    .does('Cid', 'React with Cancer')
    .then((t) => ({ '4 less 3 on Cid': [t.energy.slice(0, 3), [15, 15, 14]] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-6.5 KB-R9 a Temple that pays its last Energy for a React is gone, and so is the Attack’s target', {
    seats: {
      Ann: { god: 'Thor', hand: ['Leo'] },
      Bob: { god: 'Thor', temple: 'Temple of Peace', templeEnergy: 1, hand: ['Sacred Guardian'] },
    },
  })
    .does('Ann', 'Play Leo')
    .does('Ann', 'Bob’s Temple')
    .does('Ann', 'Pass')
    .does('Bob', 'Use Sanctuary')
    .then((t) => ({
      'nobody is asked any more, and nothing is lost': [
        [t.energy[1], t.energy[templeOf(1)], t.moments],
        [15, 0, []],
      ],
    }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-R2 the attacker, the attacked, then the others clockwise', {
    seats: {
      Ann: { god: 'Thor', hand: ['Leo'] },
      Bob: { hand: ['Aquarius'] },
      Cid: { hand: ['Cancer'] },
      Dot: { hand: ['Aquarius'] },
    },
  })
    .does('Ann', 'Play Leo')
    .does('Ann', 'Cid’s God')
    .does('Ann', 'Pass')
    .does('Cid', 'Pass')
    .does('Bob', 'Pass')
    .offers('Dot', 'React with Aquarius', 'Pass')
    .does('Dot', 'Pass')
    .then((t) => ({ 'all passed in a row': [t.energy[2], 11] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-6.3 any number of Defends', {
    seats: {
      Ann: { hand: ['Kraken'] },
      Bob: { god: 'Athena', hand: ['Sacred Guardian', 'Sacred Guardian', 'Priestess'] },
    },
  })
    .does('Ann', 'Play Kraken: Attack 5')
    .offers('Bob', 'Use Aegis', 'React with Sacred Guardian', 'Pass')
    .does('Bob', 'React with Sacred Guardian')
    .does('Bob', 'Use Aegis')
    .does('Bob', 'Priestess')
    .does('Bob', 'React with Sacred Guardian')
    .then((t, p) => ({
      '5 less 6': [
        [t.energy[1], named(p, t.discard[1])],
        [15, ['Priestess']],
      ],
    }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-6.4 KB-R1 the book’s Attack: the third red Warrior makes Aries 6, Libra takes 4 off', {
    seats: { Ann: { hand: ['Aries', 'Capricorn', 'Leo'] }, Bob: { hand: ['Libra'] } },
    chain: ['Sagittarius', 'Leo'],
  })
    .does('Ann', 'Play Aries')
    .then((t) => ({ 'Attack Value': [t.moments.at(-1)?.value, 6] }))
    .does('Bob', 'React with Libra')
    .then((t) => ({ 'Bob loses 2': [t.energy[1], 13] }))
    .offers('Ann', 'Play Capricorn', 'End the Play Phase')
    .refuses('Ann', 'Play Leo', 'KB-4.3'),

  scenario('KB-6.4 when nothing is left of the Attack, nothing is lost', {
    seats: { Ann: { hand: ['Aries'] }, Bob: { hand: ['Libra'] } },
  })
    .does('Ann', 'Play Aries')
    .does('Bob', 'React with Libra')
    .then((t) => ({ 'Bob keeps 15': [t.energy[1], 15] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-6.5 KB-R11 a Temple without Energy is destroyed, and the God loses nothing', {
    seats: { Ann: { hand: ['Leo', 'Leo'] }, Bob: { temple: 'Temple of Peace', templeEnergy: 3 } },
  })
    .does('Ann', 'Play Leo')
    .does('Ann', 'Bob’s Temple')
    .does('Bob', 'Pass')
    .then((t) => ({
      'the Temple is gone': [
        [t.energy[templeOf(1)], t.energy[1]],
        [0, 15],
      ],
    }))
    .does('Ann', 'Play Leo')
    .then((t) => ({ 'its ability too: Bob is not asked': [t.energy[1], 11] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-6.6 a God’s own Attack is Defended against like any other', {
    seats: { Ann: { god: 'Zeus', hand: ['Templar'] }, Bob: { hand: ['Sacred Guardian'] } },
  })
    .does('Ann', 'Use Thunderbolt')
    .does('Bob', 'React with Sacred Guardian')
    .then((t) => ({ '4 less 2': [t.energy.slice(0, 2), [13, 13]] }))
    .does('Ann', 'Play Templar: Attack 1')
    .then((t) => ({ 'a Disciple attacks': [t.energy[1], 12] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-1.6 KB-R31 Kraken attacks every opponent’s God, one after another', {
    seats: { Ann: { god: 'Thor', hand: ['Kraken'] }, Bob: { hand: ['Priestess'] }, Cid: { hand: ['Sacred Guardian'] } },
  })
    .dice(1)
    .does(
      'Ann',
      'Play Kraken: Attack 3 on each opponent’s God. If the target loses Energy, its player discards a card at random',
    )
    .does('Ann', 'Use Smash')
    .then((t, p) => ({
      'Bob first, and his hand': [
        [t.energy[1], named(p, t.discard[1])],
        [10, ['Priestess']],
      ],
    }))
    .does('Ann', 'Pass')
    .does('Cid', 'React with Sacred Guardian')
    .then((t) => ({ 'Smash was for Bob only': [t.energy.slice(0, 3), [14, 10, 14]] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-1.6 an Attack that cannot be Defended against', {
    seats: { Ann: { hand: ['Sagittarius'] }, Bob: { hand: ['Sacred Guardian', 'Aquarius'] } },
  })
    .does('Ann', 'Play Sagittarius')
    .offers('Bob', 'React with Aquarius', 'Pass')
    .refuses('Bob', 'React with Sacred Guardian', 'KB-1.6')
    .does('Bob', 'Pass')
    .then((t) => ({ 'both land': [t.energy[1], 13] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-R4 only the attacked Defend, and what they played does not shield the next', {
    seats: {
      Ann: { hand: ['Leo'] },
      Bob: { hand: ['Noble Star', 'Sacred Guardian'] },
      Cid: { hand: ['Cancer'] },
      Dot: { hand: ['Cancer'] },
    },
  })
    .does('Ann', 'Play Leo')
    .does('Ann', 'Bob’s God')
    .does('Bob', 'React with Sacred Guardian')
    .does('Bob', 'React with Noble Star')
    .does('Bob', 'Cid’s God')
    .offers('Cid', 'React with Cancer', 'Pass')
    .does('Cid', 'Pass')
    .then((t) => ({ 'all 4 on Cid': [t.energy.slice(0, 4), [15, 15, 11, 15]] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-R9 a God may not pay its last Energy', {
    seats: { Ann: { god: 'Zeus', energy: 1, hand: ['Berserker'] }, Bob: {} },
  })
    .refuses('Ann', 'Use Thunderbolt', 'KB-R9')
    .refuses('Ann', 'Play Berserker: Attack 7 (pay 2 Energy)', 'KB-R9')
    .offers('Ann', 'Play Berserker: Attack 4', 'End the Play Phase'),

  scenario('KB-R9 KB-R10 a Temple pays for itself, even its last', {
    seats: { Ann: { temple: 'Temple of Life', templeEnergy: 1 }, Bob: {} },
  })
    .does('Ann', 'Use Healing Spring')
    .then((t) => ({
      'the God gained, the Temple is destroyed': [
        [t.energy[0], t.energy[templeOf(0)]],
        [16, 0],
      ],
    }))
    .offers('Ann', 'End the Play Phase'),
];
