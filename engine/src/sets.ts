/**
 * Choosing several things at once. People pick in any order and take back; a record keeps the set, ascending; search walks
 * to it pick by pick, ascending too, so that each set is reached exactly once. Whatever is picked can be completed.
 */
import { Ask, askAt } from './flow.ts';
import { numberIn } from './ids.ts';
import { message, type Message } from './message.ts';
import type { Position } from './position.ts';
import type { Option, SetRules } from './question.ts';
import { below, type Random } from './random.ts';

/** An answer: the index of an option; of a set, the indices of its things, ascending. */
export type Chosen = number | readonly number[];

/** How far a set is picked. */
export interface Picking {
  /** Everything that can be in the set. */
  readonly things: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** Indices of things, ascending; of alike things the first ones. */
  readonly picked: readonly number[];
  /**
   * For each thing the one before it that must be picked first, or −1: the last that is alike, or the one beside which alone
   * it may be. Null where each may be picked by itself.
   */
  readonly before: readonly number[] | null;
}

/** On the walk to a set: nothing more. People say it by sending the set. */
export const THAT_IS_ALL: Option = { do: 'thatIsAll' };
const ONLY_THAT: readonly Option[] = [THAT_IS_ALL];
const NOTHING: readonly number[] = [];

const thingAt = (things: readonly Option[], i: number): Option => things[i] as Option;

/** Sets that fit together in a way this search gives up on are no question for people either. */
const MOST_TRIES = 20_000;

/** Put a question for a set: list its things, and what may be picked first. There are never more wanted than there are. */
export function layThings(p: Position, ask: Ask): void {
  const { question, about, seat } = ask;
  const things = question.options(p, about, seat);
  const size = rulesOf(ask).size(p, about, seat);
  const max = Math.min(size.max, things.length);
  const before = firsts(p, ask, things);
  ask.picking = { things, min: Math.min(size.min, max), max, picked: NOTHING, before };
  ask.options = openings(p, ask, NOTHING);
}

/** Which thing must be picked before another; null where none must. */
function firsts(p: Position, ask: Ask, things: readonly Option[]): readonly number[] | null {
  const { alike, beside } = rulesOf(ask);
  if (beside !== undefined) return othersBeside(p, ask, things);
  return alike === undefined ? null : likenesses(p, ask, things);
}

function othersBeside(p: Position, ask: Ask, things: readonly Option[]): readonly number[] {
  const { beside } = rulesOf(ask);
  const before: number[] = [];
  for (let i = 0; i < things.length; i++) {
    const other = beside?.which(p, ask.about, thingAt(things, i), things) ?? -1;
    if (other >= i)
      throw new Error(`${ask.question.name}: thing ${i} stands before ${other}, beside which it is to be`);
    before.push(other);
  }
  return before;
}

/** Which thing is like an earlier one; null where none is. */
function likenesses(p: Position, ask: Ask, things: readonly Option[]): readonly number[] | null {
  const { alike } = rulesOf(ask);
  if (alike === undefined) return null;
  const kinds: number[] = [];
  const before: number[] = [];
  let isAnyAlike = false;
  for (let i = 0; i < things.length; i++) {
    const kind = alike(p, ask.about, thingAt(things, i));
    let last = i - 1;
    while (last >= 0 && numberIn(kinds, last) !== kind) last--;
    isAnyAlike ||= last >= 0;
    before.push(last);
    kinds.push(kind);
  }
  return isAnyAlike ? before : null;
}

const rulesOf = (ask: Ask): SetRules => {
  if (ask.question.set === null) throw new Error(`${ask.question.name} does not ask for a set`);
  return ask.question.set;
};
const pickingOf = (ask: Ask): Picking => {
  if (ask.picking === null) throw new Error(`${ask.question.name} does not ask for a set`);
  return ask.picking;
};

/** The same question with these picked. Copies share questions, so it is a new one. */
export const withPicked = (p: Position, ask: Ask, picked: readonly number[]): Ask =>
  pickedSoFar(ask, picked, openings(p, ask, picked));

