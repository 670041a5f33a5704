import type { Spoken, Words } from '@arenarium/engine';

const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
const has = (spoken: Spoken, name: string): boolean => spoken.raw(name) !== undefined;
const text = (spoken: Spoken, name: string): string => (has(spoken, name) ? spoken(name) : '');
const plural = (n: number, one: string, many: string): string => (n === 1 ? one : many);
const cardsOf = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);
const running = (parts: readonly string[]): string => parts.map((part) => `${capital(part)}.`).join(' ');

/** Card text: abilities, costs, moments and effects. Effects are phrases without a capital or a full stop. */
const cardText: Words = {
  'ability.act': (s) => `${nameOf(s)}Act – ${body(s, text(s, 'cost'))}`,
  'ability.react': (s) => {
    const opening = [s('when'), text(s, 'cost')].filter((part) => part !== '').join(', ');
    return `${nameOf(s)}React – ${body(s, opening)}${has(s, 'limit') ? ` ${s('limit')}` : ''}`;
  },
  'limit.attack': 'Once per Attack.',
  'limit.turn': 'Once per turn.',

  'cost.energy.god': 'pay {n} Energy',
  'cost.energy.temple': 'pay {n} of this Temple’s Energy',
  'cost.faith': 'pay {n} Faith',
  'cost.discard': 'discard a card from your hand',
  'cost.banish': 'Banish a card from your hand',

  'when.attacking': 'when you attack',
  'when.attackingWithWarrior': 'when you attack with a Warrior',
  'when.attacked': 'when your God or Temple is attacked',
  'when.defended': 'when an opponent Defends against your Attack',
  'when.warriorUsed': 'when an opponent uses a Warrior’s ability',
  'when.falling': 'when a God of your side would be reduced to 0 Energy',
  'when.banishing': 'when a card would be Banished',
  'when.banished': 'when a card has been Banished',
  'when.wounding': 'when your Attack has made a God lose Energy',
  'when.recruited': 'when you have recruited a Warrior',
  'when.phase': (s) =>
    `at the ${s('at')} of your ${s('phase')}${has(s, 'peaceful') ? ', if you have not attacked this turn' : ''}`,

  'when.opponentsPhase': 'at the {at} of an opponent’s {phase}',

  'do.attack': (s) => {
    const on = s.raw('on') === 'eachOpponentsGod' ? ' on each opponent’s God' : '';
    const piercing = has(s, 'piercing') ? '; it cannot be Defended against' : '';
    const hurt = has(s, 'hurt') ? `. If the target loses Energy, ${s.list('hurt').join(', then ')}` : '';
    return `Attack ${s('value')}${on}${piercing}${hurt}`;
  },
  amount: '{n}',
  'amount.per': '{base}, +{plus} for each {per}',
  'count.otherWarriors': 'other {colour} Warrior in your Chain',
  'count.coloursInChain': 'colour in your Chain',
  'do.faith': 'gain {n} Faith',
  'do.gain': (s) => (s.raw('who') === 'aGod' ? `one God gains ${s('n')} Energy` : `your God gains ${s('n')} Energy`),
  'do.lose': (s) => `${losers[s('who')] ?? ''} loses ${s('n')} Energy`,
  'do.draw': (s) =>
    s.raw('who') === 'everybodyMay'
      ? `each player may draw ${cardsOf(s.number('n'))}`
      : `draw ${cardsOf(s.number('n'))}`,
  'do.discard': (s) =>
    s.raw('who') === 'theTarget'
      ? `its player discards ${cardsOf(s.number('n'))} at random`
      : `discard ${cardsOf(s.number('n'))}`,
  'do.banish': (s) => {
    const n = s.number('n');
    if (s.raw('from') === 'targetsDiscard') return 'Banish a card from its player’s Discard Pile';
    if (s.raw('from') === 'hall') return 'Banish a Warrior from the Hall of Heroes';
    return `Banish up to ${n} ${plural(n, 'card', 'cards')} from your ${s.raw('from') === 'hand' ? 'hand' : 'hand or Discard Pile'}`;
  },
  'do.fetch': (s) => {
    if (s.raw('from') === 'chain') return `put ${s('what')} you played this turn on top of your Draw Deck`;
    const from = s.raw('from') === 'netherworld' ? 'the Netherworld' : 'your Discard Pile';
    return s.raw('to') === 'hand'
      ? `take ${s('what')} from ${from} into your hand`
      : `put ${s('what')} from ${from} on top of your Draw Deck`;
  },
  'do.adjudicate': (s) =>
    `Adjudicate. For a Warrior, ${s.list('warrior').join(', then ')}. For a Disciple, ${s.list('disciple').join(', then ')}`,
  'do.foresee': 'look at the top card of your Draw Deck; you may discard it',
  'do.chainAny': 'your Chaining Colours are all five until you play another Warrior',
  'do.copy': 'use an Act of another Warrior in your Chain; this card takes that Warrior’s Primary Colour',
  'do.defend': 'Defend {value}',
  'do.boost': 'that Attack gets +{n}',
  'do.pierce': 'that Attack cannot be Defended against',
  'do.redirect': 'the attacker must attack another God, which you choose',
  'do.cancel': 'cancel that ability',
  'do.fortify': 'that God first gains {n} Energy',
  'do.spare': 'that God is left with 1 Energy instead',
  'do.keep': 'it is not Banished',

  'a.card': 'a card',
  'a.warrior': 'a Warrior',
  'a.disciple': 'a Disciple',
  'a.coloured': 'a {colour} Warrior',
};
const nameOf = (s: Spoken): string => (has(s, 'name') ? `${s('name')}: ` : '');
const body = (s: Spoken, opening: string): string => {
  const does = running(s.list('does'));
  return opening === '' ? does : `${capital(opening)}: ${does}`;
};
const losers: Readonly<Record<string, string>> = {
  everyGod: 'every God',
  eachRicherOpponent: 'each opponent’s God that has more Energy than yours',
};

/** The nouns of the game. */
const nouns: Words = {
  'colour.red': 'red',
  'colour.blue': 'blue',
  'colour.green': 'green',
  'colour.white': 'white',
  'colour.yellow': 'yellow',
  'sphere.sun': 'Sun',
  'sphere.moon': 'Moon',
  'sphere.life': 'Life',
  'sphere.death': 'Death',
  'sphere.war': 'War',
  'sphere.peace': 'Peace',
  'pantheon.greek': 'Greek',
  'pantheon.norse': 'Norse',
  'phase.starting': 'Starting Phase',
  'phase.play': 'Play Phase',
  'phase.recruit': 'Recruit Phase',
  'phase.discard': 'Discard Phase',
  'phase.end': 'End Phase',
};

export const cardWords: Words = { ...cardText, ...nouns };
