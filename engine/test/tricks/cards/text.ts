/** The text of a card, from its data. */
import { message, type Message } from '@arenarium/engine';
import type { Card } from './words.ts';

export const cardName = (face: number): Message => message(face < 0 ? 'card' : 'number', { face });
export const cardText = ({ effects }: Card): Message[] => effects.map(({ do: word }) => message(`text.${word}`));
