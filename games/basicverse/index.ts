/** Heroes of the Basicverse. */
import { answer, below, message, reveal, type Game, type Random } from '@arenarium/engine';
import { describe, facts, tell, zones } from './describe.ts';
import { en } from './en.ts';
import { evaluate } from './evaluate.ts';
import { rulebook } from './rules.ts';
import { setUp } from './set-up.ts';
import { BLUE, copyTable, fighterOf, RED, teamOf, type P, type Table } from './table.ts';
import { cardTexts, vocabulary } from './text.ts';
import { basicNames } from './words.ts';

/** Choose anything until the first turn has begun: edges start from a game in play. */
function toFirstTurn(p: P, random: Random): void {
  while (p.now !== null && p.now.question.name !== 'basicverse/act') answer(p, below(random, p.now.options.length));
}

export const basicverse: Game<Table> = {
  id: 'basicverse',
  title: 'Heroes of the Basicverse',
  version: 2,
  seats: { min: 4, max: 10, only: [4, 6, 8, 10] },
  settings: [
    { id: 'heroes', values: ['draft', 'choose', 'dealt'], normal: 'draft' },
    { id: 'circle', values: ['team', 'brawl'], normal: 'team' },
    { id: 'fortress', values: ['20', '15', '12', '10'], normal: '15' },
  ],
  setUp,
  sides: ({ seats }) => Array.from({ length: seats }, (_, seat) => teamOf(seat)),
  copy: copyTable,
  zones,
  facts,
  describe: (p, option) => describe(p, option),
  tell,
  face: (face) => ({ name: message('card', { face }), card: basicNames[face] ?? null }),
  cards: cardTexts,
  vocabulary,
  playedWith: ({ table }, seat) => [message('hero', { hero: fighterOf(table, seat).hero })],
  evaluate,
  edges: [
    {
      // Everybody is one or two blows from death.
      name: 'nearDeath',
      bring(p, random) {
        toFirstTurn(p, random);
        for (const f of p.table.fighters) f.hp = 1 + below(random, 2);
      },
    },
    {
      // The Fortresses are about to fall, and there is Mana for every Ultimate.
      name: 'crumbling',
      bring(p, random) {
        toFirstTurn(p, random);
        p.table.fortress = [1 + below(random, 3), 1 + below(random, 3)];
        p.table.mana = [6, 6];
      },
    },
    {
      // Red has destroyed Blue's Fortress: Blue's answer is due.
      name: 'answering',
      bring(p, random) {
        toFirstTurn(p, random);
        p.table.fortress[RED] = 1 + below(random, 2);
        p.table.fortress[BLUE] = 0;
        p.table.answer = 1;
        for (const f of p.table.fighters) f.hp = 1 + below(random, 2);
      },
    },
    {
      // The deck is nearly empty.
      name: 'thinDeck',
      bring(p, random) {
        toFirstTurn(p, random);
        const { deck, discard } = p.table;
        for (const card of deck.splice(0, deck.length - 3)) {
          reveal(p, card);
          discard.push(card);
        }
      },
    },
  ],
  bound: 60_000,
  rulebook,
  languages: { en },
};
