import type { Scenario } from '@arenarium/engine';
import { abilityRules } from './abilities.ts';
import { attacks } from './attacks.ts';
import { darkAndUnknownHeroes } from './dark-and-unknown-heroes.ts';
import { destroyed } from './destruction.ts';
import { fireAndWaterHeroes } from './fire-and-water-heroes.ts';
import { legendCards } from './legends.ts';
import { lightHeroes } from './light-heroes.ts';
import { readingTheCards } from './reading-the-cards.ts';
import { roundAndTurn } from './round-and-turn.ts';
import { spheresAndDraft } from './spheres-and-draft.ts';
import { tokensAndPrices } from './tokens-and-prices.ts';

/** Every rule and every ruling has at least one, and every card whose text has a condition. */
export const scenarios: readonly Scenario[] = [
  ...readingTheCards,
  ...roundAndTurn,
  ...attacks,
  ...destroyed,
  ...abilityRules,
  ...tokensAndPrices,
  ...spheresAndDraft,
  ...legendCards,
  ...fireAndWaterHeroes,
  ...lightHeroes,
  ...darkAndUnknownHeroes,
];
