import { faceOf } from '@arenarium/engine';
import { fares, scenario } from '../arrange.ts';

export const loraleiNevamorTaze = [
  scenario('SFB-R9 Clairvoyance: several planned cards lie in the order they were put', {
    Ann: { champions: { Loralei: 'a1' }, hand: ['Clairvoyance', 'Grasping Vines', 'Healing Rain'] },
    Bob: { champions: { Gwaien: 'g1' } },
  })
    .does('Ann', 'play Clairvoyance')
    .does('Ann', 'stay')
    .does('Ann', '0')
    .does('Ann', 'Healing Rain')
    .does('Ann', 'Grasping Vines')
    .then((t, p) => ({ 'Grasping Vines on top': [t.players[0]?.deck.slice(-2).map((id) => faceOf(p, id)), [56, 55]] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.7 Grasping Vines may target an Ally, and places it', {
    Ann: { champions: { Loralei: 'a1', Kilgore: 'a3' }, hand: ['Grasping Vines'] },
    Bob: { champions: { Gwaien: 'c1' } },
  })
    .does('Ann', 'play Grasping Vines')
    .does('Ann', 'stay')
    .offers('Ann', 'Kilgore', 'Gwaien', 'leave it')
    .does('Ann', 'Kilgore')
    .offers('Ann', 'to a2', 'to b1', 'to b2')
    .does('Ann', 'to b2')
    .then((t) => ({ placed: [fares(t, 'Kilgore'), 'b2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.8 Healing Rain: each discarded card heals its Champion', {
    Ann: {
      champions: { Loralei: 'a1', Kilgore: { at: 'a3', damage: 3 } },
      hand: ['Healing Rain', 'Fury', 'Throw', 'Clairvoyance'],
    },
    Bob: { champions: { Gwaien: 'g1' } },
  })
    .does('Ann', 'play Healing Rain')
    .does('Ann', 'stay')
    .does('Ann', ['Throw', 'Fury'])
    .then((t) => ({ 'two healed': [fares(t, 'Kilgore'), 'a3 −1'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-8.6 Intervention heals the target if it was not hurt', {
    Ann: { champions: { Dugrun: 'c4' }, hand: ['Mighty Blow'] },
    Bob: { champions: { Gwaien: { at: 'c5', damage: 4 }, Loralei: 'g1' }, hand: ['Intervention'] },
  })
    .does('Ann', 'play Mighty Blow')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .does('Bob', 'Intervention on Gwaien')
    .offers('Bob', '3', '2', '1', '0')
    .does('Bob', '3')
    .then((t) => ({ 'healed, then pushed': [fares(t, 'Gwaien'), 'c7 −1'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.11 Winding Paths swaps the target with another Enemy', {
    Ann: { champions: { Loralei: 'c4' }, hand: ['Winding Paths'] },
    Bob: { champions: { Gwaien: 'c5', Deryn: 'g1', Rath: 'g2' } },
  })
    .does('Ann', 'play Winding Paths')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .offers('Ann', 'Deryn', 'Rath')
    .does('Ann', 'Deryn')
    .then((t) => ({
      swapped: [
        [fares(t, 'Gwaien'), fares(t, 'Deryn')],
        ['g1 −2', 'c5'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-6.4 a levelled Loralei lets her player draw two more', {
    Ann: { champions: { Loralei: { at: 'a1', levelled: true }, Kilgore: 'a2' }, cores: ['creation'] },
    Bob: { champions: { Gwaien: 'g1' } },
  })
    .does('Ann', 'end the Activation Phase')
    .then((t) => ({ seven: [t.players[0]?.hand.length, 7] }))
    .asks('Bob', 'brawl/act'),

  scenario('SFB-R20 Nightmare: the victims’ player orders their Fears', {
    Ann: { champions: { Nevamor: 'b1' }, hand: ['Nightmare'] },
    Bob: { champions: { Gwaien: 'b2', Deryn: 'b3' } },
  })
    .does('Ann', 'play Nightmare')
    .does('Ann', 'stay')
    .does('Ann', 'to b4')
    .offers('Bob', 'Gwaien', 'Deryn')
    .does('Bob', 'Gwaien')
    .offers('Bob', 'to c2', 'to b1', 'to a1')
    .does('Bob', 'to b1')
    .does('Bob', 'to b2')
    .then((t) => ({
      'hurt and gone': [
        [fares(t, 'Gwaien'), fares(t, 'Deryn')],
        ['b1 −1', 'b2 −1'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.11 Guiding Light places an Ally beside Nevamor and makes it stronger', {
    Ann: { champions: { Nevamor: 'c4', Gwaien: 'a1' }, hand: ['Guiding Light'] },
    Bob: { champions: { Deryn: 'g1' } },
  })
    .does('Ann', 'play Guiding Light')
    .does('Ann', 'stay')
    .does('Ann', 'use it')
    .offers('Ann', 'to b3', 'to b4', 'to c3', 'to c5', 'to d3')
    .does('Ann', 'to d3')
    .then((t) => ({ stronger: [t.lasting.map(({ kind, on, n }) => [kind, on, n]), [['strength', 1, 1]]] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-8.7 Murder of Crows voids the post-attack ability and ends what lasts, with Nevamor near', {
    Ann: { champions: { Kilgore: 'c4', 'Tzu Xiao': 'a1' }, hand: ['Focus', 'Maul Thrash'] },
    Bob: { champions: { Gwaien: 'c5', Nevamor: 'e4' }, hand: ['Murder of Crows'] },
  })
    .does('Ann', 'play Focus')
    .does('Ann', 'stay')
    .does('Ann', 'use it')
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .does('Bob', 'Murder of Crows on Gwaien')
    .then((t) => ({
      '3 less 1, not pushed, nothing lasts': [
        [fares(t, 'Gwaien'), t.lasting.length],
        ['c5 −2', 0],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-13.8 Champions beside a levelled Nevamor cannot be chosen for Reactions', {
    Ann: { champions: { Nevamor: { at: 'c4', levelled: true } }, hand: ['Soul Reave'] },
    Bob: { champions: { Gwaien: 'c5' }, hand: ['Arcane Shield'] },
  })
    .does('Ann', 'play Soul Reave')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .then((t) => ({ 'nobody was asked': [fares(t, 'Gwaien'), 'c5 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.2 Grim Harvest is stronger against a target without an Ally near', {
    Ann: { champions: { Nevamor: 'c4' }, hand: ['Grim Harvest'] },
    Bob: { champions: { 'Tzu Xiao': 'c5', Deryn: 'g1' } },
  })
    .does('Ann', 'play Grim Harvest')
    .does('Ann', 'stay')
    .does('Ann', 'Tzu Xiao')
    .then((t) => ({ four: [fares(t, 'Tzu Xiao'), 'c5 −4'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.12 Dark Envoy plans two cards after the attack', {
    Ann: { champions: { Nevamor: 'c4' }, hand: ['Dark Envoy', 'Nightmare'] },
    Bob: { champions: { Gwaien: 'c6' } },
  })
    .does('Ann', 'play Dark Envoy')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .offers('Ann', 'Nightmare', 'enough')
    .does('Ann', 'Nightmare')
    .then((t) => ({ 'back on the deck': [t.players[0]?.hand.length, 0] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.1 Rodeo moves through Enemies and hurts each', {
    Ann: { champions: { Taze: 'c4' }, hand: ['Rodeo'] },
    Bob: { champions: { Gwaien: 'c5' } },
  })
    .does('Ann', 'play Rodeo')
    .offersAmongOthers('Ann', 'to c6 across Gwaien', 'to b5', 'to b5 across Gwaien', 'stay')
    .does('Ann', 'to c6 across Gwaien')
    .then((t) => ({
      'two damage': [
        [fares(t, 'Gwaien'), fares(t, 'Taze')],
        ['c5 −2', 'c6'],
      ],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.3 Charge is stronger for each hex dashed', {
    Ann: { champions: { Taze: 'c1' }, hand: ['Charge'] },
    Bob: { champions: { 'Tzu Xiao': 'c5' } },
  })
    .does('Ann', 'play Charge')
    .does('Ann', 'stay')
    .does('Ann', 'to c4')
    .does('Ann', 'Tzu Xiao')
    .then((t) => ({ '1 and 3': [fares(t, 'Tzu Xiao'), 'c5 −4'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R32 who strikes in another’s Action strikes on its behalf', {
    Ann: { champions: { Dugrun: 'a1', Taze: { at: 'c3', levelled: true } }, hand: ['Onwards!'] },
    Bob: { champions: { Gwaien: { at: 'c4', damage: 5 }, Kilgore: 'g1' } },
  })
    .does('Ann', 'play Onwards!')
    .does('Ann', 'stay')
    .does('Ann', '0')
    .does('Ann', 'hurt Gwaien instead')
    .then((t) => ({
      'Gwaien is out of action': [fares(t, 'Gwaien'), 'gate'],
      'Dugrun, whose Action it was, levels up': [fares(t, 'Dugrun'), 'a1 +'],
    }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-13.8 a levelled Taze may strike instead of dashing', {
    Ann: { champions: { Taze: { at: 'c4', levelled: true } }, hand: ['Rush'] },
    Bob: { champions: { Dugrun: 'c5' } },
  })
    .does('Ann', 'play Rush')
    .does('Ann', 'stay')
    .offersAmongOthers('Ann', 'hurt Dugrun instead', 'to c2')
    .does('Ann', 'hurt Dugrun instead')
    .then((t) => ({ 'one damage': [fares(t, 'Dugrun'), 'c5 −1'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-11.4 Momentum lets the target Dash after the attack', {
    Ann: { champions: { Kilgore: 'c4' }, hand: ['Maul Thrash'] },
    Bob: { champions: { Gwaien: 'c5', Taze: 'g1' }, hand: ['Momentum'] },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .does('Bob', 'Momentum on Gwaien')
    .does('Bob', 'to b5')
    .then((t) => ({ 'out of line, so not pushed': [fares(t, 'Gwaien'), 'b5 −1'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.17 Bludgeon stuns after the attack', {
    Ann: { champions: { Taze: 'c4' }, hand: ['Bludgeon'] },
    Bob: { champions: { Gwaien: 'c6' }, hand: ['Ignite', 'Fireball'], cores: ['destruction'] },
  })
    .does('Ann', 'play Bludgeon')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .offers('Bob', 'Ignite', 'Fireball')
    .does('Bob', 'Ignite')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.4 Finishing Blow ignores the defence of a Bloodied target', {
    Ann: { champions: { Taze: 'c4' }, hand: ['Finishing Blow'] },
    Bob: { champions: { 'Gold’arr': { at: 'c5', damage: 3 } } },
  })
    .does('Ann', 'play Finishing Blow')
    .does('Ann', 'stay')
    .does('Ann', 'Gold’arr')
    .then((t) => ({ 'all three': [fares(t, 'Gold’arr'), 'c5 −6'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-9.2 Nature’s Wrath: from 3 to 4, ignoring defence', {
    Ann: { champions: { Loralei: 'c1' }, hand: ['Nature’s Wrath'] },
    Bob: { champions: { Dugrun: 'c4', Gwaien: 'c3' } },
  })
    .does('Ann', 'play Nature’s Wrath')
    .does('Ann', 'stay')
    .refuses('Ann', 'Gwaien', 'SFB-9.2')
    .does('Ann', 'Dugrun')
    .then((t) => ({ three: [fares(t, 'Dugrun'), 'c4 −3'] }))
    .asks('Ann', 'brawl/act'),
];
