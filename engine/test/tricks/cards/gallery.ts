/** Every printed thing. */
import { message, type CardText } from '@arenarium/engine';
import { cards } from './index.ts';
import { cardName, cardText } from './text.ts';
import type { Card } from './words.ts';

export const cardId = (value: number): string => `card${value}`;

const inGallery = (card: Card): CardText => ({
  id: cardId(card.value),
  name: cardName(card.value),
  kind: message('card'),
  text: cardText(card),
  words: card.effects.map(({ do: word }) => word),
  abilities: card.effects.map(({ do: word }) => word),
});
export const gallery: readonly CardText[] = cards.map(inGallery);
export const vocabulary: readonly string[] = ['steal'];
