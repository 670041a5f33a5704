/** Every game in the house. */
import type { Game } from '@arenarium/engine';

export const games: readonly Game[] = [];
export const gameNamed = (id: string): Game | undefined => games.find((game) => game.id === id);
