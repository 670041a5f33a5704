import { describe, expect, test } from 'vitest';
import { checkLaws, LAWS, PRIVATE, TWO_WORLDS } from '../src/testing/index.ts';
import { flawed, type Flaw } from './flawed.ts';

/** Flawed games are played by two: a broken case of theirs is shortened in fewer tries. */
const seats = (flaw: Flaw) => (flaw === 'none' ? { min: 2, max: 4 } : { min: 2, max: 2 });
const judge = (flaw: Flaw, plays: number, law?: string) =>
  checkLaws(
    { ...flawed(flaw), seats: seats(flaw) },
    {
      seed: 'judge',
      goOn: (n) => n < plays,
      laws: LAWS.some(({ name }) => name === law) ? LAWS.filter(({ name }) => name === law) : LAWS,
    },
  ).broken;

describe('the laws', () => {
  test('find nothing in a sound game', () => {
    expect(judge('none', 25)).toBeNull();
  });

  const broken: readonly (readonly [Flaw, string])[] = [
    ['loses a card', 'cards are neither lost nor doubled'],
    ['offers twice', 'options are there, distinct, and each can be answered'],
    ['cannot be saved', 'saving and loading changes nothing'],
    ['shares its hands', 'copies are independent, and past copies never change'],
    ['remembers outside', 'the same record gives the same bytes'],
    ['remembers outside', 'undo returns to the same bytes'],
    ['tells a face', TWO_WORLDS],
    ['skips the window', TWO_WORLDS],
    ['is forced by secrets', TWO_WORLDS],
    ['captures a face', 'worlds a seat cannot tell apart imagine the same bytes'],
    ['overrates itself', 'worlds a seat cannot tell apart imagine the same bytes'],
    ['publishes what is hidden', TWO_WORLDS],
    ['names a hidden face', TWO_WORLDS],
    ['tells of some', TWO_WORLDS],
    ['moves plainly', TWO_WORLDS],
    ['lets the first copy go', TWO_WORLDS],
    ['excludes the true face', 'what can lie where fits what lies there'],
    ['shows what is hidden', PRIVATE],
    ['doubles a card', 'cards are neither lost nor doubled'],
    ['comes to a dead end', 'the rules run without errors'],
    ['refuses without a rule', 'whatever cannot be done is forbidden by a numbered rule'],
    ['has no words', 'everything can be said'],
    ['never ends', 'every match ends within its bound, with a result for every seat'],
  ];
  test.each(broken)('a game that %s breaks: %s', (flaw, law) => {
    expect(judge(flaw, 600, law)?.law).toBe(law);
  });
  test('every law has a game that breaks it', () => {
    expect(LAWS.map(({ name }) => name).filter((name) => !broken.some(([, law]) => law === name))).toEqual([]);
  });

  test('a broken case is shortened and printed as a scenario', () => {
    const found = judge('loses a card', 60, 'cards are neither lost nor doubled');
    expect(found?.play.picks.length).toBeLessThan(12);
    expect(found?.scenario).toContain("  .does('Ann', 'put the ");
  });
});
