/** A game as bots should play it: judged by what was learned, where something was. */
import type { Game } from '@arenarium/engine';
import { judgementOf } from '@arenarium/games/judgements';
import { sayingsFrom, spokenGame } from './aloud.ts';
import { learnedGame } from './look.ts';
import { weightsFrom } from './weights.ts';

/** Loads what bots judge the game by; a game nobody learned (one being written, say) is given back as it is. */
export async function judgedGame(game: Game): Promise<Game> {
  const judgement = await judgementOf(game.id);
  if (judgement === null) return game;
  const { judging, weights, sayings } = judgement;
  return spokenGame(learnedGame(game, judging, weightsFrom(weights, game.id)), sayingsFrom(sayings, game.id));
}
