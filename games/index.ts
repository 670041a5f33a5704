/** Every game in the house. */
import { banishing } from '@arenarium/banishing';
import { basicverse } from '@arenarium/basicverse';
import { brawl } from '@arenarium/brawl';
import type { Game } from '@arenarium/engine';
import { kamigami } from '@arenarium/kamigami';
import { legends } from '@arenarium/legends';

export const games: readonly Game[] = [legends, banishing, kamigami, basicverse, brawl];
export const gameNamed = (id: string): Game | undefined => games.find((game) => game.id === id);
