/** What the log tells while options with these labels are chosen, one after another, by whoever is asked. */
import { faceOf } from '../faces.ts';
import { say } from '../message.ts';
import { answer, type Position } from '../position.ts';
import { NAMES } from '../scenario.ts';
import { wordsFor } from '../words.ts';

export function toldWhile(p: Position, labels: readonly string[]): readonly string[] {
  const words = wordsFor(p.game, NAMES);
  p.log = [];
  for (const label of labels) {
    const seat = p.now?.seat ?? 0;
    const options = (p.now?.options ?? []).map((option) => say(words, p.game.describe(p, option, seat).label));
    answer(p, options.indexOf(label));
  }
  const seen = (id: number): number => faceOf(p, id);
  return p.log.map((happening) => say(words, p.game.tell(happening, seen)));
}
