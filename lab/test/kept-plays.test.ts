/** Plays in which a law once found something: they are watched again for ever. */
import { checkedSetup } from '@arenarium/engine';
import { LAWS, watch } from '@arenarium/engine/testing';
import { expect, test } from 'vitest';
import { gameCalled } from '../src/usage.ts';

const SECRETS = LAWS.filter(({ name }) => name.includes('cannot'));

const kept = [
  // The God that was chosen in secret lay under its own id.
  ['kamigami', 6, { form: '2v2v2', temples: 'with', cards: 'chosen' }, '485464123', null],
  // Who keeps a drawn card hidden shows that it is a symbol card: that is known, not told.
  ['banishing', 3, { difficulty: 'challenge', characters: 'chosen' }, '2463829805', 'almost won'],
] as const;

test.each(kept)('%s, %i seats', { timeout: 300_000 }, async (name, seats, settings, seed, edge) => {
  const game = await gameCalled(name);
  const { broken } = watch(
    game,
    { setup: checkedSetup(game, seats, settings), seed, edge, picks: [] },
    { laws: SECRETS },
  );
  expect(broken?.message ?? null).toBeNull();
});
