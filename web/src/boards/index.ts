/** Every board in the house, each behind a door of its own. A game without one is played on the plain table. */
import type { Board } from './board.ts';

const doors: Readonly<Record<string, () => Promise<Board>>> = {
  legends: async () => (await import('./legends/index.tsx')).legendsBoard,
  banishing: async () => (await import('./banishing/index.tsx')).banishingBoard,
  kamigami: async () => (await import('./kamigami/index.tsx')).kamigamiBoard,
  basicverse: async () => (await import('./basicverse/index.tsx')).basicverseBoard,
  brawl: async () => (await import('./brawl/index.tsx')).brawlBoard,
};

const loaded = new Map<string, Board>();

/** Fetch the board of a game: whoever sits down at a table waits for it. */
export async function loadBoard(game: string): Promise<void> {
  const board = await doors[game]?.();
  if (board !== undefined) loaded.set(game, board);
}

/** The board of a game whose table is open. */
export const boardOf = (game: string): Board | undefined => loaded.get(game);
