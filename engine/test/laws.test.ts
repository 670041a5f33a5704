import { describe, expect, test } from 'vitest';
import { checkLaws, LAWS } from '../src/testing/index.ts';
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
    ['tells a face', 'what a seat cannot know changes nothing it can see'],
    ['skips the window', 'what a seat cannot know changes nothing it can see'],
    ['is forced by secrets', 'what a seat cannot know changes nothing it can see'],
    ['captures a face', 'worlds a seat cannot tell apart imagine the same bytes'],
    ['overrates itself', 'worlds a seat cannot tell apart imagine the same bytes'],
    ['publishes what is hidden', 'what a seat cannot know changes nothing it can see'],
    ['names a hidden face', 'what a seat cannot know changes nothing it can see'],
    ['tells of some', 'what a seat cannot know changes nothing it can see'],
    ['moves plainly', 'what a seat cannot know changes nothing it can see'],
    ['lets the first copy go', 'what a seat cannot know changes nothing it can see'],
    ['excludes the true face', 'what can lie where fits what lies there'],
    ['shows what is hidden', 'others see a face in a private place only where it is revealed'],
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
