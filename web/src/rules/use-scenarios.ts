/** The scenarios of a game, fetched when a screen shows its rules: until they are here there are no examples. */
import type { Scenario } from '@arenarium/engine';
import { scenariosOf } from '@arenarium/games/scenarios';
import { useEffect, useState } from 'react';

const NONE: readonly Scenario[] = [];

export function useScenarios(game: string): readonly Scenario[] {
  const [fetched, setFetched] = useState({ game, scenarios: NONE });
  useEffect(() => {
    let left = false;
    void scenariosOf(game).then((scenarios) => {
      if (!left) setFetched({ game, scenarios });
    });
    return () => {
      left = true;
    };
  }, [game]);
  return fetched.game === game ? fetched.scenarios : NONE;
}
