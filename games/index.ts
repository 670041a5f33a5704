/** Every game in the house. */
import { banishing } from '@arenarium/banishing';
import { brawl } from '@arenarium/brawl';
import type { Game } from '@arenarium/engine';

export const games: readonly Game[] = [banishing, brawl];
export const gameNamed = (id: string): Game | undefined => games.find((game) => game.id === id);
