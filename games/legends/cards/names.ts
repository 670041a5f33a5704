/** What cards and kinds are called. */
import { message, type Message } from '@arenarium/engine';
import { sets } from './index.ts';
import { FIRST_SPHERE, heroAt, sphereAt } from './printed.ts';
import { typeName } from './text.ts';

const UNKNOWN = message('card.unknown');
/** The name of a face; −1 is a card nobody may name. */
export const nameOfFace = (face: number): Message =>
  face < 0 ? UNKNOWN : message('card', { name: (face < FIRST_SPHERE ? heroAt(face) : sphereAt(face)).name });

/** The name of a kind of bane token: the type of its Legend. */
export const kindName = (kind: number): Message => typeName(sets[kind]?.legend.type ?? 'unknown');
