/** Every board in the house: one line each. A game without one is played on the plain table. */
import type { Board } from './board.ts';

export const boards: readonly Board[] = [];
export const boardOf = (game: string): Board | undefined => boards.find((board) => board.game === game);
