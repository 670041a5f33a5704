/** Whose place a page is: it wears that game's theme, or the house's. */
import { useEffect } from 'react';

/** Set on the document itself, so that dialogues and the ground wear it too. */
export function usePlace(game: string): void {
  useEffect(() => {
    document.documentElement.dataset['game'] = game;
    return () => {
      document.documentElement.dataset['game'] = 'house';
    };
  }, [game]);
}
