/** Examples of every rule and ruling. */
import type { Scenario } from '@arenarium/engine';
import { abilityScenarios } from './abilities.ts';
import { actions } from './actions.ts';
import { basicCardScenarios } from './basic-cards.ts';
import { circleScenarios } from './circle.ts';
import { deathScenarios } from './death.ts';
import { heroScenarios } from './heroes.ts';
import { reactionScenarios } from './reactions.ts';
import { setUpScenarios } from './set-up.ts';
import { turns } from './turns.ts';
import { victoryScenarios } from './victory.ts';

export const scenarios: readonly Scenario[] = [
  ...turns,
  ...basicCardScenarios,
  ...actions,
  ...deathScenarios,
  ...circleScenarios,
  ...abilityScenarios,
  ...heroScenarios,
  ...reactionScenarios,
  ...setUpScenarios,
  ...victoryScenarios,
];
