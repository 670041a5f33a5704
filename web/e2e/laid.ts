/** Any game's match as if it had been played in this browser, up to a question of Ann's. */
import { botChoice, botNamed } from '@arenarium/bots';
import { choose, openAsks, recordOf, startMatch, type Game } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import type { Page } from 'playwright-core';
import { address, lay } from './browser.ts';

export interface Laid {
  readonly game: string;
  readonly seats: number;
  /** At least so many choices are made; then it goes on until Ann is asked. */
  readonly choices: number;
  readonly settings?: Readonly<Record<string, string>>;
  readonly seed?: string;
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jim'];
/** How many questions more may pass until Ann is asked something she can choose in. */
const PATIENCE = 120;

function played({ game, seats, choices, settings = {}, seed = 'laid' }: Laid) {
  const greedy = botNamed('greedy');
  const found = gameNamed(game);
  if (greedy === undefined || found === undefined) throw new Error(`no ${game}, or nobody is greedy`);
  const match = startMatch(found as Game, { seats, settings, seed });
  for (let i = 0; match.position.result === null && i < choices + PATIENCE; i++) {
    const asks = openAsks(match.position);
    const mine = asks.find(({ seat }) => seat === 0);
    if (i >= choices && mine !== undefined && mine.options.length > 1) break;
    const ask = asks.find(({ seat }) => seat !== 0) ?? mine;
    if (ask === undefined) break;
    const { seat } = ask;
    const option = botChoice(greedy, match.position, { seat, seed });
    choose(match, { seat, asked: match.position.asked, option });
  }
  return recordOf(match);
}

/** Lay it on the table at `table/e2e` and open it. */
export async function openLaid(page: Page, wish: Laid): Promise<void> {
  const drivers = Array.from({ length: wish.seats }, (_, seat) =>
    seat === 0 ? { by: 'person', name: 'Ann' } : { by: 'bot', name: NAMES[seat], bot: 'greedy' },
  );
  await lay(page, played(wish), drivers);
  await page.goto(address('table/e2e'));
}
