/** Everything sayable at a table: the engine's words, the game's, the names, and the page's own few. */
import { botWords } from '@arenarium/bots';
import { hostWords } from '@arenarium/host/words';
import { say, wordsFor, type Game, type Message } from '@arenarium/engine';
import { useMemo } from 'react';
import { useMatch } from '../play/match.ts';

export const speaker = (game: Game, names: readonly string[]): ((told: Message) => string) => {
  const words = {
    ...botWords,
    ...wordsFor(game, names),
    ...hostWords,
  };
  return (told) => say(words, told);
};

/** Speak the messages of the match that is open. */
export function useSay(game: Game): (told: Message) => string {
  const names = useMatch((match) => match.names);
  return useMemo(() => speaker(game, names), [game, names]);
}

/** A word of the game's that may be missing: then its own name will do. */
export function sayOr(game: Game, id: string, otherwise: string): string {
  return game.languages.en[id] === undefined ? otherwise : say(game.languages.en, { id });
}
