import type { Scenario } from '@arenarium/engine';
import { abilityScenarios } from './abilities.ts';
import { banishingScenarios } from './banishing.ts';
import { characterScenarios } from './characters.ts';
import { itemScenarios } from './items.ts';
import { setUpScenarios } from './set-up.ts';
import { secretScenarios } from './secrets.ts';
import { sheetScenarios } from './sheets.ts';
import { turnScenarios } from './turn.ts';
import { woundScenarios } from './wounds.ts';

/** Every rule and every ruling, shown. */
export const scenarios: readonly Scenario[] = [
  ...setUpScenarios,
  ...turnScenarios,
  ...abilityScenarios,
  ...woundScenarios,
  ...banishingScenarios,
  ...itemScenarios,
  ...characterScenarios,
  ...sheetScenarios,
  ...secretScenarios,
];
