/** arenarium laws: what must hold whatever anybody chooses, for as long as you like. */
import { checkLaws, LAWS } from '@arenarium/engine/testing';
import { Command } from 'commander';
import pc from 'picocolors';
import { figure, print, progressBar } from '../terminal.ts';
import { gameCalled, secondsFrom } from '../usage.ts';

export const lawsCommand = (): Command =>
  new Command('laws')
    .description('watch random matches, from the set-up and from near the end: does every law hold?')
    .argument('<game>')
    .option('--seconds <n>', 'for how long', secondsFrom, 30)
    .option('--seed <text>', 'the same seed plays the same matches', '1')
    .action((name: string, { seconds, seed }: { seconds: number; seed: string }) => {
      const game = gameCalled(name);
      const bar = progressBar();
      const since = performance.now();
      const spent = (): number => (performance.now() - since) / 1000;
      const report = checkLaws(game, {
        seed,
        goOn: (plays) => {
          bar.at(spent() / seconds, `${figure(plays)} matches`);
          return plays === 0 || spent() < seconds;
        },
      });
      bar.end();
      if (report.broken === null) {
        const { plays, decisions, edges } = report;
        const held = `${LAWS.length} laws held over ${figure(plays)} matches, ${figure(decisions)} decisions`;
        print(`${pc.green('✔')} ${game.title}: ${held} in ${figure(spent())} s`);
        const from = Object.entries(edges).map(([edge, n]) => `${edge} ${figure(n)}`);
        print(pc.dim(`  from: ${from.join(', ')}`));
        return;
      }
      const { law, what, scenario } = report.broken;
      process.stderr.write(`${pc.red('broken:')} ${law}\n${what}\n\n${scenario}\n`);
      process.exitCode = 1;
    });
