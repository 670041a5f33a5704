/** Matches to try the host on: every game, played by lot. */
import { anyAnswer, below, openAsks, seeded, startMatch, type Game } from '@arenarium/engine';
import { games } from '@arenarium/games';
import type { Player } from '@arenarium/protocol';
import { enterInto, hosted, type Hosted } from '../src/index.ts';

export const people = (seats: number): readonly Player[] =>
  Array.from({ length: seats }, (_, seat) => ({ by: 'person', name: `P${seat}` }));

export const everyGame: readonly (readonly [string, Game])[] = games.map((game) => [game.id, game]);

/** The smallest table of a game. */
export function tableOf(game: Game, seed: string): Hosted {
  const seats = game.seats.only?.[0] ?? game.seats.min;
  return hosted(startMatch(game, { seats, seed }), people(seats));
}

/** Play by lot to the end, or for so many choices; `each` is called before every one. */
export function playByLot(host: Hosted, seed: string, each: () => void, most = Infinity): void {
  const random = seeded(`lot/${seed}`);
  const { match } = host;
  for (let i = 0; i < most && match.position.result === null; i++) {
    each();
    const asks = openAsks(match.position);
    const ask = asks[below(random, asks.length)];
    if (ask === undefined) throw new Error('nobody is asked');
    enterInto(host, [ask.seat, anyAnswer(match.position, ask, random)]);
  }
}

/** Everybody who may look: each seat, an onlooker, and one person in two seats. */
export const lookersAt = ({ match }: Hosted): readonly (readonly number[])[] => [
  ...Array.from({ length: match.setup.seats }, (_, seat) => [seat]),
  [],
  [0, 1],
];
