/** arenarium analyse: a record looked back at, choice by choice. */
import { analyse, analysisAsText, botWords } from '@arenarium/bots';
import { BadRecord, readRecord, wordsFor, type MatchRecord } from '@arenarium/engine';
import { Command } from 'commander';
import { figure, print, progressBar } from '../terminal.ts';
import { contentOf } from '../files.ts';
import { BadUsage, judgedCalled, wholeNumber } from '../usage.ts';

interface Flags {
  readonly iterations: number;
  readonly from?: number;
  readonly until?: number;
  readonly json?: boolean;
}

export const analyseCommand = (): Command =>
  new Command('analyse')
    .description('win chances at every choice of a record, turning points, and what would have been better')
    .argument('<file>', 'a record, as JSON')
    .option('--iterations <n>', 'how long to think about each choice', wholeNumber('--iterations'), 400)
    .option('--from <n>', 'the first entry of the record to look at', wholeNumber('--from', 0))
    .option('--until <n>', 'the entry to stop before', wholeNumber('--until', 0))
    .option('--json', 'as one JSON object')
    .action(async (file: string, { json, ...order }: Flags) => {
      const record = recordIn(file);
      const game = await judgedCalled(record.game);
      const bar = progressBar();
      try {
        const analysed = await analyse(game, record, {
          ...order,
          progress: ({ done, of }) => bar.at(done / Math.max(1, of), `${figure(done)} of ${figure(of)} entries`),
        });
        bar.end();
        if (analysed === null) return;
        const words = { ...wordsFor(game, []), ...botWords };
        print(json === true ? JSON.stringify(analysed, null, 2) : analysisAsText(analysed, words).join('\n'));
      } catch (error) {
        bar.end();
        if (error instanceof BadRecord) throw new BadUsage(`${file}: ${error.message}`);
        throw error;
      }
    });

function recordIn(file: string): MatchRecord {
  const text = contentOf(file);
  try {
    return readRecord(text);
  } catch (error) {
    if (error instanceof BadRecord) throw new BadUsage(`${file}: ${error.message}`);
    throw error;
  }
}
