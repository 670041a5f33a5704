/** The page's own words, spoken like every other message. */
import { engineWords, say, type Message, type Value } from '@arenarium/engine';
import { hostWords } from '@arenarium/host/words';
import { en } from './en.ts';

/** Speak one of the page's messages: `word('undo.title')`, `word('rules.found', { n, of })`. */
export const word = (id: string, values: Readonly<Record<string, Value>> = {}): string => say(en, { id, ...values });

const house = { ...engineWords, ...hostWords, ...en };
/** Speak what the house says where no game is on the table yet. */
export const spoken = (told: Message): string => say(house, told);

/** What went wrong, in words, from the report of a request that was not met. */
export function spokenTrouble(report: { readonly tell: string; readonly because?: Message | string }): string {
  const { because } = report;
  return typeof because === 'object' ? spoken(because) : word('house.broken', { because: because ?? report.tell });
}
