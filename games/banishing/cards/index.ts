import type { Character } from './words.ts';
import { bard } from './bard.ts';
import { brute } from './brute.ts';
import { cultist } from './cultist.ts';
import { fighter } from './fighter.ts';
import { healer } from './healer.ts';
import { sorcerer } from './sorcerer.ts';
import { thief } from './thief.ts';
import { witch } from './witch.ts';

/** All sheets. The place in this list is the number by which the table knows a character. */
export const characters: readonly Character[] = [fighter, healer, thief, sorcerer, witch, bard, brute, cultist];

export { deckFaces, type Printed } from './deck.ts';
export { sharedAbilities } from './shared-abilities.ts';
