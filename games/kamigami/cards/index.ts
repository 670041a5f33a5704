import { aquarius, cancer, pisces } from './blue.ts';
import { bishop, priestess, sacredGuardian } from './disciples.ts';
import { acolyte, dryad, hippocampus, hoplite, pegasus, phoenix, seer, sphinx, templar } from './far-shores.ts';
import { apollo, artemis, athena, hades, poseidon, zeus } from './greek-gods.ts';
import { gemini, taurus, virgo } from './green.ts';
import { baldr, freya, hel, loki, odin, thor } from './norse-gods.ts';
import { aries, berserker, kraken, leo, sagittarius, scorpio } from './red.ts';
import { templeOfDeath, templeOfLife, templeOfPeace, templeOfTheMoon, templeOfTheSun, templeOfWar } from './temples.ts';
import { capricorn, libra, valkyrie } from './white.ts';
import type { Card, Disciple, God, Temple, Warrior } from './words.ts';
import { mermaid, nobleStar, oracle } from './yellow.ts';

export const disciples: readonly Disciple[] = [priestess, sacredGuardian, bishop, acolyte, templar, seer];

export const warriors: readonly Warrior[] = [
  aries,
  leo,
  scorpio,
  sagittarius,
  berserker,
  kraken,
  cancer,
  pisces,
  aquarius,
  taurus,
  virgo,
  gemini,
  capricorn,
  libra,
  valkyrie,
  mermaid,
  nobleStar,
  oracle,
  hoplite,
  hippocampus,
  dryad,
  pegasus,
  phoenix,
  sphinx,
];

export const gods: readonly God[] = [
  zeus,
  poseidon,
  hades,
  athena,
  artemis,
  apollo,
  odin,
  thor,
  hel,
  loki,
  freya,
  baldr,
];

/** In the order of the Spheres. */
export const temples: readonly Temple[] = [
  templeOfTheSun,
  templeOfTheMoon,
  templeOfLife,
  templeOfDeath,
  templeOfWar,
  templeOfPeace,
];

/** Every printed face; a face’s number is its place in this list. */
export const cards: readonly Card[] = [...disciples, ...warriors, ...gods, ...temples];
