/** In which contest a match counts, in words: `duel`, `teams-4`, `all-3`, `together-normal`. */
import { word } from './words.ts';

export function modeInWords(mode: string): string {
  const [kind = '', more = ''] = mode.split('-');
  return word(`mode.${kind}`, { n: more });
}
