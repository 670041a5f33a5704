/** Chapters 12 and 13: choosing Heroes, and the set-up. */
import { faceOf } from '@arenarium/engine';
import type { Name } from '@arenarium/engine';
import { draftOrder } from '../rules/set-up.ts';
import { circleOf, facesOf, handOf, scenario } from './arrange.ts';

/** Pick and open for everybody, in the order in which they are asked. */
const drafted = (seats: 4 | 6, settings: Readonly<Record<string, string>> = {}) => ({ setUp: { seats, settings } });

export const setUpScenarios = [
  scenario('HB-R29 with four players both formations part the Circle into two and two', drafted(4, { circle: 'team' }))
    .then((t) => ({ 'team by team': [t.circle, [0, 2, 4, 1, 3, 5]] }))
    .asks('Bob', 'basicverse/hero'),
  scenario('HB-R29 HB-13.3 or one of each team on either side', drafted(4, { circle: 'brawl' }))
    .then((t) => ({ 'in turn order': [t.circle, [0, 1, 4, 2, 3, 5]] }))
    .asks('Bob', 'basicverse/hero'),

  scenario('HB-12.1 the draft for three a side: Blue 1, Red 2, Blue 2, Red 1', drafted(6))
    .does('Bob', 'Juno the Huntress')
    .does('Ann', 'Bark Entony')
    .does('Cid', 'Middle Mac')
    .does('Dot', 'Morus')
    .does('Fay', 'Freya the Frigid')
    .does('Eve', 'Jacques the C-Ranked')
    .then((t) => ({ 'everybody has a Hero': [t.heroes.some((f) => f.hero < 0), false] }))
    .offers('Ann', 'Thorns', 'Branch Slap', 'Photosynthesis', 'Overgrowth', 'Forest’s Wrath'),

  scenario('HB-12.1 the draft for two, four and five a side', drafted(4))
    .then(() => ({
      two: [draftOrder(4), [1, 0, 2, 3]],
      three: [draftOrder(6), [1, 0, 2, 3, 5, 4]],
      four: [draftOrder(8), [1, 0, 2, 3, 5, 4, 6, 7]],
      five: [draftOrder(10), [1, 0, 2, 3, 5, 4, 6, 7, 9, 8]],
    }))
    .does('Bob', 'Juno the Huntress')
    .does('Ann', 'Bark Entony')
    .does('Cid', 'Middle Mac')
    .does('Dot', 'Freya the Frigid')
    .asks('Ann', 'basicverse/opening'),

  scenario('HB-12.2 HB-R27 without a draft everybody chooses, in turn order', drafted(4, { heroes: 'choose' }))
    .does('Ann', 'Bark Entony')
    .does('Bob', 'Juno the Huntress')
    .does('Cid', 'Middle Mac')
    .does('Dot', 'Freya the Frigid')
    .asks('Ann', 'basicverse/opening'),

  scenario('HB-12.3 the first Hero a team picks plays first', drafted(4))
    .does('Bob', 'Juno the Huntress')
    .does('Ann', 'Bark Entony')
    .does('Cid', 'Middle Mac')
    .does('Dot', 'Freya the Frigid')
    .does('Ann', 'Thorns')
    .does('Bob', 'Vault')
    .does('Cid', 'Haymaker')
    .does('Dot', 'Avalanche')
    .shuffle(...facesOf('strike'))
    .then((t) => ({ 'the first Red player begins': [t.active, 0] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-R27 Heroes may be dealt', drafted(4, { heroes: 'dealt' }))
    .dice(1, 4, 2, 3)
    .then((t) => ({ 'each a different one': [t.heroes.map((f) => f.hero), [0, 4, 2, 5]] }))
    .asks('Ann', 'basicverse/opening'),

  scenario('HB-13.1 in the Team set-up each team has half the Circle', drafted(6))
    .then((t) => ({ 'the Circle': [circleOf(t), 'Ann Cid Eve Bob Dot Fay'] }))
    .asks('Bob', 'basicverse/hero'),

  scenario('HB-13.2 in the Brawl set-up the Heroes stand in turn order', drafted(6, { circle: 'brawl' }))
    .then((t) => ({ 'the Circle': [circleOf(t), 'Ann Bob Cid Dot Eve Fay'] }))
    .asks('Bob', 'basicverse/hero'),

  scenario('HB-13.3 two Fields part the Circle of four, count for range, and can be moved round', {
    players: 4,
    Ann: { hand: ['reposition', 'strike'] },
    Dot: {},
    circle: ['Ann', 'Cid', 'one', 'Bob', 'Dot', 'two'],
  })
    .refuses('Ann', 'Play Strike', 'HB-9.1')
    .does('Ann', 'Play Reposition')
    .offers(
      'Ann',
      'Between Middle Mac and the first Field',
      'Between the first Field and Juno the Huntress',
      'Between Juno the Huntress and Freya the Frigid',
      'Between Freya the Frigid and the second Field',
    )
    .does('Ann', 'Between the first Field and Juno the Huntress')
    .then((t) => ({ 'the Circle': [circleOf(t), 'Ann Bob Dot Field 2 Cid Field 1'] }))
    .offersAmongOthers('Ann', 'Play Strike'),

  scenario('HB-13.3 four players begin with two Heroes on either side', drafted(4))
    .then((t) => ({ 'the Circle': [circleOf(t), 'Ann Cid Field 1 Bob Dot Field 2'] }))
    .asks('Bob', 'basicverse/hero'),

  scenario('HB-13.4 HB-R13 neighbouring Fields are set apart before the holder of the Horseshoe plays', {
    players: 4,
    circle: ['Ann', 'Bob', 'Cid', 'Dot', 'one', 'two'],
    begins: 'Ann',
    horseshoe: 'Ann',
  })
    .then((t) => ({ 'two Heroes on either side, in their order': [circleOf(t), 'Ann Bob Field 1 Cid Dot Field 2'] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-13.4 without the Horseshoe they stay', {
    players: 4,
    circle: ['Ann', 'Bob', 'Cid', 'Dot', 'one', 'two'],
    begins: 'Ann',
    horseshoe: 'Bob',
  })
    .then((t) => ({ 'as they were': [circleOf(t), 'Ann Bob Cid Dot Field 1 Field 2'] }))
    .asks('Ann', 'basicverse/act'),

  scenario('HB-13.5 no Supports in a game of four', drafted(4))
    .refuses('Bob', 'Morus', 'HB-13.5')
    .offers(
      'Bob',
      'Bark Entony',
      'Jacques the C-Ranked',
      'Middle Mac',
      'Gran Ite',
      'Juno the Huntress',
      'Freya the Frigid',
      'Xarius the Shifty',
      'Ember Lynn',
    ),

  scenario('HB-13.6 HB-13.7 HB-R12 Vault gives Reposition, Defend and Deflect; shorter hands are filled up', drafted(4))
    .does('Bob', 'Juno the Huntress')
    .does('Ann', 'Middle Mac')
    .does('Cid', 'Bark Entony')
    .does('Dot', 'Freya the Frigid')
    .does('Ann', 'Haymaker')
    .does('Bob', 'Vault')
    .does('Cid', 'Thorns')
    .does('Dot', 'Frost Armour')
    .shuffle(...facesOf('strike'))
    .then((t, p) => {
      const faces = (name: Name) => handOf(t, name).map((id) => faceOf(p, id));
      return {
        'Juno’s hand': [faces('Bob'), facesOf('reposition', 'defend', 'deflect')],
        'Mac has two named cards, one to fill up, and has drawn three': [
          [faces('Ann').slice(0, 2), faces('Ann').length],
          [facesOf('strike', 'assaultFortress'), 6],
        ],
        'a Passive gives three': [faces('Cid').length, 3],
        'nothing else was dealt': [t.deck.length, 85 - 3 * 4 - 3],
      };
    })
    .asks('Ann', 'basicverse/act'),
];
