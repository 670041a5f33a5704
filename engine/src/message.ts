/**
 * Words for people, as data. Engine and games say `{ id, …values }`; a language file makes the sentence.
 * A value may be a message itself, or a list of them, and is spoken first.
 */
export type Value = string | number | boolean | Message | readonly Value[];
export interface Message {
  readonly id: string;
  readonly [name: string]: Value;
}

/** What a language file gives for one message id: a plain sentence with `{name}` holes, or a function for grammar. */
export type Phrase = string | ((spoken: Spoken) => string);
export type Words = Readonly<Record<string, Phrase>>;

/** The values of a message, ready to be put into a sentence. */
export interface Spoken {
  /** The value as text: a message is spoken, a list is joined with commas and "and". */
  (name: string): string;
  /** The value as a number, for plurals. */
  number(name: string): number;
  /** The parts of a list value, each as text. */
  list(name: string): readonly string[];
  /** The value as it was given, for choosing between forms of a sentence. */
  raw(name: string): Value | undefined;
}

export const message = (id: string, values: Readonly<Record<string, Value>> = {}): Message => ({ id, ...values });

/** Is a value of a message a message itself, or a list of values? */
export const isMessage = (value: Value): value is Message => typeof value === 'object' && !Array.isArray(value);
export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** Words not in the language file are a mistake of ours, never of the player's. */
export class UnknownWords extends Error {
  constructor(id: string) {
    super(`the language file has no words for "${id}"`);
  }
}

/** Speak one message with a language file. */
export function say(words: Words, told: Message): string {
  const phrase = words[told.id];
  if (phrase === undefined) throw new UnknownWords(told.id);
  const speak = (value: Value): string => {
    if (typeof value === 'object') return isMessage(value) ? say(words, value) : joined(words, value.map(speak));
    return String(value);
  };
  const valueOf = (name: string): Value => {
    const value = told[name];
    if (value === undefined) throw new Error(`message "${told.id}" has no value "${name}"`);
    return value;
  };
  if (typeof phrase === 'string') return phrase.replace(/\{(\w+)\}/g, (_, name: string) => speak(valueOf(name)));
  const spoken: Spoken = Object.assign((name: string) => speak(valueOf(name)), {
    number: (name: string) => Number(valueOf(name)),
    list: (name: string) => {
      const value = valueOf(name);
      return isList(value) ? value.map(speak) : [speak(value)];
    },
    raw: (name: string) => told[name],
  });
  return phrase(spoken);
}

/** "a", "a and b", "a, b and c": the joining word is the language's, under `list.and` and `list.none`. */
function joined(words: Words, parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return typeof words['list.none'] === 'string' ? words['list.none'] : '—';
  if (parts.length === 1) return last;
  const and = typeof words['list.and'] === 'string' ? words['list.and'] : ' and ';
  return `${parts.slice(0, -1).join(', ')}${and}${last}`;
}
