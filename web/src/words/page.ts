/** The page's own words, spoken like every other message. */
import { engineWords, say, type Message, type Phrase, type Value, type Words } from '@arenarium/engine';
import { hostWords } from '@arenarium/host/words';
import { en } from './en.ts';

/** The page's words, those of whoever hosts and the engine's: all that can be said where no game is on the table. */
const known: Record<string, Phrase> = { ...engineWords, ...hostWords, ...en };

/** A part of the house that is fetched later brings its words along. */
export function learn(words: Words): void {
  Object.assign(known, words);
}

/** Speak one of the page's messages: `word('undo.title')`, `word('rules.found', { n, of })`. */
export const word = (id: string, values: Readonly<Record<string, Value>> = {}): string => say(known, { id, ...values });

/** Speak what the house says where no game is on the table yet. */
export const spoken = (told: Message): string => say(known, told);

/** What went wrong, in words, from the report of a request that was not met. */
export function spokenTrouble(report: { readonly tell: string; readonly because?: Message | string }): string {
  const { because } = report;
  return typeof because === 'object' ? spoken(because) : word('house.broken', { because: because ?? report.tell });
}
