/** What a look at a game's data alone can find: rules nobody shows, words nobody uses, sentences nobody can say. */
import { existsSync, readFileSync } from 'node:fs';
import { rulesOf, type Game, type Scenario } from '@arenarium/engine';
import {
  boundMistakes,
  cardMistakes,
  checkLaws,
  LAWS,
  ruleMistakes,
  setupMistakes,
  textMistakes,
  vocabularyMistakes,
} from '@arenarium/engine/testing';
import { planMistakes } from './floor-plan.ts';

export interface GameCheck {
  readonly game: Game;
  readonly rules: number;
  readonly shown: number;
  readonly scenarios: number;
  readonly cards: number;
  readonly words: number;
  /** The code that single cards bring along. */
  readonly custom: readonly string[];
  readonly mistakes: readonly string[];
}

/** How many random matches everything is said aloud in. */
const SPOKEN = 8;

/** Look at everything: `folder` is where the game lives. */
export function checkGame(game: Game, scenarios: readonly Scenario[], folder: URL): GameCheck {
  const rules = rulesOf(game.rulebook).map((rule) => rule.id);
  const shown = new Set(scenarios.flatMap((scenario) => scenario.rules));
  const custom = new Set(game.cards.flatMap(({ words }) => words.filter((word) => word.startsWith('custom:'))));
  return {
    game,
    rules: rules.length,
    shown: rules.filter((rule) => shown.has(rule)).length,
    scenarios: scenarios.length,
    cards: game.cards.length,
    words: game.vocabulary.length,
    custom: [...custom].map((word) => word.slice('custom:'.length)),
    mistakes: [
      ...ruleMistakes(game, scenarios),
      ...boundMistakes(game),
      ...scenarioMistakes(scenarios),
      ...vocabularyMistakes(game),
      ...setupMistakes(game),
      ...cardMistakes(game),
      ...textMistakes(game, textOf(new URL('golden/cards.md', folder))),
      ...planMistakes(game, folder),
      ...speechMistakes(game),
    ],
  };
}

const textOf = (file: URL): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

const scenarioMistakes = (scenarios: readonly Scenario[]): string[] =>
  scenarios.flatMap((scenario) => {
    try {
      scenario.run();
      return [];
    } catch (error) {
      return [`scenario "${scenario.name}": ${error instanceof Error ? error.message : String(error)}`];
    }
  });

function speechMistakes(game: Game): string[] {
  const aloud = LAWS.filter(({ name }) => name === 'everything can be said');
  const { broken } = checkLaws(game, { seed: 'check', goOn: (plays) => plays < SPOKEN, laws: aloud });
  return broken === null ? [] : [`${broken.law}: ${broken.what.split('\n')[0]}`];
}
