/** Who plays whom: round robin, Swiss, single elimination, and rounds for free for all. */
import type { TournamentKind } from '@arenarium/protocol';

/** One board of a round that was played: the persons in the order of their seats; one alone had a bye. */
export interface Board {
  readonly round: number;
  readonly board: number;
  readonly persons: readonly string[];
  readonly rewards: readonly number[] | null;
}

export interface Standing {
  readonly person: string;
  readonly points: number;
  /** The points of those one has played. */
  readonly tieBreak: number;
  readonly played: number;
}

/** A bye counts as won. */
const BYE = 1;

/** Best first. Equal ones stand in the order in which they signed up. */
export function standings(persons: readonly string[], boards: readonly Board[]): readonly Standing[] {
  const points = new Map(persons.map((person) => [person, 0]));
  const played = new Map(persons.map((person) => [person, 0]));
  const met = new Map<string, string[]>(persons.map((person) => [person, []]));
  for (const board of boards) {
    board.persons.forEach((person, seat) => {
      const reward = board.persons.length === 1 ? BYE : board.rewards?.[seat];
      if (reward === undefined) return;
      points.set(person, (points.get(person) ?? 0) + reward);
      if (board.persons.length === 1) return;
      played.set(person, (played.get(person) ?? 0) + 1);
      met.get(person)?.push(...board.persons.filter((other) => other !== person));
    });
  }
  return persons
    .map((person) => ({
      person,
      points: points.get(person) ?? 0,
      tieBreak: (met.get(person) ?? []).reduce((sum, other) => sum + (points.get(other) ?? 0), 0),
      played: played.get(person) ?? 0,
    }))
    .sort((a, b) => b.points - a.points || b.tieBreak - a.tieBreak);
}

/** How many rounds there are. */
export function roundsOf(kind: TournamentKind, persons: number, wanted: number): number {
  switch (kind) {
    case 'roundRobin':
      return persons % 2 === 0 ? persons - 1 : persons;
    case 'elimination':
      return Math.ceil(Math.log2(Math.max(2, persons)));
    case 'swiss':
      return Math.min(wanted, Math.max(1, persons - 1));
    case 'freeForAll':
      return wanted;
  }
}

export interface Pairing {
  readonly kind: TournamentKind;
  readonly seats: number;
  readonly round: number;
  readonly persons: readonly string[];
  readonly boards: readonly Board[];
}

/** The boards of a round (from 1 on): persons in the order of their seats. */
export function paired(order: Pairing): readonly (readonly string[])[] {
  switch (order.kind) {
    case 'roundRobin':
      return roundRobin(order.persons, order.round);
    case 'swiss':
      return swiss(order);
    case 'elimination':
      return elimination(order);
    case 'freeForAll':
      return freeForAll(order);
  }
}

/** The circle: one stays, the others go round. Who has the first seat changes with the round. */
function roundRobin(persons: readonly string[], round: number): readonly (readonly string[])[] {
  const circle: (string | null)[] = persons.length % 2 === 0 ? [...persons] : [...persons, null];
  const [fixed = null, ...rest] = circle;
  const turn = (round - 1) % rest.length;
  const now = [fixed, ...rest.slice(turn), ...rest.slice(0, turn)];
  const half = now.length / 2;
  return Array.from({ length: half }, (_, i) => [now[i] ?? null, now[now.length - 1 - i] ?? null]).map(
    (pair, board) => {
      const there = pair.filter((person): person is string => person !== null);
      return (round + board) % 2 === 0 ? there.toReversed() : there;
    },
  );
}

const haveMet = (boards: readonly Board[], a: string, b: string): boolean =>
  boards.some(({ persons }) => persons.includes(a) && persons.includes(b));

