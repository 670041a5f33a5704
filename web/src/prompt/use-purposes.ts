/** What the things of a game are for, fetched when something is first explained: until it is here, nothing is said of it. */
import type { Game, Purposes } from '@arenarium/engine';
import { purposesOf } from '@arenarium/games/what-for';
import { useEffect, useState } from 'react';

export function usePurposes(game: Game): Purposes | null {
  const [fetched, setFetched] = useState<{ readonly of: Game; readonly purposes: Purposes | null } | null>(null);
  useEffect(() => {
    let left = false;
    void purposesOf(game).then((purposes) => {
      if (!left) setFetched({ of: game, purposes });
    });
    return () => {
      left = true;
    };
  }, [game]);
  return fetched?.of === game ? fetched.purposes : null;
}
