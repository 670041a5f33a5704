/** Why something cannot be done: the rule that forbids it, and what is missing in this case. */
import { message, type Message, type Value } from '@arenarium/engine';

type Values = Readonly<Record<string, Value>>;
/** Thousands are made while options are listed, and mostly thrown away: words come when somebody asks. */
export interface Refusal {
  readonly rule: string;
  readonly why: string;
  readonly values: Values;
}
const NO_VALUES: Values = {};
/** `refusal('SFB-9.2', 'outOfRange', { … })`: its words are `why.outOfRange`. */
export const refusal = (rule: string, why: string, values = NO_VALUES): Refusal => ({ rule, why, values });
export const becauseOf = ({ why, values }: Refusal): Message => message(`why.${why}`, values);
