/**
 * Two worlds that a viewer cannot tell apart, played on side by side: the same is chosen in both, by what the options are
 * called, and chance falls alike. Until the viewer is shown something different, all it can see must stay the same.
 */
import { at } from '../ids.ts';
import { actsIn } from '../acts.ts';
import { exchangeFaces, faceFor, faceOf, groupsFor, kindsIn, knownTo, knows, ONLOOKER } from '../faces.ts';
import type { Ask, Seat } from '../flow.ts';
import { dealAnew } from '../memory.ts';
import { say, type Words } from '../message.ts';
import { savedPools } from '../pools.ts';
import { answerAs, askOf, clone, openAsks, type Position } from '../position.ts';
import { listOptions, type Option } from '../question.ts';
import { below, seeded, type Random } from '../random.ts';
import { anyAnswer, canonical, setFault, type Chosen } from '../sets.ts';
import { described, refusals, view } from '../view.ts';

export interface Pair {
  readonly viewer: Seat;
  readonly here: Position;
  readonly there: Position;
  /** What options are called by. */
  readonly words: Words;
}

/** How far pairs of worlds were compared, over a run. */
export interface Compared {
  pairs: number;
  /** As many steps as were to be looked at, or to the end of the match. */
  toTheEnd: number;
  /** Until the viewer was shown something different. */
  shown: number;
  /** Until somebody chose what could not be chosen in the other world. */
  unlike: number;
  steps: number;
}

export const noPairs = (): Compared => ({ pairs: 0, toTheEnd: 0, shown: 0, unlike: 0, steps: 0 });

export const viewersOf = (p: Position): Seat[] => [...Array.from({ length: p.seats }, (_, seat) => seat), ONLOOKER];

/** A viewer, drawn by lot, and another world that it cannot tell from this one; null if it knows all there is to know. */
export function anyPair(p: Position, drawing: Drawing): Pair | null {
  const viewers = viewersOf(p);
  return pairFor(p, at(viewers, below(drawing.random, viewers.length)), drawing);
}
interface Drawing {
  readonly random: Random;
  readonly words: Words;
}

export function pairFor(p: Position, viewer: Seat, { random, words }: Drawing): Pair | null {
  const here = copyToCompare(p);
  const there = copyToCompare(p);
  const { face: faces } = there.faces;
  if (below(random, 3) === 0) dealAnew(knownTo(p, viewer), faces, { random, kinds: kindsIn(p) });
  else exchangeTwo(there, viewer, random);
  if (faces.every((face, id) => face === faceOf(here, id))) return null;
  if (!canLie(there, there)) return null;
  listOptions(there);
  const pair = { viewer, here, there, words };
  return hasSameAnswers(pair) ? pair : null;
}

/** A copy whose chance falls alike whatever is hidden, and that listens. */
function copyToCompare(p: Position): Position {
  const copy = clone(p);
  copy.log = [];
  copy.given = null;
  if (copy.faces.memory !== null) copy.faces.memory.alike = true;
  return copy;
}

/** Could the faces of a world lie where they lie at another table, for all that everybody knows of places? */
const canLie = (world: Position, table: Position, but: ReadonlySet<number> = new Set()): boolean =>
  kindsIn(table).every(({ cards, fits: may }) => cards.every((id) => but.has(id) || may(faceOf(world, id))));

/** Two different faces that can be each other, for all the viewer knows, if there are such. */
function exchangeTwo(world: Position, viewer: Seat, random: Random): void {
  const { count } = world.faces;
  const groups = groupsFor(world, viewer);
  const from = below(random, count);
  for (let k = 0; k < count; k++) {
    const a = (from + k) % count;
    const others: number[] = [];
    for (let b = 0; b < count; b++)
      if (groups[a] !== 0 && groups[b] === groups[a] && faceOf(world, a) !== faceOf(world, b)) others.push(b);
    const b = others[below(random, Math.max(1, others.length))];
    if (b === undefined) continue;
    exchangeFaces(world, a, b);
    return;
  }
}

/** Where several are asked together, those who have answered answered the same: by what the options are called. */
function hasSameAnswers(pair: Pair): boolean {
  const { here, there, viewer } = pair;
  // In the middle of picking a set: what is picked so far may be something else there.
  if (here.now?.picking?.picked.length !== 0 && here.now?.picking !== null && here.now?.seat !== viewer) return false;
  if (here.together === null || there.together === null) return true;
  const { answers, asks } = there.together;
  const same = here.together.asks.map((ask, i) => {
    const answer = at(answers, i);
    const other = at(asks, i);
    if (answer < 0 || ask.seat === viewer) return answer;
    if (ask.picking === null) return likeOption(pair, ask, { other, option: answer });
    return namesOf(pair, here, ask).join() === namesOf(pair, there, other).join() ? answer : -1;
  });
  there.together = { ...there.together, answers: same };
  return same.every((answer, i) => answer >= 0 || answers[i] === -1);
}

