/** Other worlds that a seat cannot tell from the real one. Bots search only in these. */
import { groupOf } from './faces.ts';
import type { Seat } from './flow.ts';
import type { Kind } from './game.ts';
import { clone, type Position } from './position.ts';
import { listOptions } from './question.ts';
import { below, branch, type Random } from './random.ts';

/**
 * Deal the faces of each of the seat's groups anew over the group's ids, forget answers of others that are still
 * unseen, and take chance from `random`, a stream of its own: looking ahead never disturbs the game's dice. Two
 * positions that the seat cannot tell apart imagine the same bytes.
 */
export function imagine<T>(p: Position<T>, seat: Seat, random: Random): Position<T> {
  const q = clone(p);
  q.log = null;
  q.given = null;
  dealAnew(q, seat, random);
  q.random = branch(random);
  if (q.together !== null) forgetAnswers(q, seat);
  if (q.together !== null || q.now?.seat !== seat) listOptions(q);
  return q;
}

function dealAnew(q: Position, seat: Seat, random: Random): void {
  const { cells, count } = q.faces;
  const fits = fitting(q);
  const groups: (number[] | undefined)[] = [];
  let highest = 0;
  for (let id = 0; id < count; id++) {
    const group = groupOf(q.faces, seat, id);
    if (group === 0) continue;
    const ids = groups[group];
    if (ids === undefined) groups[group] = [id];
    else ids.push(id);
    highest = Math.max(highest, cells[id] as number);
  }
  const counts = new Int16Array(highest + 1);
  for (let group = 1; group < groups.length; group++) {
    const ids = groups[group];
    if (ids !== undefined) dealGroup(cells, ids, { fits, random, counts });
  }
}

interface Dealing {
  readonly fits: Fitting;
  readonly random: Random;
  /** By face: 0 before and after every group. */
  readonly counts: Int16Array;
}

/** Sorted first, so that it does not matter how the faces lay; then dealt by lot, the choosy places before the others. */
function dealGroup(cells: Int16Array, ids: readonly number[], { fits, random, counts }: Dealing): void {
  const faces = sorted(cells, ids, counts);
  let left = faces.length;
  for (const id of fits === null ? [] : ids) {
    const kind = fits?.[id];
    if (kind === undefined) continue;
    const places: number[] = [];
    for (let at = 0; at < left; at++) if (kind.fits(faces[at] as number)) places.push(at);
    const at = places[below(random, places.length)] ?? 0;
    cells[id] = faces[at] as number;
    faces[at] = faces[--left] as number;
  }
  for (const id of ids) {
    if (fits !== null && fits[id] !== undefined) continue;
    const at = below(random, left);
    cells[id] = faces[at] as number;
    faces[at] = faces[--left] as number;
  }
}

/** The faces of these ids in ascending order. Faces are small numbers, so they are counted rather than compared. */
function sorted(cells: Int16Array, ids: readonly number[], counts: Int16Array): number[] {
  for (const id of ids) {
    const face = cells[id] as number;
    counts[face] = (counts[face] as number) + 1;
  }
  const faces: number[] = [];
  for (let face = 0; faces.length < ids.length; face++) {
    for (let n = counts[face] as number; n > 0; n--) faces.push(face);
    counts[face] = 0;
  }
  return faces;
}

/** By id: the kind that all know it to be, if any. */
type Fitting = readonly (Kind | undefined)[] | null;
function fitting(p: Position): Fitting {
  if (p.game.kinds === undefined) return null;
  const kindOf: (Kind | undefined)[] = [];
  for (const kind of p.game.kinds(p.table)) for (const id of kind.cards) kindOf[id] = kind;
  return kindOf;
}

/** Could two cards be each other, for all the table knows? */
export function exchanges(p: Position): (a: number, b: number) => boolean {
  const { cells } = p.faces;
  const kinds = fitting(p);
  return (a, b) => (kinds?.[a]?.fits(cells[b] as number) ?? true) && (kinds?.[b]?.fits(cells[a] as number) ?? true);
}

/** Whether another seat has answered is public; what it answered is not. A forced public answer stays. */
function forgetAnswers(q: Position, seat: Seat): void {
  if (q.together === null) return;
  const { flow, answers } = q.together;
  const kept = answers.map((a, i) => {
    const ask = flow.asks[i];
    return ask === undefined || ask.seat === seat || !isOpenQuestion(ask) ? a : -1;
  });
  q.together = { flow, answers: kept };
  q.now = flow.asks[kept.indexOf(-1)] ?? q.now;
}
const isOpenQuestion = (ask: { options: readonly unknown[]; question: { secret: boolean } }): boolean =>
  ask.options.length > 1 || ask.question.secret;

/**
 * Deal anew what nobody at the table has seen, without changing what anybody knows: after a choice was taken back
 * that had shown something, chance must not repeat itself.
 */
export function dealUnseenAnew(p: Position, random: Random): void {
  const { cells, count, seats } = p.faces;
  const classes = new Map<string, number[]>();
  for (let id = 0; id < count; id++) {
    const groups = Array.from({ length: seats + 1 }, (_, row) => cells[(row + 1) * count + id] as number);
    if (groups.includes(0)) continue;
    const key = groups.join();
    classes.set(key, [...(classes.get(key) ?? []), id]);
  }
  const canExchange = exchanges(p);
  for (const ids of classes.values()) {
    for (let i = ids.length - 1; i > 0; i--) {
      const here = ids[i] as number;
      const there = ids[below(random, i + 1)] as number;
      if (!canExchange(here, there)) continue;
      const face = cells[here] as number;
      cells[here] = cells[there] as number;
      cells[there] = face;
    }
  }
  p.random = branch(random);
  listOptions(p);
}
