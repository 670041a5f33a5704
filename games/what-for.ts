/** What things on the table are for, game by game: fetched when somebody first presses what no question speaks of. */
import type { Game, Purposes } from '@arenarium/engine';

const fetching: Readonly<Record<string, () => Promise<Purposes>>> = {
  banishing: () => import('@arenarium/banishing/what-for'),
  basicverse: () => import('@arenarium/basicverse/what-for'),
  brawl: () => import('@arenarium/brawl/what-for'),
  kamigami: () => import('@arenarium/kamigami/what-for'),
  legends: () => import('@arenarium/legends/what-for'),
};

/** Of the games as they are today: a former edition may lay its table otherwise. */
export const purposesOf = async ({ id, edition }: Pick<Game, 'id' | 'edition'>): Promise<Purposes | null> =>
  edition === undefined ? ((await fetching[id]?.()) ?? null) : null;
