/** Every game in the house. */
import type { Game } from '@arenarium/engine';
import { kamigami } from '@arenarium/kamigami';

export const games: readonly Game[] = [kamigami as Game];
export const gameNamed = (id: string): Game | undefined => games.find((game) => game.id === id);
