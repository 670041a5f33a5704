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

/** Labels of options, prompts and refusals. */
const choosing: Words = {
  name: '{name}',
  'unit.god': '{seat}’s God',
  'unit.temple': '{seat}’s Temple',
  'option.play': 'Play {card}',
  'option.playFor': (s) =>
    `Play ${s('card')}: ${s.list('does').join(', then ')}${has(s, 'cost') ? ` (${s('cost')})` : ''}`,
  'option.copy': (s) =>
    `Copy ${s('card')}: ${s.list('does').join(', then ')}${has(s, 'cost') ? ` (${s('cost')})` : ''}`,
  'option.use': 'Use {ability}',
  'option.react': 'React with {card}',
  'option.pass': 'Pass',
  'option.goOn': 'Go on',
  'option.end': 'End the {phase}',
  'option.yes': 'Draw',
  'option.no': 'Do not draw',
  'option.keep': 'Leave it on top',
  'option.discardTop': 'Discard it',
  'option.enough': 'No more',
  'option.banish': (s) => `Banish ${s('card')}${banishedFrom[s('from')] ?? ''}`,
  'option.fetch': 'Take {card}',
  'option.recruit': 'Recruit {card} for {n} Faith',
  'option.main': '{seat} is the Main God',
  'option.leaveOut': 'Leave out {card}',
  'option.useDisciple': 'Use {card}',

  'ask.kamigami/play': 'Play a card, use an ability, or end the Play Phase.',
  'ask.kamigami/act': 'Use an ability of your God or Temple?',
  'ask.kamigami/recruit': 'Recruit cards for Faith, or end the Recruit Phase.',
  'ask.kamigami/target': 'Which God or Temple do you attack?',
  'ask.kamigami/redirectTo': 'Which God must be attacked instead?',
  'ask.kamigami/payCard': 'Which card of your hand do you give up?',
  'ask.kamigami/chooseGod': 'Which God?',
  'ask.kamigami/mayDraw': 'Draw from your Draw Deck?',
  'ask.kamigami/foretold': 'You see the top card of your Draw Deck.',
  'ask.kamigami/chooseDiscarded': 'Which card do you discard?',
  'ask.kamigami/chooseBanished': 'Which card do you Banish?',
  'ask.kamigami/chooseOpenBanished': 'Which card do you Banish?',
  'ask.kamigami/chooseFetched': 'Which card do you take?',
  'ask.kamigami/chooseCopied': 'Which Act do you copy?',
  'ask.kamigami/leaveOut': 'Which kind of Warrior stays in the box?',
  'ask.kamigami/useDisciple': 'Which Disciple of this level is used?',
  'ask.kamigami/nameMain': 'Who is your team’s Main God?',
  'ask.kamigami/chooseGodCard': 'Which God will you be?',
  'ask.kamigami/chooseTemple': 'Which Temple do you take?',
  'ask.kamigami/react': '{moment} Do you react?',
  'moment.used': '{seat} uses {ability}.',
  'moment.attack': '{seat} attacks {unit} with {ability}: Attack {value}, Defence {defence}.',
  'moment.piercing': '{seat} attacks {unit} with {ability}: Attack {value}, not to be Defended against.',
  'moment.wounded': '{unit} has lost {n} Energy.',
  'moment.falling': '{unit} would lose {n} Energy and fall.',
  'moment.banishing': '{card} would be Banished.',
  'moment.banished': '{card} has been Banished.',
  'moment.recruited': '{seat} has recruited {card}.',
  'moment.phase': 'The {at} of {seat}’s {phase}.',

  'why.notNow': 'It answers another moment than this.',
  'why.spentTurn': 'It was used this turn already.',
  'why.spentAttack': 'It was used in this Attack already.',
  'why.actSpent': 'Each Act may be used once a turn.',
  'why.piercing': 'This Attack cannot be Defended against.',
  'why.noOtherGod': 'There is no other God the attacker could attack.',
  'why.nothingThere': 'There is no card for it.',
  'why.energy': 'It costs {n} Energy, and {has} is left.',
  'why.faith': 'It costs {n} Faith, and you have {has}.',
  'why.noCard': 'There is no card in your hand to give up.',
  'why.colour': 'Its Primary Colour is not among the Chaining Colours of the Warrior played last.',
  'why.taken': 'Another God has taken it.',
  'why.sphere': 'Its Sphere is none of your God’s.',
  'refuse.seats': '{form} is for {seats} seats.',
};
const banishedFrom: Readonly<Record<string, string>> = {
  hand: ' from your hand',
  discard: ' from the Discard Pile',
  hall: ' from the Hall',
};

