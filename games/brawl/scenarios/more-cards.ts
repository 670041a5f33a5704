import { faceOf } from '@arenarium/engine';
import { fares, scenario } from './arrange.ts';

/** Rath, Mariusz, Korvash, Loralei, Nevamor and Taze. */
export const moreCards = [
  scenario('SFB-17.13 a levelled Rath poisons: Double Dealing 2 and 2, and 1 more', {
    Ann: { champions: { Rath: { at: 'c3', levelled: true } }, hand: ['Double Dealing'] },
    Bob: { champions: { 'Tzu Xiao': 'c5' } },
  })
    .does('Ann', 'play Double Dealing')
    .does('Ann', 'stay')
    .does('Ann', 'Tzu Xiao')
    .then((t) => ({ five: [fares(t, 'Tzu Xiao'), 'c5 −5'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.4 Nightshade: the next attack of Rath ignores defence', {
    Ann: { champions: { Rath: 'c4' }, hand: ['Nightshade', 'Burrow'] },
    Bob: { champions: { Dugrun: 'c5' } },
  })
    .does('Ann', 'play Nightshade')
    .does('Ann', 'stay')
    .does('Ann', 'use it')
    .does('Ann', '0')
    .does('Ann', 'enough')
    .does('Ann', 'play Burrow')
    .does('Ann', 'stay')
    .does('Ann', 'Dugrun')
    .then((t) => ({ three: [fares(t, 'Dugrun'), 'c5 −3'] }))
    .does('Ann', 'stay')
    .asks('Ann', 'brawl/act'),

  scenario('SFB-R26 Stalk Beneath hurts an adjacent Enemy and places Rath beside an Ally', {
    Ann: { champions: { Rath: 'c4', Kilgore: 'a1' }, hand: ['Stalk Beneath'] },
    Bob: { champions: { Dugrun: 'c5', Gwaien: 'b4' } },
  })
    .does('Ann', 'play Stalk Beneath')
    .does('Ann', 'use it')
    .offers('Ann', 'Dugrun', 'Gwaien')
    .does('Ann', 'Dugrun')
    .offers('Ann', 'to a2', 'to b1', 'to b2')
    .does('Ann', 'to b1')
    .then((t) => ({ 'away he is': [[fares(t, 'Rath'), fares(t, 'Dugrun')], ['b1', 'c5 −2']] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.1 nobody reacts to a Sneak Attack', {
    Ann: { champions: { Rath: 'c4' }, hand: ['Sneak Attack'] },
    Bob: { champions: { Gwaien: 'c5' }, hand: ['Arcane Shield'] },
  })
    .does('Ann', 'play Sneak Attack')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .then((t) => ({ 'two damage': [fares(t, 'Gwaien'), 'c5 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.10 a levelled Mariusz has Lifesteal while Bloodied', {
    Ann: { champions: { Mariusz: { at: 'c4', damage: 4, levelled: true } }, hand: ['Bone to Pick'] },
    Bob: { champions: { 'Tzu Xiao': 'c5' } },
  })
    .does('Ann', 'play Bone to Pick')
    .does('Ann', 'stay')
    .does('Ann', 'stay')
    .does('Ann', 'Tzu Xiao')
    .then((t) => ({ '2 and 2 are dealt, 4 are healed': [[fares(t, 'Mariusz'), fares(t, 'Tzu Xiao')], ['c4 +', 'c5 −4']] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.17 Stalk the Prey places Mariusz beside an Enemy and stuns the Bloodied ones beside him', {
    Ann: { champions: { Mariusz: 'a1' }, hand: ['Stalk the Prey'] },
    Bob: { champions: { Gwaien: { at: 'g1', damage: 3 }, Deryn: 'g3' }, hand: ['Ignite', 'Heavy Shot'] },
  })
    .does('Ann', 'play Stalk the Prey')
    .does('Ann', 'use it')
    .offers('Ann', 'to f1', 'to f2', 'to f3', 'to f4', 'to g2', 'to g4')
    .does('Ann', 'to g2')
    .does('Bob', 'Ignite')
    .then((t) => ({ 'one card gone': [t.players[1]?.hand.length, 1] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.4 Closing In is Double while Mariusz is Bloodied', {
    Ann: { champions: { Mariusz: { at: 'c4', damage: 3 } }, hand: ['Closing In'] },
    Bob: { champions: { Kilgore: 'c5' } },
  })
    .does('Ann', 'play Closing In')
    .does('Ann', 'stay')
    .does('Ann', 'stay')
    .does('Ann', 'Kilgore')
    .then((t) => ({ 'twice 1': [fares(t, 'Kilgore'), 'c5 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.7 Overpower forces its target while Mariusz is Bloodied', {
    Ann: { champions: { Mariusz: { at: 'c4', damage: 3 } }, hand: ['Overpower'] },
    Bob: { champions: { Gwaien: 'c5' } },
  })
    .does('Ann', 'play Overpower')
    .does('Ann', 'stay')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .offers('Ann', 'to b4', 'to b5', 'to c6', 'to d5', 'stay')
    .does('Ann', 'to d5')
    .then((t) => ({ forced: [fares(t, 'Gwaien'), 'd5 −2'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-11.4 A Cornered Beast hurts the Enemies beside the target', {
    Ann: { champions: { Kilgore: 'c4', Dugrun: 'c6' }, hand: ['Maul Thrash'] },
    Bob: { champions: { Gwaien: 'c5', Mariusz: 'g1' }, hand: ['A Cornered Beast'] },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Gwaien')
    .does('Bob', 'A Cornered Beast on Gwaien')
    .then((t) => ({ 'both suffer 2; the Push against Dugrun hurts her by 2': [['Kilgore', 'Dugrun', 'Gwaien'].map((name) => fares(t, name)), ['c4 −2', 'c6 −2', 'c5 −4']] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.4 a levelled Korvash ignores the defence of the Bloodied; Hell Hath No Fury then forces', {
    Ann: { champions: { Korvash: { at: 'c4', levelled: true } }, hand: ['Hell Hath No Fury'] },
    Bob: { champions: { Dugrun: { at: 'c5', damage: 3 }, Gwaien: 'g1' } },
  })
    .does('Ann', 'play Hell Hath No Fury')
    .does('Ann', 'stay')
    .does('Ann', 'Dugrun')
    .then((t) => ({ 'three damage took him out': [[fares(t, 'Dugrun'), t.vp], ['gate', [1, 0]]] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-5.6 Chop: a printed strength of 0 is modified', {
    Ann: { champions: { Korvash: 'c4' }, hand: ['Chop'] },
    Bob: { champions: { Gwaien: 'c5', 'Gold’arr': 'c3' } },
  })
    .does('Ann', 'play Chop')
    .does('Ann', 'c5, d4, d3, c3, b3 and b4: Gwaien and Gold’arr')
    .then((t) => ({ 'twice 2': [[fares(t, 'Gwaien'), fares(t, 'Gold’arr')], ['c5 −4', 'c3 −3']] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-8.2 Leaping Strike jumps before it strikes', {
    Ann: { champions: { Korvash: 'c2' }, hand: ['Leaping Strike'] },
    Bob: { champions: { Gwaien: 'c5' } },
  })
    .does('Ann', 'play Leaping Strike')
    .does('Ann', 'stay')
    .does('Ann', 'to c4')
    .does('Ann', 'Gwaien')
    .then((t) => ({ three: [fares(t, 'Gwaien'), 'c5 −3'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-8.7 Bloodcurdling Roar makes a Bloodied attacker’s post-attack ability void', {
    Ann: { champions: { Kilgore: { at: 'c4', damage: 3 } }, hand: ['Maul Thrash'] },
    Bob: { champions: { Korvash: 'c5' }, hand: ['Bloodcurdling Roar'] },
  })
    .does('Ann', 'play Maul Thrash')
    .does('Ann', 'stay')
    .does('Ann', 'Korvash')
    .does('Bob', 'Bloodcurdling Roar on Korvash')
    .then((t) => ({ 'neither hurt nor pushed': [fares(t, 'Korvash'), 'c5'] }))
    .asks('Ann', 'brawl/act'),

  scenario('SFB-17.1 Sap Strength is stronger against the Bloodied', {
    Ann: { champions: { Korvash: 'c4' }, hand: ['Sap Strength'] },
    Bob: { champions: { 'Tzu Xiao': { at: 'c6', damage: 3 } } },
  })
    .does('Ann', 'play Sap Strength')
    .does('Ann', 'stay')
    .does('Ann', 'Tzu Xiao')
    .then((t) => ({ 'four more': [fares(t, 'Tzu Xiao'), 'c6 −7'] }))
    .asks('Ann', 'brawl/act'),

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
    Ann: { champions: { Loralei: 'a1', Kilgore: { at: 'a3', damage: 3 } }, hand: ['Healing Rain', 'Fury', 'Throw', 'Clairvoyance'] },
    Bob: { champions: { Gwaien: 'g1' } },
  })
    .does('Ann', 'play Healing Rain')
    .does('Ann', 'stay')
    .offers('Ann', 'Fury', 'Throw', 'Clairvoyance', 'enough')
    .does('Ann', 'Fury')
    .does('Ann', 'Throw')
    .does('Ann', 'enough')
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
    .then((t) => ({ swapped: [[fares(t, 'Gwaien'), fares(t, 'Deryn')], ['g1 −2', 'c5']] }))
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
    .then((t) => ({ 'hurt and gone': [[fares(t, 'Gwaien'), fares(t, 'Deryn')], ['b1 −1', 'b2 −1']] }))
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
    .then((t) => ({ stronger: [t.lasting.map(({ kind, on, n }) => [kind, on, n]), [['strength', 1, 1]]] })) // prettier-ignore
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
    .then((t) => ({ '3 less 1, not pushed, nothing lasts': [[fares(t, 'Gwaien'), t.lasting.length], ['c5 −2', 0]] }))
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
    .then((t) => ({ 'two damage': [[fares(t, 'Gwaien'), fares(t, 'Taze')], ['c5 −2', 'c6']] }))
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

  scenario('SFB-17.10 Ravenous Bite steals life', {
    Ann: { champions: { Mariusz: { at: 'c2', damage: 2 } }, hand: ['Ravenous Bite'] },
    Bob: { champions: { Kilgore: 'c5' } },
  })
    .does('Ann', 'play Ravenous Bite')
    .does('Ann', 'to c4')
    .does('Ann', 'Kilgore')
    .then((t) => ({ '3 less 1 dealt and healed': [[fares(t, 'Mariusz'), fares(t, 'Kilgore')], ['c4', 'c5 −2']] }))
    .asks('Ann', 'brawl/act'),
];
