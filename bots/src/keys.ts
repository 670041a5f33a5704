/**
 * When two options, met in two imagined worlds, count as the same move. What the observer sees is the same if it
 * says the same; a card that the observer has not seen is the same if the same thing is printed on it, whatever its
 * id: in another world, the other player would play the same card from another place in the hand.
 */
import { faceOf, knows, type Option, type Position, type Seat } from '@arenarium/engine';

export type KeyOf = (p: Position, option: Option) => number;

/** More faces than any game has: keys are `name × FACES + face`. */
const FACES = 4096;

/** Small numbers for options, as one observer tells them apart. Good for one search. */
export function keysFor(observer: Seat): KeyOf {
  const names = new Map<string, number>();
  // Most games share their option records between positions: then the text is only made once.
  const met = new WeakMap<Option, number>();
  const open = new WeakMap<Option, number>();

  const numberOf = (text: string): number => {
    const known = names.get(text);
    if (known !== undefined) return known;
    names.set(text, names.size);
    return names.size - 1;
  };
  const nameOf = (option: Option): number => {
    const known = met.get(option);
    if (known !== undefined) return known;
    const name = numberOf(textOf(option, ''));
    met.set(option, name);
    return name;
  };
  const openNameOf = (option: Option): number => {
    const known = open.get(option);
    if (known !== undefined) return known;
    const name = numberOf(`?${textOf(option, 'card')}`);
    open.set(option, name);
    return name;
  };

  return (p, option) => {
    const { card } = option as { readonly card?: unknown };
    if (typeof card !== 'number' || card < 0 || card >= p.faces.count || knows(p, observer, card)) {
      return nameOf(option) * FACES;
    }
    return openNameOf(option) * FACES + 1 + faceOf(p, card);
  };
}

/** The option as a text, without one of its fields. */
function textOf(option: Option, without: string): string {
  let text = '';
  for (const [name, value] of Object.entries(option)) {
    if (name !== without) text += typeof value === 'object' ? `${JSON.stringify(value)}|` : `${String(value)}|`;
  }
  return text;
}
