/** arenarium check: is every game whole? */
import { sayingsFrom, weightsFrom } from '@arenarium/bots';
import type { Game } from '@arenarium/engine';
import { judgementOf } from '@arenarium/games/judgements';
import { scenariosOf } from '@arenarium/games/scenarios';
import { Command } from 'commander';
import pc from 'picocolors';
import { checkGame, type GameCheck } from '../check-game.ts';
import { print, table } from '../terminal.ts';
import { gamesCalled } from '../usage.ts';

/** Where a game lives. */
const folderOf = (id: string): URL => new URL(`../../../games/${id}/`, import.meta.url);

export const checkCommand = (): Command =>
  new Command('check')
    .description(
      'is every game (or one) whole and built to the plan: rooms, rules, scenarios, cards, words, texts, emblems?',
    )
    .argument('[game]')
    .action(async (name: string | undefined) => {
      const checked: GameCheck[] = [];
      for (const game of await gamesCalled(name === undefined ? [] : [name])) {
        checked.push(checkGame(game, await scenariosOf(game.id), folderOf(game.id)));
      }
      print(
        table(
          [['', 'rules', 'shown', 'scenarios', 'cards', 'words', 'custom code', 'mistakes'], ...checked.map(rowOf)],
          [1, 2, 3, 4, 5, 6, 7],
        ),
      );
      for (const { game, custom } of checked) {
        if (custom.length > 0) print(pc.dim(`${game.title}: code of single cards: ${custom.join(', ')}`));
      }
      for (const { game } of checked) {
        const remark = await staleness(game);
        if (remark !== null) print(pc.yellow(remark));
      }
      for (const { game, mistakes } of checked) {
        for (const mistake of mistakes) process.stderr.write(`${pc.red(game.id)} ${mistake}\n`);
      }
      if (checked.some(({ mistakes }) => mistakes.length > 0)) process.exitCode = 1;
    });

/** What bots learned under older rules still serves, but somebody should know. */
async function staleness(game: Game): Promise<string | null> {
  const judgement = await judgementOf(game.id);
  if (judgement === null) return null;
  const { rules, tables } = weightsFrom(judgement.weights, game.id);
  if (Object.keys(tables).length > 0 && rules < game.version)
    return `${game.title}: bots learned to judge version ${rules}, the rules are version ${game.version}: arenarium learn ${game.id}`;
  const sayings = Object.values(sayingsFrom(judgement.sayings, game.id).tables);
  if (sayings.some(({ provenance }) => provenance.rules < game.version))
    return `${game.title}: bots say chances as they came true under older rules: arenarium judge ${game.id} --say`;
  return null;
}

const rowOf = (check: GameCheck): string[] => [
  check.game.title,
  ...[check.rules, check.shown, check.scenarios, check.cards, check.words].map(String),
  String(check.custom.length),
  String(check.mistakes.length),
];
