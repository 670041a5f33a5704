/**
 * Examples to learn from: positions as the judgement reads them, and how the match came out. Kept flat, because there are
 * millions of numbers, and because they travel between threads.
 */
import { faceOf, type Position, type Sheet } from '@arenarium/engine';
import { stepOf } from './look.ts';
import { MOST_CARDS, type Layout } from './layout.ts';

export interface Examples {
  /** How many sides each position has. */
  readonly sides: number;
  /** By position: the match it is from. */
  readonly match: Uint32Array;
  /** By position and side: what the side got (adding up to one; against the game, won or not), and whether it still could. */
  readonly outcome: Float32Array;
  readonly alive: Uint8Array;
  /** By position and side: the terms. */
  readonly terms: Float32Array;
  /** By position and side: where its weights end in `index`. */
  readonly ends: Uint32Array;
  readonly index: Uint16Array;
}

export interface Gathering {
  /** Write down a position. */
  see(p: Position): void;
  /** The match is over: what each side got. */
  end(match: number, rewards: readonly number[]): void;
  done(): Examples;
}

interface Row {
  readonly terms: readonly Float32Array[];
  readonly index: readonly (readonly number[])[];
  readonly alive: readonly number[];
}

export function gather(layout: Layout, sides: Int32Array): Gathering {
  const { judging } = layout;
  const count = Math.max(...sides) + 1;
  const rows: { match: number; outcome: readonly number[]; row: Row }[] = [];
  let open: Row[] = [];

  return {
    see(p) {
      const terms = Array.from({ length: count }, () => new Float32Array(judging.terms.length));
      const index = Array.from({ length: count }, (): number[] => [layout.bias]);
      const alive = Array.from({ length: count }, () => 1);
      const put = (seat: number, i: number): void => void index[sides[seat] ?? 0]?.push(i);
      const sheet: Sheet = {
        term(seat, term, value) {
          const row = terms[sides[seat] ?? 0];
          if (row !== undefined) row[term] = (row[term] ?? 0) + value;
        },
        number: (seat, number, value) =>
          put(seat, (layout.numbers[number] ?? 0) + stepOf(value, judging.numbers[number]?.[1] ?? 0)),
        zone(seat, zone, cards) {
          const base = layout.zones[zone] ?? 0;
          put(seat, base + judging.faces + Math.min(MOST_CARDS, cards.length));
          for (const id of cards) put(seat, base + (layout.firstOf[faceOf(p, id)] ?? 0));
        },
        lost(seat) {
          alive[sides[seat] ?? 0] = 0;
        },
      };
      if (p.now !== null) put(p.now.seat, layout.asked + layout.questions.indexOf(p.now.question.name));
      judging.read(p, sheet);
      open.push({ terms, index, alive });
    },
    end(match, rewards) {
      const outcome = outcomeOf(rewards, sides, count);
      for (const row of open) rows.push({ match, outcome, row });
      open = [];
    },
    done() {
      const ends: number[] = [];
      let end = 0;
      for (const { row } of rows) for (const list of row.index) ends.push((end += list.length));
      const terms = new Float32Array(rows.length * count * judging.terms.length);
      rows.forEach(({ row }, i) =>
        row.terms.forEach((values, side) => terms.set(values, (i * count + side) * judging.terms.length)),
      );
      return {
        sides: count,
        match: Uint32Array.from(rows, ({ match }) => match),
        outcome: Float32Array.from(rows.flatMap(({ outcome }) => outcome)),
        alive: Uint8Array.from(rows.flatMap(({ row }) => row.alive)),
        terms,
        ends: Uint32Array.from(ends),
        index: Uint16Array.from(rows.flatMap(({ row }) => row.index.flat())),
      };
    },
  };
}

/** Shares of the win; nobody won: all alike. Against the game it is won or lost. */
export function outcomeOf(rewards: readonly number[], sides: Int32Array, count: number): readonly number[] {
  const got = Array.from({ length: count }, (_, side) => rewards[sides.indexOf(side)] ?? 0);
  if (count === 1) return got;
  const all = got.reduce((sum, x) => sum + x, 0);
  return got.map((x) => (all === 0 ? 1 / count : x / all));
}

/** Several lots of examples as one. */
export function joined(lots: readonly Examples[]): Examples {
  let shift = 0;
  const ends = lots.flatMap((lot) => {
    const moved = Array.from(lot.ends, (end) => end + shift);
    shift += lot.index.length;
    return moved;
  });
  const all = <A extends { readonly length: number }>(of: (lot: Examples) => A): number =>
    lots.reduce((n, lot) => n + of(lot).length, 0);
  const floats = (of: (lot: Examples) => Float32Array): Float32Array => {
    const into = new Float32Array(all(of));
    lots.reduce((at, lot) => (into.set(of(lot), at), at + of(lot).length), 0);
    return into;
  };
  const index = new Uint16Array(all((lot) => lot.index));
  lots.reduce((at, lot) => (index.set(lot.index, at), at + lot.index.length), 0);
  return {
    sides: lots[0]?.sides ?? 1,
    match: Uint32Array.from(lots.flatMap((lot) => [...lot.match])),
    outcome: floats((lot) => lot.outcome),
    alive: Uint8Array.from(lots.flatMap((lot) => [...lot.alive])),
    terms: floats((lot) => lot.terms),
    ends: Uint32Array.from(ends),
    index,
  };
}
