import type { Ruling } from '@arenarium/engine';

export const rulings = [
  {
    id: 'TR-R1',
    text: 'If every card was played twice, nobody takes the trick, unless a thief does.',
    because: 'No card is the highest that nobody else played.',
  },
] as const satisfies readonly Ruling[];
