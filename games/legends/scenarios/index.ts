import type { Scenario } from '@arenarium/engine';
import { readingTheCards } from './reading-the-cards.ts';

/** Every rule and every ruling has at least one, and every card whose text has a condition. */
export const scenarios: readonly Scenario[] = [...readingTheCards];
