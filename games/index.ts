/** Every game in the house. */
import { banishing } from '@arenarium/banishing';
import type { Game } from '@arenarium/engine';
import { legends } from '@arenarium/legends';

export const games: readonly Game[] = [banishing, legends];
export const gameNamed = (id: string): Game | undefined => games.find((game) => game.id === id);
