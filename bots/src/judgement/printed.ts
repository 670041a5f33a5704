/**
 * What a card says, as numbers: its words, and the sentences of its text with the numbers in them. They have weights too,
 * so that a new or changed card is judged by what it says until it has been learned itself.
 */
import { isMessage, type Game, type Message, type Value } from '@arenarium/engine';

/** A face as the judgement knows it: the card it belongs to, and what is printed there. */
export interface PrintedFace {
  /** Faces of the same card share their weights. */
  readonly key: string;
  /** Changes whenever anything printed on the card changes. */
  readonly signature: string;
  readonly says: ReadonlyMap<string, number>;
}

/** Numbers on cards are small; divided by this they weigh about as much as a word. */
const USUAL = 3;

export function printedFaces(game: Game, faces: number): readonly PrintedFace[] {
  const cards = new Map(game.cards.map((card) => [card.id, card]));
  return Array.from({ length: faces }, (_, face): PrintedFace => {
    const { card, name } = game.face(face);
    const text = card === null ? undefined : cards.get(card);
    const says = new Map<string, number>();
    if (text !== undefined) {
      // Its kind has the large numbers in it: strength, hitpoints, cost.
      addSentence(says, text.kind);
      for (const word of text.words) add(says, `word ${word}`, 1);
      for (const sentence of text.text) addSentence(says, sentence);
    }
    return { key: card ?? name.id, signature: signatureOf(says), says };
  });
}

function addSentence(says: Map<string, number>, { id, ...values }: Message): void {
  add(says, `text ${id}`, 1);
  for (const [name, value] of Object.entries(values)) addValue(says, `text ${id} ${name}`, value);
}

function addValue(says: Map<string, number>, what: string, value: Value): void {
  if (typeof value === 'number') add(says, what, value / USUAL);
  else if (typeof value === 'string' || typeof value === 'boolean') add(says, `${what} ${value}`, 1);
  else if (isMessage(value)) addSentence(says, value);
  else for (const part of value) addValue(says, what, part);
}

const add = (says: Map<string, number>, what: string, n: number): void => {
  says.set(what, (says.get(what) ?? 0) + n);
};

/** Short and stable (FNV-1a): it only has to change when the print does. */
function signatureOf(says: ReadonlyMap<string, number>): string {
  const text = [...says]
    .map(([what, n]) => `${what}=${n.toFixed(3)}`)
    .toSorted()
    .join(';');
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return (h >>> 0).toString(36);
}
