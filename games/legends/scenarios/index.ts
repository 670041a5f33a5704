import type { Scenario } from '@arenarium/engine';

/** Every rule and every ruling has at least one. */
export const scenarios: readonly Scenario[] = [];
