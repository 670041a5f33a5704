/** Everything sayable at a table: the engine's words, the game's, the names, and the page's own few. */
import { botWords } from '@arenarium/bots';
import { say, wordsFor, type Game, type Message } from '@arenarium/engine';
import { useMemo } from 'react';
import { useSitting } from '../play/sitting.ts';

export const speaker = (game: Game, names: readonly string[]): ((told: Message) => string) => {
  const words = {
    ...botWords,
    ...wordsFor(game, names),
    'page.nothingToUndo': 'There is nothing to take back.',
    'page.notAsked': 'This question is not open any more.',
    'page.noBotsChoice': 'Only bots can be asked why, and only about their own choices.',
  };
  return (told) => say(words, told);
};

/** Speak the messages of the match that is open. */
export function useSay(game: Game): (told: Message) => string {
  const names = useSitting((sitting) => sitting.names);
  return useMemo(() => speaker(game, names), [game, names]);
}

/** A word of the game's that may be missing: then its own name will do. */
export function sayOr(game: Game, id: string, otherwise: string): string {
  return game.languages.en[id] === undefined ? otherwise : say(game.languages.en, { id });
}
