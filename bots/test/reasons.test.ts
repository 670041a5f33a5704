/** Asked for advice, or why: what a bot says, and what it keeps to itself. */
import {
  askOf,
  choose,
  openAsks,
  recordOf,
  replay,
  say,
  startMatch,
  takeBackTo,
  wordsFor,
  type Game,
  type Match,
} from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import { describe, expect, test } from 'vitest';
import { botAdvice, botChoice, botNamed, botWords, reasonsFor, type Bot } from '../src/index.ts';

const bot = (name: string): Bot => {
  const found = botNamed(name);
  if (found === undefined) throw new Error(name);
  return found;
};
const game = gameNamed('brawl') as Game;
const words = { ...wordsFor(game, ['Ann', 'Bob']), ...botWords };

function played(): Match {
  const match = startMatch(game, { seats: 2, seed: 'asked why' });
  while (match.position.result === null) {
    const { seat } = openAsks(match.position)[0] ?? { seat: -1 };
    const option = botChoice(bot('novice'), match.position, { seat, seed: 'asked why' });
    choose(match, { seat, asked: match.position.asked, option });
  }
  return match;
}
const match = played();
/** How the choice at an entry reads, or null if there was nothing to choose. */
function labelAt(entry: number): string | null {
  const { position } = replay(game, recordOf(match), entry);
  const [seat, option] = match.entries[entry] as readonly [number, number];
  const ask = askOf(position, seat);
  const chosen = ask?.options[option];
  if (ask === null || chosen === undefined || ask.options.length < 2) return null;
  return say(words, game.describe(position, chosen, seat).label);
}
const told = (entry: number, at: Match = match): string[] =>
  reasonsFor(at, { bot: bot('apprentice'), entry }).flatMap(({ said }) => said.map((message) => say(words, message)));

describe('a bot asked why', () => {
  test('tells of its choice first, and then of what it might have done, when the match is over', () => {
    let asked = 0;
    for (let entry = 0; entry < match.entries.length; entry += 7) {
      const label = labelAt(entry);
      const said = told(entry);
      if (label === null) continue;
      asked++;
      const own = said.filter((line) => line.startsWith('It chose'));
      expect(own.at(-1)).toContain(label);
      expect(own.at(-1)).toMatch(/ %/);
      expect(said.some((line) => line.startsWith('It might have chosen'))).toBe(true);
    }
    expect(asked).toBeGreaterThan(5);
  });

  test('tells of the card as well as of its target', () => {
    const whole = match.entries.map((_, entry) => reasonsFor(match, { bot: bot('novice'), entry }).length);
    expect(Math.max(...whole)).toBeGreaterThan(1);
  });

  test('gives nothing away while the match goes on: neither options nor lines', () => {
    const half = Math.floor(match.entries.length / 2);
    const going = replay(game, recordOf(match));
    takeBackTo(going, half);
    let asked = 0;
    for (let entry = 0; entry < half; entry += 5) {
      const reasons = reasonsFor(going, { bot: bot('apprentice'), entry });
      const seen = reasons.flatMap(({ said, prompt }) => [...said, prompt]);
      for (const { id, ...values } of seen) {
        expect(['bot.sees', 'bot.guarded']).toContain(id);
        expect(Object.keys(values).every((key) => ['who', 'chance'].includes(key))).toBe(true);
      }
      asked += reasons.length;
    }
    expect(asked).toBeGreaterThan(5);
  });

  test('has nothing to say where there was no choice', () => {
    const forced = match.entries.findIndex((entry, i) => {
      const before = match.entries[i - 1];
      const other = before === undefined || 'redeal' in before || 'redeal' in entry || before[0] !== entry[0];
      return other && labelAt(i) === null;
    });
    expect(forced).toBeGreaterThanOrEqual(0);
    expect(told(forced)).toEqual([]);
  });
});

test('advice names what the bot itself would choose', () => {
  for (let entry = 0; entry < match.entries.length; entry += 11) {
    if (labelAt(entry) === null) continue;
    const { position } = replay(game, recordOf(match), entry);
    const [seat] = match.entries[entry] as readonly [number, number];
    const asked = { seat, seed: 'advice', budget: { iterations: 40 } };
    const [best] = botAdvice(bot('adept'), position, asked).options;
    expect(best?.option).toBe(botChoice(bot('adept'), position, asked));
  }
});
