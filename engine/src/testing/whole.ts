/** Is a game's data whole? Every mistake as one line, for the suite that each game passes and for `arenarium check`. */
import type { Game } from '../game.ts';
import { say } from '../message.ts';
import { goOnFrom, laidOut } from '../position.ts';
import { mistakesIn, rulesOf } from '../rulebook.ts';
import type { Scenario } from '../scenario.ts';
import { checkedSetup, seatCounts } from '../setup.ts';
import { wordsFor } from '../words.ts';
import { cardTexts } from './card-texts.ts';

const doubled = (names: readonly string[]): string[] => names.filter((name, i) => names.indexOf(name) !== i);

/** Rules are numbered in order, each is shown by a scenario, and scenarios show only rules there are. */
export function ruleMistakes(game: Game, scenarios: readonly Scenario[]): string[] {
  const rules = rulesOf(game.rulebook).map(({ id }) => id);
  const shown = new Set(scenarios.flatMap((scenario) => scenario.rules));
  return [
    ...mistakesIn(game.rulebook),
    ...rules.filter((rule) => !shown.has(rule)).map((rule) => `${rule} has no scenario`),
    ...[...shown].filter((rule) => !rules.includes(rule)).map((rule) => `a scenario names ${rule}, which is no rule`),
    ...doubled(scenarios.map(({ name }) => name)).map((name) => `two scenarios are called "${name}"`),
  ];
}

/** The words of the card language are those that cards use. */
export function vocabularyMistakes(game: Game): string[] {
  const used = new Set(game.cards.flatMap(({ words }) => words.filter((word) => !word.startsWith('custom:'))));
  return [
    ...[...used].filter((word) => !game.vocabulary.includes(word)).map((word) => `the word "${word}" is not known`),
    ...game.vocabulary.filter((word) => !used.has(word)).map((word) => `no card uses the word "${word}"`),
  ];
}

/** Whoever has come to the bound is told by a rule how it ends, from the first decision on. */
export function boundMistakes(game: Game): string[] {
  const rules = rulesOf(game.rulebook).map(({ id }) => id);
  return seatCounts(game).flatMap((seats) => {
    const p = laidOut(game, checkedSetup(game, seats), 'bound');
    p.asked = game.bound;
    try {
      goOnFrom(p);
    } catch (error) {
      return [`${seats} seats: ${error instanceof Error ? error.message : String(error)}`];
    }
    if (p.result === null) return [`${seats} seats go on after ${game.bound} decisions`];
    const { rule, rewards } = p.result;
    if (!rules.includes(rule)) return [`${seats} seats: at the bound it ends by ${rule}, which is no rule`];
    return rewards.length === seats ? [] : [`${seats} seats: at the bound there are ${rewards.length} results`];
  });
}

/** Settings and zones have words. */
export function setupMistakes(game: Game): string[] {
  const words = wordsFor(game, []);
  const { table } = game.setUp(checkedSetup(game, seatCounts(game)[0] ?? game.seats.min));
  const needed = [
    ...game.settings.flatMap(({ id, values }) => [`setup.${id}`, ...values.map((value) => `setup.${id}.${value}`)]),
    ...game.zones(table).map((zone) => `zone.${zone.name}`),
  ];
  return [...new Set(needed)].filter((id) => words[id] === undefined).map((id) => `there are no words for "${id}"`);
}

/** Every card can be said, and says something. */
export function cardMistakes(game: Game): string[] {
  const words = wordsFor(game, []);
  return game.cards.flatMap((card) => {
    try {
      say(words, card.name);
      say(words, card.kind);
      const lines = card.text.map((part) => say(words, part));
      if (lines.some((line) => line.trim() === '')) return [`card ${card.id} has an empty line of text`];
      return lines.length === 0 && card.abilities.length > 0 ? [`card ${card.id} has abilities and no text`] : [];
    } catch (error) {
      return [`card ${card.id}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

/** Where the texts of the cards differ from those that were agreed, if anywhere. */
export function textMistakes(game: Game, kept: string | null): string[] {
  if (kept === null) return ['there is no golden/cards.md: run the tests with UPDATE_GOLDEN=1'];
  if (cardMistakes(game).length > 0) return []; // they name the card that cannot be said
  const rendered = cardTexts(game).split('\n');
  const agreed = kept.split('\n');
  const at = rendered.findIndex((line, i) => line !== agreed[i]);
  if (at < 0 && agreed.length === rendered.length) return [];
  const line = at < 0 ? rendered.length : at;
  return [`golden/cards.md, line ${line + 1}, says "${agreed[line] ?? ''}", the cards say "${rendered[line] ?? ''}"`];
}
