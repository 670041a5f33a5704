/** Standing orders: what somebody wants passed without being asked. Kept by the server, seen by nobody else. */
import { isList, isMessage, type Decision, type Game, type Message, type Option, type Value } from '@arenarium/engine';
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

/** Does a message name this thing or number, anywhere in it? */
const speaksOf = (message: Message, wanted: string): boolean =>
  valuesIn(message).some((value) => typeof value !== 'object' && String(value) === wanted);

type Condition = StandingOrder['askMeIf'][number][number];

function holds(condition: Condition, { prompt, options }: Decision): boolean {
  switch (condition.if) {
    case 'number':
      return (numberIn(prompt, condition.name) ?? -Infinity) >= condition.atLeast;
    case 'about':
      return speaksOf(prompt, condition.value);
    case 'holding':
      return options.some(({ label, points }) => points.includes(condition.value) || speaksOf(label, condition.value));
  }
}

/** The option these orders choose at a question, or null: the person is asked. */
export function ordered(
  game: Pick<Game, 'windows'>,
  orders: readonly StandingOrder[],
  decision: Decision,
): number | null {
  const pass = isWindow(game, decision.question) ? passOf(decision.options.map(({ option }) => option)) : null;
  if (pass === null) return null;
  const order = orders.find(({ question }) => question === '*' || question === decision.question);
  if (order === undefined) return null;
  const wanted = order.askMeIf.some((occasion) => occasion.every((condition) => holds(condition, decision)));
  return wanted ? null : pass;
}

/** The orders that still hold once somebody's own turn has begun. */
export const afterOwnTurn = (orders: readonly StandingOrder[]): readonly StandingOrder[] =>
  orders.filter(({ until }) => until === 'always');