const nameOf = (p: Position, { option, seat, words }: { option: Option; seat: Seat; words: Words }): string =>
  say(words, described(p, option, seat).label);

/** What a set is called. In the other world there may be fewer things: what is not there has no name. */
const namesOf = ({ words }: Pair, p: Position, { seat, picking }: Ask): readonly string[] =>
  (picking?.picked ?? []).map((i) => {
    const option = picking?.things[i];
    return option === undefined ? '' : nameOf(p, { option, seat, words });
  });

/** The option of the same question in the other world that is called the same, or −1. */
function likeOption({ here, there, words }: Pair, ask: Ask, { other, option }: { other: Ask; option: number }): number {
  const { seat } = ask;
  const name = nameOf(here, { option: at(ask.options, option), seat, words });
  return other.options.findIndex((each) => nameOf(there, { option: each, seat, words }) === name);
}

/** The set of things in the other world that are called the same, or null. */
function likeSet({ here, there, words }: Pair, ask: Ask, { other, set }: { other: Ask; set: readonly number[] }) {
  const { seat } = ask;
  const left = (other.picking?.things ?? []).map((option) => nameOf(there, { option, seat, words }));
  const like = set.map((i) => {
    const j = left.indexOf(nameOf(here, { option: ask.picking?.things[i] as Option, seat, words }));
    if (j >= 0) left[j] = '';
    return j;
  });
  if (like.includes(-1)) return null;
  return setFault(there, other, like) === null ? canonical(other, like) : null;
}

/** Which open questions have one answer only, so that nobody is really asked. */
const forcedOnes = (p: Position): readonly boolean[] =>
  openAsks(p).map((ask) => !ask.question.secret && ask.options.length === 1);

/** All that a viewer can see of a position and of what led to it. */
interface Observed {
  /** Faces it was shown on the way: `id:face`. */
  readonly shown: readonly string[];
  readonly text: string;
  /** Ids that were mixed on the way. */
  readonly mixed: ReadonlySet<number>;
  readonly after: Position;
}

/** Refusals are many and slow to list: they are looked at where the comparing begins, not after every step. */
function observed(p: Position, viewer: Seat, before: Position | null): Observed {
  const { shown, mixed, sets } = sightsSince(p, viewer, before);
  const told = (p.log ?? []).map((happening) => [
    happening,
    (happening.cards ?? []).map((id) => faceFor(p, viewer, id)),
    p.game.tell(happening, (id) => faceFor(p, viewer, id)),
  ]);
  const known = knownTo(p, viewer).pools;
  const text = JSON.stringify([
    view(p, viewer),
    viewer === ONLOOKER || before !== null ? [] : refusals(p, viewer),
    forcedOnes(p),
    told,
    sets,
    groupsFor(p, viewer),
    savedPools(known),
  ]);
  return { shown, mixed, text, after: p };
}

function sightsSince(p: Position, viewer: Seat, before: Position | null) {
  const shown: string[] = [];
  const mixed = new Set<number>();
  const sets: (readonly number[])[] = [];
  if (before === null || p.faces.memory === null) return { shown, mixed, sets };
  const seen = Array.from({ length: p.faces.count }, (_, id) => knows(before, viewer, id));
  const mine = viewer === ONLOOKER ? p.seats : viewer;
  for (const act of actsIn(p.faces.memory, before.faces.memory?.end)) {
    if ('mixed' in act) {
      sets.push([...act.mixed]);
      for (const id of act.mixed) {
        mixed.add(id);
        if (act.picker !== mine) seen[id] = false;
      }
    } else if ((act.viewer === null || act.viewer === mine) && seen[act.sees] === false) {
      seen[act.sees] = true;
      shown.push(`${act.sees}:${act.face}`);
    }
  }
  return { shown, mixed, sets };
}

/** What differs, in the words of whoever finds it. */
export type Differs = (what: string) => never;

/** Nothing the viewer sees now tells the worlds apart. */
export function compareNow({ viewer, here, there }: Pair, differs: Differs): void {
  const [mine, other] = [observed(here, viewer, null), observed(there, viewer, null)];
  if (mine.text !== other.text) differs(`seat ${viewer}: ${difference(mine.text, other.text)}`);
}

