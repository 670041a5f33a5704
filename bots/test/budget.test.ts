/** A decision has one budget of time, however many things are picked for it. */
import { answerAs, begin, checkedSetup, known } from '@arenarium/engine';
import { tricks } from '@arenarium/engine/tricks';
import { expect, test } from 'vitest';
import { botChoice, botNamed, type Bot, type Budget } from '../src/index.ts';

const greedy = known(botNamed('greedy'), 'bot greedy');

/** Thinks for as long as it may, by a clock that goes only then; what it was given is noted. */
function slowBot(): { bot: Bot; clock: () => number; given: Budget[] } {
  let now = 1000;
  const given: Budget[] = [];
  const bot: Bot = {
    ...greedy,
    choose(mind) {
      given.push(mind.budget);
      now += mind.budget.milliseconds ?? 0;
      return 0;
    },
  };
  return { bot, clock: () => now, given };
}

test('the picks of a set share the time of one decision', () => {
  const p = begin(tricks, checkedSetup(tricks, 2), 'two cards aside');
  expect(p.now?.picking).toMatchObject({ min: 2, max: 2 });
  const { bot, clock, given } = slowBot();
  botChoice(bot, p, { seat: 0, seed: 'x', budget: { milliseconds: 200, clock } });
  expect(given.map(({ milliseconds }) => milliseconds)).toEqual([100, 100]);
});

test('what one pick leaves the next may use, and a measure in iterations is one for each', () => {
  const p = begin(tricks, checkedSetup(tricks, 2), 'two cards aside');
  const { bot, clock, given } = slowBot();
  const quick: Bot = { ...bot, choose: (mind) => (given.push(mind.budget), 0) };
  botChoice(quick, p, { seat: 0, seed: 'x', budget: { milliseconds: 200, clock } });
  botChoice(quick, p, { seat: 0, seed: 'x', budget: { iterations: 50 } });
  expect(given).toMatchObject([{ milliseconds: 100 }, { milliseconds: 200 }, { iterations: 50 }, { iterations: 50 }]);
});

test('an option alone has all of it', () => {
  const p = begin(tricks, checkedSetup(tricks, 2), 'two cards aside');
  for (const seat of [0, 1]) answerAs(p, seat, [0, 1]);
  const { bot, clock, given } = slowBot();
  botChoice(bot, p, { seat: p.now?.seat ?? 0, seed: 'x', budget: { milliseconds: 200, clock } });
  expect(given.map(({ milliseconds }) => milliseconds)).toEqual([200]);
});
