/** The thread in which bots think, and in which old lines of a log are read by playing the match again. */
import { parentPort } from 'node:worker_threads';
import { botNamed, botChoice, judgedGame, reasonsFor, type Bot } from '@arenarium/bots';
import {
  BadRecord,
  load,
  replay,
  verify,
  type Chosen,
  type Game,
  type MatchRecord,
  type SavedPosition,
  type Seat,
  type Verified,
} from '@arenarium/engine';
import { hosted, logFor, thinkingHere } from '@arenarium/host';
import type { MatchReport } from '@arenarium/protocol';
import { toldToThread } from '@arenarium/loader/thread';
import { keptThoughts } from './kept-thoughts.ts';
import { loadFormer, rulesHere } from './rules.ts';

type Told<T extends MatchReport['tell']> = MatchReport & { readonly tell: T };

/** A bot's own chance comes from `chance`: never from the match's. */
interface Question {
  readonly game: string;
  readonly rules: number;
  readonly saved: SavedPosition;
  readonly seat: Seat;
  readonly bot: string;
  readonly chance: string;
  readonly milliseconds: number;
}

/** Whoever chooses keeps what it thought, and finds it at its next question, under the name in `keeps`. */
export type MindOrder =
  | ({ readonly do: 'choose'; readonly keeps: string } & Question)
  | ({ readonly do: 'advise' } & Question)
  | {
      readonly do: 'explain';
      readonly record: MatchRecord;
      readonly bot: string;
      readonly entry: number;
      readonly asker: readonly Seat[];
      readonly milliseconds: number;
    }
  | { readonly do: 'check'; readonly record: MatchRecord }
  | { readonly do: 'log'; readonly record: MatchRecord; readonly eyes: readonly Seat[]; readonly from: number };

export type MindAnswer =
  | { readonly ok: true; readonly option: Chosen }
  | { readonly ok: true; readonly advised: Told<'hint'>['advised'] }
  | { readonly ok: true; readonly reasons: Told<'why'>['reasons'] }
  | { readonly ok: true; readonly difference: string | null; readonly over: boolean }
  | { readonly ok: true; readonly log: Told<'log'>['log'] }
  | { readonly ok: false; readonly because: string };

const judged = new Map<string, Promise<Game>>();
const kept = keptThoughts();
const former = loadFormer(String(toldToThread()));

/** The game as bots should judge it, made ready once. What was learned was learned under the rules of today. */
async function gameCalled(id: string, rules: number): Promise<Game> {
  await former;
  const game = rulesHere(id, rules);
  if (game === null) throw new Error(`no game is called ${id}, version ${rules}`);
  if (game.edition !== undefined) return game;
  const ready = judged.get(id) ?? judgedGame(game);
  judged.set(id, ready);
  return ready;
}
function botCalled(name: string): Bot {
  const bot = botNamed(name);
  if (bot === undefined) throw new Error(`no bot is called ${name}`);
  return bot;
}

/** A record from outside: what is wrong with it is told, not thrown. */
function checkedRecord(game: Game, record: MatchRecord): Pick<Verified, 'difference' | 'result'> {
  try {
    return verify(game, record);
  } catch (error) {
    if (error instanceof BadRecord) return { difference: error.message, result: null };
    throw error;
  }
}

async function meet(order: MindOrder): Promise<MindAnswer> {
  switch (order.do) {
    case 'choose': {
      const { bot, seat, chance: seed, milliseconds, keeps } = order;
      const position = load(await gameCalled(order.game, order.rules), order.saved);
      const thinking = { seat, seed, budget: { milliseconds }, memory: kept.of(keeps) };
      const option = botChoice(botCalled(bot), position, thinking);
      kept.settle();
      return { ok: true, option };
    }
    case 'advise': {
      const { bot, seat, chance: seed, milliseconds } = order;
      const position = load(await gameCalled(order.game, order.rules), order.saved);
      const advised = await thinkingHere.advise({ bot, position, seat, seed, budget: { milliseconds } });
      return { ok: true, advised };
    }
    case 'explain': {
      const match = replay(await gameCalled(order.record.game, order.record.rules), order.record);
      const { bot, entry, asker, milliseconds } = order;
      return { ok: true, reasons: reasonsFor(match, { bot: botCalled(bot), entry, asker, milliseconds }) };
    }
    case 'check': {
      const { difference, result } = checkedRecord(
        await gameCalled(order.record.game, order.record.rules),
        order.record,
      );
      return { ok: true, difference, over: result !== null };
    }
    case 'log': {
      const match = replay(await gameCalled(order.record.game, order.record.rules), order.record);
      return { ok: true, log: logFor(hosted(match, []), order.eyes, Math.min(order.from, match.log.length)) };
    }
  }
}

parentPort?.on('message', (order: MindOrder) => {
  meet(order)
    .catch(
      (error: unknown) => ({ ok: false, because: error instanceof Error ? error.message : String(error) }) as const,
    )
    .then((answer) => parentPort?.postMessage(answer))
    .catch(() => undefined);
});
