/** Chapter 11: Reactions, with the examples of the rulebook. */
import { knows } from '@arenarium/engine';
import { circleOf, handOf, lostBy, scenario } from './arrange.ts';

export const reactionScenarios = [
  scenario('HB-11.1 a Reaction is played out of turn and costs no Actions', {
    Ann: { hand: ['strike', 'defend'] },
    Bob: { hand: ['reposition'] },
    Fay: { dead: true },
  })
    .refuses('Ann', 'Play Defend', 'HB-11.1')
    .does('Ann', 'Play Strike')
    .offers('Bob', 'Vault, discarding Reposition', 'Pass')
    .does('Bob', 'Vault, discarding Reposition')
    .does('Bob', 'Between Middle Mac and Freya the Frigid')
    .then((t) => ({
      'the card is spent': [handOf(t, 'Bob'), []],
      'Bark has two Actions': [t.actions, 2],
      unhurt: [lostBy(t, 'Bob'), 0],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-11.2 Vault against En Garde: one Reaction for one target', {
    Ann: { hero: 'juno', hand: ['reposition'] },
    Bob: { hero: 'bark', hand: ['strike', 'strike'] },
    Cid: { hero: 'jacques', hand: ['strike', 'strike'] },
    Eve: { hero: 'mac' },
    turn: 'Bob',
    circle: ['Ann', 'Bob', 'Dot', 'Cid', 'Eve', 'Fay'],
  })
    .does('Bob', 'Play Strike')
    .offers('Ann', 'Vault, discarding Reposition', 'Pass')
    .does('Ann', 'Vault, discarding Reposition')
    .does('Ann', 'Between Middle Mac and Xarius the Shifty')
    .then((t) => ({ 'Jacques was not asked': [handOf(t, 'Cid').length, 2], 'Juno is safe': [lostBy(t, 'Ann'), 0] }))
    .asks('Bob', 'basicverse/act'),

  scenario('HB-11.2 Avalanche hits two; one defends itself, Divine Intervention protects the other', {
    Ann: { hero: 'bark', hand: ['defend'] },
    Bob: { hero: 'freya', hand: ['strike'] },
    Cid: { hero: 'mac', hand: ['defend'] },
    Dot: { hero: 'juno' },
    Eve: { hero: 'morus', hand: ['gatherMana'] },
    turn: 'Bob',
  })
    .does('Bob', 'Avalanche, discarding Strike')
    .offers('Bob', 'Bark Entony', 'Middle Mac', 'Morus')
    .does('Bob', ['Middle Mac', 'Bark Entony'])
    .offers('Cid', 'Play Defend', 'Pass')
    .does('Cid', 'Play Defend')
    .does('Ann', 'Pass')
    .offers('Eve', 'Divine Intervention, discarding Gather Mana', 'Pass')
    .does('Eve', 'Divine Intervention, discarding Gather Mana')
    .then((t) => ({
      'both are unhurt': [
        [lostBy(t, 'Ann'), lostBy(t, 'Cid')],
        [0, 0],
      ],
      'Bark keeps Defend': [handOf(t, 'Ann').length, 1],
    }))
    .asks('Bob', 'basicverse/act'),

  scenario('HB-11.2 whoever has reacted to Lunge does not react again when Jacques comes near', {
    Ann: { hero: 'jacques', hand: ['deflect'] },
    Bob: { hero: 'mac', hand: ['defend', 'stonewall'] },
    Cid: { hero: 'juno' },
    circle: ['Ann', 'Cid', 'Bob', 'Dot', 'Eve', 'Fay'],
  })
    .does('Ann', 'Lunge, discarding Deflect')
    .does('Ann', 'Middle Mac')
    .does('Bob', 'Play Defend')
    .does('Ann', 'Between Juno the Huntress and Middle Mac')
    .then((t) => ({
      'Mac was not asked for Stonewall or Block': [handOf(t, 'Bob').length, 1],
      'Jacques is there': [circleOf(t), 'Ann Bob Dot Eve Fay Cid'],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-11.2 whoever has not reacted to Lunge may stop Jacques', {
    Ann: { hero: 'jacques', hand: ['deflect'] },
    Bob: { hero: 'mac', hand: ['defend', 'stonewall'] },
    Cid: { hero: 'juno' },
    circle: ['Ann', 'Cid', 'Bob', 'Dot', 'Eve', 'Fay'],
  })
    .does('Ann', 'Lunge, discarding Deflect')
    .does('Ann', 'Middle Mac')
    .does('Bob', 'Pass')
    .does('Ann', 'Between Juno the Huntress and Middle Mac')
    .offers('Bob', 'Play Stonewall', 'Block, discarding Defend', 'Block, discarding Stonewall', 'Pass')
    .does('Bob', 'Play Stonewall')
    .then((t) => ({ 'Jacques stays': [circleOf(t), 'Ann Cid Bob Dot Eve Fay'] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-11.2 HB-11.3 nor does whoever an ally has protected, or the ally', {
    Ann: { hero: 'jacques', hand: ['deflect'] },
    Bob: { hero: 'mac', hand: ['stonewall'] },
    Cid: { hero: 'juno' },
    Dot: { hero: 'morus', hand: ['defend', 'stonewall'] },
    circle: ['Ann', 'Cid', 'Bob', 'Dot', 'Eve', 'Fay'],
  })
    .does('Ann', 'Lunge, discarding Deflect')
    .does('Ann', 'Middle Mac')
    .does('Bob', 'Pass')
    .does('Dot', 'Divine Intervention, discarding Defend')
    .does('Ann', 'Between Middle Mac and Morus')
    .then((t) => ({
      'neither was asked': [
        [handOf(t, 'Bob').length, handOf(t, 'Dot').length],
        [1, 1],
      ],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-11.2 an ally reacts once to Avalanche, for one target', {
    Ann: { hero: 'bark' },
    Bob: { hero: 'freya', hand: ['strike'] },
    Cid: { hero: 'mac' },
    Dot: { hero: 'juno' },
    Eve: { hero: 'morus', hand: ['gatherMana', 'firstAid'] },
    turn: 'Bob',
  })
    .does('Bob', 'Avalanche, discarding Strike')
    .does('Bob', ['Bark Entony', 'Middle Mac'])
    .does('Eve', 'Divine Intervention, discarding Gather Mana')
    .then((t) => ({
      'Mac, next after Freya, was protected; Bark was not': [
        [lostBy(t, 'Cid'), lostBy(t, 'Ann')],
        [0, 1],
      ],
      'Morus still holds First Aid': [handOf(t, 'Eve').length, 1],
    }))
    .asks('Bob', 'basicverse/act'),

  scenario('HB-R24 several targets are asked in turn order after the one who attacks', {
    Ann: { hero: 'bark', hand: ['defend'] },
    Bob: { hero: 'freya', hand: ['strike'] },
    Cid: { hero: 'mac', hand: ['defend'] },
    turn: 'Bob',
  })
    .does('Bob', 'Avalanche, discarding Strike')
    .does('Bob', ['Bark Entony', 'Middle Mac'])
    .asks('Cid', 'basicverse/react')
    .does('Cid', 'Pass')
    .asks('Ann', 'basicverse/react'),

  scenario('HB-R30 Scroll of Shadows does not keep Thorns away', {
    Ann: { hero: 'juno', hand: ['strike', 'scrollOfShadows'] },
    Bob: { hero: 'bark', hand: ['defend'] },
    Fay: { dead: true },
  })
    .does('Ann', 'Play Strike')
    .does('Bob', 'Play Defend')
    .offers('Ann', 'Play Scroll of Shadows', 'Pass')
    .does('Ann', 'Play Scroll of Shadows')
    .then((t) => ({ 'Juno is hit all the same': [lostBy(t, 'Ann'), 1], 'and in shadows': [t.heroes[0]?.shadow, 1] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-R32 a card that is played tells nothing of those that stay', {
    turn: 'Bob',
    Bob: { hand: ['strike', 'strike', 'regroup', 'defend'] },
    deck: ['firstAid', 'deflect'],
  })
    .doesNotKnow('Ann', 'Bob’s hand')
    .cannotTell('Ann', ['Bob’s hand', 'deck'], (then) => then.does('Bob', 'End the turn'))
    .asks('Bob', 'basicverse/act'),

  scenario('HB-R32 of equal cards the one that all have seen leaves the hand; no order tells of the others', {
    Ann: { hand: ['strike', 'regroup'] },
    Bob: {},
    Fay: { dead: true },
    deck: ['strike', 'defend', 'defend'],
  })
    .does('Ann', 'Play Regroup')
    .does('Ann', 'Strike to Bark Entony')
    .does('Ann', 'Play Strike')
    .then((t, p) => ({
      'the Strike taken openly is the one that was played': [handOf(t, 'Ann').some((card) => knows(p, 1, card)), false],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-11.3 HB-R24 the target is asked first, then allies whose Ability says so', {
    Ann: { hero: 'juno', hand: ['strike'] },
    Bob: { hero: 'bark', hand: ['regroup', 'strike'] },
    Dot: { hero: 'jacques', hand: ['strike'] },
    Fay: { hero: 'morus', hand: ['defend'] },
    circle: ['Ann', 'Bob', 'Dot', 'Cid', 'Eve', 'Fay'],
  })
    .does('Ann', 'Play Strike')
    .does('Ann', 'Bark Entony')
    .offers('Bob', 'Pass')
    .does('Bob', 'Pass')
    .offers('Dot', 'En Garde, discarding Strike', 'Pass')
    .does('Dot', 'En Garde, discarding Strike')
    .then((t) => ({
      'Bark is safe': [lostBy(t, 'Bob'), 0],
      'Juno is hit': [lostBy(t, 'Ann'), 1],
      'Morus was not asked': [handOf(t, 'Fay').length, 1],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-11.4 HB-11.5 Branch Slap into Deflect, Defend, Thorns, Defend; then Mac is placed', {
    Ann: { hero: 'bark', hand: ['strike', 'defend'] },
    Bob: { hero: 'mac', hand: ['deflect', 'defend'] },
    Cid: { hero: 'juno' },
  })
    .does('Ann', 'Branch Slap, discarding Strike')
    .does('Ann', 'Middle Mac')
    .does('Bob', 'Play Deflect')
    .offers('Bob', 'Bark Entony', 'Juno the Huntress')
    .does('Bob', 'Bark Entony')
    .offers('Ann', 'Play Defend', 'Pass')
    .does('Ann', 'Play Defend')
    .offers('Bob', 'Play Defend', 'Pass')
    .then((t) => ({
      'nothing has landed yet': [
        [lostBy(t, 'Ann'), lostBy(t, 'Bob')],
        [0, 0],
      ],
      'what lies on the table, the newest last': [t.plays.map((play) => play.by), [0, 1, 1, 0, 0]],
    }))
    .does('Bob', 'Play Defend')
    .then((t) => ({
      'Mac took 1, Bark nothing': [
        [lostBy(t, 'Ann'), lostBy(t, 'Bob')],
        [0, 1],
      ],
      'Mac at range 3': [circleOf(t), 'Ann Cid Dot Bob Eve Fay'],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-R8 Deflect hits any enemy next to the one who deflects', {
    Ann: { hero: 'juno', hand: ['strike'] },
    Bob: { hero: 'bark', hand: ['deflect'] },
    Fay: { dead: true },
    circle: ['Ann', 'Dot', 'Bob', 'Cid', 'Eve', 'Fay'],
  })
    .does('Ann', 'Play Strike')
    .does('Ann', 'Bark Entony')
    .does('Bob', 'Play Deflect')
    .then((t) => ({
      'Mac, not Juno, is next to Bark': [
        [lostBy(t, 'Ann'), lostBy(t, 'Cid')],
        [0, 1],
      ],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-R8 with no enemy near, Deflect only blocks', {
    Ann: { hero: 'juno', hand: ['strike'] },
    Bob: { hero: 'bark', hand: ['deflect'] },
    circle: ['Ann', 'Dot', 'Bob', 'Fay', 'Eve', 'Cid'],
  })
    .does('Ann', 'Play Strike')
    .does('Ann', 'Bark Entony')
    .does('Bob', 'Play Deflect')
    .then((t) => ({ 'Bark is safe': [lostBy(t, 'Bob'), 0], 'nobody else is hit': [t.plays.length, 0] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-R9 Defend does not protect an ally', {
    Ann: { hand: ['strike'] },
    Bob: {},
    Dot: { hero: 'jacques', hand: ['defend'] },
    Fay: { dead: true },
    circle: ['Ann', 'Bob', 'Dot', 'Cid', 'Eve', 'Fay'],
  })
    .does('Ann', 'Play Strike')
    .offers('Dot', 'En Garde, discarding Defend', 'Pass')
    .refuses('Dot', 'Play Defend', 'HB-R9')
    .does('Dot', 'Pass')
    .then((t) => ({ 'Juno is hit': [lostBy(t, 'Bob'), 1] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-R7 a stopped Scroll does not fill the slot', {
    Ann: { hand: ['scrollOfHaste', 'scrollOfVision'] },
    Dot: { hand: ['stonewall'] },
  })
    .does('Ann', 'Play Scroll of Haste')
    .does('Dot', 'Play Stonewall')
    .then((t) => ({ 'the slot is free': [t.heroes[0]?.slot, -1] }))
    .offersAmongOthers('Ann', 'Play Scroll of Vision'),

  scenario('HB-R10 a Scroll fills the slot until its owner’s next turn', {
    Ann: { hand: ['strike'] },
    Bob: { hand: ['scrollOfShadows', 'strike'], slot: 'scrollOfVision', vision: 1 },
    Fay: { dead: true },
  })
    .does('Ann', 'Play Strike')
    .offers('Bob', 'Pass')
    .refuses('Bob', 'Play Scroll of Shadows', 'HB-R10')
    .does('Bob', 'Pass')
    .does('Ann', 'End the turn')
    .then((t) => ({
      'the slot is empty again': [
        [t.heroes[1]?.slot, t.heroes[1]?.vision],
        [-1, 0],
      ],
    }))
    .asks('Bob', 'basicverse/act'),

  scenario('HB-R11 whoever is moved out of range is missed, and the instructions fall away', {
    Ann: { hero: 'bark', hand: ['strike'] },
    Bob: { hero: 'juno', hand: ['defend'] },
    Fay: { dead: true },
  })
    .does('Ann', 'Branch Slap, discarding Strike')
    .does('Bob', 'Vault, discarding Defend')
    .does('Bob', 'Between Middle Mac and Freya the Frigid')
    .then((t) => ({
      'Juno is unhurt': [lostBy(t, 'Bob'), 0],
      'and stays where she vaulted': [circleOf(t), 'Ann Cid Bob Dot Eve Fay'],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-R11 a target whose damage is all blocked is still placed', {
    Ann: { hero: 'bark', hand: ['strike'] },
    Bob: { hero: 'xarius' },
    Dot: { hero: 'morus', hand: ['defend'] },
    Fay: { dead: true },
  })
    .does('Ann', 'Branch Slap, discarding Strike')
    .does('Dot', 'Divine Intervention, discarding Defend')
    .then((t) => ({ unhurt: [lostBy(t, 'Bob'), 0], 'but moved': [circleOf(t), 'Ann Cid Dot Bob Eve Fay'] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-R24 enemies are asked about a Scroll in turn order after its reader', {
    Cid: { hand: ['scrollOfHaste'] },
    Bob: { hand: ['strike'] },
    Dot: { hand: ['strike'] },
    Fay: { hand: ['strike'] },
    turn: 'Cid',
  })
    .does('Cid', 'Play Scroll of Haste')
    .does('Dot', 'Pass')
    .does('Fay', 'Pass')
    .does('Bob', 'Pass')
    .then((t) => ({ 'it works': [t.actions, 4] }))
    .asks('Cid', 'basicverse/act'),
];
