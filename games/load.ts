/** Every game behind a door of its own: a page that plays one loads no other. */
import type { Game } from '@arenarium/engine';

const doors: Readonly<Record<string, () => Promise<Game>>> = {
  banishing: async () => (await import('@arenarium/banishing')).banishing,
  basicverse: async () => (await import('@arenarium/basicverse')).basicverse,
  brawl: async () => (await import('@arenarium/brawl')).brawl,
  kamigami: async () => (await import('@arenarium/kamigami')).kamigami,
  legends: async () => (await import('@arenarium/legends')).legends,
};

const opened = new Map<string, Promise<Game | undefined>>();

/** The game with this id, fetched once; undefined if there is no such game. */
export function loadGame(id: string): Promise<Game | undefined> {
  const before = opened.get(id);
  if (before !== undefined) return before;
  const loading = Object.hasOwn(doors, id) ? doors[id]?.() : undefined;
  const game: Promise<Game | undefined> = loading ?? Promise.resolve(undefined);
  opened.set(id, game);
  // A line that was cut is no reason never to try again.
  game.catch(() => opened.delete(id));
  return game;
}
