import type { Words } from '@arenarium/engine';
import { cardWords } from './en-cards.ts';

export const en: Words = {
  ...cardWords,
  'setup.mode': 'Who plays with whom',
  'setup.mode.alone': 'Everybody alone',
  'setup.mode.teams': 'Two teams',
  'setup.mode.together': 'All together',
  'zone.deck': 'Deck',
  'zone.pile': 'Out of the game',
  'zone.hand': 'Hand',
  prize: 'the trick is worth',
  points: 'points',
  first: 'the first seat',
  later: 'a later seat',
  'ask.tricks/play': 'Which card?',
  'ask.tricks/steal': 'Steal?',
  play: 'play the {card}',
  steal: 'steal with the {card}',
  pass: 'pass',
  'why.played': 'The {card} has been played.',
  'did.rolled': (spoken) => `The trick is worth ${spoken('n')} ${spoken.number('n') === 1 ? 'point' : 'points'}.`,
  'did.played': '{seat} plays the {cards}.',
  'did.stole': '{seat} steals with the {cards}.',
  'did.took': '{seat} takes the trick: {n}.',
  'did.lost': 'Nobody takes the trick.',
  over: 'all cards are played',
};
