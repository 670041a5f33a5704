/** What a standing order can look at, as it is said: what a question is about, what could be used, what happened lately. */
import type { Decision, Message, Value } from '@arenarium/engine';
import type { LogLine } from '@arenarium/protocol';

const isMessage = (value: Value): value is Message => typeof value === 'object' && !Array.isArray(value);

/** Longer is a sentence, not a name. */
const LONGEST = 40;

/** Every name in a message: what people call a card, a unit, an ability. Whose it is does not belong to it. */
export function namesIn(told: Message, speak: (part: Message) => string): readonly string[] {
  return Object.entries(told).flatMap(([key, value]): readonly string[] => {
    if (typeof value === 'string') return key === 'id' ? [] : [value];
    return partsOf(value).flatMap((part) => [speak(part).replace(/^.*[’']s /u, ''), ...namesIn(part, speak)]);
  });
}
function partsOf(value: Value): readonly Message[] {
  if (Array.isArray(value)) return (value as readonly Value[]).flatMap(partsOf);
  return isMessage(value) ? [value] : [];
}

const sorted = (names: readonly string[]): readonly string[] =>
  [...new Set(names)]
    .filter((name) => name.length <= LONGEST && /^\p{Lu}[^.:]*$/u.test(name))
    .toSorted((a, b) => a.localeCompare(b));

/** Names to choose from: of the question, of its answers, and of what has happened lately. */
export function namesAround(
  { decision, lines }: { readonly decision: Decision | null; readonly lines: readonly LogLine[] },
  speak: (part: Message) => string,
): readonly string[] {
  const asked = decision === null ? [] : [decision.prompt, ...decision.options.map(({ label }) => label)];
  return sorted([...asked, ...lines.map(({ said }) => said)].flatMap((told) => namesIn(told, speak)));
}
