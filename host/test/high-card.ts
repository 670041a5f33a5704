/**
 * A small game to test the client with: each seat holds three cards, all play one face down at once, the highest
 * takes the trick; after two tricks whoever took more has won. It has a secret, a refusal and a question to all.
 */
import {
  ask,
  askTogether,
  faceOf,
  message,
  over,
  question,
  reveal,
  rules,
  seatNamed,
  show,
  shuffle,
  step,
  type Flow,
  type Game,
  type Option,
  type Position,
  type Seat,
  type Why,
} from '@arenarium/engine';

interface Table {
  hands: number[][];
  played: number[];
  tricks: number[];
  turn: number;
}
type P = Position<Table>;
interface Play extends Option {
  readonly do: 'play';
  readonly card: number;
}
interface Boast extends Option {
  readonly do: 'boast' | 'hush';
}

const play = question('highCard/play', {
  rule: 'HC-1.1',
  secret: true,
  options(p: P, _: object, seat: Seat, why?: Why<Play>): readonly Play[] {
    for (const card of p.table.played) why?.({ do: 'play', card }, 'HC-1.2', message('why.played'));
    return (p.table.hands[seat] ?? []).map((card) => ({ do: 'play', card }));
  },
});
const boast = question('highCard/boast', {
  rule: 'HC-1.3',
  options: (_: P): readonly Boast[] => [{ do: 'boast' }, { do: 'hush' }],
});

const seatsOf = (p: P): Seat[] => Array.from({ length: p.seats }, (_, seat) => seat);

const trick = rules('highCard/trick', {
  deal(p: P): Flow {
    const all = p.table.hands.flat();
    shuffle(p, all);
    p.table.hands.forEach((hand, seat) => hand.forEach((card) => show(p, seat, card)));
    return ask(0, boast, {}).then(trick.boasted, {});
  },
  boasted(p: P, _: object, { do: what }: Boast): Flow {
    p.log?.push({ did: what, seat: 0 });
    return askTogether(seatsOf(p), play, {}).then(trick.compare, {});
  },
  compare(p: P, _: object, given: readonly Play[]): Flow {
    given.forEach(({ card }, seat) => {
      reveal(p, card);
      p.table.hands[seat] = (p.table.hands[seat] ?? []).filter((held) => held !== card);
      p.table.played.push(card);
      p.log?.push({ did: 'played', seat, cards: [card] });
    });
    const values = given.map(({ card }) => faceOf(p, card));
    const winner = values.indexOf(Math.max(...values));
    p.table.tricks[winner] = (p.table.tricks[winner] ?? 0) + 1;
    p.table.turn++;
    if (p.table.turn < 2) return askTogether(seatsOf(p), play, {}).then(trick.compare, {});
    const most = Math.max(...p.table.tricks);
    return over({ rewards: p.table.tricks.map((n) => (n === most ? 1 : 0)), rule: 'HC-1.4', because: message('most') });
  },
});

export const highCard: Game<Table> = {
  id: 'highCard',
  title: 'High Card',
  version: 1,
  seats: { min: 2, max: 4 },
  settings: [{ id: 'length', values: ['short', 'long'], normal: 'short' }],
  setUp: ({ seats }) => ({
    table: {
      hands: Array.from({ length: seats }, (_, seat) => [0, 1, 2].map((i) => seat * 3 + i)),
      played: [],
      tricks: Array.from({ length: seats }, () => 0),
      turn: 0,
    },
    faces: Array.from({ length: seats * 3 }, (_, i) => i),
    first: step(trick.deal, {}),
  }),
  sides: ({ seats }) => Array.from({ length: seats }, (_, seat) => seat),
  copy: ({ hands, played, tricks, turn }) => ({
    hands: hands.map((hand) => hand.slice()),
    played: played.slice(),
    tricks: tricks.slice(),
    turn,
  }),
  zones: ({ hands, played }) => [
    ...hands.map((cards, seat) => ({ name: 'hand', seat, cards })),
    { name: 'played', seat: null, cards: played },
  ],
  facts: ({ tricks }) => tricks.map((value, seat) => ({ seat, name: message('tricks'), value })),
  describe: (_, option) =>
    option.do === 'play'
      ? { label: message('play', { card: (option as Play).card }), points: [`card:${(option as Play).card}`] }
      : { label: message(option.do), points: [] },
  tell: ({ did, seat = 0, cards = [] }, face) => message(did, { who: seatNamed(seat), card: face(cards[0] ?? -1) }),
  face: (face) => ({ name: message('face', { face }), card: null }),
  cards: [],
  vocabulary: [],
  evaluate: (p, seat) => (p.table.tricks[seat] ?? 0) / 2,
  edges: [],
  bound: 20,
  rulebook: {
    prefix: 'HC',
    chapters: [
      {
        number: 1,
        title: 'Play',
        rules: [
          { id: 'HC-1.1', text: 'All play a card at once.' },
          { id: 'HC-1.2', text: 'A card is played once.' },
          { id: 'HC-1.3', text: 'The first seat may boast.' },
          { id: 'HC-1.4', text: 'Most tricks win.' },
        ],
      },
    ],
    rulings: [],
  },
  languages: {
    en: {
      'ask.highCard/play': 'Play a card.',
      'ask.highCard/boast': 'Boast?',
      'why.played': 'It has been played.',
      'zone.hand': 'Hand',
      'zone.played': 'Played',
      'setup.length': 'Length',
      'setup.length.short': 'Short',
      'setup.length.long': 'Long',
      tricks: 'Tricks',
      play: 'Play card {card}',
      boast: 'Boast',
      hush: 'Hush',
      played: '{who} plays {card}.',
      face: 'the {face}',
      most: 'Most tricks.',
    },
  },
};
