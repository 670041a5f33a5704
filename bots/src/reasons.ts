/**
 * A bot asked for advice, or why it chose as it did: it thinks the question over, afresh, and says what it sees. While the
 * match goes on it does not give away what it holds.
 */
import {
  askOf,
  message,
  recordOf,
  replay,
  seatNamed,
  type Entry,
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
  readonly prompt: Message;
  readonly said: readonly Message[];
}

/** What it considered beside its choice is worth telling only this far. */
const OTHERS = 2;

type Chosen = Exclude<Entry, { readonly redeal: string }>;
const chosenAt = ({ entries }: Match, i: number): Chosen | null => {
  const entry = entries[i];
  return entry === undefined || 'redeal' in entry ? null : entry;
};

/** A card is one choice, its target the next, and told is both at once: the choices up to this one with nothing told between. */
function actUpTo(match: Match, entry: number): readonly number[] {
  const seat = chosenAt(match, entry)?.[0];
  const act = [entry];
  for (let i = entry - 1; chosenAt(match, i)?.[0] === seat; i--) {
    if (match.before[i]?.log !== match.before[i + 1]?.log) break;
    act.unshift(i);
  }
  return act;
}

interface Question {
  readonly bot: Bot;
  /** Which entry of the match the bot is asked about. */
  readonly entry: number;
  /** For all choices of the act together. */
  readonly milliseconds?: number;
}

/**
 * Why a bot made a choice, and those that led to it. To the others at the table, as long as they play: only how well it
 * thinks it does, for its reasons are full of its cards.
 */
export function reasonsFor(match: Match, { bot, entry, milliseconds }: Question): readonly Reasons[] {
  const choices = actUpTo(match, entry).flatMap((i) => {
    const chosen = chosenAt(match, i);
    if (chosen === null) return [];
    const [seat, option] = chosen;
    const p = replay(match.game, recordOf(match), i).position;
    const ask = askOf(p, seat);
    return ask === null || ask.options.length < 2 ? [] : [{ p, seat, option, ask }];
  });
  const isOver = match.position.result !== null;
  const told = isOver ? choices : choices.slice(0, 1);
  const budget: Budget = milliseconds === undefined ? {} : { milliseconds: milliseconds / told.length };
  return told.map(({ p, seat, option, ask }) => {
    const explained = botAdvice(bot, p, { seat, seed: match.seed, budget });
    const prompt = ask.question.prompt(p, ask.about, seat);
    return isOver
      ? { prompt, said: sayReasons(explained, option) }
      : { prompt: message('bot.guarded'), said: [sayGuarded(explained, option)] };
  });
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

function sayGuarded({ seat, options }: Explanation, option: number): Message {
  const chosen = options.find((considered) => considered.option === option);
  return message('bot.sees', { who: seatNamed(seat), chance: percent(chosen?.chance ?? 0) });
}
