/** Where bots think: here and now, or wherever whoever hosts has room for it. */
import {
  botAdvice,
  botChoice,
  botNamed,
  reasonsFor,
  sayConsidered,
  type Bot,
  type Budget,
  type Memory,
} from '@arenarium/bots';
import { askOf, type Chosen, openAsks, type Match, type Position, type Seat } from '@arenarium/engine';
import type { Advised, MatchReport } from '@arenarium/protocol';
import type { Hosted, JournalEntry } from './hosted.ts';

/** How long a bot may think about one choice: long enough to play well, short enough to wait for. */
export const BUDGET: Budget & { readonly milliseconds: number } = { milliseconds: 900 };
/** How many options a hint speaks of. */
const ADVISED = 3;
/** Who is asked for a hint. */
const ADVISER = 'master';

/** One question for a bot to think about. */
export interface Thought {
  readonly bot: string;
  readonly position: Position;
  readonly seat: Seat;
  /** What the bot's own chance comes from: never shown to anybody. */
  readonly seed: string;
  readonly budget: Budget;
  readonly memory?: Memory | undefined;
}
type Reasons = (MatchReport & { tell: 'why' })['reasons'];

export interface Thinking {
  choose(thought: Thought): Chosen | Promise<Chosen>;
  advise(thought: Thought): readonly Advised[] | Promise<readonly Advised[]>;
  /** Why a bot made its choices up to an entry, as far as the asker may know. */
  explain(why: {
    readonly match: Match;
    readonly bot: string;
    readonly entry: number;
    readonly asker: readonly Seat[];
  }): Reasons | Promise<Reasons>;
}

const botCalled = (name: string): Bot => {
  const bot = botNamed(name);
  if (bot === undefined) throw new Error(`no bot is called ${name}`);
  return bot;
};

/** What a bot picks next of a set, as it was offered; −1 for nothing more. */
function offeredAs(position: Position, seat: Seat, option: number): number {
  const ask = askOf(position, seat);
  if (ask === null || ask.picking === null) return option;
  const picked = ask.options[option];
  return picked === undefined ? -1 : ask.picking.things.indexOf(picked);
}

/** Bots think where the host runs. */
export const thinkingHere: Thinking = {
  choose: ({ bot, position, ...order }) => botChoice(botCalled(bot), position, order),
  advise: ({ bot, position, seat, seed, budget }) =>
    botAdvice(botCalled(bot), position, { seat, seed, budget })
      .options.slice(0, ADVISED)
      .flatMap((considered) => {
        const option = offeredAs(position, seat, considered.option);
        return option < 0 ? [] : [{ option, said: sayConsidered(considered, seat) }];
      }),
  explain: ({ match, bot, entry, asker }) => reasonsFor(match, { bot: botCalled(bot), entry, asker, ...BUDGET }),
};

/** The first seat that is asked and played by a bot. */
export function waitingBot({ match, players }: Hosted): { readonly seat: Seat; readonly bot: string } | null {
  for (const { seat } of openAsks(match.position)) {
    const player = players[seat];
    if (player?.by === 'bot') return { seat, bot: player.bot };
  }
  return null;
}

/** What the bot that is waited for chooses; null if none is, or if the match went on while it thought. */
export async function botsEntry(host: Hosted, thinking: Thinking, budget = BUDGET): Promise<JournalEntry | null> {
  const next = waitingBot(host);
  if (next === null) return null;
  const { match, n } = host;
  const { position, seed } = match;
  const { seat, bot } = next;
  const option = await thinking.choose({ bot, position, seat, seed, budget, memory: host.memories[seat] });
  return host.n === n ? [seat, option] : null;
}

/** What the strongest bot thinks of the question that is open to a seat. */
export const advice = async ({ match }: Hosted, seat: Seat, thinking: Thinking): Promise<readonly Advised[]> =>
  thinking.advise({ bot: ADVISER, position: match.position, seat, seed: match.seed, budget: BUDGET });
