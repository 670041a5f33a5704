/** Every board in the house: one line each. A game without one is played on the plain table. */
import { banishingBoard } from './banishing/index.tsx';
import { basicverseBoard } from './basicverse/index.tsx';
import type { Board } from './board.ts';
import { brawlBoard } from './brawl/index.tsx';
import { kamigamiBoard } from './kamigami/index.tsx';
import { legendsBoard } from './legends/index.tsx';

export const boards: readonly Board[] = [legendsBoard, banishingBoard, kamigamiBoard, basicverseBoard, brawlBoard];
export const boardOf = (game: string): Board | undefined => boards.find((board) => board.game === game);