/**
 * One step on: something is chosen here by lot, and the same there, by name or by its ids. Returns the worlds after it, or why
 * they cannot be compared any more.
 */
export function stepOn(pair: Pair, random: Random, differs: Differs): Pair | 'shown' | 'unlike' {
  const { viewer, here, there } = pair;
  const ask = here.now as Ask;
  const chosen = anyAnswer(here, ask, random);
  const like = below(random, 2) === 0 ? sameChoice(pair, ask, chosen) : sameRecord(pair, ask, chosen);
  if (like === null) return 'unlike';
  const a = answered(here, ask.seat, chosen);
  const b = answered(there, ask.seat, like);
  const [mine, other] = [observed(a, viewer, here), observed(b, viewer, there)];
  const isShownTheSame = mine.shown.join() === other.shown.join();
  if (mine.text === other.text && isShownTheSame) return { ...pair, here: a, there: b };
  const what = `after seat ${ask.seat} answers ${ask.question.name} by ${String(chosen)}, seat ${viewer}`;
  const how = difference(mine.text, other.text);
  if (isShownTheSame) return differs(`${what}: ${how}`);
  // Not by name the same choice: then something else may be shown.
  if (JSON.stringify(sameChoice(pair, ask, chosen)) !== JSON.stringify(like)) return 'shown';
  if (fits(other, here) && !canLook(here, ask.seat, { viewer, chosen, like: other })) {
    return differs(`${what}, shown ${other.shown.join()} in a world like this, never here: ${how}`);
  }
  if (fits(mine, there) && !canLook(there, ask.seat, { viewer, chosen: like, like: mine })) {
    return differs(`${what}, shown ${mine.shown.join()}, never so in a world like this: ${how}`);
  }
  return 'shown';
}

function sameChoice(pair: Pair, ask: Ask, chosen: Chosen): Chosen | null {
  const other = askOf(pair.there, ask.seat);
  if (other === null) return null;
  if (ask.seat === pair.viewer) return chosen;
  if (typeof chosen !== 'number') return likeSet(pair, ask, { other, set: chosen });
  const option = likeOption(pair, ask, { other, option: chosen });
  return option < 0 ? null : option;
}

/** The same option, or set, by its ids, whatever is printed on them: what is laid face down must look alike. */
function sameRecord({ here, there }: Pair, { seat }: Ask, chosen: Chosen): Chosen | null {
  const [mine, other] = [here, there].map((p) => {
    const ask = askOf(p, seat);
    return (ask?.picking?.things ?? ask?.options ?? []).map((option) => JSON.stringify(option));
  });
  const like = [chosen].flat().map((i) => other?.indexOf(mine?.[i] ?? '') ?? -1);
  if (like.includes(-1)) return null;
  if (typeof chosen === 'number') return at(like, 0);
  const ask = askOf(there, seat) as Ask;
  return setFault(there, ask, like) === null ? canonical(ask, like) : null;
}

function answered(p: Position, seat: Seat, chosen: Chosen): Position {
  const after = clone(p);
  after.log = [];
  answerAs(after, seat, chosen);
  return after;
}

/** Would what was seen be no news in this world? Not said of faces that were mixed on the way. */
const fits = ({ shown, mixed, after }: Observed, before: Position): boolean =>
  canLie(before, after, mixed) &&
  shown.every((sight) => {
    const [id = NaN, face] = sight.split(':').map(Number);
    return !mixed.has(id) && faceOf(before, id) === face;
  });

/** How often chance is tried, to see whether it can bring about the same. */
const LOTS = 60;

/** Which of several equal cards leaves a hand may be a matter of lot: then some lot must look like the other world. */
function canLook(before: Position, seat: Seat, { viewer, chosen, like }: Looking): boolean {
  for (let lot = 0; lot < LOTS; lot++) {
    const p = clone(before);
    p.random = seeded(`lot/${lot}`);
    const { text, shown } = observed(answered(p, seat, chosen), viewer, before);
    if (text === like.text && shown.join() === like.shown.join()) return true;
  }
  return false;
}
interface Looking {
  readonly viewer: Seat;
  readonly chosen: Chosen;
  readonly like: Observed;
}

/** The first place where two texts differ, with what stands around it. */
export function difference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return `…${a.slice(Math.max(0, i - 60), i + 60)}… became …${b.slice(Math.max(0, i - 60), i + 60)}…`;
}
