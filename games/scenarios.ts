/** The scenarios of every game, each fetched when somebody asks for it: a page that only plays loads none. */
import type { Scenario } from '@arenarium/engine';

type Fetch = () => Promise<{ readonly scenarios: readonly Scenario[] }>;

const scenarios: Readonly<Record<string, Fetch>> = {
  banishing: () => import('@arenarium/banishing/scenarios'),
  basicverse: () => import('@arenarium/basicverse/scenarios'),
  brawl: () => import('@arenarium/brawl/scenarios'),
  kamigami: () => import('@arenarium/kamigami/scenarios'),
  legends: () => import('@arenarium/legends/scenarios'),
};

/** The scenarios of the game with this id; none if there is no such game. */
export const scenariosOf = async (id: string): Promise<readonly Scenario[]> =>
  (await scenarios[id]?.())?.scenarios ?? [];
