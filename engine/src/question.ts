/**
 * A question is registered once and pure: from a position it lists the legal answers, and, when somebody asks
 * "why not?", the same function names the rule that forbids the others.
 */
import { inEdition } from './edition.ts';
import { Ask, Together, type Seat } from './flow.ts';
import { message, type Message } from './message.ts';
import type { Position } from './position.ts';
import { layThings, withPicked } from './sets.ts';

/** One legal answer: a plain record. `do` says what kind of thing it is. */
export interface Option {
  readonly do: string;
}

/** Told of every candidate that is not legal, with the rule that forbids it. */
export type Why<O extends Option = Option> = (candidate: O, rule: string, because: Message) => void;

/** A rule, and what it says here, with names and numbers. */
export interface Reason {
  readonly rule: string;
  readonly because: Message;
}

/** Why a candidate is not legal. */
export interface Refusal<O extends Option = Option> extends Reason {
  readonly option: O;
}

export interface Question<T = unknown, C = unknown, O extends Option = Option> {
  readonly name: string;
  /** The rule under which this is asked; cited by the prompt and by refusals without a nearer rule. */
  readonly rule: string;
  /**
   * The options depend on faces that others cannot see. Then even a forced answer is asked for, so that neither
   * numbering nor timing tells the table what a hand holds.
   */
  readonly secret: boolean;
  /** The legal answers; where a set is asked for, the things it can be made of. */
  options(p: Position<T>, about: C, seat: Seat, why?: Why<O>): readonly O[];
  /** What is asked, in words. */
  prompt(p: Position<T>, about: C, seat: Seat): Message;
  /** What makes a set; null where one option is the answer. */
  readonly set: SetRules<T, C, O> | null;
}

/** A question that is answered by a set of its options. */
export interface SetQuestion<T = unknown, C = unknown, O extends Option = Option> extends Question<T, C, O> {
  readonly set: SetRules<T, C, O>;
}

/** Who picks, and what is picked already. */
export interface Picked<O extends Option> {
  readonly seat: Seat;
  readonly picked: readonly O[];
}
export interface SetRules<T = unknown, C = unknown, O extends Option = Option> {
  /** How many; never more than there are things, whatever it says. */
  size(p: Position<T>, about: C, seat: Seat): { readonly min: number; readonly max: number };
  /** Why a thing cannot join those picked, or null. What fits together fits in any order, and so does a part of it. */
  fits?(p: Position<T>, about: C, adding: Picked<O> & { readonly thing: O }): Message | null;
  /** What is missing, beside numbers, before it is a whole set; or null. */
  needs?(p: Position<T>, about: C, picked: Picked<O>): Message | null;
  /** Things with the same number are alike: whichever of them is pointed at, it is the same set. */
  alike?(p: Position<T>, about: C, thing: O): number;
  /** Things that can be in a set only beside another. Where this says all there is to say, `fits` is not needed: it is quicker. */
  readonly beside?: Beside<T, C, O>;
}
export interface Beside<T, C, O extends Option> {
  /** The place of the thing without which this one cannot be picked: one before it; −1 if it needs none. */
  which(p: Position<T>, about: C, thing: O, things: readonly O[]): number;
  /** What is said where it is picked without that one. */
  because(p: Position<T>, about: C, thing: O, other: O): Message;
}

interface Asked<T, C, O extends Option> {
  readonly rule: string;
  readonly secret?: boolean;
  options(p: Position<T>, about: C, seat: Seat, why?: Why<O>): readonly O[];
  prompt?(p: Position<T>, about: C, seat: Seat): Message;
}

type AskedForSet<T, C, O extends Option> = Asked<T, C, O> & SetRules<T, C, O>;

const questions = new Map<string, Question>();

/** Register a question: `question('brawl/target', { rule: 'SFB-9.4', options(p, about, seat, why) { … } })`. */
export const question = <T, C, O extends Option>(name: string, asked: Asked<T, C, O>): Question<T, C, O> =>
  registered(name, asked, null);

/** Register a question that is answered by a set: its options are the things, `size` says how many. */
export const setQuestion = <T, C, O extends Option>(
  name: string,
  asked: AskedForSet<T, C, O>,
): SetQuestion<T, C, O> => {
  const { size, fits, needs, alike, beside } = asked;
  const set: SetRules<T, C, O> = {
    size,
    ...(fits !== undefined && { fits }),
    ...(needs !== undefined && { needs }),
    ...(alike !== undefined && { alike }),
    ...(beside !== undefined && { beside }),
  };
  return registered(name, asked, set);
};

function registered<T, C, O extends Option, S extends SetRules<T, C, O> | null>(
  name: string,
  asked: Asked<T, C, O>,
  set: S,
): Question<T, C, O> & { readonly set: S } {
  const full = inEdition(name);
  if (set?.beside !== undefined && set.alike !== undefined)
    throw new Error(`${full}: things cannot be alike and stand beside others`);
  if (questions.has(full)) throw new Error(`two questions are called ${full}`);
  const plain = message(`ask.${name}`);
  const made = {
    name,
    rule: asked.rule,
    secret: asked.secret ?? false,
    options: asked.options,
    prompt: asked.prompt ?? (() => plain),
    set,
  };
  questions.set(full, made as Question);
  return made;
}

export function questionNamed(name: string): Question {
  const found = questions.get(name);
  if (found === undefined) throw new Error(`no question is called ${name}: saved under another version of the rules?`);
  return found;
}

/** All registered questions of a game, for checks. */
export const questionsOf = (prefix: string): readonly Question[] =>
  [...questions].flatMap(([name, question]) => (name.startsWith(`${prefix}/`) ? [question] : []));

/**
 * List the options of the open questions anew, from the position as it is: after loading, and whenever faces were
 * changed under an open question (another imagined world). Copies share questions, so they are replaced, not changed.
 */
export function listOptions(p: Position): void {
  if (p.now === null) return;
  if (p.together === null) {
    p.now = withPicksOf(p, listed(p, p.now), p.now);
    p.stack[p.stack.length - 1] = p.now;
    return;
  }
  const { flow, answers, asks } = p.together;
  const again = Object.assign(new Together(flow.asks.map((ask) => listed(p, ask))), {
    step: flow.step,
    with: flow.with,
  });
  const picked = again.asks.map((ask, i) => withPicksOf(p, ask, asks[i] ?? ask));
  p.together = { flow: again, asks: picked, answers };
  p.now = picked[answers.indexOf(-1)] ?? null;
  p.stack[p.stack.length - 1] = again;
}

/** The same question, put anew. */
function listed(p: Position, ask: Ask): Ask {
  const again = new Ask(ask.seat, ask.question, ask.about);
  again.step = ask.step;
  again.with = ask.with;
  if (ask.question.set === null) again.options = ask.question.options(p, ask.about, ask.seat);
  else layThings(p, again);
  return again;
}
const withPicksOf = (p: Position, ask: Ask, { picking }: Ask): Ask =>
  picking === null || picking.picked.length === 0 ? ask : withPicked(p, ask, picking.picked);

/** One option for each number, made when it is first asked for and kept: options are never changed, so all may share them. */
export function keptBy<O extends Option>(make: (number: number) => O): (number: number) => O {
  const kept: O[] = [];
  return (number) => (kept[number] ??= make(number));
}
