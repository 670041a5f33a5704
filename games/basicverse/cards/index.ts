/** The cards: the twelve Heroes (four Protectors, four of the Damage class, four Supports) and the Basic deck. */
import { bark } from './bark.ts';
import { donna } from './donna.ts';
import { ember } from './ember.ts';
import { freya } from './freya.ts';
import { granite } from './granite.ts';
import { jacques } from './jacques.ts';
import { juno } from './juno.ts';
import { kemist } from './kemist.ts';
import { mac } from './mac.ts';
import { morus } from './morus.ts';
import { sans } from './sans.ts';
import type { HeroCard } from './words.ts';
import { xarius } from './xarius.ts';

/** The place in this list is the number of the Hero on the table. */
export const heroCards: readonly HeroCard[] = [
  bark,
  jacques,
  mac,
  granite,
  juno,
  freya,
  xarius,
  ember,
  morus,
  donna,
  sans,
  kemist,
];

export { basicDeck } from './basic-deck.ts';
