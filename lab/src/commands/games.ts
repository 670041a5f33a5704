/** arenarium games: what can be played, with how many, and how. */
import { say, seatCounts, wordsFor, type Game } from '@arenarium/engine';
import { scenariosOf } from '@arenarium/games/scenarios';
import { Command } from 'commander';
import pc from 'picocolors';
import { print } from '../terminal.ts';
import { gamesCalled } from '../usage.ts';

export const gamesCommand = (): Command =>
  new Command('games')
    .description('list the games, their seats and settings')
    .option('--json', 'as one JSON list')
    .action(async ({ json }: { json?: boolean }) => {
      const games = await gamesCalled([]);
      if (json === true) print(JSON.stringify(await Promise.all(games.map(summary)), null, 2));
      else for (const game of games) await printGame(game);
    });

const summary = async (game: Game) => ({
  id: game.id,
  title: game.title,
  version: game.version,
  seats: seatCounts(game),
  settings: game.settings.map(({ id, values, normal }) => ({ id, values, normal })),
  rules: game.rulebook.chapters.reduce((n, chapter) => n + chapter.rules.length, 0),
  rulings: game.rulebook.rulings.length,
  scenarios: (await scenariosOf(game.id)).length,
  cards: game.cards.length,
});

async function printGame(game: Game): Promise<void> {
  const words = wordsFor(game, []);
  const { rules, rulings, scenarios, cards } = await summary(game);
  print(`${pc.bold(game.title)}  ${pc.cyan(game.id)}  version ${game.version}`);
  print(`  seats     ${seatCounts(game).join(', ')}`);
  for (const { id, values, normal } of game.settings) {
    const said = values.map((value) => (value === normal ? pc.underline(value) : value)).join(' | ');
    print(`  ${`${id}=`.padEnd(9)} ${said}  ${pc.dim(say(words, { id: `setup.${id}` }))}`);
  }
  print(`  ${pc.dim(`${rules} rules, ${rulings} rulings, ${scenarios} scenarios, ${cards} cards`)}\n`);
}
