/** The `arenarium` command line: one file of `commands/` per sub-command. */
import { Command } from 'commander';
import { analyseCommand } from './commands/analyse.ts';
import { benchCommand } from './commands/bench.ts';
import { cardsCommand } from './commands/cards.ts';
import { checkCommand } from './commands/check.ts';
import { exhaustCommand } from './commands/exhaust.ts';
import { gamesCommand } from './commands/games.ts';
import { judgeCommand } from './commands/judge.ts';
import { ladderCommand } from './commands/ladder.ts';
import { lawsCommand } from './commands/laws.ts';
import { learnCommand } from './commands/learn.ts';
import { matchCommand } from './commands/match.ts';
import { paceCommand } from './commands/pace.ts';
import { playCommand } from './commands/play.ts';
import { playthroughCommand } from './commands/playthrough.ts';
import { rulesCommand } from './commands/rules.ts';
import { adminCommand, stressCommand } from './commands/server-side.ts';
import { simulateCommand } from './commands/simulate.ts';
import { verifyCommand } from './commands/verify.ts';
import { worldsCommand } from './commands/worlds.ts';
import { BadUsage } from './usage.ts';

const COMMANDS = [
  gamesCommand,
  rulesCommand,
  cardsCommand,
  playCommand,
  matchCommand,
  simulateCommand,
  ladderCommand,
  learnCommand,
  judgeCommand,
  analyseCommand,
  playthroughCommand,
  verifyCommand,
  lawsCommand,
  worldsCommand,
  checkCommand,
  exhaustCommand,
  benchCommand,
  paceCommand,
] as const;
/** What the server carries out it explains itself. */
const HANDED_ON = [adminCommand, stressCommand] as const;

/** The whole command line. What cannot be understood is thrown: BadUsage by us, CommanderError by commander. */
export function commandLine(): Command {
  const program = new Command('arenarium')
    .description('Play, simulate and take apart the games of Arenarium.')
    .showHelpAfterError('(arenarium --help lists the commands, arenarium COMMAND --help what a command takes)')
    // Flags belong to the word they follow: else `bench` would take those that are meant for `bench server`.
    .enablePositionalOptions()
    .exitOverride();
  for (const command of COMMANDS) program.addCommand(once(command().copyInheritedSettings(program)));
  for (const command of HANDED_ON) program.addCommand(command().copyInheritedSettings(program).helpOption(false));
  return program;
}

/** A flag that is given twice says two things: which one is meant, nobody knows. */
function once(command: Command): Command {
  for (const option of command.options) {
    let given = 0;
    command.on(`option:${option.name()}`, () => {
      if (++given > 1) throw new BadUsage(`${option.long ?? option.name()} is given twice`);
    });
  }
  command.commands.forEach(once);
  return command;
}
