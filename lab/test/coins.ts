/**
 * Coins, a game to try the lab on: seats take one or two coins from a heap in turn, and who takes the last one wins.
 * `coinsWith(flaw)` breaks on purpose.
 */
import {
  ask,
  inOrder,
  message,
  over,
  question,
  rules,
  seatNamed,
  step,
  type Flow,
  type Game,
  type Position,
} from '@arenarium/engine';

interface Table {
  coins: number;
  turn: number;
  readonly flaw: Flaw;
}
type Flaw = 'none' | 'deadEnd' | 'endless' | 'throws';
type P = Position<Table>;
interface Take {
  readonly do: 'take';
  readonly n: number;
}
const TAKES: readonly Take[] = [
  { do: 'take', n: 1 },
  { do: 'take', n: 2 },
];

const taking = question('coins/take', {
  rule: 'CO-1.1',
  options: (p: P): readonly Take[] =>
    p.table.flaw === 'deadEnd' && p.table.coins === 3 ? [] : TAKES.filter(({ n }) => n <= p.table.coins),
});

const turn = rules('coins/turn', {
  begin: (p: P): Flow => ask(p.table.turn, taking, {}).then(turn.take, {}),
  /** CO-1.1, CO-1.2. */
  take(p: P, _: object, { n }: Take): Flow {
    const t = p.table;
    if (t.flaw === 'throws') throw new Error('the heap fell over');
    if (t.flaw !== 'endless') t.coins -= n;
    p.log?.push({ did: 'took', seat: t.turn, ability: n === 1 ? 'nibble' : 'gulp' });
    if (t.coins === 0) {
      const rewards = Array.from({ length: p.seats }, (_, seat) => (seat === t.turn ? 1 : 0));
      return over({ rewards, rule: 'CO-1.2', because: message('won', { seat: seatNamed(t.turn) }) });
    }
    t.turn = (t.turn + 1) % p.seats;
    return inOrder(step(turn.begin, {}));
  },
});

export const coinsWith = (flaw: Flaw): Game => game(flaw) as Game;
export const coins = coinsWith('none');

function game(flaw: Flaw): Game<Table> {
  return {
    id: 'coins',
    title: 'Coins',
    version: 1,
    seats: { min: 2, max: 3 },
    settings: [{ id: 'coins', values: ['few', 'many'], normal: 'few' }],
    setUp: ({ settings }) => ({
      table: { coins: settings['coins'] === 'many' ? 20 : 10, turn: 0, flaw },
      faces: [],
      first: step(turn.begin, {}),
    }),
    sides: ({ seats }) => Array.from({ length: seats }, (_, seat) => seat % 2),
    copy: (table) => ({ ...table }),
    zones: () => [],
    facts: ({ coins: value }) => [{ seat: null, name: message('coins'), value }],
    describe: (_, option) => {
      const { n } = option as Take;
      return { label: message('take', { n }), points: [`ability:${n === 1 ? 'nibble' : 'gulp'}`] };
    },
    tell: ({ seat }) => message('took', { seat: seatNamed(seat ?? 0) }),
    face: () => ({ name: message('coins'), card: null }),
    cards: [
      {
        id: 'heap',
        name: message('coins'),
        kind: message('coins'),
        text: [message('take', { n: 2 })],
        words: ['take', 'custom:weigh'],
        abilities: ['nibble', 'gulp'],
      },
    ],
    vocabulary: ['take'],
    playedWith: ({ seats }, seat) => [message('place', { last: seat === seats - 1 })],
    evaluate: () => 0.5,
    edges: [],
    bound: 50,
    rulebook: {
      prefix: 'CO',
      chapters: [
        {
          number: 1,
          title: 'Taking',
          rules: [
            { id: 'CO-1.1', text: 'Take one coin or two.' },
            { id: 'CO-1.2', text: 'Whoever takes the last coin wins.' },
          ],
        },
      ],
      rulings: [{ id: 'CO-R1', text: 'A coin on its edge counts.', because: 'Somebody will try.' }],
    },
    languages: {
      en: {
        coins: 'coins',
        take: 'take {n}',
        took: '{seat} took',
        place: (spoken) => (spoken.raw('last') === true ? 'the last seat' : 'another seat'),
        won: '{seat} took the last coin',
        'ask.coins/take': 'How many?',
        'setup.coins': 'Coins',
        'setup.coins.few': 'few',
        'setup.coins.many': 'many',
      },
    },
  };
}
