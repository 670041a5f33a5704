/**
 * Editions: a former version of a game's rules beside the one of today, in one program. Steps and questions are kept by
 * name, and both versions call them the same. While a former one is loaded, its names are registered under its own mark;
 * what is saved has the plain names, and is loaded by the mark of its game.
 */
let mark = '';

const markOf = (edition: string): string => `${edition}:`;

/** A name as it is registered: under the mark of the edition that is being loaded, or plain. */
export const inEdition = (name: string): string => mark + name;

/** A name in a saved position of a game, as it is registered. */
export const nameIn = ({ edition }: { readonly edition?: string }, name: string): string =>
  edition === undefined ? name : markOf(edition) + name;

/** Load the rules of an edition: everything they register meanwhile belongs to it. One at a time. */
export async function loadEdition<M>(edition: string, load: () => Promise<M>): Promise<M> {
  if (mark !== '') throw new Error(`${mark} is being loaded; ${edition} has to wait`);
  mark = markOf(edition);
  try {
    return await load();
  } finally {
    mark = '';
  }
}
