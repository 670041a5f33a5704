/** Whatever is pressed, nothing breaks: what no game knows is for nothing, and what is told can be said. */
import {
  answer,
  below,
  begin,
  checkedSetup,
  NAMES,
  say,
  seatCounts,
  seeded,
  wordsFor,
  type Game,
} from '@arenarium/engine';
import { expect, test } from 'vitest';
import { games } from './index.ts';
import { purposesOf } from './what-for.ts';

const KINDS = (
  'card seat hex champion ability pile slot standard core kind hero do field unit hand deck discard face line item ' +
  'character space wound action attack constructor'
).split(' ');
const ODD =
  '-1 999 NaN x 1.5 1e1 constructor __proto__ toString deck.9 deck.x graveyard.9 hand/9 deck/-1 hand/x 9.9'.split(' ');

/** What was told of odd points, from the set-up on, to everybody and to an onlooker. */
async function toldOf(game: Game): Promise<readonly string[]> {
  const purposes = await purposesOf(game);
  if (purposes === null) throw new Error(`${game.id} does not say what things are for`);
  const words = { ...wordsFor(game, NAMES), ...purposes.words };
  const told = new Set<string>();
  for (const seats of seatCounts(game).slice(0, 2)) {
    const p = begin(game, checkedSetup(game, seats), 'odd');
    const random = seeded(`odd/${game.id}`);
    for (let i = 0; i < 60 && p.now !== null; i++) {
      for (const seat of [-1, p.now.seat]) {
        for (const point of [...KINDS.flatMap((kind) => ODD.map((odd) => `${kind}:${odd}`)), '', ':', 'card']) {
          const reason = purposes.whatFor(p as never, seat, point);
          if (reason !== null) told.add(`${point} ${say(words, reason.because)}`);
        }
      }
      answer(p, below(random, p.now.options.length));
    }
  }
  return [...told];
}

test.each(games.map((game) => [game.title, game] as const))('%s: odd points are for nothing', async (_, game) => {
  expect(await toldOf(game)).toEqual([]);
});
