/**
 * Tricks: a small game that has everything a bot must cope with. All seats choose a card from the hand at the same
 * time; the highest card that nobody else played takes the prize, a die; whoever holds a thief (a 1) may then throw it
 * away to take the prize instead, and everybody with cards is asked, because nobody may know who holds one.
 * Alone, in two teams, or all together against a goal.
 */
import {
  ask,
  askTogether,
  faceOf,
  inOrder,
  message,
  over,
  question,
  reveal,
  roll,
  rules,
  show,
  shuffle,
  step,
  type Flow,
  type Game,
  type Option,
  type Position,
  type Seat,
} from '@arenarium/engine';

interface Table {
  deck: number[];
  hands: number[][];
  pile: number[];
  points: number[];
  prize: number;
  played: number[];
  winner: number;
  round: number;
}
type P = Position<Table>;
interface Play extends Option {
  readonly do: 'play';
  readonly card: number;
}
type Steal = { readonly do: 'steal'; readonly card: number } | { readonly do: 'pass' };

const ROUNDS = 5;
const THIEF = 1;
const PASS: Steal = { do: 'pass' };
const isTogether = (p: P): boolean => p.setup.settings['mode'] === 'together';
const goal = (seats: number): number => seats * 6;
const sidesOf = (mode: string | undefined, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (mode === 'together' ? 0 : mode === 'teams' ? seat % 2 : seat));

const play = question('tricks/play', {
  rule: 'TR-1.1',
  secret: true,
  options: (p: P, _about: object, seat): readonly Play[] =>
    (p.table.hands[seat] as number[]).map((card) => ({ do: 'play', card })),
});
const steal = question('tricks/steal', {
  rule: 'TR-1.3',
  secret: true,
  options: (p: P, _about: object, seat): readonly Steal[] => [
    PASS,
    ...(p.table.hands[seat] as number[])
      .filter((card) => faceOf(p, card) === THIEF)
      .map((card): Steal => ({ do: 'steal', card })),
  ],
});

const leave = (p: P, seat: Seat, card: number): void => {
  const hand = p.table.hands[seat] as number[];
  hand.splice(hand.indexOf(card), 1);
  reveal(p, card);
};

const trick = rules('tricks/trick', {
  deal(p: P): Flow {
    const { table } = p;
    shuffle(p, table.deck);
    for (const hand of table.hands) {
      const seat = table.hands.indexOf(hand);
      for (let i = 0; i < ROUNDS; i++) {
        const card = table.deck.pop() as number;
        hand.push(card);
        show(p, seat, card);
      }
    }
    return inOrder(step(trick.begin, {}));
  },
  begin(p: P): Flow {
    const { table } = p;
    const seats = table.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
    if (table.round === ROUNDS || seats.length === 0) return over(resultOf(p));
    table.round++;
    table.prize = roll(p, 6);
    return askTogether(seats, play, {}).then(trick.compare, { seats });
  },
  compare(p: P, { seats }: { seats: readonly Seat[] }, plays: readonly Play[]): Flow {
    const { table } = p;
    seats.forEach((seat, i) => leave(p, seat, (plays[i] as Play).card));
    table.played = plays.map(({ card }) => card);
    const faces = table.played.map((card) => faceOf(p, card));
    const best = Math.max(-1, ...faces.filter((face) => faces.indexOf(face) === faces.lastIndexOf(face)));
    table.winner = best < 0 ? -1 : (seats[faces.indexOf(best)] as Seat);
    return nextThief(p, 0);
  },
  window(_p: P, { seat }: { seat: Seat }): Flow {
    return ask(seat, steal, {}).then(trick.answered, { seat });
  },
  answered(p: P, { seat }: { seat: Seat }, chosen: Steal): Flow {
    if (chosen.do === 'steal') {
      leave(p, seat, chosen.card);
      p.table.pile.push(chosen.card);
      p.table.winner = seat;
      p.log?.push({ did: 'stole', seat, cards: [chosen.card] });
    }
    return nextThief(p, seat + 1);
  },
  score(p: P): Flow {
    const { table } = p;
    if (table.winner >= 0) table.points[table.winner] = (table.points[table.winner] as number) + table.prize;
    table.pile.push(...table.played);
    table.played = [];
    p.log?.push({ did: 'took', seat: table.winner });
    return inOrder(step(trick.begin, {}));
  },
});
/** The next seat that may steal, or the score. */
function nextThief(p: P, from: Seat): Flow {
  const seat = p.table.hands.findIndex((hand, i) => i >= from && i !== p.table.winner && hand.length > 0);
  return inOrder(seat < 0 ? step(trick.score, {}) : step(trick.window, { seat }));
}

