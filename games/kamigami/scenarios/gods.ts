import type { Scenario } from '@arenarium/engine';
import { named, scenario } from './arrange.ts';

export const gods: readonly Scenario[] = [
  scenario('KB-9.1 KB-R24 War Drum may be beaten as often as it is paid for, before cards are discarded', {
    seats: { Ann: { god: 'Thor', energy: 3, hand: ['Priestess'], deck: ['Cancer'] }, Bob: {} },
    chain: ['Leo', 'Sagittarius', 'Virgo'],
  })
    .does('Ann', 'End the Play Phase')
    .offers('Ann', 'Use War Drum', 'Pass')
    .does('Ann', 'Use War Drum')
    .offers('Ann', 'Take Leo', 'Take Sagittarius')
    .does('Ann', 'Take Leo')
    .does('Ann', 'Use War Drum')
    .then((t, p) => ({
      'two Energy paid': [t.energy[0], 1],
      'drawn again; the rest was discarded': [
        [named(p, t.hand[0]).slice(0, 3), t.play[0]],
        [['Sagittarius', 'Leo', 'Cancer'], []],
      ],
    }))
    .asks('Bob', 'kamigami/play'),

  scenario('KB-1.4 equal cards in the Chain are one to take', {
    seats: { Ann: { god: 'Thor', energy: 3 }, Bob: {} },
    chain: ['Leo', 'Sagittarius', 'Leo'],
  })
    .does('Ann', 'End the Play Phase')
    .does('Ann', 'Use War Drum')
    .offers('Ann', 'Take Leo', 'Take Sagittarius')
    .does('Ann', 'Take Leo')
    .does('Ann', 'Use War Drum')
    .offers('Ann', 'Take Sagittarius', 'Take Leo'),

  scenario('KB-9.2 Smash only once in an Attack', {
    seats: { Ann: { god: 'Thor', hand: ['Leo', 'Leo'] }, Bob: { hand: ['Sacred Guardian'] } },
  })
    .does('Ann', 'Play Leo')
    .does('Ann', 'Use Smash')
    .does('Bob', 'Pass')
    .then((t) => ({ 'one Energy for two': [t.energy.slice(0, 2), [14, 9]] }))
    .does('Ann', 'Play Leo')
    .offers('Ann', 'Use Smash', 'Pass')
    .does('Ann', 'Use Smash')
    .does('Bob', 'Pass')
    .then((t) => ({ 'and again in the next': [t.energy.slice(0, 2), [13, 3]] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-9.2 Quarry only once in a turn', {
    seats: {
      Ann: { god: 'Artemis', hand: ['Leo', 'Leo'], deck: ['Priestess', 'Cancer'] },
      Bob: { hand: ['Sacred Guardian'] },
    },
  })
    .does('Ann', 'Play Leo')
    .offers('Ann', 'Use Silver Arrow', 'Pass')
    .does('Ann', 'Use Silver Arrow')
    .offers('Ann', 'Use Quarry', 'Pass')
    .does('Ann', 'Use Quarry')
    .then((t, p) => ({
      'not Defended, and a card': [
        [t.energy[1], named(p, t.hand[0])],
        [11, ['Leo', 'Priestess']],
      ],
    }))
    .does('Ann', 'Play Leo')
    .does('Ann', 'Pass')
    .does('Bob', 'Pass')
    .offers('Ann', 'Play Priestess', 'End the Play Phase'),

  scenario('KB-9.3 both abilities of a God in one turn', {
    seats: { Ann: { god: 'Poseidon', hand: ['Leo', 'Priestess'] }, Bob: { god: 'Thor' } },
    hall: [['Virgo'], ['Libra']],
  })
    .does('Ann', 'Use Ebb and Flow')
    .does('Ann', 'Banish Libra from the Hall')
    .does('Ann', 'Play Leo')
    .does('Ann', 'Use Tidal Wave')
    .does('Ann', 'Priestess')
    .then((t, p) => ({
      'both took effect': [
        [t.faith, t.energy[1], named(p, t.netherworld)],
        [1, 9, ['Libra']],
      ],
    }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-13.1 KB-R14 Lark: all lose Energy, whether they draw or not; Loki last', {
    seats: { Ann: { god: 'Loki', deck: ['Leo'] }, Bob: { god: 'Thor', deck: ['Priestess'] } },
  })
    .does('Ann', 'Use Lark')
    .does('Ann', 'Draw')
    .offers('Bob', 'Draw', 'Do not draw')
    .does('Bob', 'Do not draw')
    .then((t) => ({
      'one each': [
        [t.energy.slice(0, 2), t.hand[1]],
        [[14, 14], []],
      ],
    }))
    .offers('Ann', 'Play Leo', 'End the Play Phase'),

  scenario('KB-R14 when Lark takes the last Energy of all, Loki remains', {
    seats: { Ann: { god: 'Loki', energy: 1 }, Bob: { god: 'Thor', energy: 1 } },
  })
    .does('Ann', 'Use Lark')
    .does('Ann', 'Do not draw')
    .does('Bob', 'Do not draw')
    .ends([1, 0], 'KB-12.2'),

  scenario('KB-R14 with both Main Gods at 1 Lark leaves the one on Loki’s side, wherever they sit', {
    form: '2v2',
    seats: {
      Ann: { god: 'Loki' },
      Bob: { god: 'Thor' },
      Cid: { main: true, god: 'Thor', energy: 1 },
      Dot: { main: true, god: 'Thor', energy: 1 },
    },
  })
    .does('Ann', 'Use Lark')
    .does('Ann', 'Do not draw')
    .does('Bob', 'Do not draw')
    .does('Cid', 'Do not draw')
    .does('Dot', 'Do not draw')
    .ends([1, 0, 1, 0], 'KB-12.4'),

  scenario('KB-13.2 Revive leaves the God with one Energy', {
    seats: { Ann: { god: 'Zeus', energy: 1, hand: ['Kraken'] }, Bob: { god: 'Hel', energy: 4, hand: ['Priestess'] } },
  })
    .does('Ann', 'Play Kraken: Attack 5')
    .offers('Bob', 'Use Revive', 'Pass')
    .does('Bob', 'Use Revive')
    .does('Bob', 'Priestess')
    .offers('Bob', 'Use Devour', 'Pass')
    .does('Bob', 'Use Devour')
    .then((t) => ({ 'one is left': [t.energy[1], 1] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-13.2 KB-11.1 Revive keeps a God of one’s own team from falling', {
    form: '2v2',
    seats: {
      Ann: { main: true, god: 'Thor', hand: ['Leo'] },
      Bob: { main: true, god: 'Thor', energy: 3 },
      Cid: { god: 'Thor' },
      Dot: { god: 'Hel', hand: ['Priestess'] },
    },
  })
    .does('Ann', 'Play Leo')
    .does('Ann', 'Bob’s God')
    .does('Ann', 'Pass')
    .offers('Dot', 'Use Revive', 'Pass')
    .does('Dot', 'Use Revive')
    .does('Dot', 'Priestess')
    .does('Dot', 'Pass')
    .then((t) => ({ 'Bob is left with one': [t.energy[1], 1] }))
    .offers('Ann', 'End the Play Phase'),

  scenario('KB-13.2 Taurus strengthens the God before the blow', {
    seats: { Ann: { hand: ['Leo', 'Leo'] }, Bob: { god: 'Thor', energy: 2, hand: ['Taurus'] } },
  })
    .does('Ann', 'Play Leo')
    .offers('Bob', 'React with Taurus', 'Pass')
    .does('Bob', 'React with Taurus')
    .then((t) => ({ '2 and 3, less 4': [t.energy[1], 1] }))
    .offers('Ann', 'Play Leo', 'End the Play Phase'),

  scenario('KB-R12 KB-13.2 Energy from Taurus counts for the 25 before the blow falls', {
    seats: { Ann: { hand: ['Aries'] }, Bob: { god: 'Thor', energy: 22, hand: ['Taurus'] } },
    chain: ['Leo', 'Leo', 'Leo', 'Leo', 'Leo', 'Leo', 'Leo', 'Leo', 'Leo', 'Leo', 'Sagittarius', 'Taurus'],
    faith: 0,
  })
    .offers('Ann', 'Play Aries', 'End the Play Phase')
    .does('Ann', 'Play Aries')
    .then((t) => ({ 'eleven red Warriors before it': [t.moments.at(-1)?.value, 24] }))
    .does('Bob', 'React with Taurus')
    .ends([0, 1], 'KB-12.3'),

  scenario('KB-13.3 Valkyrie keeps a card from the Netherworld, and there is nothing to Devour', {
    seats: {
      Ann: { god: 'Hel', hand: ['Virgo', 'Priestess'] },
      Bob: { god: 'Hel', hand: ['Valkyrie'], deck: ['Cancer'] },
    },
  })
    .does('Ann', 'Play Virgo')
    .does('Ann', ['Banish Priestess from your hand'])
    .does('Bob', 'React with Valkyrie')
    .then((t, p) => ({
      'it stays in hand': [
        [t.netherworld, named(p, t.hand[0]), t.energy.slice(0, 2)],
        [[], ['Priestess'], [15, 15]],
      ],
    }))
    .offers('Ann', 'Play Priestess', 'End the Play Phase'),

  scenario('KB-R26 a cost is paid even when the card is kept', {
    seats: { Ann: { god: 'Hades', hand: ['Priestess', 'Valkyrie'] }, Bob: { god: 'Thor' } },
  })
    .does('Ann', 'Use Ferryman’s Toll')
    .does('Ann', 'Priestess')
    .does('Ann', 'React with Valkyrie')
    .then((t, p) => ({
      'Faith, and the Priestess kept': [
        [t.faith, named(p, t.hand[0])],
        [2, ['Priestess']],
      ],
    }))
    .offers('Ann', 'Play Priestess', 'End the Play Phase'),

  scenario('KB-3.4 Baldr is loved at the end of a Play Phase without Attacks', {
    seats: { Ann: { god: 'Baldr', hand: ['Mermaid'] }, Bob: {} },
  })
    .does('Ann', 'Play Mermaid: gain 2 Faith')
    .does('Ann', 'End the Play Phase')
    .offers('Ann', 'Use Beloved of All', 'Pass')
    .does('Ann', 'Use Beloved of All')
    .then((t) => ({
      'one Energy more, and the Faith is gone with the turn': [
        [t.energy[0], t.faith],
        [16, 0],
      ],
    }))
    .asks('Bob', 'kamigami/play'),

  scenario('KB-5.7 Scorpio Banishes from the Discard Pile of whom it hurts', {
    seats: { Ann: { god: 'Thor', hand: ['Scorpio'] }, Bob: { god: 'Thor', discard: ['Leo', 'Priestess'] } },
  })
    .does('Ann', 'Play Scorpio')
    .does('Ann', 'Pass')
    .offers('Ann', 'Banish Leo from the Discard Pile', 'Banish Priestess from the Discard Pile')
    .does('Ann', 'Banish Leo from the Discard Pile')
    .then((t, p) => ({
      'Leo is gone': [
        [named(p, t.netherworld), named(p, t.discard[1])],
        [['Leo'], ['Priestess']],
      ],
    }))
    .offers('Ann', 'End the Play Phase'),
];
