/**
 * Information-set Monte Carlo tree search. Every iteration imagines another world the seat cannot tell from the real
 * one, walks down the tree by the moves that are there in this world, adds one new move, looks at where that leads,
 * and tells the moves on the way what came of them. Every seat makes the moves that are good for its own side: so two
 * sides, free for all, teams and everybody together against the game are one and the same search.
 */
import {
  answer,
  answerAs,
  askOf,
  below,
  clone,
  numberIn,
  RulesError,
  type Ask,
  type Option,
  type Position,
  type Random,
  type Seat,
} from '@arenarium/engine';
import type { Outlook } from './bot.ts';
import { watchOver, type Budget, type Watch } from './budget.ts';
import { keysFor, type KeyOf } from './keys.ts';
import type { Start } from './memory.ts';
import { answerFor, settle, valueFor } from './moves.ts';
import { armOf, choiceAt, follow, newNode, type Arm, type Node } from './tree.ts';

export interface SearchSettings {
  /** How curious it is, in units of how much results differ at all. */
  readonly curiosity: number;
  /** A glance right after a move counts as so many visits. */
  readonly trust: number;
  /** In how many worlds each move at the root is glanced at. */
  readonly rootGlances: number;
  /** From how many visits on a deeper node is worth glancing at its moves. */
  readonly glanceFrom: number;
  /** How many moves are made by lot before a new position is looked at. */
  readonly playout: number;
  /** How many moves deep an iteration goes at most: it must stay short. */
  readonly deepest: number;
  /** How many more moves are made after a new one at most, until nobody is in the middle of something. */
  readonly beyond: number;
}

export const normalSettings: SearchSettings = {
  curiosity: 1,
  trust: 2,
  rootGlances: 3,
  glanceFrom: 2,
  playout: 0,
  deepest: 60,
  beyond: 8,
};

export interface SearchOrder {
  readonly budget: Budget;
  readonly settings?: SearchSettings;
  /** Go on to the end of the budget even when the best move cannot change any more: for explanations. */
  readonly thorough?: boolean;
  /** An option of the seat that gets half of all iterations, however bad it looks: to be weighed against the best other. */
  readonly consider?: Option;
  /** Think on from here rather than afresh. */
  readonly from?: Start | undefined;
}

export interface Searched {
  readonly root: Node;
  readonly keyOf: KeyOf;
  readonly iterations: number;
  /** Iterations that came to nothing, because no such world can be. A game's knowledge should leave none. */
  readonly impossible: number;
  /** For each seat, what it got on average. */
  readonly chances: readonly number[];
}

/** Results of one side, added up as they come: how far they lie apart. */
interface Spread {
  count: number;
  mean: number;
  squares: number;
}

const armAt = (arms: readonly Arm[], i: number): Arm => arms[i] as Arm;
const spreadAt = ({ spreads }: Search, side: number): Spread => spreads[side] as Spread;

interface Search {
  readonly outlook: Outlook;
  readonly settings: SearchSettings;
  readonly sides: readonly Seat[];
  readonly sideCount: number;
  readonly spreads: readonly Spread[];
  readonly keyOf: KeyOf;
  readonly root: Node;
  /** The moves of the seat that thinks, at the root; none if it is not asked. */
  readonly own: readonly Arm[];
  readonly watch: Watch;
  readonly random: Random;
  /** The key of the root's move that must be looked at; −1 if there is none. */
  readonly consider: number;
  /** The moves of the iteration at hand, and the sides that made them. */
  readonly path: Arm[];
  readonly movers: number[];
  /** The moves that are there at the question at hand. */
  readonly there: Arm[];
}

/** How far results lie apart before any are in, and how much that guess weighs. */
const FIRST_SPREAD = 0.1;

