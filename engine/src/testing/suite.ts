/**
 * The one suite that every game passes by registering: `suite(brawl, scenarios, new URL('./golden/', import.meta.url))`.
 * With UPDATE_GOLDEN=1 the golden files are written instead of compared; their diff is reviewed like code.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { mistakesIn, rulesOf } from '../rulebook.ts';
import type { Scenario } from '../scenario.ts';
import { checkedSetup, seatCounts } from '../setup.ts';
import { wordsFor } from '../words.ts';
import { cardTexts } from './card-texts.ts';
import { checkLaws } from './laws.ts';
import { playedAgain, playthrough } from './playthrough.ts';

const UPDATING = process.env['UPDATE_GOLDEN'] === '1';

/** How much the laws watch in a test run, whichever comes first; `arenarium laws` watches for as long as it is told to. */
const PLAYS = 24;
const DECISIONS = 2500;

export function suite(game: Game, scenarios: readonly Scenario[], golden: URL): void {
  describe(`${game.title}: rules`, () => rulesAreShown(game, scenarios));
  describe(`${game.title}: scenarios`, () => {
    for (const scenario of scenarios) {
      test(scenario.name, () => {
        scenario.run();
      });
      test(`${scenario.name} (saved and loaded at every question)`, () => {
        scenario.run('saveEverywhere');
      });
    }
  });
  describe(`${game.title}: cards`, () => cardsAreWhole(game, golden));
  describe(`${game.title}: golden playthroughs`, () => playthroughsAreKept(game, golden));
  describe(`${game.title}: laws`, () => {
    test('hold, from the set-up and from the edge', () => {
      const { broken } = checkLaws(game, { seed: 'suite', goOn: (plays, n) => plays < PLAYS && n < DECISIONS });
      expect(broken === null ? null : `${broken.law}\n${broken.what}\n${broken.scenario}`).toBeNull();
    });
  });
}

function rulesAreShown(game: Game, scenarios: readonly Scenario[]): void {
  const rules = rulesOf(game.rulebook).map((rule) => rule.id);
  const shown = new Set(scenarios.flatMap((scenario) => scenario.rules));
  test('are numbered in order', () => {
    expect(mistakesIn(game.rulebook)).toEqual([]);
  });
  test('each has a scenario', () => {
    expect(rules.filter((rule) => !shown.has(rule))).toEqual([]);
  });
  test('scenarios name only rules there are, and have names of their own', () => {
    expect([...shown].filter((rule) => !rules.includes(rule))).toEqual([]);
    const names = scenarios.map((scenario) => scenario.name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
  test('set-up and zones have words', () => {
    const words = wordsFor(game, []);
    const needed = game.settings.flatMap(({ id, values }) => [`setup.${id}`, ...values.map((v) => `setup.${id}.${v}`)]);
    const { table } = game.setUp(checkedSetup(game, seatCounts(game)[0] ?? game.seats.min));
    needed.push(...game.zones(table).map((zone) => `zone.${zone.name}`));
    expect(needed.filter((id) => words[id] === undefined)).toEqual([]);
  });
}

function cardsAreWhole(game: Game, golden: URL): void {
  test('every word of the card language is used, and no other', () => {
    const used = new Set(game.cards.flatMap((card) => card.words).filter((word) => !word.startsWith('custom:')));
    expect([...used].filter((word) => !game.vocabulary.includes(word))).toEqual([]);
    expect(game.vocabulary.filter((word) => !used.has(word))).toEqual([]);
  });
  test('read as in golden/cards.md', () => {
    compare(new URL('cards.md', golden), cardTexts(game));
  });
}

function playthroughsAreKept(game: Game, golden: URL): void {
  const counts = seatCounts(game);
  if (UPDATING) {
    for (const seats of counts) {
      const file = new URL(`${seats}-seats.txt`, golden);
      if (!existsSync(file)) keep(file, playthrough(game, { setup: checkedSetup(game, seats), seed: 'golden' }));
    }
  }
  const files = existsSync(golden) ? readdirSync(golden).filter((name) => name.endsWith('.txt')) : [];
  test('there is one for every number of seats', () => {
    const kept = files.map((name) => Number(/ seats: (\d+) /.exec(readFileSync(new URL(name, golden), 'utf8'))?.[1]));
    expect(counts.filter((seats) => !kept.includes(seats))).toEqual([]);
  });
  for (const name of files) {
    test(name, () => {
      const file = new URL(name, golden);
      const kept = readFileSync(file, 'utf8');
      compare(file, UPDATING ? fresh(game, kept) : playedAgain(game, kept));
    });
  }
}

/** The playthrough of the same set-up and seed, with picks of today. */
function fresh(game: Game, kept: string): string {
  const [, seats, seed = '', settings = '{}'] = / seats: (\d+)  seed: (\S+)  settings: (.*)$/m.exec(kept) ?? [];
  const setup = checkedSetup(game, Number(seats), JSON.parse(settings) as Record<string, string>);
  return playthrough(game, { setup, seed });
}

function keep(file: URL, text: string): void {
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}

function compare(file: URL, text: string): void {
  if (UPDATING) keep(file, text);
  expect(existsSync(file) ? readFileSync(file, 'utf8') : `no ${file.pathname}: run with UPDATE_GOLDEN=1`).toBe(text);
}
