/** Why: what a bot expects of each of its options, as data, and as messages in the words of the game. */
import {
  answerAs,
  askOf,
  described,
  message,
  seatNamed,
  type Ask,
  type Message,
  type Position,
  type Seat,
} from '@arenarium/engine';
import type { Mind } from './bot.ts';
import { speaker } from './judgement/aloud.ts';
import type { Searched } from './search.ts';
import { choiceAt, doubtOf, follow, meanOf, type Arm, type Node } from './tree.ts';

/** A move it expects. */
export interface Expected {
  readonly seat: Seat;
  readonly label: Message;
}

export interface Considered {
  /** The index of the option, and its label. */
  readonly option: number;
  readonly label: Message;
  /** The result it expects, 0 lost … 1 won, give or take `doubt` (95 %). */
  readonly chance: number;
  readonly doubt: number;
  /** How often it was tried; 0 if it was only glanced at. */
  readonly visits: number;
  /** What it expects to come after. */
  readonly line: readonly Expected[];
}

export interface Explanation {
  readonly seat: Seat;
  readonly question: string;
  readonly iterations: number;
  /** The result it expects if it chooses its best option. */
  readonly chance: number;
  /** Every option, best first. */
  readonly options: readonly Considered[];
}

/** How many options get a line, how long it is, and how often its moves must have been tried to be believed. */
const LINES = 4;
const LENGTH = 4;
const BELIEVED = 3;

/** Every option with the arm that tried it, best first: the most tried, then the most promising. */
export function ranking(
  mind: Mind,
  { root, keyOf }: Searched,
): { readonly option: number; readonly arm: Arm | null }[] {
  const world = mind.imagine();
  const arms = root.choices.find(
    ({ seat, question, picked }) => seat === mind.seat && question.name === mind.question && picked === mind.picked,
  )?.arms;
  const worth = (arm: Arm | null): number => (arm === null ? -1 : arm.visits + meanOf(arm) / 2);
  return mind.options
    .map((option, i) => ({ option: i, arm: arms?.get(keyOf(world, option)) ?? null }))
    .sort((a, b) => worth(b.arm) - worth(a.arm));
}

export function explainSearch(mind: Mind, searched: Searched): Explanation {
  const world = mind.imagine();
  const { seat, question } = mind;
  const said = speaker(world, seat, searched.chances);
  const options = ranking(mind, searched).map(({ option, arm }, rank): Considered => ({
    option,
    label: labelOf(world, mind, option),
    ...(arm === null ? { chance: 0, doubt: 0.5 } : saidOf(arm, said)),
    visits: arm?.visits ?? 0,
    line: arm !== null && rank < LINES ? lineAfter(mind, searched, option) : [],
  }));
  return { seat, question, iterations: searched.iterations, chance: options[0]?.chance ?? 0.5, options };
}

/** What a move came to, as it is said; the doubt is as much bolder or more timid as the chance. */
function saidOf(arm: Arm, said: (chance: number) => number): Pick<Considered, 'chance' | 'doubt'> {
  const mean = meanOf(arm);
  const doubt = doubtOf(arm);
  const within = (chance: number): number => Math.max(0, Math.min(1, chance));
  const [low, high] = [within(mean - doubt), within(mean + doubt)];
  const wider = high > low ? (said(high) - said(low)) / (high - low) : 1;
  return { chance: said(mean), doubt: Math.min(0.5, doubt * wider) };
}

/** The explanation of one who only looks at what lies on the table right after each option. */
export function explainGlances(mind: Mind, scores: readonly number[]): Explanation {
  const world = mind.imagine();
  const said = speaker(world, mind.seat, []);
  const options = scores
    .map((chance, option): Considered => ({
      option,
      label: labelOf(world, mind, option),
      chance: said(chance),
      doubt: 0.5,
      visits: 0,
      line: [],
    }))
    .sort((a, b) => b.chance - a.chance);
  const { seat, question } = mind;
  return { seat, question, iterations: 0, chance: options[0]?.chance ?? 0.5, options };
}

const labelOf = (world: Position, { options, seat }: Mind, index: number): Message => {
  const option = options[index];
  if (option === undefined) throw new Error(`option ${index} of ${options.length}`);
  return described(world, option, seat).label;
};

/** Play the option in a world of its own, then what each seat would most likely do. */
function lineAfter(mind: Mind, searched: Searched, option: number): Expected[] {
  const world = mind.imagine();
  const line: Expected[] = [];
  let node: Node = searched.root;
  while (world.now !== null && line.length < LENGTH) {
    const flow = world.together?.flow ?? null;
    const isFirst = node === searched.root;
    const made: Arm[] = [];
    do {
      // As in the search: of several asked together, the seat itself comes first.
      const ask: Ask = (isFirst ? askOf(world, mind.seat) : null) ?? (world.now as Ask);
      const isOwn = isFirst && made.length === 0;
      const { index, arm } = likeliest({ node, world, ask, searched }, isOwn ? option : null);
      const chosen = ask.options[index];
      if (chosen === undefined || arm === undefined || (!isOwn && arm.visits < BELIEVED)) return line;
      made.push(arm);
      if (!isOwn && ask.options.length > 1) {
        line.push({ seat: ask.seat, label: described(world, chosen, ask.seat).label });
      }
      answerAs(world, ask.seat, index);
    } while (flow !== null && world.together?.flow === flow);
    node = follow(node, made);
  }
  return line;
}

interface Fork {
  readonly node: Node;
  readonly world: Position;
  readonly ask: Ask;
  readonly searched: Searched;
}

/** Of the moves that are there in this world, the one that was tried most; or the one that is made anyway. */
function likeliest({ node, world, ask, searched }: Fork, made: number | null): { index: number; arm: Arm | undefined } {
  const { arms } = choiceAt(node, ask);
  const armAt = (index: number): Arm | undefined => {
    const option = ask.options[index];
    return option === undefined ? undefined : arms.get(searched.keyOf(world, option));
  };
  if (made !== null) return { index: made, arm: armAt(made) };
  let index = -1;
  let most = 0;
  for (let i = 0; i < ask.options.length; i++) {
    const visits = armAt(i)?.visits ?? 0;
    if (visits <= most) continue;
    most = visits;
    index = i;
  }
  return { index, arm: index < 0 ? undefined : armAt(index) };
}

export const percent = (x: number): number => Math.round(100 * x);

/** "Fireball on Kilgore: wins 64 %, give or take 3; expects Darksteel Armour, then Challenge 2 scores." */
export function sayConsidered({ label, chance, doubt, line, visits }: Considered, seat: Seat): Message {
  const values = { label, chance: percent(chance), doubt: Math.max(1, percent(doubt)) };
  if (visits === 0) return message('bot.glanced', values);
  if (line.length === 0) return message('bot.considered', values);
  const moves = line.map((move) =>
    move.seat === seat ? move.label : message('bot.move', { who: seatNamed(move.seat), label: move.label }),
  );
  return message('bot.expects', { ...values, line: moves });
}

/** The best few options as messages: what a bot says when it is asked why. */
export const sayWhy = ({ seat, options }: Explanation, most = 3): readonly Message[] =>
  options.slice(0, most).map((considered) => sayConsidered(considered, seat));
