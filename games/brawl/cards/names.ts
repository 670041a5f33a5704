/** What printed things are called. */
import { message, type Message } from '@arenarium/engine';
import { COLOURS } from './words.ts';

/** A Champion of the box. */
export const championName = (kind: number): Message => (championNames[kind] ??= message(`champion.${kind}`));
const championNames: Message[] = [];
/** A card or token by its face; one that was not seen is just a card. */
export const cardName = (face: number): Message => message(face < 0 ? 'card.unknown' : `card.${face}`);
/** The Core that pays, given as a bit. */
export const coreName = (core: number): Message =>
  message(`colour.${COLOURS.find((_, i) => core === 1 << i) ?? 'destruction'}`);
