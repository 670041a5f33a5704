import { knows } from '@arenarium/engine';
import { counters, scenario, team, use } from './arrange.ts';

/** EL-1 to EL-3: the cards, the decks, the set-up. */
export const readingTheCards = [
  scenario('EL-1.1 EL-7.1 a precise attack deals the Champion’s Strength', {
    Ann: { champion: 'Three-Eyed Fox' },
    Bob: { champion: 'Oracle of the Depths' },
  })
    .does('Ann', 'Precise attack')
    .then((t) => ({ 'three counters for Strength 3': [counters(t), { 'Oracle of the Depths': 3 }] }))
    .asks('Bob', 'legends/act'),

  scenario('EL-1.2 as many counters as Max HP destroy a Hero', {
    Ann: { champion: 'Three-Eyed Fox' },
    Bob: {
      champion: { is: 'Oracle of the Depths', damage: 1 },
      supports: ['Adroit Goblin', 'Pixiu'],
      deck: ['Hooded Mantis'],
    },
  })
    .does('Ann', 'Precise attack')
    .does('Bob', 'Adroit Goblin')
    .then((t) => ({
      'the Goblin leads, the Mantis arrives': [team(t, 'Bob'), ['Adroit Goblin', 'Pixiu', 'Hooded Mantis']],
      'a new Hero has no counters': [counters(t), {}],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-1.3 a Champion ability is not offered to a Support', {
    Ann: { champion: 'Three-Eyed Fox', supports: ['Harpy of Light'] },
  })
    .does('Ann', 'Switch your Champion with Harpy of Light')
    .offersAmongOthers('Ann', use('Harpy of Light', 'champion'))
    .then((t) => ({ 'the Harpy leads': [team(t, 'Ann'), ['Harpy of Light', 'Three-Eyed Fox']] })),

  scenario('EL-1.4 a Support ability is not offered to a Champion', {
    Ann: { champion: 'Brutish Ogre', supports: ['Adroit Goblin'], mp: 0 },
  }).offers(
    'Ann',
    use('Brutish Ogre', 'champion'),
    use('Adroit Goblin', 'support'),
    'Precise attack',
    'Mass attack',
    'End your turn',
  ),

  scenario('EL-1.5 a Legend beside the battle serves its team', {
    Ann: { legend: 'Herkul The Mountain', champion: 'Three-Eyed Fox' },
    Bob: { champion: 'Leviathan', supports: ['Adroit Goblin', 'Pixiu'], deck: ['Hooded Mantis'] },
  })
    .dice(6)
    .does('Ann', 'Precise attack')
    .does('Ann', use('Herkul The Mountain', 'team'))
    .does('Bob', 'Pixiu')
    .then((t) => ({
      'Strength 5 destroys the Leviathan': [team(t, 'Bob'), ['Pixiu', 'Adroit Goblin', 'Hooded Mantis']],
    }))
    .asks('Bob', 'legends/act'),

  scenario('EL-2.1 EL-R31 no Legend is taken twice', { at: 'setUp', seats: 3 })
    .offers(
      'Ann',
      'Herkul The Mountain',
      'Naga The Serpentine',
      'Lightbringer Ethyrios',
      'Nyxia, Queen of the Night',
      'The Obelisk',
    )
    .does('Ann', 'Naga The Serpentine')
    .offers('Bob', 'Herkul The Mountain', 'Lightbringer Ethyrios', 'Nyxia, Queen of the Night', 'The Obelisk'),

  scenario('EL-2.2 a Team is six of the ten Heroes of the type, chosen at the same time', { at: 'setUp', seats: 2 })
    .does('Ann', 'Naga The Serpentine')
    .does('Bob', 'Herkul The Mountain')
    .asks(['Ann', 'Bob'], 'legends/team')
    .offers(
      'Ann',
      'Keep Leviathan',
      'Keep Sea Snake',
      'Keep Venomous Hydrozoan',
      'Keep Saltwater Gorgon',
      'Keep Terrarium Turtle',
      'Keep Cold-Blooded Siren',
      'Keep Aqueous Ray',
      'Keep Oracle of the Depths',
      'Keep Resourceful Spider Crab',
      'Keep Floodburst Behemoth',
    )
    // In any order: what is chosen is a set.
    .does('Ann', [
      'Keep Terrarium Turtle',
      'Keep Leviathan',
      'Keep Floodburst Behemoth',
      'Keep Aqueous Ray',
      'Keep Sea Snake',
      'Keep Oracle of the Depths',
    ])
    .asks('Bob', 'legends/team'),

  builtTeams('EL-2.3 EL-R19 EL-R20 EL-3.4 Spheres are chosen three at a time, from the highest roll on')
    .dice(3, 3, 2, 5)
    .asks('Bob', 'legends/sphere')
    .does('Bob', ['Hollow Echo', 'Ember Crater', 'Halo Dais'])
    .asks('Ann', 'legends/sphere')
    .offers(
      'Ann',
      'Ashen Forge',
      'Pyre Arena',
      'Sunken Lagoon',
      'Coral Bulwark',
      'Drowned Crossing',
      'Sunlit Font',
      'Dawn Cloister',
      'Shrouded Gallery',
      'Hungry Gloom',
      'Gallows Fog',
      'Weightless Dark',
      'Nameless Threshold',
    ),

  builtTeams('EL-3.1 EL-3.2 EL-3.3 all Champions are turned over together')
    .dice(4, 1)
    .does('Ann', ['Ember Crater', 'Halo Dais', 'Hollow Echo'])
    .does('Bob', ['Ashen Forge', 'Pyre Arena', 'Sunken Lagoon'])
    .asks(['Ann', 'Bob'], 'legends/champion')
    .then((t, p) => ({
      'five tokens each': [t.tokens, [5, 5]],
      'two Myth Points each': [t.mp, [2, 2]],
      'no Legend is in the battle': [t.entered, [0, 0]],
      'Bob cannot see Ann’s cards': [
        t.deck[0]?.map((card) => knows(p, 1, card)),
        Array.from({ length: 6 }, () => false),
      ],
    })),
];

/** Two teams chosen, up to the Spheres. */
function builtTeams(name: string) {
  const start = scenario(name, { at: 'setUp', seats: 2 })
    .does('Ann', 'Naga The Serpentine')
    .does('Bob', 'Herkul The Mountain');
  const water = [
    'Leviathan',
    'Sea Snake',
    'Venomous Hydrozoan',
    'Saltwater Gorgon',
    'Terrarium Turtle',
    'Cold-Blooded Siren',
  ];
  const fire = [
    'Chained Hellion',
    'Hellhound',
    'Unstable Chimera',
    'Flame Reader',
    'Reckless Bifang',
    'Blistering Barbarian',
  ];
  const kept = (heroes: readonly string[]): string[] => heroes.map((hero) => `Keep ${hero}`);
  return start.does('Ann', kept(water)).does('Bob', kept(fire));
}