function pickedSoFar(ask: Ask, picked: readonly number[], options: readonly Option[]): Ask {
  const again = new Ask(ask.seat, ask.question, ask.about);
  again.step = ask.step;
  again.with = ask.with;
  again.picking = pickingWith(pickingOf(ask), picked);
  again.options = options;
  return again;
}

export const pickingWith = ({ things, min, max, before }: Picking, picked: readonly number[]): Picking => ({
  things,
  min,
  max,
  picked,
  before,
});

/** The same question, answered: nothing more is asked. */
export const withWhole = (ask: Ask, picked: readonly number[]): Ask => pickedSoFar(ask, picked, ONLY_THAT);

/** Where these end: a later thing comes behind it. */
const endOf = (picked: readonly number[]): number =>
  picked.length === 0 ? 0 : numberIn(picked, picked.length - 1) + 1;

/** What may come next on the walk: a later thing that still leads to a whole set, or nothing more. */
function openings(p: Position, ask: Ask, picked: readonly number[]): readonly Option[] {
  const { things, min, max, before } = pickingOf(ask);
  const { fits, needs } = rulesOf(ask);
  const from = endOf(picked);
  if (fits === undefined && needs === undefined) {
    if (picked.length === max) return ONLY_THAT;
    if (before !== null) return openingsBehind(ask, picked, before);
    const open = things.slice(from, Math.min(things.length, things.length - (min - picked.length) + 1));
    if (picked.length >= min) open.push(THAT_IS_ALL);
    return open;
  }
  const open: Option[] = [];
  const walk: Walk = { picked: picked.slice(), taken: thingsOf(ask, picked), tries: MOST_TRIES };
  for (let i = from; i < things.length; i++) {
    if (canAdd(p, ask, walk, i) && canCompleteWith(p, ask, walk, i)) open.push(thingAt(things, i));
  }
  if (isWhole(p, ask, walk)) open.push(THAT_IS_ALL);
  return open;
}

/** The same where only numbers count, and some things can only be picked behind others. */
function openingsBehind(ask: Ask, picked: readonly number[], before: readonly number[]): readonly Option[] {
  const { things, min } = pickingOf(ask);
  const open: Option[] = [];
  const more = min - picked.length - 1;
  for (let i = endOf(picked); i < things.length; i++) {
    if (isNext(before, picked, i) && canFollow({ more, before, picked }, i)) open.push(thingAt(things, i));
  }
  if (picked.length >= min) open.push(THAT_IS_ALL);
  return open;
}

/** Is the one picked, if there is one, that must be picked before it? */
const isNext = (before: readonly number[] | null, picked: readonly number[], i: number): boolean => {
  const first = before === null ? -1 : numberIn(before, i);
  return first < 0 || picked.includes(first);
};

interface Following {
  readonly more: number;
  readonly before: readonly number[];
  readonly picked: readonly number[];
}
/** Could so many more follow if this one were picked? Those can that come behind none that was left out. */
function canFollow({ more, before, picked }: Following, i: number): boolean {
  let missing = more;
  for (let j = i + 1; missing > 0 && j < before.length; j++) {
    let first = numberIn(before, j);
    while (first > i) first = numberIn(before, first);
    if (first < 0 || first === i || picked.includes(first)) missing--;
  }
  return missing <= 0;
}

/** The things of a set by their indices: what is handed on when it is whole. */
export function thingsOf(ask: Ask, picked: readonly number[]): Option[] {
  const { things } = pickingOf(ask);
  const taken: Option[] = [];
  for (let k = 0; k < picked.length; k++) taken.push(thingAt(things, numberIn(picked, k)));
  return taken;
}

/** What is picked, by number and by thing, while the walk looks ahead: added to and taken from again and again. */
interface Walk {
  readonly picked: number[];
  readonly taken: Option[];
  tries: number;
}

function canAdd(p: Position, ask: Ask, { picked, taken }: Walk, i: number): boolean {
  const { things, max, before } = pickingOf(ask);
  if (picked.length >= max || !isNext(before, picked, i)) return false;
  const { fits } = rulesOf(ask);
  return (
    fits === undefined || fits(p, ask.about, { seat: ask.seat, picked: taken, thing: thingAt(things, i) }) === null
  );
}

