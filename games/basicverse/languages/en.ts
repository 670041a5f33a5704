/** Heroes of the Basicverse in English. */
import type { Phrase, Spoken, Words } from '@arenarium/engine';
import { cardWords } from './en-cards.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
/** A sentence with one number in it: `counted('{seat} draws', 'a card', 'cards')`. */
const counted =
  (before: (s: Spoken) => string, one: string, many: string): Phrase =>
  (s) =>
    `${before(s)} ${plural(s.number('n'), one, many)}.`;

const or = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1) ?? ''}`;
/** Of equal cards: the second, the third. */
const nth = (copy: number): string => ['', 'a second ', 'a third ', 'a fourth '][copy] ?? `another (${copy + 1}) `;

export const en: Words = {
  ...cardWords,

  'setup.heroes': 'Heroes',
  'setup.heroes.draft': 'Drafted',
  'setup.heroes.choose': 'Chosen in turn order',
  'setup.heroes.dealt': 'Dealt at random',
  'setup.circle': 'First Circle',
  'setup.circle.team': 'Teams together',
  'setup.circle.brawl': 'Brawl, in turn order',
  'setup.fortress': 'Fortress',
  'setup.fortress.20': '20 HP',
  'setup.fortress.15': '15 HP',
  'setup.fortress.12': '12 HP',
  'setup.fortress.10': '10 HP',

  'zone.deck': 'Deck',
  'zone.discard': 'Discard pile',
  'zone.shown': 'Turned up',
  'zone.hand': 'Hand',
  'zone.slot': 'Scroll slot',

  'point.card': 'Card',
  'point.seat': 'Hero',
  'point.hero': 'Hero',
  'point.ability': 'Ability',
  'point.gap': 'Place in the Circle',
  'point.field': 'Neutral Field',
  'point.do': 'Action',
  'point.buy': 'Mana',

  'board.tracker': 'Tracker',
  'board.roster': 'Everybody in the match',
  'board.mana': 'Mana',
  'board.kill': 'Next kill',
  'board.range': 'range {n}',
  'board.cards': (s) => plural(s.number('n'), 'card', 'cards'),
  'board.wards': (s) => plural(s.number('n'), 'ward', 'wards'),
  'board.mayReact': 'may react',
  'board.turn': 'turn',
  'board.actions': 'Actions without a card',
  'board.empty': 'empty',

  'team.0': 'Red',
  'team.1': 'Blue',
  'fact.round': 'Round',
  'fact.kill': 'A kill is worth',
  'fact.mana.0': 'Red Mana',
  'fact.mana.1': 'Blue Mana',
  'fact.fortress.0': 'Red Fortress',
  'fact.fortress.1': 'Blue Fortress',
  'fact.circle': 'Circle of Battle',
  'fact.standing': (s) => s.list('who').join(' · '),
  'fact.hero': 'Hero',
  'fact.team': 'Team',
  'fact.hp': 'HP',
  'fact.dead': 'dead',
  'fact.wards': 'Wards',
  'fact.debt': 'Actions fewer next turn',
  'fact.vision': 'Sees further',
  'fact.shadow': 'In shadows',
  'fact.horseshoe': 'Lucky Horseshoe',
  'fact.here': 'here',
  'fact.actions': 'Actions',

  'ask.basicverse/hero': 'Choose a Hero.',
  'ask.basicverse/opening': 'Name the Ability whose cards you start with.',
  'ask.basicverse/act': (s) => `Your turn: ${plural(s.number('actions'), 'Action', 'Actions')} left.`,
  'ask.basicverse/target': 'Choose a target.',
  'ask.basicverse/targets': 'Choose up to {n} targets.',
  'ask.basicverse/place': 'Choose the new place in the Circle.',
  'ask.basicverse/react': '{by} aims {what} at {target} for {n} damage. React?',
  'ask.basicverse/answerMove': '{who} moves next to you. React?',
  'ask.basicverse/answerScroll': '{who} reads {card}. Stop it?',
  'ask.basicverse/playDrawn': 'If you drew {card}, you may play it at once for no Action.',
  'ask.basicverse/discard': 'Choose a card to discard.',
  'ask.basicverse/discards': 'Choose {n} cards to discard.',
  'ask.basicverse/donate': 'Your ally asks for a card; it costs you an Action of your next turn.',
  'ask.basicverse/wisdom': 'Mana or cards?',
  'ask.basicverse/share': 'Who draws the cards?',
  'ask.basicverse/regroup': 'Hand out the cards turned up.',
  'ask.basicverse/buyHp': 'Buy HP with Mana?',
  'ask.basicverse/buyCards': 'Buy cards with Mana?',

  'do.play': 'Play {card}',
  'do.playAs': 'Play {card} as {as}',
  'do.use': '{ability}, discarding {card}',
  'do.call': 'Call on {ally} for a card',
  'do.target': '{hero}',
  'do.place': 'Between {one} and {other}',
  'do.discard': (s) => `Discard ${nth(s.number('copy'))}${s('card')}`,
  'do.donate': 'Give {card}',
  'do.hand': '{card} to {hero}',
  'do.share': (s) =>
    s.list('heroes').length === 1
      ? `${s('heroes')} draws ${plural(s.number('n'), 'card', 'cards')}`
      : `${s.list('heroes').join(' and ')} draw a card each`,
  'do.buyHp': (s) => (s.number('n') === 0 ? 'Buy no HP' : `Buy ${s.number('n')} HP`),
  'do.buyCards': (s) => (s.number('n') === 0 ? 'Buy no cards' : `Buy ${plural(s.number('n'), 'card', 'cards')}`),
  'do.train': 'Train',
  'do.reconstitute': 'Reconstitute',
  'do.hop': 'Short Hop',
  'do.end': 'End the turn',
  'do.pass': 'Pass',
  'do.stay': 'Stay',
  'do.decline': 'Decline',
  'do.mana': 'Gain Mana',
  'do.cards': 'Share out two cards',

  'why.target.ownSide': '{hero} is on your side: harm goes to enemies.',
  'why.target.enemy': '{hero} is an enemy: help goes to your team.',
  'why.target.yourself': 'You are not your own ally.',
  'why.target.dead': '{hero} is dead, and the dead are no target.',
  'why.target.alive': '{hero} is alive.',
  'why.target.unhurt': '{hero} is not hurt.',
  'why.target.range': '{hero} is {range} away; this reaches {within}.',
  'why.reaction': '{card} is a Reaction: it is played when others act, not on your own turn.',
  'why.actions': (s) => `Needs ${plural(s.number('needs'), 'Action', 'Actions')}, you have ${s.number('has')}.`,
  'why.mana': 'Needs {needs} Mana, your team has {has}.',
  'why.slot': '{scroll} lies in your Scroll slot until your next turn: one Scroll a turn.',
  'why.nobodyHurt': 'Nobody in your team is hurt.',
  'why.tooFar': 'This reaches {within}; the nearest, {hero}, is {range} away.',
  'why.nobody': 'There is nobody it could be aimed at.',
  'why.noPayment': (s) => `${s('ability')} costs ${or(s.list('cards'))}, and you hold none.`,
  'why.passive': '{ability} always works: there is nothing to press.',
  'why.reactionAbility': '{ability} is a Reaction: it is used when others act, not on your own turn.',
  'why.ownTurn': '{ability} is used on your own turn.',
  'why.donated': '{card} was donated for your next Action and must be used first.',
  'why.hindered': (s) =>
    `Held back by an enemy, this needs ${plural(s.number('needs'), 'Action', 'Actions')}; you have ${s.number('has')}.`,
  'why.call.enemy': '{hero} is an enemy. Choose a card or an Ability first, or call on an ally.',
  'why.call.dead': '{hero} is dead.',
  'why.call.empty': '{hero} holds no card.',
  'why.call.before': '{hero} was called on already this turn.',
  'why.useless': '{hero} could not use {card} right away.',
  'why.ownOnly': '{card} protects only the one who plays it, and the attack is on {hero}.',
  'why.noAttackAnswer': '{card} is no Reaction to an attack.',
  'why.noMoveAnswer': '{card} is no Reaction to movement.',
  'why.noScrollAnswer': '{card} does not stop a Scroll; Stonewall does.',
  'why.slips': 'Stonewall does not stop {hero}.',
  'why.place.same': '{hero} stands there already and must end up elsewhere.',
  'why.place.neighbour': '{hero} may only change places with a neighbour.',
  'why.place.range': 'That place is at range {has} of {other}; it must be at range {needs}.',
  'why.hero.taken': '{hero} is played by {seat}.',
  'why.hero.support': '{hero} is a Support, and Supports do not take part in games of four.',

  'did.picked': '{seat} plays {hero}.',
  'did.named': (s) =>
    s.number('n') === 0
      ? `${s('seat')} names ${s('ability')} for a starting hand.`
      : `${s('seat')} names ${s('ability')} and starts with ${s('cards')}.`,
  'did.began': (s) =>
    `Round ${s.number('round')}: ${s('seat')} has ${plural(s.number('actions'), 'Action', 'Actions')}.`,
  'did.fields': 'The Neutral Fields are set at opposite ends again.',
  'did.drew': (s) =>
    s.list('cards').every((card) => card === 'a card')
      ? `${s('seat')} draws ${plural(s.number('n'), 'card', 'cards')}.`
      : `${s('seat')} draws ${s('cards')}.`,
  'did.reshuffled': 'The discard pile is shuffled and becomes the deck.',
  'did.played': '{seat} plays {as}.',
  'did.playedAs': '{seat} plays {cards} as {as}.',
  'did.used': '{seat} uses {ability}, discarding {cards}.',
  'did.usedPassive': '{ability} of {seat}:',
  'did.took': '{seat} takes {n} damage from {by} ({source}): {hp} HP.',
  'did.blocked': (s) =>
    s('seat') === s('by')
      ? `${s('seat')} blocks ${s.number('n')}.`
      : `${s('by')} blocks ${s.number('n')} for ${s('seat')}.`,
  'did.missed': '{source} of {by} misses {seat}.',
  'did.stoodIn': '{seat} takes the blow for {ally}.',
  'did.healed': '{seat} is healed by {n}: {hp} HP.',
  'did.lostHp': '{seat} gives up {n} HP: {hp} HP.',
  'did.moved': '{seat} moves between {one} and {other}.',
  'did.stopped': '{seat} stops {mover} with Stonewall: {mover} stays.',
  'did.absorbed': (s) =>
    s.number('n') === 1
      ? `A ward takes 1 damage for ${s('seat')}.`
      : `Wards take ${s.number('n')} damage for ${s('seat')}.`,
  'did.stoppedScroll': '{seat} stops {cards} of {reader} with Stonewall.',
  'did.gainedMana': '{team} gains {n} Mana: {pool}.',
  'did.trained': '{seat} trains.',
  'did.reconstituted': (s) => `${s('seat')} discards ${s.number('n') === 0 ? 'nothing' : s('cards')} and draws anew.`,
  'did.called': '{seat} asks {ally} for a card.',
  'did.donated': '{seat} gives {to} {cards}.',
  'did.declined': '{seat} declines.',
  'did.turnedUp': '{seat} turns up {cards}.',
  'did.received': '{seat} receives {cards}.',
  'did.gainedActions': counted((s) => `${s('seat')} gains`, 'Action', 'Actions'),
  'did.slowed': counted((s) => `${s('seat')} will be short of`, 'Action', 'Actions'),
  'did.warded': counted((s) => `${s('seat')} gains`, 'ward', 'wards'),
  'did.shrouded': '{seat} is seen 1 further away this turn.',
  'did.stole': '{seat} steals {cards} from {from}.',
  'did.discarded': '{seat} discards {cards}.',
  'did.died': '{seat} is dead; the kill is worth {worth}.',
  'did.resurrected': '{seat} is resurrected with {hp} HP.',
  'did.bought.hp': '{seat} spends {n} Mana on HP.',
  'did.bought.cards': '{seat} spends {n} Mana on cards.',
  'did.fortressHit': 'The {team} Fortress takes {n} damage: {left} left.',
  'did.answerDue': 'The Blue Fortress has fallen. The next Blue player has one turn to answer.',
  'did.horseshoe': 'The Lucky Horseshoe passes to {seat}.',

  'over.fortress': 'The enemy Fortress is destroyed: {team} wins.',
  'over.mana': 'Both Fortresses are destroyed; with more Mana, {team} wins.',
  'over.hp': 'Both teams have the same Mana; with more HP, {team} wins.',
  'over.bound': 'Sixty thousand decisions have been made; with the stronger Fortress, {team} wins.',
  'over.time': 'Forty rounds are over; with the stronger Fortress, {team} wins.',
  'over.draw': 'Equal in everything: a draw.',
};
