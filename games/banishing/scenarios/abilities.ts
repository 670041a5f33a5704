import { knows, type Scenario } from '@arenarium/engine';
import { characters } from '../cards/index.ts';
import { playerAt } from '../table.ts';
import { scenario, short } from './arrange.ts';

const undeadAbove = ['1 2 4', 'gs gt gc', 'bs bt bc'] as const;

export const abilityScenarios: readonly Scenario[] = [
  scenario('TB-5.1 TB-6.1 one ability is the whole of the turn, a shared one too', {
    players: { Ann: { hand: 'rs rs rs', wounds: '1' } },
  })
    .offers('Ann', 'Kick', 'Spear', 'Swap', 'Rest', 'Pass')
    .does('Ann', 'Rest')
    .asks('Bob', 'banishing/line'),

  scenario('TB-5.2 three cards of a colour serve the level 1 ability only', {
    players: { Ann: { hand: 'rs rt rc gs gt' } },
    void: undeadAbove,
  })
    .offers('Ann', 'Kick', 'Swap', 'Pass')
    .refuses('Ann', 'Spear', 'TB-5.3')
    .refuses('Ann', 'Taunt', 'TB-5.2')
    .does('Ann', 'Kick')
    .offers('Ann', 'red square, red triangle, red circle')
    .does('Ann', 'red square, red triangle, red circle')
    .offers('Ann', 'Zombie (1), top left', 'Ghoul (2), top middle')
    .does('Ann', 'Zombie (1), top left')
    .then((t) => ({ 'the second was the only one left that is weak enough': [t.void.flat().length, 9] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-5.3 three alike serve level 2, or level 1', { players: { Ann: { hand: 'rs rs rs rs rt' } } })
    .offers('Ann', 'Kick', 'Spear', 'Swap', 'Pass')
    .does('Ann', 'Kick')
    .offers('Ann', 'red square, red square, red square', 'red square, red square, red triangle')
    .does('Ann', 'red square, red square, red square')
    .asks('Bob', 'banishing/line'),

  scenario('TB-5.4 the set lies in the Discard before the ability does anything', {
    players: { Ann: { is: 'sorcerer', hand: 'bs bt bc' } },
  })
    .does('Ann', 'Conjure')
    .does('Ann', 'blue square, blue triangle, blue circle')
    .does('Ann', 'Cid')
    .offers('Cid', 'blue square', 'blue triangle', 'blue circle')
    .does('Cid', 'blue circle')
    .does('Cid', 'blue square')
    .then((t, p) => ({
      'Cid has them': [short(p, playerAt(t, 2).hand), 'bc bs'],
      'one is left': [short(p, t.discard), 'bt'],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-5.4 cards which the ability sends elsewhere do not go to the Discard', {
    players: { Ann: { is: 'sorcerer', hand: 'bs bs bs' } },
  })
    .does('Ann', 'Seal')
    .does('Ann', 'blue square, blue square, blue square')
    .then((t, p) => ({
      'in the Banishing': [short(p, t.banishing), 'bs bs bs'],
      'not in the Discard': [t.discard, []],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-5.5 what cannot be done is left out, the rest is done', {
    players: { Ann: { is: 'thief', hand: 'rs rt rc' } },
  })
    .does('Ann', 'Backstab')
    .does('Ann', 'red square, red triangle, red circle')
    .asks('Ann', 'banishing/takeSymbol')
    .does('Ann', 'green circle, middle right')
    .does('Ann', 'blue circle, bottom right')
    .then((t, p) => ({ 'no undead, but cards': [short(p, playerAt(t, 0).hand), 'gc bc'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-5.6 the active player begins, the others follow clockwise', {
    players: { Ann: { is: 'bard', hand: 'bs bt bc' } },
  })
    .does('Ann', 'Serenade')
    .does('Ann', 'blue square, blue triangle, blue circle')
    .does('Ann', 'red square, top left')
    .does('Bob', 'red triangle, top middle')
    .asks('Cid', 'banishing/takeSymbol')
    .does('Cid', 'red circle, top right')
    .then((t, p) => ({ hands: [t.players.map((player) => short(p, player.hand)), ['rs', 'rt', 'rc']] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-5.7 TB-R7 drawn symbol cards go to the hand; a drawn undead is a wound, a drawn item goes to its slot', {
    players: { Ann: { is: 'thief', hand: 'bs bt bc' } },
    deck: 'gs gt 2 W rs',
  })
    .does('Ann', 'Gamble')
    .does('Ann', 'blue square, blue triangle, blue circle')
    .does('Ann', 'red square, top left')
    .does('Ann', 'red triangle, top middle')
    .then((t, p) => ({
      hand: [short(p, playerAt(t, 0).hand), 'rs rt'],
      wound: [short(p, playerAt(t, 0).wounds), '2'],
      wand: [short(p, [playerAt(t, 0).wand]), 'W'],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-5.8 every sheet has both levels in each colour', {})
    .then(() => ({
      colours: [
        characters.map(({ abilities }) => abilities.map(({ colour, level }) => `${colour} ${level}`).join()),
        characters.map(() => 'red 1,red 2,green 1,green 2,blue 1,blue 2'),
      ],
      'the level 2 blue ability banishes': [
        characters.every(({ abilities }) => abilities[5].effects.some((effect) => effect.do === 'banish')),
        true,
      ],
    }))
    .asks('Ann', 'banishing/ability'),

  scenario('TB-6.2 Swap: two cards of the Void change places', {})
    .does('Ann', 'Swap')
    // In any order: the later place first.
    .does('Ann', ['blue circle, bottom right', 'green square, middle left'])
    .then((t, p) => ({ 'the Void': [short(p, t.void.flat()), 'rs rt rc bc gt gc bs bt gs'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-R9 Swap moves top cards only', { void: ['1+rs rt rc', 'gs gt gc', 'bs bt 2'] })
    .does('Ann', 'Swap')
    .does('Ann', ['red square, top left', 'Ghoul (2), bottom right'])
    .then((t, p) => ({
      'what lay under it stays': [short(p, t.void[0] ?? []), '1 2'],
      'the other space': [short(p, t.void[8] ?? []), 'rs'],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-6.3 TB-R10 TB-8.1 Trade: both choose a card, unseen, and exchange them', {
    players: { Ann: { hand: 'rs gt' }, Bob: { hand: 'bc bc rs' } },
  })
    .offers('Ann', 'Swap', 'Trade with Bob', 'Pass')
    .refuses('Ann', 'Trade with Cid', 'TB-R10')
    .does('Ann', 'Trade with Bob')
    .asks(['Ann', 'Bob'], 'banishing/give')
    .offers('Bob', 'red square', 'blue circle')
    .does('Bob', 'blue circle')
    .does('Ann', 'red square')
    .then((t, p) => {
      const sees = (seat: number, id: number) => knows(p, seat, id);
      const [ann, bob] = [playerAt(t, 0).hand, playerAt(t, 1).hand];
      return {
        'the hands': [
          [short(p, ann).split(' ').toSorted(), short(p, bob).split(' ').toSorted()],
          [
            ['bc', 'gt'],
            ['bc', 'rs', 'rs'],
          ],
        ],
        'each sees the own hand': [
          [ann.every((id) => sees(0, id)), bob.every((id) => sees(1, id))],
          [true, true],
        ],
        'Cid has seen nothing': [[...ann, ...bob].some((id) => sees(2, id)), false],
      };
    })
    .asks('Bob', 'banishing/line'),

  scenario('TB-6.4 Rest: the least wound goes', { players: { Ann: { wounds: '3 2 3' } } })
    .does('Ann', 'Rest')
    .then((t, p) => ({ wounds: [short(p, playerAt(t, 0).wounds), '3 3'], damage: [playerAt(t, 0).damage, 6] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-R15 of wounds that are alike the oldest goes, and nobody is asked', {
    players: { Ann: { wounds: '1 1' } },
  })
    .does('Ann', 'Rest')
    .then((t) => ({
      'the one that lay there longest': [
        [t.discard, playerAt(t, 0).wounds],
        [[54], [55]],
      ],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-6.5 Pass: nothing happens', { players: { Ann: { hand: 'rs' } } })
    .refuses('Ann', 'Rest', 'TB-6.4')
    .does('Ann', 'Pass')
    .then((t, p) => ({ hand: [short(p, playerAt(t, 0).hand), 'rs'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-R18 cards are picked one after another, and the new card may be picked too', {
    players: { Ann: { hand: 'rs rs rt' } },
    void: ['1 rt rc', 'gs gt gc', 'bs bt bc'],
    deck: '2 rs rs',
  })
    .does('Ann', 'Kick')
    .does('Ann', 'red square, red square, red triangle')
    .then((t, p) => ({ 'both are gone': [short(p, t.discard), 'rs rs rt 1 2'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-R18 TB-9.1 a line is discarded together and filled together', {
    players: { Ann: { hand: 'rs rs rs' } },
    void: ['1 rt 2', 'gs gt gc', 'bs bt bc'],
    deck: '3 rt rt rt',
  })
    .does('Ann', 'Spear')
    .does('Ann', 'red square, red square, red square')
    .does('Ann', 'top row: Zombie (1), red triangle, Ghoul (2)')
    .then((t, p) => ({
      'the line, then one more undead': [short(p, t.discard), 'rs rs rs 1 2 3'],
      'filled at once, in the middle of the ability': [short(p, t.void.flat().slice(0, 3)), 'rt rt rt'],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-R20 the user chooses the player, the player chooses the card; who gains nothing is not offered', {
    players: { Ann: { is: 'healer', hand: 'gs gt gc' }, Bob: { is: 'fighter', wounds: '1 3' }, Dot: { wounds: '2' } },
  })
    .does('Ann', 'Bless')
    .does('Ann', 'green square, green triangle, green circle')
    .offers('Ann', 'Bob', 'Dot')
    .does('Ann', 'Bob')
    .offers('Bob', 'Zombie (1)', 'Wraith (3)')
    .does('Bob', 'Wraith (3)')
    .then((t) => ({ 'both wounds are gone': [playerAt(t, 1).wounds, []] }))
    .asks('Bob', 'banishing/line'),
];
