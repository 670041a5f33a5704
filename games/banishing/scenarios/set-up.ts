import { knows, type Scenario } from '@arenarium/engine';
import { characters } from '../cards/index.ts';
import { playerAt } from '../table.ts';
import { faces, fromTheBeginning, short } from './arrange.ts';

const dealt = 'rs rs rs gs gs gs bs bs bs';
const sheets = characters.map(({ name }) => `The ${name}`);
const count = (cards: string, name: string) => cards.split(' ').filter((card) => card === name).length;

export const setUpScenarios: readonly Scenario[] = [
  fromTheBeginning('TB-1.2 TB-1.3 TB-R5 TB-2.3 TB-2.4 a friendly game brings every card but levels 4 and 5', {
    seats: 3,
    characters: 'firstGame',
  })
    .dice(1)
    .then((t, p) => {
      const cards = short(p, [...t.deck, ...t.void.flat(), ...t.players.flatMap((player) => player.hand)]);
      return {
        'six of every symbol card': [['rs', 'gt', 'bc'].map((name) => count(cards, name)), [6, 6, 6]],
        'the undead of levels 1 to 3': [['1', '2', '3', '4'].map((name) => count(cards, name)), [12, 8, 6, 0]],
        'two of each item': [['S', 'W', 'A'].map((name) => count(cards, name)), [2, 2, 2]],
        'levels 4 and 5 wait': [short(p, t.aside), '4 4 4 4 4 4 5 5 5 5 5 5'],
        'nothing stays in the box': [t.box, []],
      };
    })
    .asks('Ann', 'banishing/line'),

  fromTheBeginning('TB-2.3 in a challenge two items join the Deck, and nobody sees which', {
    seats: 3,
    difficulty: 'challenge',
    characters: 'firstGame',
  })
    .dice(1)
    .shuffle(...faces(dealt))
    .shuffle(...faces('W A S S W A'))
    .then((t, p) => ({
      'the others stay in the box': [short(p, t.box), 'S S W A'],
      'unseen by all': [
        t.box.map((id) => t.players.some((_, seat) => knows(p, seat, id))),
        [false, false, false, false],
      ],
    }))
    .asks('Ann', 'banishing/line'),

  fromTheBeginning(
    'TB-2.1 TB-1.4 TB-R1 TB-R16 characters are chosen in turn order, beginning with the player drawn by lot',
    { seats: 3 },
  )
    .dice(2)
    .offers('Bob', ...sheets)
    .does('Bob', 'The Brute')
    .refuses('Cid', 'The Brute', 'TB-2.1')
    .offers('Cid', ...sheets.filter((name) => name !== 'The Brute'))
    .does('Cid', 'The Sorcerer')
    .does('Ann', 'The Cultist')
    .then((t) => ({
      'the sheets lie there': [
        t.players.map((player) => characters[player.character]?.name),
        ['Cultist', 'Brute', 'Sorcerer'],
      ],
      'the two known values of health': [
        [characters[6]?.health, characters[3]?.health],
        [12, 6],
      ],
      'six abilities each': [characters.every(({ abilities }) => abilities.length === 6), true],
    }))
    .asks('Bob', 'banishing/line'),

  fromTheBeginning('TB-2.2 each player is dealt three symbol cards, which the others do not see', {
    seats: 3,
    characters: 'firstGame',
  })
    .dice(1)
    .shuffle(...faces(dealt))
    .then((t, p) => ({
      'the hands': [t.players.map((player) => short(p, player.hand)), ['rs rs rs', 'gs gs gs', 'bs bs bs']],
      'Bob cannot see the hand of Ann': [playerAt(t, 0).hand.map((id) => knows(p, 1, id)), [false, false, false]],
    }))
    .asks('Ann', 'banishing/line'),

  fromTheBeginning('TB-2.5 six undead among the nine: all are shuffled back and the Void is dealt anew', {
    seats: 3,
    characters: 'firstGame',
  })
    .dice(1)
    .shuffle(...faces(dealt))
    .shuffle(...faces('1 1 1 2 2 2 rt rt rt'))
    .shuffle(...faces('1 1 1 2 2 rt rt rt S'))
    .then((t, p) => ({
      'five undead may stay': [short(p, t.void.flat()), '1 1 1 2 2 rt rt rt S'],
      'nothing is lost': [t.deck.length, 54 - 9 + 6 + 26 - 9],
    }))
    .asks('Ann', 'banishing/line'),

  fromTheBeginning('TB-1.1 TB-2.1 five play, with characters by lot', {
    seats: 5,
    characters: 'byLot',
    difficulty: 'normal',
  })
    .dice(5, 8, 1, 1, 1, 1)
    .then((t) => ({
      'Eve drew the last sheet, the others the first that was left': [
        t.players.map((player) => player.character),
        [0, 1, 2, 3, 7],
      ],
    }))
    .asks('Eve', 'banishing/line'),
];
