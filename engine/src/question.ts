/**
 * A question is registered once and pure: from a position it lists the legal answers, and, when somebody asks
 * "why not?", the same function names the rule that forbids the others.
 */
import { Ask, Together, type Seat } from './flow.ts';
import { message, type Message } from './message.ts';
import type { Position } from './position.ts';

/** One legal answer: a plain record. `do` says what kind of thing it is. */
export interface Option {
  readonly do: string;
}

/** Told of every candidate that is not legal, with the rule that forbids it. */
export type Why<O extends Option = Option> = (candidate: O, rule: string, because: Message) => void;

/** Why a candidate is not legal. */
export interface Refusal<O extends Option = Option> {
  readonly option: O;
  readonly rule: string;
  readonly because: Message;
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
  options(p: Position<T>, about: C, seat: Seat, why?: Why<O>): readonly O[];
  /** What is asked, in words. */
  prompt(p: Position<T>, about: C, seat: Seat): Message;
}

interface Asked<T, C, O extends Option> {
  readonly rule: string;
  readonly secret?: boolean;
  options(p: Position<T>, about: C, seat: Seat, why?: Why<O>): readonly O[];
  prompt?(p: Position<T>, about: C, seat: Seat): Message;
}

const questions = new Map<string, Question>();

/** Register a question: `question('brawl/target', { rule: 'SFB-9.4', options(p, about, seat, why) { … } })`. */
export function question<T, C, O extends Option>(name: string, asked: Asked<T, C, O>): Question<T, C, O> {
  if (questions.has(name)) throw new Error(`two questions are called ${name}`);
  const plain = message(`ask.${name}`);
  const registered: Question<T, C, O> = {
    name,
    rule: asked.rule,
    secret: asked.secret ?? false,
    options: asked.options.bind(asked),
    prompt: asked.prompt?.bind(asked) ?? (() => plain),
  };
  questions.set(name, registered as Question);
  return registered;
}

export function questionNamed(name: string): Question {
  const found = questions.get(name);
  if (found === undefined) throw new Error(`no question is called ${name}: saved under another version of the rules?`);
  return found;
}

/** All registered questions of a game, for checks. */
export const questionsOf = (prefix: string): readonly Question[] =>
  [...questions.values()].filter((q) => q.name.startsWith(`${prefix}/`));

/**
 * List the options of the open questions anew, from the position as it is: after loading, and whenever faces were
 * changed under an open question (another imagined world). Copies share questions, so they are replaced, not changed.
 */
export function listOptions(p: Position): void {
  if (p.now === null) return;
  const fresh = (ask: Ask): Ask => {
    const again = Object.assign(new Ask(ask.seat, ask.question, ask.about), { step: ask.step, with: ask.with });
    again.options = ask.question.options(p, ask.about, ask.seat);
    return again;
  };
  if (p.together === null) {
    p.now = fresh(p.now);
    p.stack[p.stack.length - 1] = p.now;
    return;
  }
  const { flow, answers } = p.together;
  const again = Object.assign(new Together(flow.asks.map(fresh)), { step: flow.step, with: flow.with });
  p.together = { flow: again, answers };
  p.now = again.asks[answers.indexOf(-1)] ?? null;
  p.stack[p.stack.length - 1] = again;
}

/** One option for each number, made when it is first asked for and kept: options are never changed, so all may share them. */
export function keptBy<O extends Option>(make: (number: number) => O): (number: number) => O {
  const kept: O[] = [];
  return (number) => (kept[number] ??= make(number));
}
