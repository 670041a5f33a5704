/** What a look at a game's data alone can find: rules nobody shows, words nobody uses, sentences nobody can say. */
import { existsSync, readFileSync } from 'node:fs';
import {
  checkedSetup,
  mistakesIn,
  rulesOf,
  say,
  seatCounts,
  wordsFor,
  type Game,
  type Scenario,
} from '@arenarium/engine';
import { cardTexts, checkLaws, LAWS } from '@arenarium/engine/testing';

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

export function checkGame(game: Game, scenarios: readonly Scenario[], golden: URL): GameCheck {
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
      ...rulebookMistakes(game, rules, shown),
      ...scenarioMistakes(scenarios),
      ...vocabularyMistakes(game),
      ...setupMistakes(game),
      ...cardMistakes(game),
      ...goldenMistakes(game, golden),
      ...speechMistakes(game),
    ],
  };
}

const rulebookMistakes = (game: Game, rules: readonly string[], shown: ReadonlySet<string>): string[] => [
  ...mistakesIn(game.rulebook),
  ...rules.filter((rule) => !shown.has(rule)).map((rule) => `${rule} has no scenario`),
  ...[...shown].filter((rule) => !rules.includes(rule)).map((rule) => `a scenario names ${rule}, which is no rule`),
];

const scenarioMistakes = (scenarios: readonly Scenario[]): string[] =>
  scenarios.flatMap((scenario) => {
    try {
      scenario.run();
      return [];
    } catch (error) {
      return [`scenario "${scenario.name}": ${messageOf(error)}`];
    }
  });

function vocabularyMistakes(game: Game): string[] {
  const used = new Set(game.cards.flatMap(({ words }) => words.filter((word) => !word.startsWith('custom:'))));
  return [
    ...[...used].filter((word) => !game.vocabulary.includes(word)).map((word) => `the word "${word}" is not known`),
    ...game.vocabulary.filter((word) => !used.has(word)).map((word) => `no card uses the word "${word}"`),
  ];
}

function setupMistakes(game: Game): string[] {
  const words = wordsFor(game, []);
  const { table } = game.setUp(checkedSetup(game, seatCounts(game)[0] ?? game.seats.min));
  const needed = [
    ...game.settings.flatMap(({ id, values }) => [`setup.${id}`, ...values.map((value) => `setup.${id}.${value}`)]),
    ...game.zones(table).map((zone) => `zone.${zone.name}`),
  ];
  return [...new Set(needed)].filter((id) => words[id] === undefined).map((id) => `there are no words for "${id}"`);
}

function cardMistakes(game: Game): string[] {
  const words = wordsFor(game, []);
  return game.cards.flatMap((card) => {
    try {
      say(words, card.name);
      say(words, card.kind);
      const lines = card.text.map((part) => say(words, part));
      if (lines.some((line) => line.trim() === '')) return [`card ${card.id} has an empty line of text`];
      return lines.length === 0 && card.abilities.length > 0 ? [`card ${card.id} has abilities and no text`] : [];
    } catch (error) {
      return [`card ${card.id}: ${messageOf(error)}`];
    }
  });
}

function goldenMistakes(game: Game, golden: URL): string[] {
  const file = new URL('cards.md', golden);
  if (!existsSync(file)) return ['there is no golden/cards.md: run the tests with UPDATE_GOLDEN=1'];
  let rendered: string[];
  try {
    rendered = cardTexts(game).split('\n');
  } catch {
    return []; // cardMistakes names the card that cannot be said
  }
  const kept = readFileSync(file, 'utf8').split('\n');
  const at = rendered.findIndex((line, i) => line !== kept[i]);
  if (at < 0 && kept.length === rendered.length) return [];
  const line = at < 0 ? rendered.length : at;
  return [`golden/cards.md, line ${line + 1}, says "${kept[line] ?? ''}", the cards say "${rendered[line] ?? ''}"`];
}

function speechMistakes(game: Game): string[] {
  const aloud = LAWS.filter(({ name }) => name === 'everything can be said');
  const { broken } = checkLaws(game, { seed: 'check', goOn: (plays) => plays < SPOKEN, laws: aloud });
  return broken === null ? [] : [`${broken.law}: ${broken.what.split('\n')[0]}`];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
