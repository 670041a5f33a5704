/** Why something cannot be done: the rule that forbids it, and what is missing in this case. */
import { message, type Message, type Value } from '@arenarium/engine';

export interface Refusal {
  readonly rule: string;
  readonly because: Message;
}
/** `refusal('SFB-9.2', 'outOfRange', { … })`: its words are `why.outOfRange`. */
export const refusal = (rule: string, why: string, values: Readonly<Record<string, Value>> = {}): Refusal => ({
  rule,
  because: message(`why.${why}`, values),
});
