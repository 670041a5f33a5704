/** Chapter 10 again: what is peculiar to single Heroes. */
import { faceOf } from '@arenarium/engine';
import { circleOf, facesOf, handOf, hpOf, lostBy, scenario } from './arrange.ts';

export const heroScenarios = [
  scenario('HB-11.3 Overgrowth: Bark takes the blow for an ally, at any range of the attacker', {
    Ann: { hero: 'juno', hand: ['strike'] },
    Bob: { hero: 'xarius' },
    Dot: { hero: 'bark', hand: ['gatherMana'] },
    Fay: { dead: true },
    circle: ['Ann', 'Cid', 'Bob', 'Dot', 'Eve', 'Fay'],
  })
    .does('Ann', 'Focused Shot, discarding Strike')
    .offers('Dot', 'Overgrowth, discarding Gather Mana', 'Pass')
    .does('Dot', 'Overgrowth, discarding Gather Mana')
    .then((t) => ({
      'Xarius is safe': [lostBy(t, 'Bob'), 0],
      'Bark, three away, takes what he does not block': [lostBy(t, 'Dot'), 1],
    }))
    .asks('Ann', 'basicverse/playDrawn'),

  scenario('HB-10.4 Thorns answers Defend', {
    Ann: { hero: 'mac', hand: ['strike'] },
    Bob: { hero: 'bark', hand: ['defend'] },
    Fay: { dead: true },
  })
    .does('Ann', 'Play Strike')
    .does('Bob', 'Play Defend')
    .then((t) => ({ 'Mac is pricked': [lostBy(t, 'Ann'), 1], 'Bark is safe': [lostBy(t, 'Bob'), 0] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-10.4 Keen Eye: Juno’s Strike reaches one further', {
    Ann: { hero: 'juno', hand: ['strike'] },
    circle: ['Ann', 'Cid', 'Bob', 'Dot', 'Fay', 'Eve'],
  })
    .does('Ann', 'Play Strike')
    .offers('Ann', 'Gran Ite', 'Xarius the Shifty')
    .does('Ann', 'Gran Ite')
    .asks('Ann', 'basicverse/act'),

  scenario('HB-10.4 Riposte: the Deflect of Jacques deals 2', {
    Ann: { hand: ['strike'] },
    Bob: { hero: 'jacques', hand: ['deflect'] },
    Cid: { dead: true },
    Fay: { dead: true },
  })
    .does('Ann', 'Play Strike')
    .does('Bob', 'Play Deflect')
    .then((t) => ({ Bark: [lostBy(t, 'Ann'), 2] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-10.4 Burning Zeal: with 2 HP or fewer, Ember’s Strike deals 2', {
    Ann: { hero: 'ember', hand: ['strike', 'strike'], hp: 3 },
    Fay: { dead: true },
  })
    .does('Ann', 'Play Strike')
    .then((t) => ({ 'one at 3 HP': [lostBy(t, 'Bob'), 1] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-10.4 Burning Zeal burns when little is left', {
    Ann: { hero: 'ember', hand: ['strike'], hp: 2 },
    Fay: { dead: true },
  })
    .does('Ann', 'Play Strike')
    .then((t) => ({ 'two at 2 HP': [lostBy(t, 'Bob'), 2] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-10.4 Bitter Cold: moving next to Freya costs an Action more', {
    Cid: { hand: ['reposition'] },
    turn: 'Eve',
    actions: 1,
  })
    .refuses('Eve', 'Short Hop', 'HB-10.4')
    .offers('Eve', 'Train', 'Reconstitute', 'Call on Middle Mac for a card', 'End the turn'),

  scenario('HB-10.4 Set in Stone: enemies do not move Gran Ite', {
    Ann: { hero: 'bark', hand: ['strike'] },
    Bob: { hero: 'granite' },
    Fay: { dead: true },
  })
    .does('Ann', 'Branch Slap, discarding Strike')
    .then((t) => ({ hit: [lostBy(t, 'Bob'), 2], 'but not moved': [circleOf(t), 'Ann Bob Cid Dot Eve Fay'] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-10.4 Shifty: Stonewall does not stop Xarius', {
    Fay: { hero: 'xarius', hand: ['reposition'] },
    Cid: { hero: 'juno', hand: ['stonewall'] },
    turn: 'Fay',
  })
    .does('Fay', 'Play Reposition')
    .does('Fay', 'Between Juno the Huntress and Freya the Frigid')
    .then((t) => ({ 'nobody was asked': [circleOf(t), 'Ann Bob Cid Fay Dot Eve'] }))
    .asks('Fay', 'basicverse/act'),

  scenario('HB-10.4 Wellspring: Donna’s turn begins with 1 Mana more', { Bob: { hero: 'donna' }, begins: 'Bob' })
    .then((t) => ({ 'Blue’s pool': [t.mana, [0, 1]] }))
    .asks('Bob', 'basicverse/act'),

  scenario('HB-10.4 Last Rites: Sans draws when another dies', {
    Ann: { hand: ['strike'] },
    Bob: { hp: 1 },
    Dot: { hero: 'sans' },
    Fay: { dead: true },
  })
    .does('Ann', 'Play Strike')
    .then((t) => ({ 'one card': [handOf(t, 'Dot').length, 1] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-10.4 Transmute: Gather Mana heals like First Aid, and pays for it', {
    Ann: { hero: 'kemist', hand: ['gatherMana', 'gatherMana'], hp: 3 },
    deck: ['strike'],
  })
    .offersAmongOthers('Ann', 'Play Gather Mana', 'Play Gather Mana as First Aid', 'Tonic, discarding Gather Mana')
    .does('Ann', 'Play Gather Mana as First Aid')
    .does('Ann', 'Tonic, discarding Gather Mana')
    .then((t, p) => ({
      'healed twice': [hpOf(t, 'Ann'), 5],
      'and drew': [handOf(t, 'Ann').map((id) => faceOf(p, id)), facesOf('strike')],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-10.3 Pickpocket takes a card by lot', {
    Ann: { hero: 'xarius', hand: ['regroup'] },
    Bob: { hand: ['strike', 'strike'] },
    Fay: { dead: true },
  })
    .dice(1)
    .does('Ann', 'Pickpocket, discarding Regroup')
    .does('Bob', 'Pass')
    .then((t, p) => ({
      'Xarius has it': [handOf(t, 'Ann').map((id) => faceOf(p, id)), facesOf('strike')],
      'one is left': [handOf(t, 'Bob').length, 1],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-7.6 Second Coming brings a dead ally back before its turn', {
    Ann: { hero: 'sans', hand: ['firstAid'] },
    Eve: { hero: 'jacques', dead: true },
    mana: [4, 0],
  })
    .does('Ann', 'Second Coming, discarding First Aid')
    .then((t) => ({
      'Jacques lives, with his ankh HP': [
        [t.heroes[4]?.dead, hpOf(t, 'Eve')],
        [false, 3],
      ],
    }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-5.4 Earthshaker slows as a debt does', {
    Ann: { hero: 'granite', hand: ['strike'] },
    mana: [3, 0],
  })
    .does('Ann', 'Earthshaker, discarding Strike')
    .does('Ann', 'End the turn')
    .then((t) => ({ 'Juno has two Actions': [t.actions, 2], 'Xarius will have': [t.heroes[5]?.debt, 1] }))
    .asks('Bob', 'basicverse/act'),

  scenario('HB-R11 Smoke Bomb: seen further away, Xarius is missed', {
    Ann: { hand: ['strike'] },
    Bob: { hero: 'xarius', hand: ['reposition'] },
    Fay: { dead: true },
  })
    .does('Ann', 'Branch Slap, discarding Strike')
    .does('Bob', 'Smoke Bomb, discarding Reposition')
    .then((t) => ({ unhurt: [lostBy(t, 'Bob'), 0], 'and not moved': [circleOf(t), 'Ann Bob Cid Dot Eve Fay'] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-11.3 Undertow pulls an ally out of range', {
    Ann: { hand: ['strike'] },
    Bob: { hero: 'ember' },
    Dot: { hero: 'donna', hand: ['reposition'] },
    Fay: { dead: true },
  })
    .does('Ann', 'Branch Slap, discarding Strike')
    .does('Dot', 'Undertow, discarding Reposition')
    .does('Dot', 'Between Middle Mac and Donna LaFontaine')
    .then((t) => ({ 'Ember is safe': [lostBy(t, 'Bob'), 0], 'beside Donna': [circleOf(t), 'Ann Cid Bob Dot Eve Fay'] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-10.3 Fireball spreads to the enemies next to its target', {
    Ann: { hero: 'ember', hand: ['strike'] },
    circle: ['Ann', 'Bob', 'Dot', 'Fay', 'Cid', 'Eve'],
  })
    .does('Ann', 'Fireball, discarding Strike')
    .offers('Ann', 'Juno the Huntress', 'Freya the Frigid')
    .does('Ann', 'Freya the Frigid')
    .then((t) => ({
      'one each': [
        [lostBy(t, 'Bob'), lostBy(t, 'Dot'), lostBy(t, 'Fay')],
        [1, 1, 1],
      ],
    }))
    .asks('Ann', 'basicverse/act'),
];