const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0);
function resultOf(p: P): { rewards: number[]; rule: string; because: ReturnType<typeof message> } {
  return {
    rewards: Array.from({ length: p.seats }, (_, seat) => share(p, seat)),
    rule: 'TR-2.1',
    because: message('over'),
  };
}
function share(p: P, seat: Seat): number {
  const { points } = p.table;
  if (isTogether(p)) return sum(points) >= goal(p.seats) ? 1 : 0;
  const sides = sidesOf(p.setup.settings['mode'], p.seats);
  const scores = sides.map((side) => sum(points.filter((_, i) => sides[i] === side)));
  const best = Math.max(...scores);
  const winners = new Set(sides.filter((_, i) => scores[i] === best));
  return winners.has(sides[seat] as number) ? 1 / winners.size : 0;
}

export const tricks: Game<Table> = {
  id: 'tricks',
  title: 'Tricks',
  version: 1,
  seats: { min: 2, max: 4 },
  settings: [{ id: 'mode', values: ['alone', 'teams', 'together'], normal: 'alone' }],
  setUp: ({ seats }) => {
    const faces = Array.from({ length: seats * 8 }, (_, id) => 1 + (id % 8));
    return {
      table: {
        deck: faces.map((_, id) => id),
        hands: Array.from({ length: seats }, () => []),
        pile: [],
        points: Array.from({ length: seats }, () => 0),
        prize: 0,
        played: [],
        winner: -1,
        round: 0,
      },
      faces,
      first: step(trick.deal, {}),
    };
  },
  sides: ({ seats, settings }) => sidesOf(settings['mode'], seats),
  copy: (t) => ({
    deck: t.deck.slice(),
    hands: t.hands.map((hand) => hand.slice()),
    pile: t.pile.slice(),
    points: t.points.slice(),
    prize: t.prize,
    played: t.played.slice(),
    winner: t.winner,
    round: t.round,
  }),
  zones: (t) => [
    { name: 'deck', seat: null, cards: t.deck },
    { name: 'pile', seat: null, cards: [...t.pile, ...t.played] },
    ...t.hands.map((cards, seat) => ({ name: 'hand', seat, cards })),
  ],
  facts: (t) => t.points.map((value, seat) => ({ seat, name: message('points'), value })),
  describe: (p, option) => {
    const { card } = option as { readonly card?: number };
    if (card === undefined) return { label: message('pass'), points: [] };
    return { label: message(option.do, { card: faceOf(p, card) }), points: [`card:${card}`] };
  },
  tell: (happening) => message(happening.did, { seat: message('seat', { seat: happening.seat ?? -1 }) }),
  face: (face) => ({ name: message('number', { face }), card: null }),
  cards: [],
  vocabulary: [],
  evaluate: (p, seat) => {
    const { points, winner, prize, played, round } = p.table;
    const sides = sidesOf(p.setup.settings['mode'], p.seats);
    const mine = (i: number): boolean => sides[i] === sides[seat];
    const coming = (i: number): number => (points[i] as number) + (played.length > 0 && winner === i ? prize : 0);
    const all = points.map((_, i) => coming(i));
    if (isTogether(p)) return Math.min(1, (sum(all) + (ROUNDS - round) * 3) / (2 * goal(p.seats)));
    const own = sum(all.filter((_, i) => mine(i)));
    const best = Math.max(
      ...sides.map((side) => (side === sides[seat] ? 0 : sum(all.filter((_, i) => sides[i] === side)))),
    );
    // High cards still in hand are worth something.
    const hand = sum((p.table.hands[seat] as number[]).map((card) => faceOf(p, card))) / 60;
    return Math.min(1, Math.max(0, 0.5 + (own - best) / 30 + hand - 0.2));
  },
  edges: [],
  bound: 100,
  rulebook: { prefix: 'TR', chapters: [], rulings: [] },
  languages: {
    en: {
      'ask.tricks/play': 'Which card?',
      'ask.tricks/steal': 'Steal?',
      play: 'play the {card}',
      steal: 'steal with the {card}',
      pass: 'pass',
      stole: '{seat} stole',
      took: '{seat} took',
      points: 'points',
      over: 'all cards are played',
      number: '{face}',
    },
  },
};
