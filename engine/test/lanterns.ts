/**
 * Lanterns, a small game to try the engine on: hidden hands, choices made together, a reaction window, dice, a deck that
 * is reshuffled. And, to try the laws on, the same game with one flaw at a time.
 */
import {
  anyLike,
  ask,
  askTogether,
  done,
  drawInto,
  faceOf,
  inOrder,
  message,
  over,
  pickSecretly,
  question,
  reveal,
  roll,
  rules,
  seatNamed,
  shuffle,
  step,
  type Flow,
  type Game,
  type Happening,
  type Position,
  type Rulebook,
  type Seat,
  type Setup,
  type Why,
} from '../src/index.ts';
import { scenariosFor, type Arranged } from '../src/scenario.ts';

export type Flaw =
  | 'none'
  | 'loses a card'
  | 'offers twice'
  | 'cannot be saved'
  | 'shares its hands'
  | 'remembers outside'
  | 'tells a face'
  | 'skips the window'
  | 'is forced by secrets'
  | 'captures a face'
  | 'refuses without a rule'
  | 'has no words'
  | 'never ends'
  | 'overrates itself'
  | 'doubles a card'
  | 'comes to a dead end'
  | 'publishes the draw'
  | 'names a hidden face'
  | 'tells of some draws'
  | 'excludes the true face'
  | 'moves plainly'
  | 'lets the first copy go'
  | 'draws openly';

export interface Table {
  readonly flaw: Flaw;
  deck: number[];
  discard: number[];
  hands: number[][];
  /** The card each seat has laid face down before it, or −1. */
  laid: number[];
  points: number[];
  first: Seat;
  /** Rounds played, and something only a flawed game would keep. */
  rounds: number;
  told: number;
}
type P = Position<Table>;
export interface Lay {
  readonly do: 'lay';
  readonly card: number;
}
export type Dim = { readonly do: 'dim'; readonly card: number } | { readonly do: 'pass' };

const HAND = 3;
const GOAL = 3;
let outside = 0;

/** One card of each brightness: two of the same are the same choice. */
function distinct(p: P, hand: readonly number[]): number[] {
  const seen: number[] = [];
  return hand.filter((id) => {
    if (seen.includes(faceOf(p, id))) return false;
    seen.push(faceOf(p, id));
    return true;
  });
}

export const laying = question('lanterns/lay', {
  rule: 'LN-2.1',
  secret: true,
  options(p: P, _: object, seat, why?: Why<Lay>): readonly Lay[] {
    const options = distinct(p, p.table.hands[seat] ?? []).map((card): Lay => ({ do: 'lay', card }));
    if (why !== undefined) {
      const rule = p.table.flaw === 'refuses without a rule' ? 'LN-9.9' : 'LN-2.1';
      for (const card of p.table.discard) why({ do: 'lay', card }, rule, message('why.notInHand'));
    }
    const first = options[0];
    return p.table.flaw === 'offers twice' && first !== undefined ? [...options, first] : options;
  },
});

const dimOptions = (p: P, _: object, seat: Seat): readonly Dim[] => {
  const options = dims(p, seat);
  const isDeadEnd = p.table.flaw === 'comes to a dead end' && options.length === 1;
  return isDeadEnd ? [] : options;
};
const dims = (p: P, seat: Seat): readonly Dim[] => [
  ...distinct(p, p.table.hands[seat] ?? [])
    .filter((id) => faceOf(p, id) === 1)
    .map((card): Dim => ({ do: 'dim', card })),
  { do: 'pass' },
];
/** LN-2.3: asked of every seat with cards, for all the table knows one of them may be a 1. */
export const dimming = question('lanterns/dim', { rule: 'LN-2.3', secret: true, options: dimOptions });
const dimmingOpenly = question('lanterns/dim-openly', { rule: 'LN-2.3', options: dimOptions });

