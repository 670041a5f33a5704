/** A position as plain JSON, in the middle of anything, and back again. Steps and questions are kept by name. */
import type { Faces } from './faces.ts';
import { Ask, nameOfStep, stepNamed, Together, type Frame, type Seat } from './flow.ts';
import type { Game } from './game.ts';
import { knownBy, memoryFrom, memoryOf, type Memory } from './memory.ts';
import { groupsIn, loadedPools, savedPools, type SavedPool } from './pools.ts';
import { emptyPosition, type Position, type Result } from './position.ts';
import { listOptions, questionNamed } from './question.ts';
import { withPicked } from './sets.ts';
import type { Setup } from './setup.ts';

interface SavedAsk {
  readonly seat: Seat;
  readonly question: string;
  readonly about: unknown;
}
interface SavedFrame {
  readonly step: string;
  readonly with: unknown;
  /** The open question, if this frame waits for its answer: one, or several asked together. */
  readonly ask?: SavedAsk;
  readonly together?: readonly SavedAsk[];
}
export interface SavedPosition {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly table: unknown;
  /** The face of each id; then for each seat, and the onlooker, the number of its pool: 0 if the face was seen. */
  readonly faces: readonly number[];
  /** By seat, then the onlooker: what it can count. Null in an imagined world; old positions have none. */
  readonly pools?: readonly (readonly SavedPool[])[] | null;
  readonly stack: readonly SavedFrame[];
  readonly answers: readonly number[] | null;
  /** What is picked of the sets that are asked for, question by question: only if anything is. */
  readonly picked?: readonly (readonly number[])[];
  readonly random: readonly [number, number, number, number];
  readonly result: Result | null;
  readonly asked: number;
  readonly drawn: number;
  readonly seen: number;
}

const savedAsk = (ask: Ask): SavedAsk => ({ seat: ask.seat, question: ask.question.name, about: ask.about });

function savedFrame(frame: Frame): SavedFrame {
  const plain = { step: nameOfStep(frame.step), with: frame.with };
  if (frame instanceof Ask) return { ...plain, ask: savedAsk(frame) };
  if (frame instanceof Together) return { ...plain, together: frame.asks.map(savedAsk) };
  return plain;
}

const asksOf = (p: Position): readonly Ask[] => p.together?.asks ?? (p.now === null ? [] : [p.now]);

export function save(p: Position): SavedPosition {
  const { memory, cells, count } = p.faces;
  if (memory === null) return { ...bare(p), pools: null };
  const known = memory.known.map((_, viewer) => knownBy(memory, viewer).pools);
  return {
    ...bare(p),
    faces: [...cells.subarray(0, count), ...known.flatMap(groupsIn)],
    pools: known.map(savedPools),
  };
}

/** All but what follows from what the viewers have seen. */
function bare(p: Position): SavedPosition {
  const picked = asksOf(p).map((ask) => ask.picking?.picked ?? []);
  return {
    game: p.game.id,
    version: p.game.version,
    setup: p.setup,
    table: p.game.copy(p.table),
    faces: [...p.faces.cells],
    stack: p.stack.map(savedFrame),
    answers: p.together?.answers ?? null,
    ...(picked.some(({ length }) => length > 0) && { picked }),
    random: [p.random.a, p.random.b, p.random.c, p.random.d],
    result: p.result,
    asked: p.asked,
    drawn: p.drawn,
    seen: p.seen,
  };
}

/** A saved position that this game cannot go on from. */
export class CannotLoad extends Error {}

export function load<T>(game: Game<T>, saved: SavedPosition): Position<T> {
  if (saved.game !== game.id) throw new CannotLoad(`saved from ${saved.game}, not from ${game.id}`);
  if (saved.version !== game.version) {
    throw new CannotLoad(`saved under version ${saved.version} of ${game.id}; this is version ${game.version}`);
  }
  const [a, b, c, d] = saved.random;
  const p = emptyPosition(game, saved.setup, {
    table: game.copy(saved.table as T),
    faces: loadedFaces(game, saved),
    stack: saved.stack.map(loadedFrame),
    random: { a, b, c, d },
  });
  p.result = saved.result;
  p.asked = saved.asked;
  p.drawn = saved.drawn;
  p.seen = saved.seen;
  const top = p.stack.at(-1);
  if (top instanceof Ask) p.now = top;
  if (top instanceof Together && saved.answers !== null) {
    p.together = { flow: top, asks: top.asks, answers: saved.answers };
    p.now = top.asks[saved.answers.indexOf(-1)] ?? null;
  }
  listOptions(p);
  if (saved.picked !== undefined) pickAgain(p, saved.picked);
  return p;
}

function loadedFaces<T>(game: Game<T>, { faces, pools, setup: { seats }, table }: SavedPosition): Faces {
  const count = faces.length / (seats + 2);
  const laid = { count, seats, cells: Int16Array.from(faces) };
  const cells = laid.cells.map((cell, i) => (i < count ? cell : Math.min(cell, 1)));
  return { count, seats, cells, memory: memory() };

  function memory(): Memory | null {
    if (pools === null) return null;
    if (pools === undefined) return memoryFrom(laid, game.kinds?.(table as T) ?? []);
    const rowOf = (viewer: number): readonly number[] => faces.slice((viewer + 1) * count, (viewer + 2) * count);
    return memoryOf(pools.map((list, viewer) => loadedPools(list, rowOf(viewer), laid.cells.slice(0, count))));
  }
}

/** What was picked of sets that were not yet whole, or not yet all in. */
function pickAgain(p: Position, picked: readonly (readonly number[])[]): void {
  const asks = asksOf(p).map((ask, i) => (picked[i]?.length ? withPicked(p, ask, picked[i]) : ask));
  if (p.together === null) {
    p.now = asks[0] ?? null;
    if (p.now !== null) p.stack[p.stack.length - 1] = p.now;
    return;
  }
  p.together = { ...p.together, asks };
  p.now = asks[p.together.answers.indexOf(-1)] ?? null;
}

function loadedAsk({ seat, question, about }: SavedAsk): Ask {
  return new Ask(seat, questionNamed(question), about);
}

function loadedFrame(saved: SavedFrame): Frame {
  const plain = { step: stepNamed(saved.step), with: saved.with };
  if (saved.ask !== undefined) return Object.assign(loadedAsk(saved.ask), plain);
  if (saved.together !== undefined) return Object.assign(new Together(saved.together.map(loadedAsk)), plain);
  return plain;
}

/** A short name for the exact bytes of a position: equal positions, equal fingerprints. */
export function fingerprint(p: Position): string {
  return hash(JSON.stringify(bare(p)));
}

/** 53 bits of a text, as hex. Not a seal against malice: the seed's commitment is the server's. */
export function hash(text: string): string {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ k, 2654435761);
    h2 = Math.imul(h2 ^ k, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return (4294967296 * (2097151 & h2) + (h1 >>> 0)).toString(16).padStart(14, '0');
}
