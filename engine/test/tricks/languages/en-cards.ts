import type { Words } from '@arenarium/engine';

export const cardWords: Words = {
  card: 'Card',
  number: '{face}',
  'text.steal': 'Throw it away to take the trick.',
};
