/** The page's own words, spoken like every other message. */
import { say, type Value } from '@arenarium/engine';
import { en } from './en.ts';

export const word = (id: string, values: Readonly<Record<string, Value>> = {}): string => say(en, { id, ...values });
