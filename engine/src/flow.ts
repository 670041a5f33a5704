/**
 * Rules as steps. A step is an ordinary function that does its piece and returns what comes next; what waits is
 * a stack of frames: a registered function and plain values. So a position can be copied, saved and shown in the
 * middle of anything. In memory a frame holds the function itself (nothing to look up when it runs); the saved
 * form holds its name.
 */
import { inEdition } from './edition.ts';
import type { Position, Result } from './position.ts';
import type { Option, Question, SetQuestion } from './question.ts';
import type { Picking } from './sets.ts';

/** A place at the table, 0 … n−1. */
export type Seat = number;

/** `never` wherever something could not survive saving: captured values are ids, numbers, lists and records of those. */
export type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ((...args: never[]) => unknown) | Map<unknown, unknown> | Set<unknown> | Date | symbol | bigint
    ? never
    : { readonly [K in keyof T]: Plain<T[K]> };

/** Any registered step, seen from the machine that runs it. */
export type Step = (p: never, captured: never, given: never) => Flow<unknown>;

/** One waiting step and what it needs to know. Captured values are never changed, so copies share frames. */
export interface Frame {
  readonly step: Step;
  readonly with: unknown;
}

declare const yields: unique symbol;
/**
 * What a step says comes next; in the end it will yield an R to whoever called it. All but questions have one shape:
 * the machine looks at millions of them, and it reads few shapes faster than many.
 */
export type Flow<R = void> = (
  | { readonly do: 'done'; readonly value: unknown }
  | { readonly do: 'inOrder'; readonly value: readonly Frame[] }
  | { readonly do: 'over'; readonly value: Result }
  | Ask
  | Together
) & { readonly [yields]?: R };

/** The continuation of a question or a call: goes on with the answer. */
type GoOn<T, C, A, R> = (p: Position<T>, captured: C, given: A) => Flow<R>;

const NOTHING: Flow = { do: 'done', value: undefined };
const NO_OPTIONS: readonly Option[] = [];
const unset: Step = () => {
  throw new Error('a question was asked without .then(step, captured)');
};

/** One question to one seat. It is also the frame that goes on with the answer. */
export class Ask implements Frame {
  readonly do = 'ask';
  readonly seat: Seat;
  readonly question: Question;
  /** What the question needs to know to list its options. */
  readonly about: unknown;
  /** Filled in when the question is put to the seat. */
  options: readonly Option[] = NO_OPTIONS;
  /** Where a set is asked for: its things, and how far it is picked. `options` are what may be picked next. */
  picking: Picking | null = null;
  step: Step = unset;
  with: unknown = undefined;
  constructor(seat: Seat, question: Question, about: unknown) {
    this.seat = seat;
    this.question = question;
    this.about = about;
  }
}

/** One of several that are known to be asked. */
export const askAt = (asks: readonly Ask[], i: number): Ask => asks[i] as Ask;

/** One question to several seats at the same time. */
export class Together implements Frame {
  readonly do = 'together';
  readonly asks: readonly Ask[];
  step: Step = unset;
  with: unknown = undefined;
  constructor(asks: readonly Ask[]) {
    this.asks = asks;
  }
}

/** `.then(step, captured)`: the step that goes on with what was chosen. */
interface Asking<T, A> {
  then<C, R>(next: GoOn<T, C, A, R>, captured: C & Plain<C>): Flow<R>;
}
function goOn<C, R>(this: Ask | Together, next: Step, captured: C): Flow<R> {
  this.step = next;
  this.with = captured;
  return this as unknown as Flow<R>;
}
Object.assign(Ask.prototype, { then: goOn });
Object.assign(Together.prototype, { then: goOn });

/** This step is finished; `value` goes to the step that called it. */
export function done(): Flow;
export function done<R>(value: R): Flow<R>;
export function done<R>(value?: R): Flow<R> {
  return (value === undefined ? NOTHING : { do: 'done', value }) as Flow<R>;
}

/** One named step and what it needs to know: `step(attack.mayReact, { seat })`. */
export const step = <T, C>(rule: (p: Position<T>, captured: C) => Flow, captured: C & Plain<C>): Frame => ({
  step: rule,
  with: captured,
});

/** Do these one after another; each looks at the table as it is when its turn comes. */
export const inOrder = (...frames: readonly Frame[]): Flow => allInOrder(frames);
/** The same for a list that nobody changes any more. */
export const allInOrder = (frames: readonly Frame[]): Flow => ({ do: 'inOrder', value: frames });

