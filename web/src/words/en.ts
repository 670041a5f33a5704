/** English for the page itself: everything that is not said by the engine, a game or a bot. */
import type { Words } from '@arenarium/engine';
import { boardWords } from './en-boards.ts';
import { houseWords } from './en-house.ts';
import { homeWords } from './en-home.ts';
import { tableWords } from './en-table.ts';

export const en: Words = {
  ...houseWords,
  ...homeWords,
  ...tableWords,
  ...boardWords,
};
