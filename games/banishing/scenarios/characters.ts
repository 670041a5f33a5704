import { knows, type Scenario } from '@arenarium/engine';
import { playerAt } from '../table.ts';
import { scenario, short } from './arrange.ts';

const undead = ['1 2 3', '4 gt gc', 'bs bt 5'] as const;

export const characterScenarios: readonly Scenario[] = [
  scenario('TB-12.1 the Fighter guards everybody and lends aid', {
    players: { Ann: { is: 'fighter', hand: 'gs gs gs' }, Cid: { wounds: '1 2 3' } },
  })
    .does('Ann', 'Stand Guard')
    .does('Ann', 'green square, green square, green square')
    .does('Cid', 'Wraith (3)')
    .does('Cid', 'Ghoul (2)')
    .then((t) => ({
      guarded: [t.players.map((player) => player.guarded), [true, true, true]],
      'Cid is better': [playerAt(t, 2).damage, 1],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.1 the Fighter imprisons undead in the Banishing', {
    players: { Ann: { is: 'fighter', hand: 'bs bs bs' } },
    void: undead,
  })
    .does('Ann', 'Imprison')
    .does('Ann', 'blue square, blue square, blue square')
    .does('Ann', 'Vampire Lord (5), bottom right')
    .does('Ann', 'Lich (4), middle left')
    .then((t, p) => ({
      'the Banishing': [short(p, t.banishing), '5 4'],
      'the set': [short(p, t.discard), 'bs bs bs'],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.2 the Healer revives a player, and guards them', {
    players: { Ann: { is: 'healer', hand: 'gs gs gs' }, Bob: { is: 'fighter', wounds: '2 2 4' } },
  })
    .does('Ann', 'Revive')
    .does('Ann', 'green square, green square, green square')
    .does('Bob', 'Lich (4)')
    .then((t) => ({
      'unhurt, recovered, guarded': [
        [playerAt(t, 1).damage, playerAt(t, 1).exhausted, playerAt(t, 1).guarded],
        [0, false, true],
      ],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.2 the Healer deciphers one card, of any symbol in the set', {
    players: { Ann: { is: 'healer', hand: 'bs bt bt' } },
  })
    .does('Ann', 'Decipher')
    .does('Ann', 'blue square, blue triangle, blue triangle')
    .offers('Ann', 'blue square', 'blue triangle')
    .does('Ann', 'blue square')
    .then((t, p) => ({ 'the Banishing': [short(p, t.banishing), 'bs'], 'the rest': [short(p, t.discard), 'bt bt'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.2 holy light discards the weak, a smite the strong', {
    players: { Ann: { is: 'healer', hand: 'rs rt rc' } },
    void: undead,
  })
    .does('Ann', 'Holy Light')
    .does('Ann', 'red square, red triangle, red circle')
    .then((t, p) => ({ discarded: [short(p, t.discard), 'rs rt rc 1 2'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.3 whatever the Bard begins every player joins', {
    players: { Ann: { is: 'bard', hand: 'rs rs rs' } },
    void: undead,
  })
    .does('Ann', 'Crescendo')
    .does('Ann', 'red square, red square, red square')
    .does('Ann', 'Vampire Lord (5), bottom right')
    .does('Bob', 'Lich (4), middle left')
    .does('Cid', 'Wraith (3), top right')
    .then((t, p) => ({ discarded: [short(p, t.discard), 'rs rs rs 5 4 3'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.3 in a chorus each other player may add a blue card', {
    players: { Ann: { is: 'bard', hand: 'bs bs bs' }, Bob: { hand: 'bt rs' }, Cid: { hand: 'rs' } },
  })
    .does('Ann', 'Chorus')
    .does('Ann', 'blue square, blue square, blue square')
    .offers('Bob', 'blue triangle', 'No more')
    .does('Bob', 'blue triangle')
    .offers('Cid', 'No more')
    .does('Cid', 'No more')
    .then((t, p) => ({
      'the Banishing': [short(p, t.banishing), 'bs bt'],
      'the rest of the set': [short(p, t.discard), 'bs bs'],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.3 a ballad lets everybody shake off the least wound', {
    players: { Ann: { is: 'bard', hand: 'gs gt gc' }, Bob: { wounds: '2 1' }, Cid: { wounds: '3' } },
  })
    .does('Ann', 'Ballad')
    .does('Ann', 'green square, green triangle, green circle')
    .then((t) => ({ damage: [t.players.map((player) => player.damage), [0, 2, 0]] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.4 TB-12.11 the Sorcerer covers undead with cards from the Discard', {
    players: { Ann: { is: 'sorcerer', hand: 'gs gs gs', wounds: '2' } },
    void: ['1 2 rc', 'gs gt gc', 'bs bt bc'],
    discard: 'bt bc',
  })
    .does('Ann', 'Ice Wall')
    .does('Ann', 'green square, green square, green square')
    .offers('Ann', 'Zombie (1), top left', 'Ghoul (2), top middle')
    .does('Ann', 'Ghoul (2), top middle')
    .offers('Ann', 'green square', 'blue triangle', 'blue circle')
    .does('Ann', 'blue circle')
    .does('Ann', 'blue triangle')
    .then((t, p) => ({
      stacks: [t.void.slice(0, 2).map((stack) => short(p, stack)), ['1 bt', '2 bc']],
      healed: [playerAt(t, 0).damage, 0],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.4 the Sorcerer enchants, and is frail', {
    players: { Ann: { is: 'sorcerer', hand: 'gs gt gc', guarded: true } },
  })
    .does('Ann', 'Enchant')
    .does('Ann', 'green square, green triangle, green circle')
    .offers('Ann', 'Bob', 'Cid')
    .does('Ann', 'Cid')
    .then((t) => ({ guarded: [t.players.map((player) => player.guarded), [true, false, true]] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.5 the Thief swaps a card of the Void and banishes a line of it', {
    players: { Ann: { is: 'thief', hand: 'bt bt bt' } },
    void: ['rs 1 rc', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'Heist')
    .does('Ann', 'blue triangle, blue triangle, blue triangle')
    .does('Ann', ['Zombie (1), top middle', 'green square, middle left'])
    .does('Ann', 'top row: red square, green square, red circle')
    .then((t, p) => ({ 'the Banishing': [short(p, t.banishing), 'bt rs gs rc'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.5 the Thief looks into the Deck, and nobody else does', {
    players: { Ann: { is: 'thief', hand: 'gs gs gs', wounds: '1 2 2' } },
    deck: '3 rs 2 rt 1 rc',
  })
    .does('Ann', 'Smoke')
    .does('Ann', 'green square, green square, green square')
    .does('Ann', 'Ghoul (2)')
    .does('Ann', 'Ghoul (2)')
    .offers(
      'Ann',
      'Wraith (3), card 1 of the Deck',
      'red square, card 2 of the Deck',
      'Ghoul (2), card 3 of the Deck',
      'red triangle, card 4 of the Deck',
      'Zombie (1), card 5 of the Deck',
    )
    .does('Ann', ['Ghoul (2), card 3 of the Deck'])
    .then((t, p) => {
      const sees = (seat: number) => t.deck.map((id) => knows(p, seat, id));
      return {
        'the Deck': [short(p, t.deck.toReversed()), '3 rs rt 1 rc'],
        'seen by Ann': [sees(0), [false, true, true, true, true]],
        'not by Bob': [sees(1).includes(true), false],
      };
    })
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.6 the Witch pays with a card before the hex', {
    players: { Ann: { is: 'witch', hand: 'rs rt rc gs' } },
    void: undead,
  })
    .does('Ann', 'Hex')
    .does('Ann', 'red square, red triangle, red circle')
    .offers('Ann', 'green square')
    .does('Ann', 'green square')
    .does('Ann', 'Vampire Lord (5), bottom right')
    .does('Ann', 'Lich (4), middle left')
    .does('Ann', 'Wraith (3), top right')
    .then((t, p) => ({ discarded: [short(p, t.discard), 'rs rt rc gs 5 4 3'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.6 the Witch pays with her hand for the plague', {
    players: { Ann: { is: 'witch', hand: 'rs rs rs gs bt' } },
    void: undead,
  })
    .does('Ann', 'Plague')
    .does('Ann', 'red square, red square, red square')
    .then((t, p) => ({ discarded: [short(p, t.discard), 'rs rs rs gs bt 1 2 3 4 5'], hand: [playerAt(t, 0).hand, []] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.6 the Witch pays with a wound, which a Shield may turn away', {
    players: { Ann: { is: 'witch', hand: 'bs bs bs', items: 'S' } },
    void: ['1 2 rc', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'Damnation')
    .does('Ann', 'blue square, blue square, blue square')
    .offers('Ann', 'Zombie (1), top left', 'Ghoul (2), top middle')
    .does('Ann', 'Ghoul (2), top middle')
    .offers('Ann', 'Shield against Ghoul (2)', 'Keep the Shield')
    .does('Ann', 'Keep the Shield')
    .does('Ann', 'red circle, top right')
    .then((t, p) => ({
      'the Banishing': [short(p, t.banishing), 'bs bs rc'],
      wounds: [short(p, playerAt(t, 0).wounds), '2'],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.7 TB-R24 the Brute strikes the harder the more wounds there are', {
    players: { Ann: { is: 'brute', hand: 'rs rt rc', wounds: '1 1' } },
    void: ['1 3 4', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'Slash')
    .does('Ann', 'red square, red triangle, red circle')
    .does('Ann', 'top row: Zombie (1), Wraith (3), Lich (4)')
    .then((t, p) => ({ 'up to level 1 + 2': [short(p, t.discard), 'rs rt rc 1 3'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.7 the Brute seals the Void with blood', {
    players: { Ann: { is: 'brute', hand: 'bs bs bs', wounds: '1 2 4' } },
  })
    .does('Ann', 'Blood Seal')
    .does('Ann', 'blue square, blue square, blue square')
    .does('Ann', 'Lich (4)')
    .then((t, p) => ({ 'the Banishing': [short(p, t.banishing), 'bs bs 4'], damage: [playerAt(t, 0).damage, 3] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.7 TB-R24 the Brute shrugs off as many wounds as the moment says', {
    players: { Ann: { is: 'brute', hand: 'gs gs gs', wounds: '1 1 1 1 2' } },
  })
    .does('Ann', 'Shrug Off')
    .does('Ann', 'green square, green square, green square')
    .does('Ann', 'Ghoul (2)')
    .then((t, p) => ({ 'three of five': [short(p, playerAt(t, 0).wounds), '1 1'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.8 the Cultist binds a servant, the old one goes', {
    players: { Ann: { is: 'cultist', hand: 'rs rt rc', servant: '1' } },
    void: ['1 3 5', 'gs gt gc', 'bs bt bc'],
  })
    .does('Ann', 'Bind')
    .does('Ann', 'red square, red triangle, red circle')
    .offers('Ann', 'Zombie (1), top left', 'Wraith (3), top middle')
    .does('Ann', 'Wraith (3), top middle')
    .then((t, p) => ({
      'the servant': [short(p, [playerAt(t, 0).servant]), '3'],
      'the old servant, then an undead up to its level': [short(p, t.discard), 'rs rt rc 1 1'],
      'no wound, but a guard': [
        [playerAt(t, 0).damage, playerAt(t, 0).guarded],
        [0, true],
      ],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.8 the higher the level of the servant, the more it fetches', {
    players: { Ann: { is: 'cultist', hand: 'bs bt bc', servant: '3' } },
  })
    .does('Ann', 'Fetch')
    .does('Ann', 'blue square, blue triangle, blue circle')
    .does('Ann', 'red square, top left')
    .does('Ann', 'red triangle, top middle')
    .does('Ann', 'red circle, top right')
    .then((t, p) => ({ 'two, and one for every two levels': [short(p, playerAt(t, 0).hand), 'rs rt rc'] }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.8 a wound of anybody can be bound, and the servant can be sacrificed', {
    players: { Ann: { is: 'cultist', hand: 'gs gs gs bs bs bs' }, Bob: { is: 'fighter', wounds: '5 1 1' } },
  })
    .does('Ann', 'Grave Bargain')
    .does('Ann', 'green square, green square, green square')
    .offers('Ann', 'Zombie (1)', 'Vampire Lord (5)')
    .does('Ann', 'Vampire Lord (5)')
    .then((t, p) => ({
      'it serves Ann': [short(p, [playerAt(t, 0).servant]), '5'],
      'Bob is healed': [
        [playerAt(t, 1).damage, playerAt(t, 1).exhausted],
        [0, false],
      ],
    }))
    .asks('Bob', 'banishing/line'),

  scenario('TB-12.8 the sacrifice of the servant', {
    players: { Ann: { is: 'cultist', hand: 'bs bs bs', servant: '2' } },
  })
    .does('Ann', 'Sacrifice')
    .does('Ann', 'blue square, blue square, blue square')
    .then((t, p) => ({
      'the Banishing': [short(p, t.banishing), 'bs bs bs 2'],
      'nobody serves': [playerAt(t, 0).servant, -1],
    }))
    .asks('Bob', 'banishing/line'),
];