/** Do another rule and go on with what it yields: a step is given what the one before it yielded. */
export const call = <T, C0, A>(rule: (p: Position<T>, captured: C0) => Flow<A>, args: C0 & Plain<C0>): Asking<T, A> =>
  new Call({ step: rule, with: args }) as unknown as Asking<T, A>;

/** A rule that is to be done, before it is said what goes on with it. */
class Call {
  readonly callee: Frame;
  constructor(callee: Frame) {
    this.callee = callee;
  }
}
function goOnAfter<C, R>(this: Call, next: Step, captured: C): Flow<R> {
  return { do: 'inOrder', value: [this.callee, { step: next, with: captured }] };
}
Object.assign(Call.prototype, { then: goOnAfter });

/** Ask one seat. The step after it is given the option that was chosen, or all things of the set. */
export function ask<T, C, O extends Option>(
  seat: Seat,
  question: SetQuestion<T, C, O>,
  about: C & Plain<C>,
): Asking<T, readonly O[]>;
export function ask<T, C, O extends Option>(seat: Seat, question: Question<T, C, O>, about: C & Plain<C>): Asking<T, O>;
export function ask(seat: Seat, question: Question, about: unknown): unknown {
  return new Ask(seat, question, about);
}

/**
 * Ask several seats at the same time: answers stay unseen until all are in, and their order of arrival changes
 * nothing. The step after it is given the chosen options in the order of `seats`.
 */
export function askTogether<T, C, O extends Option>(
  seats: readonly Seat[],
  question: SetQuestion<T, C, O>,
  about: C & Plain<C>,
): Asking<T, readonly (readonly O[])[]>;
export function askTogether<T, C, O extends Option>(
  seats: readonly Seat[],
  question: Question<T, C, O>,
  about: C & Plain<C>,
): Asking<T, readonly O[]>;
export function askTogether(seats: readonly Seat[], question: Question, about: unknown): unknown {
  return new Together(seats.map((seat) => new Ask(seat, question, about)));
}

/** The game is over. */
export const over = (result: Result): Flow<never> => ({ do: 'over', value: result });

const nameOf = new Map<Step, string>();
const named = new Map<string, Step>();

/**
 * Register the steps of one chapter: `export const attack = rules('brawl/attack', { declare(p, …) { … }, … })`.
 * A step that waits is saved as `brawl/attack.declare`.
 */
export function rules<const S extends Readonly<Record<string, Step>>>(chapter: string, steps: S): S {
  for (const [name, fn] of Object.entries(steps)) {
    const full = `${chapter}.${name}`;
    const registered = inEdition(full);
    if (named.has(registered)) throw new Error(`two steps are called ${registered}`);
    nameOf.set(fn, full);
    named.set(registered, fn);
  }
  return steps;
}

/**
 * A step of a later chapter, by its name. Rules run in circles (an ability may be reacted to, and a React uses an
 * ability); imports do not: `const useAbility = ahead<Table, Use>('kamigami/abilities.use')`. What it captures is
 * declared here, and the later chapter imports it.
 */
export function ahead<T, C, R = void>(name: string): (p: Position<T>, captured: C) => Flow<R> {
  const registered = inEdition(name);
  let written: ((p: Position<T>, captured: C) => Flow<R>) | null = null;
  const early = (p: Position<T>, captured: C): Flow<R> => {
    written ??= stepNamed(registered) as unknown as (p: Position<T>, captured: C) => Flow<R>;
    return written(p, captured);
  };
  nameOf.set(early, name);
  namedAhead.add(registered);
  return early;
}
const namedAhead = new Set<string>();
/** Steps that were named ahead and never written, for checks. */
export const unwrittenSteps = (): readonly string[] => [...namedAhead].filter((name) => !named.has(name));

export function nameOfStep(fn: Step): string {
  const name = nameOf.get(fn);
  if (name === undefined) throw new Error(`step not registered with rules(): ${fn.name || 'a nameless function'}`);
  return name;
}

/** The names of all registered steps of a game, for checks. */
export const stepsOf = (prefix: string): readonly string[] =>
  [...named.keys()].filter((name) => name.startsWith(`${prefix}/`));

export function stepNamed(name: string): Step {
  const fn = named.get(name);
  if (fn === undefined) throw new Error(`no step is called ${name}: saved under another version of the rules?`);
  return fn;
}
