import { dark } from './dark.ts';
import { fire } from './fire.ts';
import { light } from './light.ts';
import { unknown } from './unknown.ts';
import { water } from './water.ts';
import type { TypeSet } from './words.ts';

/** The cards, in the order of `types`: a type is also the number of its set. */
export const sets: readonly TypeSet[] = [fire, water, light, dark, unknown];