/** What took place. */
const events: Words = {
  'did.named': '{seat} is a Main God.',
  'did.leftOut': '{card} stays in the box.',
  'did.usesDisciple': '{card} is used.',
  'did.choseGod': '{seat} is {god}.',
  'did.tookTemple': '{seat} takes the {temple}.',
  'did.begins': '{seat} begins.',
  'did.turn': 'Round {round}: {seat}’s turn.',
  'did.phase': '{seat}’s {phase}.',
  'did.drew': (s) => `${s('seat')} draws ${cardsOf(s.number('n'))}.`,
  'did.reshuffled': '{seat} shuffles the Discard Pile into a new Draw Deck.',
  'did.discardedAll': '{seat} discards everything.',
  'did.played': '{seat} plays {cards}.',
  'did.reacted': '{seat} reacts with {cards}.',
  'did.usedStanding': '{seat} uses {ability}.',
  'did.cancelled': '{card} is cancelled.',
  'did.copied': '{seat} copies {what}.',
  'did.attacks': '{seat} attacks {unit} for {n}.',
  'did.redirected': '{seat} must attack {unit} instead.',
  'did.defended': '{seat} defends with {n}.',
  'did.boosted': 'The Attack gets +{n}.',
  'did.held': '{unit} loses nothing.',
  'did.faith': '{seat} gains {n} Faith.',
  'did.gained': '{seat}’s God gains {n} Energy.',
  'did.paidFaith': '{seat} pays {n} Faith.',
  'did.paidEnergy': '{seat} pays {n} Energy.',
  'did.lost': '{unit} loses {n} Energy.',
  'did.destroyed': '{seat}’s {temple} is destroyed.',
  'did.spared': '{seat}’s God is left with 1 Energy.',
  'did.sealed': '{seat}’s God is Sealed.',
  'did.returned': '{seat}’s God returns from the Seal.',
  'did.eliminated': '{seat} is eliminated.',
  'did.discarded': '{seat} discards {cards}.',
  'did.banished': '{cards} is Banished.',
  'did.kept': '{cards} is kept from being Banished.',
  'did.adjudicates': '{seat} Adjudicates: {cards}.',
  'did.fetched': '{seat} takes {cards}.',
  'did.recruited': '{seat} recruits {cards}.',
  'did.foresaw': '{seat} looks at the top card: {cards}.',
  'did.revealed': '{cards} comes to the Hall of Heroes.',
  'did.recoloured': '{cards} is {colour} now.',
  'did.chainsAny': '{seat} may play a Warrior of any colour next.',
  'over.energy': '{winners} reached 25 Energy.',
  'over.last': '{winners} won: all others are eliminated.',
  'over.rounds': 'The last Round is over: most Energy for {winners}.',
};

/** What lies where, the facts, the kinds of cards, and the set-up. */
const places: Words = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((i) => [`zone.hall${i}`, `Hall of Heroes ${i}`])),
  'zone.warriorDeck': 'Warrior Deck',
  'zone.disciples1': 'Disciples I',
  'zone.disciples2': 'Disciples II',
  'zone.disciples3': 'Disciples III',
  'zone.god': 'God',
  'zone.godChoices': 'Gods to choose from',
  'zone.hand': 'Hand',
  'zone.play': 'Play Area',
  'zone.deck': 'Draw Deck',
  'zone.discard': 'Discard Pile',
  'zone.aside': 'Adjudicated',
  'zone.netherworld': 'Netherworld',
  'zone.box': 'Box',
  'fact.round': 'Round',
  'fact.turn': 'Turn',
  'fact.turnOf': '{seat}, {phase}',
  'fact.faith': 'Faith',
  'fact.chaining': 'Next Warrior',
  'fact.colours': '{colours}',
  'fact.sealed': 'Sealed, {n}',
  'kind.warrior': '{colour} Warrior, cost {n}, chains to {chains}',
  'kind.disciple': 'Disciple of level {level}, cost {n}',
  'kind.god': '{title}, {pantheon}; {spheres}',
  'kind.temple': 'Temple, {sphere}',
  'setup.form': 'Match',
  'setup.form.free': 'Free for All',
  'setup.form.2v2': 'Two teams of two',
  'setup.form.3v3': 'Two teams of three',
  'setup.form.2v2v2': 'Three teams of two',
  'setup.temples': 'Temples',
  'setup.temples.with': 'With Temples',
  'setup.temples.without': 'Without Temples',
  'setup.cards': 'Cards',
  'setup.cards.nine-realms': 'Battle of the Nine Realms',
  'setup.cards.drawn': 'With Far Shores, drawn by lot',
  'setup.cards.chosen': 'With Far Shores, chosen',
};

/** What the board writes on itself. */
const boardWords: Words = {
  'board.hall': 'Hall of Heroes',
  'board.disciples': 'Disciples',
  'board.left': (s) => `${s('n')} left`,
  'board.chain': 'Chain',
  'board.noChain': 'No Warrior played yet: any colour may begin.',
  'board.next': 'Next: {colours}',
  'board.faith': 'Faith {n}',
  'board.cost': 'costs {n} Faith',
  'board.energy': '{n} Energy',
  'board.destroyed': 'destroyed',
  'board.sealed': 'Sealed: returns at 5 Energy',
  'board.eliminated': 'eliminated',
  'board.main': 'Main God',
  'board.support': 'Support God',
  'board.team': 'Team {n}',
  'board.hand': 'Hand {n}',
  'board.deck': 'Draw Deck {n}',
  'board.discard': 'Discard Pile {n}',
  'board.played': 'In play',
  'board.netherworld': 'Netherworld {n}',
  'board.warriorDeck': 'Warrior Deck {n}',
  'board.empty': 'empty',
  'board.faceDown': 'a face-down card',
  'board.waiting': 'waiting for {seats}',
  'board.moments': 'What is being resolved',
  'board.choose': 'To choose from',
  'board.gods': 'Gods',
  'board.temples': 'Temples',
  'board.kinds': 'Cards',
  'board.seats': 'Seats',
  'board.yours': 'your side',
  'board.turn': 'Round {round}: {seat}’s turn',
};

export const en: Words = { ...cardText, ...nouns, ...choosing, ...events, ...places, ...boardWords };
