import type { Spoken, Words } from '@arenarium/engine';

/** Who does something, as the subject of a sentence: "you" is left out, the sentence is then a command. */
const subjects: Readonly<Record<string, string>> = {
  anyPlayer: 'One player',
  anotherPlayer: 'Another player',
  thatPlayer: 'That player',
  eachPlayer: 'Each player',
  eachOtherPlayer: 'Each other player',
};

const subjectOf = (say: Spoken): string | undefined => subjects[say('who')];

/** "Discard" for you, "Each player discards" for others. */
function does(say: Spoken, verb: string): string {
  const subject = subjectOf(say);
  if (subject === undefined) return verb.charAt(0).toUpperCase() + verb.slice(1);
  return `${subject} ${verb}s`;
}
const owner = (say: Spoken) => (say.raw('who') === 'you' ? 'your' : 'their');
const many = (n: number, one: string, several = `${one}s`) => `${n} ${n === 1 ? one : several}`;
const upTo = (say: Spoken) => (say.raw('level') === undefined ? '' : ` ${say('level')}`);
const more = (say: Spoken) => (say.raw('more') === undefined ? '' : `, and 1 more ${say('more')}`);
const every = (say: Spoken, one: string, several: string) =>
  say.number('every') === 1 ? `for each ${one}` : `for every ${say('every')} ${several}`;
const lines = (say: Spoken, cards: string) =>
  say.raw('lines') === 'line'
    ? `Choose a row or column of the Void and discard ${cards} in it`
    : `Choose a row and a column of the Void and discard ${cards} in them`;
const handCards = (say: Spoken) =>
  `${many(say.number('n'), say.raw('colour') === undefined ? 'card' : `${say('colour')} card`)} from ${owner(say)} hand`;

/** English: what is printed on the cards. */
export const cardWords: Words = {
  'colour.red': 'red',
  'colour.green': 'green',
  'colour.blue': 'blue',
  'symbol.square': 'square',
  'symbol.triangle': 'triangle',
  'symbol.circle': 'circle',
  'card.symbol': '{colour} {symbol}',
  'card.symbol.text': 'Play three of one colour, or three alike, to use an ability.',
  'card.undead': '{name} ({level})',
  'card.undead.text': (say) => `As a wound it causes ${say('n')} damage.`,
  'undead.1': 'Zombie',
  'undead.2': 'Ghoul',
  'undead.3': 'Wraith',
  'undead.4': 'Lich',
  'undead.5': 'Vampire Lord',
  'item.shield': 'Shield',
  'item.wand': 'Wand',
  'item.armour': 'Armour',
  'item.shield.text': 'Single use. When you take undead, discard one of them.',
  'item.wand.text': 'Single use. It stands for any one symbol card in a set.',
  'item.armour.text': 'Permanent. Your stamina is greater by 1.',

  'nature.fighter': 'First into the fight, and first to help a friend.',
  'nature.healer': 'Mends every kind of wound, and reads what others cannot.',
  'nature.thief': 'Shifts the Void from the shadows, and bets on what comes.',
  'nature.sorcerer': 'The greatest power in the frailest body.',
  'nature.witch': 'Dark arts that do more, at a price.',
  'nature.bard': 'Helpless alone; in company everybody grows.',
  'nature.brute': 'Every wound makes the anger greater, and death nearer.',
  'nature.cultist': 'Defenceless, but for the undead servant.',
  'character.nature': '{nature} Stamina {stamina}, health {health}.',
  'ability.line': '{name} ({colour}, level {level}): {text}',
  'ability.text': (say) => say.list('sentences').join(' ') || 'Do nothing.',

  'per.wound': (say) => every(say, 'of your wounds', 'of your wounds'),
  'per.servantLevel': (say) => every(say, 'level of your servant', 'levels of your servant'),
  'upTo.level': 'of level {n} or less',
  'upTo.growing': 'of a level up to {n}, plus 1 {more},',
  'upTo.servant': 'of a level up to your servant’s',

  'effect.slay': (say) => `${does(say, 'discard')} ${say('n')} undead${upTo(say)} from the Void${more(say)}.`,
  'effect.sweep.undead': (say) => `${lines(say, `all undead${upTo(say)}`)}.`,
  'effect.sweep.cards': (say) => `${lines(say, 'all cards')}.`,
  'effect.purge': (say) => `Discard all undead${upTo(say)} in the Void.`,
  'effect.heal': (say) =>
    `${does(say, 'discard')} ${many(say.number('n'), `of ${owner(say)} wounds`, `of ${owner(say)} wounds`)}${more(say)}.`,
  'effect.heal.all': (say) => `${does(say, 'discard')} all of ${owner(say)} wounds.`,
  'effect.rest': (say) => `${does(say, 'discard')} ${owner(say)} least wound.`,
  'effect.bear': (say) => `Move ${many(say.number('n'), 'wound')} from another player to yourself.`,
  'effect.guard': (say) => (say.raw('who') === 'you' ? 'You are guarded.' : `${subjectOf(say) ?? ''} is guarded.`),
  'effect.inspire': 'Until your next turn every player has {n} more stamina.',
  'effect.take': (say) => `${does(say, 'take')} ${many(say.number('n'), 'symbol card')} from the Void${more(say)}.`,
  'effect.draw': (say) => `${does(say, 'draw')} ${many(say.number('n'), 'card')} from the Deck.`,
  'effect.recall': (say) => `${does(say, 'take')} ${many(say.number('n'), 'symbol card')} from the Discard.`,
  'effect.swap': (say) => `Swap two cards of the Void${['', '', ' twice'][say.number('n')] ?? ` ${say('n')} times`}.`,
  'effect.trade': 'Trade a card from your hand with another player.',
  'effect.cover': (say) => `Cover ${say('n')} undead of the Void, each with a symbol card from the Discard.`,
  'effect.look': (say) => `Look at the top ${many(say.number('n'), 'card')} of the Deck and discard any of them.`,
  'effect.suffer': (say) => `Take ${say('n')} undead from the Void.`,
  'effect.drop': (say) => `Discard ${many(say.number('n'), 'card')} from your hand.`,
  'effect.drop.all': 'Discard your hand.',
  'effect.bind.void': (say) => `Make an undead${upTo(say)} from the Void your servant.`,
  'effect.bind.wounds': (say) =>
    `Make one of ${say.raw('who') === 'anyPlayer' ? 'any player’s' : 'your'} wounds your servant.`,
  'effect.banish.set': (say) =>
    say.number('n') === 3
      ? 'Play the set to the Banishing.'
      : `Play ${many(say.number('n'), 'card')} of the set to the Banishing.`,
  'effect.banish.hand': (say) => `${does(say, 'play')} ${handCards(say)} to the Banishing.`,
  'effect.banish.hand.may': (say) => `${subjectOf(say) ?? 'You'} may play ${handCards(say)} to the Banishing.`,
  'effect.banish.void.undead': (say) => `Play ${say('n')} undead from the Void to the Banishing${more(say)}.`,
  'effect.banish.void.symbols': (say) =>
    `Play ${many(say.number('n'), 'symbol card')} from the Void to the Banishing${more(say)}.`,
  'effect.banish.line': 'Choose a row or column and play its symbol cards to the Banishing.',
  'effect.banish.wounds': (say) => `Play ${say('n')} of your wounds to the Banishing${more(say)}.`,
  'effect.banish.servant': 'Play your servant to the Banishing.',
};
