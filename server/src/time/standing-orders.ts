/** Standing orders: what somebody wants passed without being asked. Kept by the server, seen by nobody else. */
import {
  isList,
  isMessage,
  say,
  wordsFor,
  type Decision,
  type Game,
  type Message,
  type Option,
  type Value,
  type Words,
} from '@arenarium/engine';
import type { StandingOrder } from '@arenarium/protocol';

/** The options that do nothing, as the games call them. */
const PASSES: ReadonlySet<string> = new Set(['pass', 'decline']);

/** Whether a question is put to seats while it is not their turn. What is not, is one's own turn. */
export const isWindow = ({ windows = [] }: Pick<Game, 'windows'>, question: string): boolean =>
  windows.includes(question);

/** The index of the option that passes, or null. */
export function passOf(options: readonly Option[]): number | null {
  const at = options.findIndex((option) => PASSES.has(option.do));
  return at < 0 ? null : at;
}

function valuesIn(message: Message): readonly Value[] {
  return Object.entries(message).flatMap(([name, value]) => (name === 'id' ? [] : [value, ...innerValues(value)]));
}
function innerValues(value: Value): readonly Value[] {
  if (isList(value)) return value.flatMap((part) => [part, ...innerValues(part)]);
  return isMessage(value) ? [value.id, ...valuesIn(value)] : [];
}

function numberIn(message: Message, name: string): number | null {
  const value = message[name];
  if (typeof value === 'number') return value;
  for (const inner of Object.values(message)) {
    if (!isMessage(inner)) continue;
    const found = numberIn(inner, name);
    if (found !== null) return found;
  }
  return null;
}

/** Does a message name this thing, anywhere in it, or is it called so when it is said? */
const speaksOf = (words: Words, message: Message, wanted: string): boolean =>
  valuesIn(message).includes(wanted) || wordsOnly(say(words, message)).includes(wordsOnly(wanted));

/** A text as words alone, so that one can be found in another: names are known by how they are read, not by their marks. */
const wordsOnly = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** A game's words, put together once. */
const spoken = new WeakMap<Game, Words>();
function wordsOf(game: Game): Words {
  const words = spoken.get(game) ?? wordsFor(game, []);
  spoken.set(game, words);
  return words;
}

type Condition = StandingOrder['askMeIf'][number][number];

function holds(condition: Condition, { prompt, options }: Decision, words: Words): boolean {
  switch (condition.if) {
    case 'number':
      return (numberIn(prompt, condition.name) ?? -Infinity) >= condition.atLeast;
    case 'about':
      return speaksOf(words, prompt, condition.value);
    case 'holding':
      return options.some(
        ({ label, points }) => points.includes(condition.value) || speaksOf(words, label, condition.value),
      );
  }
}

/** The option these orders choose at a question, or null: the person is asked. */
export function ordered(game: Game, orders: readonly StandingOrder[], decision: Decision): number | null {
  const pass = isWindow(game, decision.question) ? passOf(decision.options.map(({ option }) => option)) : null;
  if (pass === null) return null;
  const order = orders.find(({ question }) => question === '*' || question === decision.question);
  if (order === undefined) return null;
  const words = wordsOf(game);
  const wanted = order.askMeIf.some((occasion) => occasion.every((condition) => holds(condition, decision, words)));
  return wanted ? null : pass;
}

/** The orders that still hold once somebody's own turn has begun. */
export const afterOwnTurn = (orders: readonly StandingOrder[]): readonly StandingOrder[] =>
  orders.filter(({ until }) => until === 'always');