/** Equals meet equals, nobody twice if it can be helped; the lowest without a bye so far has it. */
function swiss({ persons, boards }: Pairing): readonly (readonly string[])[] {
  const order = standings(persons, boards).map(({ person }) => person);
  const byes = new Set(boards.flatMap(({ persons: at }) => (at.length === 1 ? at : [])));
  const bye = order.length % 2 === 0 ? null : (order.toReversed().find((person) => !byes.has(person)) ?? order.at(-1));
  const left = order.filter((person) => person !== bye);
  const pairs = matched(left, boards, { steps: 20_000 }) ?? inPairs(left);
  const firsts = (person: string): number => boards.filter((board) => board.persons[0] === person).length;
  const seated = pairs.map(([a, b]) => (firsts(a) > firsts(b) ? [b, a] : [a, b]));
  return bye === null || bye === undefined ? seated : [...seated, [bye]];
}

const inPairs = (persons: readonly string[]): (readonly [string, string])[] =>
  persons.flatMap((person, i) => {
    const next = persons[i + 1];
    return i % 2 === 0 && next !== undefined ? [[person, next] as const] : [];
  });

/** The first pairing, from the top, in which nobody meets anybody again; null if there is none (or it takes too long). */
function matched(
  left: readonly string[],
  boards: readonly Board[],
  budget: { steps: number },
): (readonly [string, string])[] | null {
  const [first, ...others] = left;
  if (first === undefined) return [];
  for (const other of others) {
    if (budget.steps-- <= 0) return null;
    if (haveMet(boards, first, other)) continue;
    const rest = matched(
      others.filter((person) => person !== other),
      boards,
      budget,
    );
    if (rest !== null) return [[first, other], ...rest];
  }
  return null;
}

/** The bracket: first against last, so that the best meet late; where nobody stands, the other has a bye. */
function elimination({ persons, boards, round }: Pairing): readonly (readonly string[])[] {
  if (round === 1) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, persons.length)));
    return bracket(size).map((pair) => pair.flatMap((place) => persons[place] ?? []));
  }
  const before = boards.filter((board) => board.round === round - 1).sort((a, b) => a.board - b.board);
  const winners = before.map(winnerOf);
  return Array.from({ length: Math.ceil(winners.length / 2) }, (_, i) => winners.slice(2 * i, 2 * i + 2));
}

/** Who goes on: the better one; of equals the one who signed up first. */
function winnerOf({ persons, rewards }: Board): string {
  const [first = '', second] = persons;
  if (second === undefined || rewards === null) return first;
  return (rewards[1] ?? 0) > (rewards[0] ?? 0) ? second : first;
}

/** For 4: [[0, 3], [1, 2]]; neighbours meet in the next round. */
function bracket(size: number): readonly (readonly [number, number])[] {
  let places = [0];
  while (places.length < size) {
    const total = places.length * 2;
    places = places.flatMap((place) => [place, total - 1 - place]);
  }
  return Array.from({ length: size / 2 }, (_, i) => [places[2 * i] ?? 0, places[2 * i + 1] ?? 0]);
}

/** Tables of neighbours in the standings; the first round as they signed up. What is left over sits out with a bye. */
function freeForAll({ persons, boards, seats, round }: Pairing): readonly (readonly string[])[] {
  const order = round === 1 ? persons : standings(persons, boards).map(({ person }) => person);
  const sitsOut = order.length % seats;
  const byes = new Map(
    persons.map((person) => [person, boards.filter((b) => b.persons.length === 1 && b.persons[0] === person).length]),
  );
  const out = order
    .toReversed()
    .sort((a, b) => (byes.get(a) ?? 0) - (byes.get(b) ?? 0))
    .slice(0, sitsOut);
  const playing = order.filter((person) => !out.includes(person));
  const tables = Array.from({ length: playing.length / seats }, (_, i) => playing.slice(i * seats, (i + 1) * seats));
  // Seats go round, so that nobody always begins.
  const turned = tables.map((table) => [...table.slice(round % seats), ...table.slice(0, round % seats)]);
  return [...turned, ...out.map((person) => [person])];
}