export const round = rules('lanterns/round', {
  /** LN-1.1, LN-1.2: shuffle and deal. */
  deal(p: P): Flow {
    shuffle(p, p.table.deck);
    p.table.hands.forEach((_, seat) => fill(p, seat));
    return inOrder(step(round.begin, {}));
  },
  /** LN-2.1: everybody lays a card face down, at the same time. */
  begin(p: P): Flow {
    return askTogether(seatsFrom(p), laying, {}).then(round.lay, {});
  },
  lay(p: P, _: object, chosen: readonly Lay[]): Flow {
    seatsFrom(p).forEach((seat, i) => {
      const hand = p.table.hands[seat] as number[];
      const picked = chosen[i]?.card as number;
      const [card] = p.table.flaw === 'moves plainly' ? [picked] : pickSecretly(p, seat, hand, [picked]);
      hand.splice(hand.indexOf(card as number), 1);
      p.table.laid[seat] = card as number;
      if (p.table.flaw === 'tells a face') p.table.told = faceOf(p, card as number);
    });
    const face = p.table.flaw === 'captures a face' ? faceOf(p, p.table.laid[0] as number) : 0;
    return inOrder(...seatsFrom(p).map((seat) => step(round.mayDim, { seat, face })), step(round.compare, {}));
  },
  /** LN-2.3: a 1 from the hand dims the lanterns: the round scores nothing. */
  mayDim(p: P, { seat }: { seat: Seat; face: number }): Flow {
    const { flaw, hands } = p.table;
    if (flaw === 'skips the window' && !hands[seat]?.some((id) => faceOf(p, id) === 1)) return done();
    return ask(seat, flaw === 'is forced by secrets' ? dimmingOpenly : dimming, {}).then(round.dim, { seat });
  },
  dim(p: P, { seat }: { seat: Seat }, chosen: Dim): Flow {
    if (chosen.do === 'pass') return done();
    const hand = p.table.hands[seat] as number[];
    const { flaw } = p.table;
    const card = flaw === 'lets the first copy go' ? chosen.card : anyLike(p, seat, { hand, card: chosen.card });
    hand.splice(hand.indexOf(card), 1);
    reveal(p, card);
    p.table.discard.push(card);
    if (flaw === 'doubles a card') p.table.discard.push(card);
    p.table.told = -1;
    p.log?.push({ did: 'dimmed', seat, cards: [card] });
    return done();
  },
  /** LN-2.2, LN-2.4: the brightest lantern scores; dice decide between equals. */
  compare(p: P): Flow {
    const t = p.table;
    for (const card of t.laid) reveal(p, card);
    const brightest = Math.max(...t.laid.map((card) => faceOf(p, card)));
    const best = seatsFrom(p).filter((seat) => faceOf(p, t.laid[seat] as number) === brightest);
    const winner = best.length === 1 ? (best[0] as Seat) : highestRoll(p, best);
    if (t.told !== -1 || t.flaw === 'tells a face') t.points[winner] = (t.points[winner] as number) + 1;
    if (t.flaw === 'remembers outside') t.rounds += outside++ % 2;
    p.log?.push({ did: 'shone', seat: winner, cards: t.laid.slice() });
    t.discard.push(...(t.flaw === 'loses a card' ? t.laid.slice(1) : t.laid));
    t.laid = t.laid.map(() => -1);
    t.told = 0;
    t.rounds = t.rounds > 900 ? 0 : t.rounds + 1;
    if (t.flaw === 'cannot be saved' && t.rounds === 2) t.rounds = Infinity;
    return inOrder(step(round.end, {}));
  },
  /** LN-3.1: three points win; LN-2.5: hands are filled again. */
  end(p: P): Flow {
    const t = p.table;
    const winner = t.points.findIndex((points) => points >= GOAL);
    if (winner >= 0 && t.flaw !== 'never ends') {
      const rewards = t.points.map((_, seat) => (seat === winner ? 1 : 0));
      return over({ rewards, rule: 'LN-3.1', because: message('won', { seat: seatNamed(winner) }) });
    }
    t.first = (t.first + 1) % t.hands.length;
    for (const seat of seatsFrom(p)) fill(p, seat);
    return inOrder(step(round.begin, {}));
  },
});

const seatsFrom = ({ table }: P): Seat[] => table.hands.map((_, i) => (table.first + i) % table.hands.length);
function highestRoll(p: P, seats: readonly Seat[]): Seat {
  const rolled = seats.map((seat) => ({ seat, die: roll(p, 6) }));
  return rolled.reduce((best, one) => (one.die > best.die ? one : best)).seat;
}
function fill(p: P, seat: Seat): void {
  const hand = p.table.hands[seat] as number[];
  for (const card of drawInto(p, seat, { hand, from: p.table, n: HAND - hand.length })) tellOfDraw(p, seat, card);
}
/** LN-2.5: only whoever draws a card sees it; the others hear that a card was drawn. */
function tellOfDraw(p: P, seat: Seat, card: number): void {
  const { flaw } = p.table;
  if (flaw === 'draws openly') reveal(p, card);
  if (flaw === 'publishes the draw') p.table.told = faceOf(p, card);
  if (flaw === 'tells of some draws' && faceOf(p, card) !== 1) return;
  p.log?.push({ did: 'drew', seat, cards: [card], ...(flaw === 'names a hidden face' ? { n: faceOf(p, card) } : {}) });
}

export const rulebook = {
  prefix: 'LN',
  chapters: [
    {
      number: 1,
      title: 'The cards',
      rules: [
        { id: 'LN-1.1', text: 'Cards shine from 1 to 4.' },
        { id: 'LN-1.2', text: 'Each seat holds three.' },
      ],
    },
    {
      number: 2,
      title: 'A round',
      rules: [
        { id: 'LN-2.1', text: 'All lay one card face down.' },
        { id: 'LN-2.2', text: 'The brightest scores a point.' },
        { id: 'LN-2.3', text: 'A 1 from the hand dims the round.' },
        { id: 'LN-2.4', text: 'Dice decide between equals.' },
        { id: 'LN-2.5', text: 'Hands are filled; an empty deck is made anew from the discard.' },
      ],
    },
    { number: 3, title: 'The end', rules: [{ id: 'LN-3.1', text: 'Three points win.' }] },
  ],
  rulings: [],
} as const satisfies Rulebook;

