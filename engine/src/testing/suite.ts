/**
 * The one suite that every game passes by registering: `suite(brawl, scenarios, new URL('./golden/', import.meta.url))`.
 * With UPDATE_GOLDEN=1 the golden files are written instead of compared; their diff is reviewed like code.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import type { Scenario } from '../scenario.ts';
import { checkedSetup, seatCounts } from '../setup.ts';
import { cardTexts } from './card-texts.ts';
import { checkLaws } from './laws.ts';
import { playedAgain, playthrough } from './playthrough.ts';
import { boundMistakes, cardMistakes, ruleMistakes, setupMistakes, vocabularyMistakes } from './whole.ts';

const UPDATING = process.env['UPDATE_GOLDEN'] === '1';

/** How much the laws watch in a test run, whichever comes first; `arenarium laws` watches for as long as it is told to. */
const PLAYS = 24;
const DECISIONS = 800;

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
  test('are numbered in order, and each has a scenario', () => {
    expect(ruleMistakes(game, scenarios)).toEqual([]);
  });
  test('end every match at its bound', () => {
    expect(boundMistakes(game)).toEqual([]);
  });
  test('set-up and zones have words', () => {
    expect(setupMistakes(game)).toEqual([]);
  });
}

function cardsAreWhole(game: Game, golden: URL): void {
  test('every word of the card language is used, and no other', () => {
    expect(vocabularyMistakes(game)).toEqual([]);
  });
  test('can be said', () => {
    expect(cardMistakes(game)).toEqual([]);
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
