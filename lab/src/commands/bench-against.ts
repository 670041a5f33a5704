/** arenarium bench --against FOLDER: this checkout beside another one, the commit before for example. */
import { resolve } from 'node:path';
import type { Game } from '@arenarium/engine';
import pc from 'picocolors';
import { checkoutIn, compared, type Compared } from '../bench/checkouts.ts';
import { searchOf, searchSetup, usualSetup } from '../bench/contenders.ts';
import { figure, print, progressBar, table } from '../terminal.ts';

interface Flags {
  readonly seconds: number;
  readonly warmUp: number;
  readonly json?: boolean;
}
interface Row extends Compared {
  readonly game: string;
  readonly seats: number;
  readonly what: 'by lot' | 'search';
}

/** What is counted of each, and what it is called: a decision of a match by lot, an iteration of a search. */
const KINDS = {
  'by lot': { of: 'decisions', contender: (id: string): string => id, setup: usualSetup },
  search: { of: 'iterations', contender: searchOf, setup: searchSetup },
} as const;

export async function benchAgainst(folder: string, games: readonly Game[], flags: Flags): Promise<void> {
  const there = checkoutIn(resolve(folder));
  const bar = progressBar();
  const rows: Row[] = [];
  for (const what of ['by lot', 'search'] as const) {
    const { of, contender, setup } = KINDS[what];
    for (const game of games) {
      const done = rows.length / (2 * games.length);
      const onSlice = (share: number): void => bar.at(done + share / (2 * games.length), `${game.id}, ${what}`);
      const found = await compared(there, contender(game.id), { ...flags, of, onSlice });
      rows.push({ game: game.id, seats: setup(game).seats, what, ...found });
    }
  }
  bar.end();
  if (flags.json === true) print(JSON.stringify(rows, null, 2));
  else printRows(rows, there);
}

function printRows(rows: readonly Row[], there: string): void {
  print(pc.dim(`processor time, by turns; there: ${there}; below 1 is faster here`));
  const head = ['', 'µs there', 'µs here', 'ratio', 'middle half', 'a match', 'pairs of slices'];
  const cells = rows.map((row) => [
    `${row.game}, ${row.seats} seats, ${row.what}`,
    figure(row.thereMicroseconds),
    figure(row.hereMicroseconds),
    figure(row.ratio),
    row.middleHalf.map(figure).join(' – '),
    row.what === 'by lot' ? figure(row.ratioOfTurns) : '',
    String(row.pairs),
  ]);
  print(table([head, ...cells], [1, 2, 3, 4, 5, 6]));
  print(pc.dim('By lot: of a decision. Search: of an iteration, each with what its own bots have learned.'));
}