const empty = (seats: number, flaw: Flaw): Table => ({
  flaw,
  deck: [],
  discard: [],
  hands: Array.from({ length: seats }, () => []),
  laid: Array.from({ length: seats }, () => -1),
  points: Array.from({ length: seats }, () => 0),
  first: 0,
  rounds: 0,
  told: 0,
});
const FACES = Array.from({ length: 20 }, (_, id) => 1 + (id % 4));

export function lanterns(flaw: Flaw = 'none'): Game<Table> {
  return {
    id: 'lanterns',
    title: 'Lanterns',
    version: 1,
    seats: { min: 2, max: 4 },
    settings: [],
    setUp: ({ seats }: Setup) => ({
      table: { ...empty(seats, flaw), deck: FACES.map((_, id) => id) },
      faces: FACES,
      first: step(round.deal, {}),
    }),
    sides: ({ seats }) => Array.from({ length: seats }, (_, seat) => seat),
    copy: (t) => ({
      ...t,
      deck: t.deck.slice(),
      discard: t.discard.slice(),
      hands: flaw === 'shares its hands' ? t.hands : t.hands.map((hand) => hand.slice()),
      laid: t.laid.slice(),
      points: t.points.slice(),
    }),
    zones: (t) => [
      { name: 'deck', seat: null, cards: t.deck },
      { name: 'discard', seat: null, cards: t.discard },
      ...t.hands.map((cards, seat) => ({ name: 'hand', seat, cards, private: true })),
      ...t.laid.map((card, seat) => ({ name: 'laid', seat, cards: card < 0 ? [] : [card] })),
    ],
    kinds: (t) => [{ cards: t.deck, fits: (face) => face <= (flaw === 'excludes the true face' ? 3 : 4) }],
    facts: (t) => t.points.map((value, seat) => ({ seat, name: message('points'), value })),
    describe(p, option) {
      const { do: what, card } = option as { do: string; card?: number };
      if (card === undefined) return { label: message(`option.${what}`), points: [] };
      return { label: message(`option.${what}`, { card: faceOf(p, card) }), points: [`card:${card}`] };
    },
    tell: (happening: Happening, face) =>
      message(`told.${happening.did}`, {
        seat: seatNamed(happening.seat ?? 0),
        cards: (happening.cards ?? []).map(face),
      }),
    face: (face) => ({ name: message('card', { face }), card: null }),
    cards: [],
    vocabulary: [],
    evaluate: ({ table }, seat) => (flaw === 'overrates itself' ? 2 : (table.points[seat] as number) / GOAL),
    edges: [
      {
        name: 'almost won',
        bring: ({ table }) => {
          table.points = table.points.map(() => GOAL - 1);
        },
      },
    ],
    bound: 2000,
    rulebook,
    languages: {
      en: {
        'ask.lanterns/lay': 'Lay a card.',
        'ask.lanterns/dim': 'Dim the lanterns?',
        'ask.lanterns/dim-openly': 'Dim the lanterns?',
        'option.lay': 'lay {card}',
        ...(flaw === 'has no words' ? {} : { 'option.dim': 'dim' }),
        'option.pass': 'pass',
        'told.drew': '{seat} draws a card.',
        'told.dimmed': '{seat} dims the lanterns.',
        'told.shone': '{seat} shines brightest: {cards}.',
        'why.notInHand': 'It is not in your hand.',
        won: '{seat} has three points.',
        points: 'points',
        card: 'lantern {face}',
        'zone.deck': 'Deck',
        'zone.discard': 'Discard',
        'zone.hand': 'Hand',
        'zone.laid': 'Laid',
      },
    },
  };
}

/** Hands and deck by brightness; the deck's last card is drawn first. */
export interface Spec {
  readonly hands: readonly (readonly number[])[];
  readonly deck?: readonly number[];
  readonly discard?: readonly number[];
  readonly points?: readonly number[];
  readonly flaw?: Flaw;
}
export function arrange(spec: Spec): Arranged<Table> {
  const faces: number[] = [];
  const put = (shining: readonly number[] = []): number[] => shining.map((face) => faces.push(face) - 1);
  const table = {
    ...empty(spec.hands.length, spec.flaw ?? 'none'),
    points: [...(spec.points ?? spec.hands.map(() => 0))],
  };
  table.hands = spec.hands.map(put);
  table.deck = put(spec.deck);
  table.discard = put(spec.discard);
  return {
    seats: spec.hands.length,
    settings: {},
    table,
    faces,
    seenBy: (id) =>
      table.discard.includes(id) ? 'all' : table.hands.flatMap((hand, s) => (hand.includes(id) ? [s] : [])),
    first: step(round.begin, {}),
  };
}
export const scenario = scenariosFor(() => lanterns(), arrange);
