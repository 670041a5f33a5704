/** arenarium cards: everything printed, with its text rendered from the data. */
import { say, wordsFor } from '@arenarium/engine';
import { Command } from 'commander';
import pc from 'picocolors';
import { print } from '../terminal.ts';
import { BadUsage, gameCalled } from '../usage.ts';

export const cardsCommand = (): Command =>
  new Command('cards')
    .description('show the cards of a game, or those that mention some words')
    .argument('<game>')
    .argument('[query...]', 'words to look for in name, kind and text')
    .action(async (name: string, query: string[]) => {
      const game = await gameCalled(name);
      const words = wordsFor(game, []);
      const wanted = query.map((word) => word.toLowerCase());
      const cards = game.cards
        .map((card) => ({
          name: say(words, card.name),
          kind: say(words, card.kind),
          lines: card.text.map((part) => say(words, part)),
        }))
        .filter(({ name: called, kind, lines }) => {
          const text = [called, kind, ...lines].join(' ').toLowerCase();
          return wanted.every((word) => text.includes(word));
        });
      if (cards.length === 0) throw new BadUsage(`no card of ${game.title} mentions "${query.join(' ')}"`);
      for (const { name: called, kind, lines } of cards) {
        print(`${pc.bold(called)}  ${pc.dim(kind)}`);
        for (const line of lines) print(`  ${line}`);
      }
    });