export function search(outlook: Outlook, order: SearchOrder): Searched {
  const { budget, settings = normalSettings, thorough = false, from } = order;
  const watch = watchOver(budget);
  const first = outlook.imagine();
  const sides = numbered(first.game.sides(first.setup));
  const sideCount = Math.max(...sides) + 1;
  const keyOf = from?.keyOf ?? keysFor(outlook.seat);
  const root = from?.root ?? newNode();
  const s: Search = {
    outlook,
    settings,
    sides,
    sideCount,
    spreads: Array.from({ length: sideCount }, () => ({ count: 0, mean: 0, squares: 0 })),
    keyOf,
    root,
    own: ownMoves(root, first, { seat: outlook.seat, keyOf }),
    watch,
    random: outlook.random,
    consider: order.consider === undefined ? -1 : keyOf(first, order.consider),
    path: [],
    movers: [],
    there: [],
  };
  let iterations = 0;
  let world: Position | null = first;
  let impossible = 0;
  while (watch.mayGoOn()) {
    if (!iterate(s, world ?? outlook.imagine())) impossible++;
    world = null;
    iterations++;
    if (!thorough && iterations % 16 === 0 && isSettled(s, watch.left())) break;
  }
  return {
    root: s.root,
    keyOf: s.keyOf,
    iterations,
    impossible,
    chances: sides.map((side) => s.spreads[side]?.mean ?? 0),
  };
}

function ownMoves(root: Node, world: Position, { seat, keyOf }: { seat: Seat; keyOf: KeyOf }): Arm[] {
  const ask = askOf(world, seat);
  if (ask === null) return [];
  const choice = choiceAt(root, ask);
  return ask.options.map((option) => armOf(choice, keyOf(world, option)));
}

/** Sides as 0, 1, 2 …, whatever the game calls them. */
function numbered(sides: readonly number[]): number[] {
  const names = [...new Set(sides)];
  return sides.map((side) => names.indexOf(side));
}

