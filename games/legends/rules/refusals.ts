/** Why something cannot be done: a rule, and words that say what is missing, with names and numbers. */
import { message, type Message, type Reason } from '@arenarium/engine';
import { nameOfFace } from '../cards/names.ts';

export type Refusal = Reason;

/**
 * A refusal with up to two small numbers in it (faces are numbers too), made once for each: they are asked for again and
 * again while options are listed, and mostly thrown away.
 */
export function refusalBy(rule: string, because: (first: number, second: number) => Message) {
  const made: Refusal[][] = [];
  return (first: number, second = 0): Refusal =>
    ((made[first] ??= [])[second] ??= { rule, because: because(first, second) });
}

/** EL-6.1: "Needs 1 Myth Point, you have 0." */
export const needsMp = refusalBy('EL-6.1', (price, mp) => message('why.mp', { price, mp }));

/** A refusal that names one card. */
export const aboutCard = (rule: string, id: string) =>
  refusalBy(rule, (face) => message(id, { card: nameOfFace(face) }));
/** A refusal that names two. */
export const aboutCards = (rule: string, id: string) =>
  refusalBy(rule, (face, other) => message(id, { card: nameOfFace(face), other: nameOfFace(other) }));
