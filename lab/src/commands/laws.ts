/** arenarium laws: what must hold whatever anybody chooses, for as long as you like. */
import { questionsOf, stepsOf, type Game } from '@arenarium/engine';
import { checkLaws, LAWS, type Coverage } from '@arenarium/engine/testing';
import type { Command } from 'commander';
import pc from 'picocolors';
import { figure, print } from '../terminal.ts';
import { forAWhile } from './for-a-while.ts';

export const lawsCommand = (): Command =>
  forAWhile({
    name: 'laws',
    description: 'watch random matches, from the set-up and from near the end: does every law hold?',
    seconds: ['for how long', 30],
    play(game, { seed, spent, hasTime, end }) {
      const report = checkLaws(game, {
        seed,
        goOn: (plays) => hasTime(`${figure(plays)} matches`) || plays === 0,
      });
      end();
      if (report.broken === null) {
        const { plays, decisions, edges } = report;
        const held = `${LAWS.length} laws held over ${figure(plays)} matches, ${figure(decisions)} decisions`;
        print(`${pc.green('✔')} ${game.title}: ${held} in ${figure(spent())} s`);
        const from = Object.entries(edges).map(([edge, n]) => `${edge} ${figure(n)}`);
        print(pc.dim(`  from: ${from.join(', ')}`));
        for (const line of coverageOf(game, report.coverage)) print(pc.dim(`  ${line}`));
        return;
      }
      const { law, what, scenario } = report.broken;
      process.stderr.write(`${pc.red('broken:')} ${law}\n${what}\n\n${scenario}\n`);
      process.exitCode = 1;
    },
  });

/** How much was met: an unbroken law says little about what was never reached. */
function coverageOf(game: Game, { compared, questions, steps }: Coverage): readonly string[] {
  const { pairs, toTheEnd, shown, unlike } = compared;
  const share = (n: number): string => `${figure(n)} (${Math.round((100 * n) / Math.max(1, pairs))} %)`;
  const missed = (all: readonly string[], met: ReadonlySet<string>): string => {
    const never = all.filter((name) => !met.has(name)).map((name) => name.slice(game.id.length + 1));
    return `${figure(all.length - never.length)} of ${figure(all.length)}${never.length === 0 ? '' : `; never: ${never.join(', ')}`}`;
  };
  return [
    `pairs of worlds: ${figure(pairs)}; compared to the end ${share(toTheEnd)}, until something else was shown ${share(shown)}, until something else could be chosen ${share(unlike)}`,
    `questions: ${missed(
      questionsOf(game.id).map(({ name }) => name),
      questions,
    )}`,
    `steps that waited and ran: ${missed(stepsOf(game.id), steps)}`,
  ];
}
