/** Journals that were written when a taking back said how many entries still stand: `{ backTo, redeal }`. */
import { below, recordOf, seeded } from '@arenarium/engine';
import { expect, test } from 'vitest';
import { enterInto, type JournalEntry } from '../src/index.ts';
import { everyGame, playByLot, tableOf } from './tables.ts';

test.each(everyGame)('%s: an old journal comes to the same match as one of today', (_, game) => {
  const host = tableOf(game, 'old');
  const random = seeded(`old/${game.id}`);
  const old: unknown[] = [];
  const today: unknown[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const from = host.match.journal.length;
    playByLot(host, `old/${turn}`, () => undefined, 4);
    const chosen = host.match.journal.slice(from);
    old.push(...chosen);
    today.push(...chosen);
    const stand = host.match.entries.length;
    const back = 1 + below(random, Math.min(3, stand));
    const redeal = below(random, 2) === 0 ? null : `dealt anew ${turn}`;
    old.push({ backTo: stand - back, redeal });
    today.push({ back, redeal });
    enterInto(host, { back, redeal });
  }
  const asWritten = (journal: readonly unknown[]) => {
    const again = tableOf(game, 'old');
    for (const line of journal.map((entry) => JSON.stringify(entry)))
      enterInto(again, JSON.parse(line) as JournalEntry);
    return recordOf(again.match);
  };
  expect(asWritten(old)).toEqual(recordOf(host.match));
  expect(asWritten(today)).toEqual(recordOf(host.match));
});
