/** Every game in the house. */
import { basicverse } from '@arenarium/basicverse';
import type { Game } from '@arenarium/engine';

export const games: readonly Game[] = [basicverse as Game];
export const gameNamed = (id: string): Game | undefined => games.find((game) => game.id === id);
