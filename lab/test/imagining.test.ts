/** No seat imagines what it has seen not to be; `arenarium worlds` looks for longer. */
import { answer, begin, below, checkedSetup, exchangeFaces, faceOf, imagine, knows, seeded } from '@arenarium/engine';
import { games } from '@arenarium/games';
import { expect, test } from 'vitest';
import { imagineAlong, isImpossible } from '../src/imagining.ts';
import { oracleFor } from '../src/oracle.ts';
import { gameCalled } from '../src/usage.ts';

/** Where very many mixings hang together something is forgotten: at ten seats of the Basicverse. */
const MOST: Readonly<Record<string, number>> = { basicverse: 0.02 };
const DECISIONS = 24;

test.each(games.map((game) => [game.title, game] as const))('%s: worlds are as the seat has seen', (_, game) => {
  const sum = { worlds: 0, contradicting: 0, decisions: 0 };
  for (let match = 0; sum.decisions < DECISIONS; match++) imagineAlong(game, `test/${match}`, sum, DECISIONS);
  expect(sum.contradicting / sum.worlds).toBeLessThanOrEqual(MOST[game.id] ?? 0.001);
});

test('a world in which a card that was seen has another face is found', async () => {
  const game = await gameCalled('banishing');
  const p = begin(game, checkedSetup(game, 3), 'planted');
  const random = seeded('planted');
  for (let i = 0; i < 12 && p.now !== null; i++) answer(p, below(random, p.now.options.length));
  const seat = p.now?.seat ?? 0;
  const oracle = oracleFor(p, seat);
  const ids = Array.from({ length: p.faces.count }, (_, id) => id);
  const seen = ids.find((id) => knows(p, seat, id)) ?? -1;
  const world = imagine(p, seat, random);
  expect(isImpossible(oracle, world)).toBe(false);
  const other = ids.find((id) => !knows(p, seat, id) && faceOf(world, id) !== faceOf(world, seen)) ?? -1;
  exchangeFaces(world, seen, other);
  expect(isImpossible(oracle, world)).toBe(true);
});
