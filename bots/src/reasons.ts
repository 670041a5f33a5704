/**
 * A bot asked for advice, or why it chose as it did: it thinks the question over, afresh, and says what it sees. While the
 * match goes on it does not give away what only it knows.
 */
import {
  answerAs,
  askOf,
  chooserAt,
  clone,
  faceFor,
  isChoice,
  linesOf,
  matchBefore,
  message,
  picksOf,
  seatNamed,
  thenAt,
  type Ask,
  type Match,
  type Message,
  type Position,
  type Seat,
} from '@arenarium/engine';
import { mindOf, type Bot } from './bot.ts';
import type { Budget } from './budget.ts';
import { percent, sayConsidered, type Considered, type Explanation } from './explain.ts';
import { chanceOf } from './play.ts';

interface Asked {
  readonly seat: Seat;
  readonly seed: string;
  readonly budget?: Budget;
}

/** What a bot would think of the options of a seat that is asked. */
export const botAdvice = (bot: Bot, p: Position, { seat, seed, budget = {} }: Asked): Explanation =>
  bot.explain(mindOf(p, seat, { random: chanceOf(seed, p, seat), budget }));

/** One choice of a bot, and what it has to say about it. */
export interface Reasons {
  /** What it was asked; null as long as that is its own affair. */
  readonly prompt: Message | null;
  readonly said: readonly Message[];
}

/** What it considered beside its choice is worth telling only this far. */
const OTHERS = 2;

/** A choice that was one: there were several options. */
interface RealChoice {
  readonly p: Position;
  readonly ask: Ask;
  readonly option: number;
}

/** The choices an entry was made of: one, or the picks of a set. */
function realChoicesAt(match: Match, entry: number): readonly RealChoice[] {
  const made = match.entries[entry];
  if (!isChoice(made)) return [];
  const [seat, chosen] = made;
  const p = matchBefore(match, entry).position;
  const first = askOf(p, seat);
  if (first === null) return [];
  const real: RealChoice[] = [];
  for (const { ask, index } of picksOf(p, first, chosen)) {
    if (ask.options.length > 1) real.push({ p: clone(p), ask, option: index });
    answerAs(p, seat, index);
  }
  return real;
}

/**
 * The last real choice of a seat up to an entry, and those that led to it: a card is one choice, its target the next,
 * and both are told of at once.
 */
function lastAct(match: Match, entry: number): readonly RealChoice[] {
  const seat = chooserAt(match, entry);
  const act: RealChoice[] = [];
  for (let i = entry; i >= 0; i--) {
    const isOwn = chooserAt(match, i) === seat;
    const wasTold = thenAt(match.before, i)?.log !== (thenAt(match.before, i + 1)?.log ?? linesOf(match));
    if (act.length > 0 && (!isOwn || wasTold)) break;
    if (isOwn) act.unshift(...realChoicesAt(match, i));
  }
  return act;
}

interface Question {
  readonly bot: Bot;
  /** The bot is asked about its last choice up to this entry of the match: one of its own. */
  readonly entry: number;
  /** Who wants to know. */
  readonly asker: readonly Seat[];
  /** For all it has to say. */
  readonly milliseconds?: number;
}

/**
 * Why a bot chose as it did. As long as they play, it tells nobody more than how well it thinks it does who did not see all
 * the cards it saw: its reasons are full of them. Nothing, if it never had a choice.
 */
export function reasonsFor(match: Match, { bot, entry, asker, milliseconds }: Question): readonly Reasons[] {
  const act = lastAct(match, entry);
  const isOpen = match.position.result !== null || act.every((choice) => !hasSecrets(choice, asker));
  const told = isOpen ? act : act.slice(0, 1);
  const budget: Budget = milliseconds === undefined ? {} : { milliseconds: milliseconds / told.length };
  return told.map(({ p, ask, option }) => {
    const explained = botAdvice(bot, p, { seat: ask.seat, seed: match.seed, budget });
    if (!isOpen) return { prompt: null, said: sayGuarded(explained, option) };
    return { prompt: ask.question.prompt(p, ask.about, ask.seat), said: sayReasons(explained, option) };
  });
}

/** Was it chosen unseen by the others, or by somebody who knew a card that none of them knew? */
function hasSecrets({ p, ask: { seat, question } }: RealChoice, others: readonly Seat[]): boolean {
  if (question.secret || p.together !== null) return true;
  for (let id = 0; id < p.faces.count; id++) {
    if (faceFor(p, seat, id) >= 0 && others.every((other) => faceFor(p, other, id) < 0)) return true;
  }
  return false;
}

function sayReasons({ seat, options }: Explanation, option: number): readonly Message[] {
  const chosen = options.filter((considered) => considered.option === option);
  const others = options.filter((considered) => considered.option !== option).slice(0, OTHERS);
  const said = (considered: Considered): Message => sayConsidered(considered, seat);
  return [
    ...chosen.map((considered) => message('bot.chose', { said: said(considered) })),
    ...others.map((considered) => message('bot.instead', { said: said(considered) })),
  ];
}

function sayGuarded({ seat, options }: Explanation, option: number): readonly Message[] {
  const chosen = options.find((considered) => considered.option === option);
  const sees = message('bot.sees', { who: seatNamed(seat), chance: percent(chosen?.chance ?? 0) });
  return [sees, message('bot.guarded')];
}
