/** Asked for advice, or why: what a bot says, and what it keeps to itself. */
import {
  known,
  askOf,
  chooserAt,
  choose,
  openAsks,
  recordOf,
  replay,
  say,
  startMatch,
  takeBackTo,
  wordsFor,
  type Match,
} from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import { describe, expect, test } from 'vitest';
import { botAdvice, botChoice, botNamed, botWords, reasonsFor, type Bot } from '../src/index.ts';

const bot = (name: string): Bot => known(botNamed(name), name);
const game = known(gameNamed('brawl'), 'brawl');
const words = { ...wordsFor(game, ['Ann', 'Bob']), ...botWords };

function played(): Match {
  const match = startMatch(game, { seats: 2, seed: 'asked why 1' });
  while (match.position.result === null) {
    const { seat } = openAsks(match.position)[0] ?? { seat: -1 };
    const option = botChoice(bot('novice'), match.position, { seat, seed: 'asked why 1' });
    choose(match, { seat, asked: match.position.asked, option });
  }
  return match;
}
const match = played();
const seatAt = (entry: number): number => chooserAt(match, entry) ?? -1;
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
  reasonsFor(at, { bot: bot('apprentice'), entry, asker: [] }).flatMap(({ said }) =>
    said.map((message) => say(words, message)),
  );

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
    const whole = match.entries.map((_, entry) => reasonsFor(match, { bot: bot('novice'), entry, asker: [] }).length);
    expect(Math.max(...whole)).toBeGreaterThan(1);
  });

  test('gives nothing away while the match goes on: neither options nor lines', () => {
    const half = Math.floor(match.entries.length / 2);
    const going = replay(game, recordOf(match));
    takeBackTo(going, half);
    let asked = 0;
    for (let entry = 20; entry < half; entry += 5) {
      const reasons = reasonsFor(going, { bot: bot('apprentice'), entry, asker: [1 - seatAt(entry)] });
      expect(reasons.every(({ prompt }) => prompt === null)).toBe(true);
      const seen = reasons.flatMap(({ said }) => said);
      for (const { id, ...values } of seen) {
        expect(['bot.sees', 'bot.guarded']).toContain(id);
        expect(Object.keys(values).every((key) => ['who', 'chance'].includes(key))).toBe(true);
      }
      asked += reasons.length;
    }
    expect(asked).toBeGreaterThan(5);
  });

  test('tells all as long as nobody has a secret', () => {
    const drafting = replay(game, recordOf(match), 2);
    const [reasons] = reasonsFor(drafting, { bot: bot('apprentice'), entry: 1, asker: [1 - seatAt(1)] });
    expect(reasons?.prompt).not.toBeNull();
    expect(reasons?.said.map(({ id }) => id)).toContain('bot.chose');
  });

  test('asked about a move it had to make, it tells of its last real choice', () => {
    const forced = match.entries.findIndex((_, i) => i > 20 && labelAt(i) === null);
    expect(forced).toBeGreaterThan(20);
    const own = match.entries.findLastIndex(
      (_, i) => i < forced && seatAt(i) === seatAt(forced) && labelAt(i) !== null,
    );
    expect(told(forced)).toEqual(told(own));
    expect(told(forced)).not.toEqual([]);
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
