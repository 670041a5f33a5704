/** The eleven Challenges and the track they lie on, as data (SFB-12.3); another set is another list. */
import type { Colour } from './words.ts';

export type Challenge =
  | { readonly ask: 'controlArea'; readonly area: Colour }
  | { readonly ask: 'controlAreas'; readonly n: number }
  | { readonly ask: 'besideStatue'; readonly statue: Colour; readonly n: number }
  | { readonly ask: 'besideEachStatue' }
  | { readonly ask: 'inEnemyDeployment'; readonly n: number }
  | { readonly ask: 'enemiesHurt'; readonly n: number }
  | { readonly ask: 'onTrapHexes'; readonly n: number };

export const CHALLENGES: readonly Challenge[] = [
  { ask: 'controlArea', area: 'destruction' },
  { ask: 'controlArea', area: 'creation' },
  { ask: 'controlArea', area: 'manipulation' },
  { ask: 'besideStatue', statue: 'destruction', n: 2 },
  { ask: 'besideStatue', statue: 'creation', n: 2 },
  { ask: 'besideStatue', statue: 'manipulation', n: 2 },
  { ask: 'controlAreas', n: 2 },
  { ask: 'besideEachStatue' },
  { ask: 'inEnemyDeployment', n: 2 },
  { ask: 'enemiesHurt', n: 2 },
  { ask: 'onTrapHexes', n: 2 },
];

/** What each slot of the Challenge Track is worth, by number of seats (SFB-R2, SFB-16.4). */
export const TRACK: Readonly<Record<number, readonly number[]>> = { 2: [0, 1, 2, 1], 4: [0, 0, 1, 2, 1] };
