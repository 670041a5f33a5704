/** Every game in the house. */
import { banishing } from '@arenarium/banishing';
import type { Game } from '@arenarium/engine';

export const games: readonly Game[] = [banishing];
export const gameNamed = (id: string): Game | undefined => games.find((game) => game.id === id);
