/** Every game in the house. */
import type { Game } from '@arenarium/engine';
import { legends } from '@arenarium/legends';

export const games: readonly Game[] = [legends as Game];
export const gameNamed = (id: string): Game | undefined => games.find((game) => game.id === id);
