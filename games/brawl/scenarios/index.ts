import type { Scenario } from '@arenarium/engine';

export const scenarios: readonly Scenario[] = [];