/** One walk down and back. False if the world turned out to be impossible: then nothing is learned from it. */
function iterate(s: Search, world: Position): boolean {
  s.path.length = 0;
  s.movers.length = 0;
  try {
    descend(s, world);
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
  giveBack(s, world);
  return true;
}

function descend(s: Search, world: Position): void {
  const { deepest, beyond } = s.settings;
  let node = s.root;
  let left = Infinity;
  for (let depth = 0; depth < deepest && left > 0 && world.result === null; depth++) {
    const from = s.path.length;
    if (move(s, node, world)) left = Math.min(left, 1 + beyond);
    left--;
    node = follow(node, from === 0 ? s.path : s.path.slice(from));
    if (left < Infinity && isQuiet(world)) break;
  }
  for (let i = 0; i < s.settings.playout && world.now !== null; i++) {
    answer(world, below(s.random, world.now.options.length));
  }
}

/** A game that does not say may be looked at anywhere. */
const isQuiet = (world: Position): boolean => world.game.isQuiet?.(world) ?? true;

/** One move: of one seat, or of all that are asked together, each without a look at the others. True if any is new. */
function move(s: Search, node: Node, world: Position): boolean {
  const flow = world.together?.flow ?? null;
  let isNew = false;
  node.visits++;
  do {
    const ask = askedFirst(s, node, world);
    // No such world can be: others have chosen secretly what, in this world, they could not. The own move still counts.
    if (ask.options.length === 0) return true;
    const index = pick(s, { node, world, ask });
    const arm = armAt(s.there, index);
    if (arm.visits === 0 && ask.options.length > 1) isNew = true;
    s.path.push(arm);
    s.movers.push(numberIn(s.sides, ask.seat));
    answerAs(world, ask.seat, index);
  } while (flow !== null && world.together?.flow === flow);
  return isNew;
}

/** At the root, of several asked together, the seat that thinks moves first: it is all about its move. */
const askedFirst = (s: Search, node: Node, world: Position): Ask =>
  (node === s.root && world.together !== null ? askOf(world, s.outlook.seat) : world.now) ?? (world.now as Ask);

interface Fork {
  readonly node: Node;
  readonly world: Position;
  readonly ask: Ask;
}

/** The index of the option to try: the best, seen with a seat's hope that the less tried one is better. */
function pick(s: Search, fork: Fork): number {
  const { node, world } = fork;
  const { seat, options } = fork.ask;
  const choice = choiceAt(node, fork.ask);
  const { there } = s;
  there.length = 0;
  for (const option of options) {
    const arm = armOf(choice, s.keyOf(world, option));
    arm.seen++;
    there.push(arm);
  }
  if (there.length === 1) return 0;
  if (node === s.root && s.consider >= 0 && seat === s.outlook.seat) {
    const index = there.findIndex(({ key }) => key === s.consider);
    if ((there[index]?.visits ?? Infinity) * 2 < node.visits) return index;
  }
  glance(s, fork);
  let visits = 0;
  let total = 0;
  let looked = 0;
  let looks = 0;
  for (const arm of there) {
    visits += arm.visits;
    total += arm.total;
    if (arm.glances > 0) {
      looked += arm.glance;
      looks++;
    }
  }
  const usual = visits > 0 ? total / visits : looks > 0 ? looked / looks : 0.5;
  // A glance tells which move looks better than its neighbours; how good the lot is, visits tell better.
  const lean = looks > 0 ? usual - looked / looks : 0;
  const { trust } = s.settings;
  const curiosity = s.settings.curiosity * spreadOf(spreadAt(s, numberIn(s.sides, seat)));
  let best = -Infinity;
  let chosen = 0;
  let ties = 0;
  for (let i = 0; i < there.length; i++) {
    const arm = armAt(there, i);
    const before = arm.glances > 0 ? arm.glance + lean : usual;
    const hope = curiosity * Math.sqrt(Math.log(arm.seen + 1) / (arm.visits + 1));
    const score = (arm.total + trust * before) / (arm.visits + trust) + hope;
    if (score < best) continue;
    if (score > best) {
      best = score;
      ties = 0;
    }
    ties++;
    if (ties === 1 || below(s.random, ties) === 0) chosen = i;
  }
  return chosen;
}

const spreadOf = ({ count, squares }: Spread): number =>
  Math.sqrt((squares + FIRST_SPREAD * FIRST_SPREAD * 4) / (count + 4));

/** Look at where each move leads right away: at the root in several worlds, deeper once it is worth it. */
function glance(s: Search, { node, world, ask: { seat, question } }: Fork): void {
  const { settings, watch } = s;
  const isRoot = node === s.root;
  if (!isRoot && node.visits < settings.glanceFrom) return;
  const most = isRoot ? settings.rootGlances : 1;
  for (let i = 0; i < s.there.length; i++) {
    const arm = armAt(s.there, i);
    if (arm.glances >= most) continue;
    if (watch.isUp()) return;
    const after = clone(world);
    answerFor(after, seat, { index: i, random: s.random });
    if (isRoot) settle(after, question.name, s.random);
    arm.glance = (arm.glance * arm.glances + valueFor(after, seat)) / (arm.glances + 1);
    arm.glances++;
  }
}

/** Tell every move on the way what it came to for the side that made it. */
function giveBack(s: Search, world: Position): void {
  const values = valuesOf(s, world);
  for (let i = 0; i < s.path.length; i++) {
    const arm = armAt(s.path, i);
    const value = numberIn(values, numberIn(s.movers, i));
    arm.visits++;
    arm.total += value;
    arm.squares += value * value;
  }
  for (let side = 0; side < values.length; side++) {
    const spread = spreadAt(s, side);
    const value = numberIn(values, side);
    const away = value - spread.mean;
    spread.count++;
    spread.mean += away / spread.count;
    spread.squares += away * (value - spread.mean);
  }
}

/** The value of a world for each side. Of two sides, one's gain is the other's loss: one look is enough. */
function valuesOf({ sides, sideCount, outlook }: Search, world: Position): number[] {
  if (world.result === null && sideCount === 2) {
    const own = valueFor(world, outlook.seat);
    return sides[outlook.seat] === 0 ? [own, 1 - own] : [1 - own, own];
  }
  const chances = world.result === null ? world.game.chances?.(world) : null;
  if (chances) return [...chances];
  const values: number[] = [];
  for (let side = 0; side < sideCount; side++) values.push(valueFor(world, sides.indexOf(side)));
  return values;
}

/** Nothing that is still to come can bring another move to the top. */
function isSettled(s: Search, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of s.own) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left;
}