/** Too few are sent away without words, as this is asked again and again. */
function isWhole(p: Position, ask: Ask, { picked, taken }: Walk): boolean {
  const { min, max } = pickingOf(ask);
  if (picked.length < min || picked.length > max) return false;
  const { needs } = rulesOf(ask);
  return needs === undefined || needs(p, ask.about, { seat: ask.seat, picked: taken }) === null;
}

/** Does it lead to a whole set, with this one picked? */
function canCompleteWith(p: Position, ask: Ask, walk: Walk, i: number): boolean {
  const { things } = pickingOf(ask);
  walk.picked.push(i);
  walk.taken.push(thingAt(things, i));
  let can = isWhole(p, ask, walk);
  if (!can && --walk.tries < 0) throw new Error(`${ask.question.name}: too many ways to look for a set`);
  for (let j = i + 1; j < things.length && !can; j++) {
    can = canAdd(p, ask, walk, j) && canCompleteWith(p, ask, walk, j);
  }
  walk.picked.pop();
  walk.taken.pop();
  return can;
}

/** Why a thing cannot be among these because the one is not beside which alone it may be; or null. */
function withoutOther(p: Position, ask: Ask, picked: readonly number[], i: number): Message | null {
  const { things, before } = pickingOf(ask);
  const { beside } = rulesOf(ask);
  if (beside === undefined || isNext(before, picked, i)) return null;
  return beside.because(p, ask.about, thingAt(things, i), thingAt(things, before?.[i] ?? -1));
}

/** What is missing before these are a whole set; null if nothing is. */
function missingFrom(p: Position, ask: Ask, picked: readonly number[]): Message | null {
  const { min, max } = pickingOf(ask);
  if (picked.length < min) return message('set.missing', { n: min - picked.length });
  if (picked.length > max) return message('set.tooMany', { n: picked.length - max });
  for (const i of picked) {
    const missing = withoutOther(p, ask, picked, i);
    if (missing !== null) return missing;
  }
  return rulesOf(ask).needs?.(p, ask.about, { seat: ask.seat, picked: thingsOf(ask, picked) }) ?? null;
}

/** One pick further on the walk: the question with it picked, or the whole set where nothing is left to decide. */
export function pickOn(p: Position, ask: Ask, index: number): Ask | readonly number[] {
  const { things } = pickingOf(ask);
  let { picked } = pickingOf(ask);
  let { options } = ask;
  let option = options[index];
  for (;;) {
    if (option === undefined) throw new Error(`${ask.question.name}: option ${index} of ${options.length}`);
    if (option === THAT_IS_ALL) return picked;
    const more = picked.slice();
    more.push(things.indexOf(option, endOf(picked)));
    picked = more;
    options = openings(p, ask, picked);
    if (options.length > 1) return pickedSoFar(ask, picked, options);
    option = options[0];
  }
}

/** The only set there is, if there is only one: nothing is to be decided. */
export function onlySet(p: Position, ask: Ask): readonly number[] | null {
  if (ask.options.length !== 1) return null;
  const on = pickOn(p, ask, 0);
  return on instanceof Ask ? null : on;
}

/** What is handed to the step that goes on: the option, or the things of the set. */
export const chosenOf = (ask: Ask, answer: number): unknown =>
  ask.picking === null ? ask.options[answer] : thingsOf(ask, ask.picking.picked);

/** What all of them chose, in the order of the seats that were asked. */
export function allChosen(asks: readonly Ask[], answers: readonly number[]): unknown[] {
  const chosen: unknown[] = [];
  for (let i = 0; i < asks.length; i++) chosen.push(chosenOf(askAt(asks, i), numberIn(answers, i)));
  return chosen;
}

/** Why these indices are no answer to the question, or null. Any order will do. */
export function setFault(p: Position, ask: Ask, indices: readonly number[]): Message | null {
  const { things, max } = pickingOf(ask);
  const odd = indices.find((i) => !Number.isInteger(i) || i < 0 || i >= things.length);
  if (odd !== undefined) return message('choice.noOption', { option: odd, last: things.length - 1 });
  const set = ascending(indices);
  const twice = set.find((i, k) => set[k + 1] === i);
  if (twice !== undefined) return message('set.twice', { option: twice });
  if (set.length > max) return message('set.tooMany', { n: set.length - max });
  const barred = set.map((i, k) => barring(p, ask, set.slice(0, k), i)).find((refusal) => refusal !== null);
  return barred?.because ?? missingFrom(p, ask, set);
}

