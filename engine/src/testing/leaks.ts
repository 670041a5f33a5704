/** Leaks to plant: what careless rules do in the place of the verbs that keep a secret. The laws have to find them. */
import { faceOf } from '../faces.ts';
import { at } from '../ids.ts';
import type { Position } from '../position.ts';

/** Of equal cards the first leaves the hand: which place it left then tells what does not lie before it. */
export const firstCopies = (p: Position, hand: number[], faces: readonly number[]): number[] =>
  faces.map((face) => {
    const place = hand.findIndex((id) => faceOf(p, id) === face);
    return at(hand.splice(place, 1), 0);
  });
