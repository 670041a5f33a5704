/**
 * The tree of an information-set search. A node is a history of moves as the observer tells them apart; the same node
 * is visited in many worlds, and not every move is there in each. An arm is one move of one seat at a node; it counts
 * how often it was there to be chosen as well as how often it was.
 */
import type { Ask, Question, Seat } from '@arenarium/engine';
import { pickedOf } from './bot.ts';

export interface Arm {
  readonly key: number;
  visits: number;
  /** In how many visits of the node the move was there. */
  seen: number;
  /** What the seat that makes the move got, added up; and the squares, for how sure that is. */
  total: number;
  squares: number;
  /** How things look right after the move, at a glance: the mean of so many looks. */
  glance: number;
  glances: number;
  /** Where the move leads, unless other seats move at the same time. */
  next: Node | null;
}

/** The moves of one seat at one question. */
export interface Choice {
  readonly seat: Seat;
  readonly question: Question;
  /** Of a set, how many things are picked: seats asked together walk to their sets at one node. */
  readonly picked: number;
  readonly arms: Map<number, Arm>;
}

export interface Node {
  visits: number;
  /**
   * One, if everything before was public and certain. More, where chance or hidden cards decide who is asked, or
   * where several seats are asked together: each then has its own arms, and cannot look at the others'.
   */
  readonly choices: Choice[];
  /** After seats asked together: where each combination of their moves leads. */
  joint: Map<string, Node> | null;
}

export const newNode = (): Node => ({ visits: 0, choices: [], joint: null });

export function choiceAt(node: Node, ask: Ask): Choice {
  const { seat, question } = ask;
  const picked = pickedOf(ask);
  for (const choice of node.choices) {
    if (choice.seat === seat && choice.question === question && choice.picked === picked) return choice;
  }
  const choice: Choice = { seat, question, picked, arms: new Map() };
  node.choices.push(choice);
  return choice;
}

export function armOf(choice: Choice, key: number): Arm {
  const known = choice.arms.get(key);
  if (known !== undefined) return known;
  const arm: Arm = { key, visits: 0, seen: 0, total: 0, squares: 0, glance: 0, glances: 0, next: null };
  choice.arms.set(key, arm);
  return arm;
}

/** Where the moves just made lead; made at need. */
export function follow(node: Node, made: readonly Arm[]): Node {
  const [arm] = made;
  if (arm !== undefined && made.length === 1) return (arm.next ??= newNode());
  const key = made.map((m) => m.key).join();
  node.joint ??= new Map();
  const known = node.joint.get(key);
  if (known !== undefined) return known;
  const next = newNode();
  node.joint.set(key, next);
  return next;
}

/** What the seat can expect of the move: what it got, or how things looked at a glance. */
export const meanOf = (arm: Arm): number => (arm.visits === 0 ? arm.glance : arm.total / arm.visits);

/** Half the width of a 95 % interval around the mean. */
export function doubtOf({ visits, total, squares }: Arm): number {
  if (visits < 2) return 0.5;
  const mean = total / visits;
  const variance = Math.max(0, squares / visits - mean * mean) * (visits / (visits - 1));
  // Even when all visits agree, the next one may not: as if one more had gone the other way.
  return Math.min(0.5, 1.96 * Math.sqrt(variance / visits) + 0.5 / visits);
}
