/** Every scenario, chapter by chapter. */
import type { Scenario } from '@arenarium/engine';
import { actions } from './actions.ts';
import { arena } from './arena.ts';
import { attacks } from './attacks.ts';
import { concepts } from './concepts.ts';
import { dugrunGoldarrGwaien } from './cards/dugrun-goldarr-gwaien.ts';
import { kilgoreTzuXiaoDeryn } from './cards/kilgore-tzu-xiao-deryn.ts';
import { loraleiNevamorTaze } from './cards/loralei-nevamor-taze.ts';
import { rathMariuszKorvash } from './cards/rath-mariusz-korvash.ts';
import { out } from './out.ts';
import { setUp } from './set-up.ts';
import { team } from './team.ts';
import { track } from './track.ts';
import { traps } from './traps.ts';

export const scenarios: readonly Scenario[] = [
  ...arena,
  ...setUp,
  ...concepts,
  ...attacks,
  ...actions,
  ...track,
  ...out,
  ...traps,
  ...team,
  ...dugrunGoldarrGwaien,
  ...kilgoreTzuXiaoDeryn,
  ...rathMariuszKorvash,
  ...loraleiNevamorTaze,
];
