/** What people are told while they choose, by the labels they read. */
import { faceOf } from '../faces.ts';
import { say } from '../message.ts';
import { answer, type Position } from '../position.ts';
import { NAMES } from '../names.ts';
import { refusals } from '../view.ts';
import { wordsFor } from '../words.ts';

/** The position after the options with these labels, whoever is asked. */
export function choosing<T>(p: Position<T>, ...labels: readonly string[]): Position<T> {
  const words = wordsFor(p.game, NAMES);
  for (const label of labels) {
    const seat = p.now?.seat ?? 0;
    const offered = (p.now?.options ?? []).map((option) => say(words, p.game.describe(p, option, seat).label));
    if (!offered.includes(label)) throw new Error(`no "${label}" among ${offered.join(' | ')}`);
    answer(p, offered.indexOf(label));
  }
  return p;
}

/** What the log tells while they are chosen. */
export function toldWhile(p: Position, labels: readonly string[]): readonly string[] {
  p.log = [];
  choosing(p, ...labels);
  const words = wordsFor(p.game, NAMES);
  const seen = (id: number): number => faceOf(p, id);
  return p.log.map((happening) => say(words, p.game.tell(happening, seen)));
}

/** What somebody is told who presses something that cannot be done: the label, and why. */
export function refusedTo(p: Position, seat = p.now?.seat ?? 0): Readonly<Record<string, string>> {
  const words = wordsFor(p.game, NAMES);
  return Object.fromEntries(
    refusals(p, seat).map(({ option, because }) => [
      say(words, p.game.describe(p, option, seat).label),
      say(words, because),
    ]),
  );
}
