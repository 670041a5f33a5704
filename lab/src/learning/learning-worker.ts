/** Plays matches to learn from, and duels, on a thread of its own. */
import { botNamed, greedyIn, layoutFor, learnedGame, type Bot, type Examples, type Weights } from '@arenarium/bots';
import type { Setup } from '@arenarium/engine';
import { judgementOf } from '@arenarium/games/judgements';
import { processorTime } from '../bench/processor-time.ts';
import { toldToThread } from '@arenarium/loader/thread';
import { meetOrders } from '../thread.ts';
import { gameCalled } from '../usage.ts';
import { playDuel, type DuelJob } from './duel.ts';
import { foretold, type Foretold } from './foretelling.ts';
import type { Lesson } from './learn.ts';
import { selfPlay } from './self-play.ts';

export interface CrewTold {
  readonly game: string;
  readonly seed: string;
  /** What bots judge by while they play to learn, and what a duel is fought against. */
  readonly weights: Weights;
  /** Think by processor time: where one thread plays and other work is done beside it, the clock would measure that. */
  readonly byProcessor: boolean;
  /** Who plays to be learned from; nobody named: greedy in two worlds. */
  readonly player?: string;
  /** Only the set-up is learned: see self-play. */
  readonly onlySetUp?: boolean;
}
export type CrewOrder =
  | {
      readonly do: 'play';
      readonly table: string;
      readonly setups: readonly Setup[];
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly do: 'foretell';
      readonly setups: readonly Setup[];
      readonly weights: Weights;
      readonly bot: string;
      readonly seed: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly do: 'duel'; readonly job: DuelJob; readonly weights: Weights; readonly duel: Lesson['duel'] };
export interface CrewAnswer {
  readonly examples?: Examples;
  readonly foretold?: Foretold;
  readonly score?: number;
}

const told = toldToThread<CrewTold>();
/** Greedy looks at two worlds here, not four: a fit lacks matches more than it lacks moves a little better. */
const player = told.player === undefined ? greedyIn(2) : called(told.player);
const plain = await gameCalled(told.game);
const judgement = await judgementOf(plain.id);
if (judgement === null) throw new Error(`${plain.id} declares nothing to judge by`);
const { judging } = judgement;
const layout = layoutFor(plain, judging);
const former = learnedGame(plain, judging, told.weights);
let candidate: { readonly weights: string; readonly game: typeof plain } | null = null;

function called(name: string): Bot {
  const bot = botNamed(name);
  if (bot === undefined) throw new Error(`there is no bot ${name}`);
  return bot;
}

/** The same candidate comes with every job of its duel: it is made ready once. */
function learnedFrom(weights: Weights): typeof plain {
  const text = JSON.stringify(weights);
  if (candidate?.weights !== text) candidate = { weights: text, game: learnedGame(plain, judging, weights) };
  return candidate.game;
}

function carryOut(order: CrewOrder): CrewAnswer {
  if (order.do === 'play') {
    const { table, setups, from, to } = order;
    const seed = `${told.seed}/${table}`;
    const { onlySetUp = false } = told;
    return { examples: selfPlay({ game: former, layout, setups, bot: player, seed, onlySetUp }, from, to) };
  }
  if (order.do === 'foretell') {
    const { setups, seed, from, to } = order;
    const game = learnedFrom(order.weights);
    return { foretold: foretold({ game, former: plain, layout, setups, bot: called(order.bot), seed }, from, to) };
  }
  const { job, weights, duel } = order;
  const budget = { milliseconds: duel.milliseconds, ...(told.byProcessor ? { clock: processorTime } : {}) };
  return { score: playDuel({ learned: learnedFrom(weights), former, judging, bot: duel.bot, budget }, job).score };
}

meetOrders(carryOut);
