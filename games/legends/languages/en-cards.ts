/** English for the rules text of cards. */
import type { Spoken, Words } from '@arenarium/engine';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const counters = (n: string): string => (n === '1' ? '1 damage counter' : `${n} damage counters`);
const tokens = (n: string): string => (n === '1' ? '1 bane token' : `${n} bane tokens`);
const kindOf = (s: Spoken): string => s('kind');
/** "a Fire", "an Unknown". */
const aKind = (s: Spoken): string => `${/^[AEIOU]/.test(s('kind')) ? 'an' : 'a'} ${s('kind')}`;

export const cardWords: Words = {
  'type.fire': 'Fire',
  'type.water': 'Water',
  'type.light': 'Light',
  'type.dark': 'Dark',
  'type.unknown': 'Unknown',

  'text.when': (s) => `When ${s('trigger')}, ${s('does')}.`,
  'text.whenPaying': (s) => `When ${s('trigger')}, you may ${s('price')}: ${s('does')}.`,
  'text.does': (s) => `${capital(s('does'))}.`,
  'text.paying': (s) => `${capital(s('price'))}: ${s('does')}.`,
  'text.mayPreciseAttackSupports': '{name} can precise attack Supports.',
  'text.cannotPreciseAttack': '{name} cannot precise attack.',
  'text.championCannotBePreciseAttacked': '{name}: your Champion cannot be precise attacked.',
  'text.strengthOf.champion': '{name}’s Strength is that of any player’s Champion.',
  'text.strengthOf.support': '{name}’s Strength is that of any player’s Support.',
  'text.supportAbilityOfYourChampion': '{name} has the Support ability of your Champion.',
  'cost.mp': 'spend {n} MP',

  'when.attacks': '{who} attacks',
  'when.preciseAttacks': '{who} precise attacks',
  'when.massAttacks': '{who} mass attacks',
  'when.attacked': '{who} is attacked',
  'when.preciseAttacked': '{who} is precise attacked',
  'when.destroyed': '{who} is destroyed',
  'when.destroyedByAttack': '{who} is destroyed by an attack',

  'who.self': '{name}',
  'who.it': 'it',
  'who.yourChampion': 'your Champion',
  'who.yourHero': 'one of your Heroes',
  'who.attacker': 'the attacker',
  'who.target': 'its target',
  'who.everyTarget': 'every target',
  'who.theFallen': 'it',
  'who.hero.anyPlayer': 'any Hero',
  'who.champion.anyPlayer': 'any player’s Champion',
  'who.champion.anyOtherPlayer': 'any other player’s Champion',
  'who.support.anyPlayer': 'any player’s Support',
  'who.support.you': 'one of your Supports',
  'who.each.support.anyPlayer': 'each of any player’s Supports',
  'who.each.hero.anyPlayer': 'each of any player’s Heroes',
  'who.each.hero.everyPlayer': 'every Hero of every player',
  'who.each.champion.everyOtherPlayer': 'every other player’s Champion',
  'who.each.support.everyOtherPlayer': 'each Support of every other player',

  'amount.perCounter': (s) => `1 Strength for each damage counter on ${s('who')}`,
  'do.addDamage': (s) => `add ${counters(s('n'))} to ${s('to')}`,
  'do.addBane': (s) => `add ${tokens(s('n'))} to ${s('to')}`,
  'do.remove': (s) => `remove ${counters(s('n'))} from ${s('from')}`,
  'do.removeUpTo': (s) => `remove up to ${counters(s('n'))} from ${s('from')}`,
  'do.move': (s) => `move ${counters(s('n'))} from ${s('from')} to ${s('to')}`,
  'do.spread.damage': (s) => `spread ${s('upTo')}${counters(s('n'))} over any Heroes`,
  'do.spread.bane': (s) => `spread ${s('upTo')}${tokens(s('n'))} over any Heroes`,
  'do.upTo': 'up to ',
  'do.gain': (s) => `${s('who')} gains ${typeof s.raw('n') === 'object' ? s('n') : `${s('n')} Strength`}`,
  'do.reduce': 'reduce the damage by {n}',
  'do.negate': 'negate the damage',
  'do.roll': (s) => `roll the die. ${capital(s.list('outcomes').join('; '))}`,
  'do.on': 'on {from}–{to}, {does}',
  'do.onOne': 'on {from}, {does}',
  'do.switch.selfWithYourChampion': 'switch {name} with your Champion',
  'do.switch.anyPlayers': 'switch any player’s Champion with one of that player’s Supports',
  'do.rearrange': 'rearrange the top {n} cards of the Sphere deck',
  'do.return.self': 'return {name} to the bottom of your Team deck',
  'do.return.theFallen': 'return it to the bottom of your Team deck instead',
  'do.return.fromGraveyard': 'put a Hero from your Graveyard on the bottom of your Team deck',
  'do.destroy': 'destroy the attacker',
  'do.double': 'double the damage to every target',
  'do.holdFast': 'its damage cannot be reduced or negated',
  'do.skipAttack': 'skip your Attack phase',
  'do.anotherTurn': 'take another turn after this one',
  'do.reverse': 'reverse {name}’s Strength and Max HP',
  'do.banesInstead': 'it adds bane tokens instead of damage counters',
  'do.inOrder': (s) => s.list('steps').join(', then '),

  'bane.takesDamage': (s) =>
    `Each time a Hero with ${aKind(s)} bane token takes damage, add ${counters(s('n'))} to it.`,
  'bane.spent': (s) =>
    `When a Hero with ${aKind(s)} bane token takes damage, add ${counters(s('n'))} to it and remove one ${kindOf(s)} token.`,
  'bane.turnBegins': (s) =>
    `A Hero with ${aKind(s)} bane token takes ${counters(s('n'))} when its owner’s turn begins.`,
  'bane.tokenRemoved': (s) =>
    `When ${aKind(s)} bane token is removed from a Hero, add ${counters(s('n'))} to that Hero.`,
  'bane.destroyed': (s) =>
    `When a Hero with ${aKind(s)} bane token is destroyed, add ${counters(s('n'))} to one of its player’s Supports.`,
  'bane.cannot.preciseAttack': (s) => `A Hero with ${aKind(s)} bane token cannot precise attack.`,
  'bane.cannot.useAbilities': (s) => `A Hero with ${aKind(s)} bane token has neither Champion nor Support ability.`,

  'sphere.strength': (s) => `${kindOf(s)} Heroes have ${s('n')} more Strength.`,
  'sphere.maxHp': (s) => `${kindOf(s)} Heroes have ${s('n')} more Max HP.`,
  'sphere.armour': (s) => `A precise attack deals ${s('n')} damage less to ${aKind(s)} Hero.`,
  'sphere.mending': (s) => `When your turn begins, remove ${counters(s('n'))} from each of your ${kindOf(s)} Supports.`,
  'sphere.mythPoints': (s) => `A player with ${aKind(s)} Champion refreshes to ${s('n')} MP.`,
  'sphere.cheaperAbilities': (s) => `Abilities of ${kindOf(s)} Heroes cost ${s('n')} MP less.`,
  'sphere.luckierDice': (s) => `A die rolled for the ability of ${aKind(s)} Hero counts ${s('n')} more, up to 6.`,
  'sphere.holdFast': (s) => `Damage from the attack of ${aKind(s)} Hero cannot be reduced or negated.`,
  'sphere.preciseOnSupports': (s) => `${capital(aKind(s))} Champion can precise attack Supports.`,
  'sphere.freeSwitch': (s) => `Switching ${aKind(s)} Champion with a Support costs no MP.`,
  'sphere.noNewBanes': (s) => `No bane tokens can be added to ${kindOf(s)} Heroes.`,
  'sphere.banesSleep': (s) => `Bane tokens on ${kindOf(s)} Heroes have no effect.`,
  'sphere.hiddenSupports': (s) => `${kindOf(s)} Supports cannot be the target of attacks.`,
  'sphere.ability': (s) => `Each ${kindOf(s)} Hero has: “${s('ability')}”`,
};
