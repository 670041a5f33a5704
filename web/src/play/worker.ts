/** The worker: engine, bots and records live here, so that the page neither waits for them nor holds what nobody may see. */
import { judgedGame } from '@arenarium/bots';
import { loadGame } from '@arenarium/games/load';
import type { Game } from '@arenarium/engine';
import { thinkingHere } from '@arenarium/host';
import { keep, recordCalled, type KeptMatch } from './database.ts';
import { deskWith, type DeskNeeds } from './desk.ts';
import { brokenBecause, type HouseReport, type HouseRequest } from './house.ts';
import { answerLine } from './line.ts';
import { freshId, freshSeed } from './seed.ts';
import type { Keeper } from './shelf.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Where matches go when the browser keeps nothing. */
const unkept = new Map<string, KeptMatch>();

const keeper: Keeper = {
  async keep(match) {
    try {
      await keep(match);
      unkept.delete(match.id);
      return true;
    } catch {
      unkept.set(match.id, match);
      return false;
    }
  },
  find: async (id) => unkept.get(id) ?? recordCalled(id).catch(() => undefined),
};

/** Bots think here, so the game comes with what they judge it by. */
async function loadJudged(id: string): Promise<Game | undefined> {
  const game = await loadGame(id);
  return game === undefined ? undefined : judgedGame(game);
}

/** Fetched when somebody opens a match to others. */
const bring: DeskNeeds['bring'] = async (wanted) => (await import('../online/bring.ts')).bring(wanted);

const meet = deskWith({ loadGame: loadJudged, keeper, freshSeed, freshId, bring, thinking: thinkingHere });
answerLine<HouseRequest, HouseReport>(self, meet, brokenBecause);