const ascending = (indices: readonly number[]): readonly number[] => indices.toSorted((a, b) => a - b);

/** The one way to write a set down: ascending, and of alike things the first ones, whichever were pointed at. */
export function canonical(ask: Ask, indices: readonly number[]): readonly number[] {
  const before = ask.picking?.before ?? null;
  if (before === null || rulesOf(ask).alike === undefined) return ascending(indices);
  const set: number[] = [];
  for (const i of ascending(indices)) {
    let first = i;
    for (let alike = first; alike >= 0; alike = before[alike] ?? -1) if (!set.includes(alike)) first = alike;
    set.push(first);
  }
  return ascending(set);
}

interface Barred {
  readonly rule: string;
  readonly because: Message;
}
function barring(p: Position, ask: Ask, picked: readonly number[], i: number): Barred | null {
  const { things, max } = pickingOf(ask);
  const { rule, set } = ask.question;
  if (picked.length >= max) return { rule, because: message('set.full', { n: max }) };
  const alone = withoutOther(p, ask, picked, i);
  if (alone !== null) return { rule, because: alone };
  const because = set?.fits?.(p, ask.about, {
    seat: ask.seat,
    picked: thingsOf(ask, picked),
    thing: thingAt(things, i),
  });
  return because === undefined || because === null ? null : { rule, because };
}

/** What a client shows while somebody picks. */
export interface Selection {
  /** What is missing before it is done; null if it could be sent as it is. */
  readonly missing: Message | null;
  /** Things that cannot be added to those picked, each with the rule. Those picked can always be taken back. */
  readonly barred: readonly (Barred & { readonly option: number })[];
}

/** Where a set stands with these picked, in any order. */
export function standing(p: Position, ask: Ask, picked: readonly number[]): Selection {
  const { things } = pickingOf(ask);
  const set = ascending(picked).filter((i, k, all) => things[i] !== undefined && all[k + 1] !== i);
  const barred = things.flatMap((_, option) => {
    const refusal = set.includes(option) ? null : barring(p, ask, set, option);
    return refusal === null ? [] : [{ option, ...refusal }];
  });
  return { missing: missingFrom(p, ask, set), barred };
}

/** What an option says on the walk: the question with its index among the options that are open. */
export interface Pick {
  readonly ask: Ask;
  readonly index: number;
}

/** The single picks an answer is made of: one, or the walk to the set. */
export function picksOf(p: Position, ask: Ask, chosen: Chosen): readonly Pick[] {
  if (typeof chosen === 'number') return [{ ask, index: chosen }];
  const picks: Pick[] = [];
  const set = canonical(ask, chosen);
  let at = ask;
  for (;;) {
    const { things, picked } = pickingOf(at);
    const next = set.find((i) => !picked.includes(i));
    const index = at.options.indexOf(next === undefined ? THAT_IS_ALL : thingAt(things, next));
    if (index < 0) throw new Error(`${ask.question.name}: no set ${chosen.join()}`);
    picks.push({ ask: at, index });
    const on = pickOn(p, at, index);
    if (!(on instanceof Ask)) return picks;
    at = on;
  }
}

/** Any answer, by lot. */
export function anyAnswer(p: Position, ask: Ask, random: Random): Chosen {
  let at = ask;
  for (;;) {
    const index = below(random, at.options.length);
    if (at.picking === null) return index;
    const on = pickOn(p, at, index);
    if (!(on instanceof Ask)) return on;
    at = on;
  }
}

/** What answering this way comes to in a record: an option, or the set once it is whole; null before that. */
export function chosenBy(p: Position, ask: Ask, index: number): Chosen | null {
  if (ask.picking === null) return index;
  const on = pickOn(p, ask, index);
  return on instanceof Ask ? null : on;
}
