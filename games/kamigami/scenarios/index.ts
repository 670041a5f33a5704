import type { Scenario } from '@arenarium/engine';
import { attacks } from './attack.ts';
import { gods } from './gods.ts';
import { playing } from './play.ts';
import { recruiting } from './recruit.ts';
import { setUp } from './set-up.ts';
import { teams } from './teams.ts';
import { endings } from './the-end.ts';
import { turns } from './turn.ts';

/** In the order of the rulebook. */
export const scenarios: readonly Scenario[] = [
  ...setUp,
  ...turns,
  ...playing,
  ...attacks,
  ...recruiting,
  ...gods,
  ...teams,
  ...endings,
];
