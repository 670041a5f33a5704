/** A position as plain JSON, in the middle of anything, and back again. Steps and questions are kept by name. */
import { fromRows, inRows, type Faces } from './faces.ts';
import { nameIn } from './edition.ts';
import { Ask, nameOfStep, stepNamed, Together, type Frame, type Seat } from './flow.ts';
import type { Game } from './game.ts';
import { hash } from './hash.ts';
import { memoryFrom, memoryOf, poolsOfAll, type Memory } from './memory.ts';
import { groupsIn, loadedPools, savedPools, type SavedPool } from './pools.ts';
import { emptyPosition, type Position, type Result } from './position.ts';
import { listOptions, questionNamed } from './question.ts';
import { streamOf, type Random } from './random.ts';
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
  /** The four words of a quick generator; or the key of a stream, and how many numbers were drawn from it. */
  readonly random:
    readonly [number, number, number, number] | { readonly key: readonly number[]; readonly drawn: number };
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
  const { memory, face } = p.faces;
  if (memory === null) return { ...bare(p), pools: null };
  const known = poolsOfAll(memory);
  return {
    ...bare(p),
    faces: [...face, ...known.flatMap(groupsIn)],
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
    faces: inRows(p.faces).cells,
    stack: p.stack.map(savedFrame),
    answers: p.together?.answers ?? null,
    ...(picked.some(({ length }) => length > 0) && { picked }),
    random: savedRandom(p.random),
    result: p.result,
    asked: p.asked,
    drawn: p.drawn,
    seen: p.seen,
  };
}

const savedRandom = ({ a, b, c, d, key }: Random): SavedPosition['random'] =>
  key === null ? [a, b, c, d] : { key: [...key], drawn: a };
function loadedRandom(saved: SavedPosition['random']): Random {
  if ('key' in saved) return streamOf(Int32Array.from(saved.key), saved.drawn);
  const [a, b, c, d] = saved;
  return { a, b, c, d, key: null, block: null };
}

/** A saved position that this game cannot go on from. */
export class CannotLoad extends Error {}

export function load<T>(game: Game<T>, saved: SavedPosition): Position<T> {
  if (saved.game !== game.id) throw new CannotLoad(`saved from ${saved.game}, not from ${game.id}`);
  if (saved.version !== game.version) {
    throw new CannotLoad(`saved under version ${saved.version} of ${game.id}; this is version ${game.version}`);
  }
  const p = emptyPosition(game, saved.setup, {
    table: game.copy(saved.table as T),
    faces: loadedFaces(game, saved),
    stack: saved.stack.map((frame) => loadedFrame(game, frame)),
    random: loadedRandom(saved.random),
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
  const rows = { count, seats, cells: faces };
  return fromRows(rows, memory());

  function memory(): Memory | null {
    if (pools === null) return null;
    if (pools === undefined) return memoryFrom(rows, game.kinds?.(table as T) ?? []);
    const rowOf = (viewer: number): readonly number[] => faces.slice((viewer + 1) * count, (viewer + 2) * count);
    return memoryOf(pools.map((list, viewer) => loadedPools(list, rowOf(viewer), faces.slice(0, count))));
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

function loadedAsk(game: Game, { seat, question, about }: SavedAsk): Ask {
  return new Ask(seat, questionNamed(nameIn(game, question)), about);
}

function loadedFrame(game: Game, saved: SavedFrame): Frame {
  const plain = { step: stepNamed(nameIn(game, saved.step)), with: saved.with };
  if (saved.ask !== undefined) return Object.assign(loadedAsk(game, saved.ask), plain);
  if (saved.together === undefined) return plain;
  return Object.assign(new Together(saved.together.map((ask) => loadedAsk(game, ask))), plain);
}

/** A short name for the exact bytes of a position: equal positions, equal fingerprints. */
export function fingerprint(p: Position): string {
  return hash(JSON.stringify(bare(p)));
}
