/** arenarium verify: play a record or a written playthrough again, and compare. */
import { BadRecord, readRecord, verify } from '@arenarium/engine';
import { playedAgain } from '@arenarium/engine/testing';
import { Command } from 'commander';
import pc from 'picocolors';
import { contentOf } from '../files.ts';
import { print } from '../terminal.ts';
import { gameCalled } from '../usage.ts';

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('play a record (or a written playthrough) again: does it come to what it says?')
    .argument('<file>')
    .action(async (file: string) => {
      const text = contentOf(file);
      const difference = await (text.startsWith('game: ') ? verifiedPlaythrough(text) : verifiedRecord(text));
      if (difference === null) return;
      process.stderr.write(`${pc.red('not so:')} ${file}: ${difference}\n`);
      process.exitCode = 1;
    });

/** The difference between what was found and what was said, or null. */
async function verifiedRecord(text: string): Promise<string | null> {
  try {
    const record = readRecord(text);
    const game = await gameCalled(record.game);
    const { result, difference } = verify(game, record);
    if (difference !== null) return difference;
    const end = result === null ? 'not over' : `over by ${result.rule}, rewards ${result.rewards.join(', ')}`;
    const said = record.outcome === undefined ? 'it can be played; it does not say what it came to' : 'all as it says';
    print(`${pc.green('✔')} ${game.title}, ${record.seats} seats, ${record.entries.length} choices, ${end}: ${said}`);
    return null;
  } catch (error) {
    if (error instanceof BadRecord) return error.message;
    throw error;
  }
}

async function verifiedPlaythrough(text: string): Promise<string | null> {
  const game = await gameCalled(/^game: (\S+)/.exec(text)?.[1] ?? '');
  let again: string;
  try {
    again = playedAgain(game, text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  if (again === text) {
    print(`${pc.green('✔')} ${game.title}: the playthrough is the same to the letter`);
    return null;
  }
  const [was, is] = [text.split('\n'), again.split('\n')];
  const line = was.findIndex((content, i) => content !== is[i]);
  return `line ${line + 1} was\n  ${was[line]}\nand is now\n  ${is[line] ?? 'nothing'}`;
}
