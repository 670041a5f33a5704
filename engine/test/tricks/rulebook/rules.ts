import type { Rulebook } from '@arenarium/engine';
import { rulings } from './rulings.ts';

export const rulebook = {
  prefix: 'TR',
  chapters: [
    {
      number: 1,
      title: 'Setting up',
      rules: [
        {
          id: 'TR-1.1',
          text: 'There are cards from 1 to 8 for each player. Everybody is dealt seven, unseen by the others.',
        },
        { id: 'TR-1.2', text: 'Play alone, in two teams of those who sit opposite, or all together.' },
        { id: 'TR-1.3', text: 'All put two different cards aside, face down, at the same time.' },
      ],
    },
    {
      number: 2,
      title: 'A trick',
      rules: [
        { id: 'TR-2.1', text: 'A die says how many points the trick is worth.' },
        {
          id: 'TR-2.2',
          text: 'All play a card at the same time. The highest that nobody else played takes the trick.',
        },
        { id: 'TR-2.3', text: 'Cards that were played are out of the game.' },
        {
          id: 'TR-2.4',
          text: 'The 1 is a thief: in turn, whoever did not take the trick may throw one away to take it.',
        },
      ],
    },
    {
      number: 3,
      title: 'The end',
      rules: [
        { id: 'TR-3.1', text: 'After five tricks, or a hundred decisions, most points win; equals share.' },
        { id: 'TR-3.2', text: 'Together, all win with six points for each player, and lose with fewer.' },
      ],
    },
  ],
  rulings,
} as const satisfies Rulebook;
