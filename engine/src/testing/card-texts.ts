/** All cards of a game with their rendered text: the golden file that shows what a change of words does to cards. */
import type { Game } from '../game.ts';
import { say } from '../message.ts';
import { wordsFor } from '../words.ts';

export function cardTexts(game: Game): string {
  const words = wordsFor(game, []);
  const lines = game.cards.map(({ name, kind, text }) => {
    const said = text.map((part) => say(words, part));
    return `**${say(words, name)}** (${say(words, kind)})${said.map((line) => `  \n${line}`).join('')}\n`;
  });
  return `# ${game.title}: the cards\n\n${lines.join('\n')}`;
}
