/** Why something cannot be done: the rule, and what is missing, with its numbers and names. */
import { message, type Option, type Reason, type Seat, type Why } from '@arenarium/engine';
import type { Compiled } from '../cards/printed.ts';
import { abilityName, whenText } from '../cards/text.ts';
import type { Cost } from '../cards/words.ts';
import { at, type Table } from '../table.ts';
import { payerOf } from './costs.ts';

/** Made once: whoever only lists options builds nothing. Numbers and names are filled in when somebody asks. */
export type Refusal = Reason;
export const refusal = (rule: string, id: string): Refusal => ({ rule, because: message(id) });

/** Tell whoever asked. */
export const refuse = <O extends Option>(why: Why<O>, option: O, { rule, because }: Refusal): void =>
  why(option, rule, because);

/** Stands for “the cost cannot be paid” where nobody asks why: the numbers are only put into words when somebody does. */
export const UNPAID = refusal('KB-5.4', 'why.noCard');
/** What stands against an ability, in full: its name, and what is missing in numbers. */
export function explained(
  t: Table,
  seat: Seat,
  { ability, against }: { readonly ability: Compiled; readonly against: Refusal },
): Refusal {
  const name = abilityName(ability);
  if (against !== UNPAID || ability.cost === null) {
    const when = ability.when === null ? {} : { when: whenText(ability.when) };
    return { rule: against.rule, because: { ...against.because, ability: name, ...when } };
  }
  return unpaid(t, seat, { cost: ability.cost, ability });
}
function unpaid(t: Table, seat: Seat, { cost, ability }: { readonly cost: Cost; readonly ability: Compiled }): Refusal {
  switch (cost.pay) {
    case 'energy': {
      const values = { n: cost.n, has: at(t.energy, payerOf(seat, ability)) };
      return ability.owner === 'temple'
        ? { rule: 'KB-5.4', because: message('why.energy.temple', values) }
        : { rule: 'KB-R9', because: message('why.energy.god', values) };
    }
    case 'faith':
      return { rule: 'KB-5.4', because: message('why.faith', { n: cost.n, has: seat === t.active ? t.faith : 0 }) };
    case 'discard':
    case 'banish':
      return { rule: 'KB-5.4', because: message('why.noCard', { ability: abilityName(ability) }) };
  }
}
