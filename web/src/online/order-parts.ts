/** What a standing order can look at, found in the words of a question: its numbers, what it speaks of, what could be used. */
import type { Decision, Message, Value } from '@arenarium/engine';
import type { LogLine } from '@arenarium/protocol';

const isMessage = (value: Value): value is Message => typeof value === 'object' && !Array.isArray(value);

/** Every number in a message, by its name. Seats are named by number too, but are no amounts. */
export function numbersIn(message: Message): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, value] of Object.entries(message)) {
    if (typeof value === 'number' && name !== 'seat' && name !== 'face') found[name] ??= value;
    else if (isMessage(value)) Object.assign(found, { ...numbersIn(value), ...found });
  }
  return found;
}

/** Every name in a message: what people call a card, a unit, an ability. */
export function namesIn(message: Message): readonly string[] {
  return Object.entries(message).flatMap(([key, value]): readonly string[] => {
    if (typeof value === 'string') return key === 'id' ? [] : [value];
    return partsOf(value).flatMap(namesIn);
  });
}
function partsOf(value: Value): readonly Message[] {
  if (Array.isArray(value)) return (value as readonly Value[]).flatMap(partsOf);
  return isMessage(value) ? [value] : [];
}

const sorted = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].filter((name) => /^\p{Lu}/u.test(name)).toSorted((a, b) => a.localeCompare(b));

/** Names to choose from: of the question, of its answers, and of what has happened lately. */
export function namesAround(decision: Decision | null, lines: readonly LogLine[]): readonly string[] {
  const asked = decision === null ? [] : [decision.prompt, ...decision.options.map(({ label }) => label)];
  return sorted([...asked, ...lines.map(({ said }) => said)].flatMap(namesIn));
}
