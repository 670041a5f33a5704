/** The signs every page may show. */
import { pictures } from '../posters.ts';

export const posters = pictures;
export const houseSigns = [
  'coliseum',
  'cog',
  'moon',
  'light-bulb',
  'person',
  'robot-golem',
  'rule-book',
  'poker-hand',
] as const;
