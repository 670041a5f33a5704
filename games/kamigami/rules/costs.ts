import { message, type Reason, type Seat } from '@arenarium/engine';
import type { Compiled } from '../cards/printed.ts';
import { abilityName, whenText } from '../cards/text.ts';
import type { Cost } from '../cards/words.ts';
import { at, pileAt, type Table, templeOf } from '../table.ts';

/** Why something cannot be done: the rule, and what is missing in words. */
export type Refusal = Reason;

/** The bit that says an ability of this seat’s God or Temple is spent. */
export const spentBit = (seat: Seat, { owner, slot }: Compiled): number =>
  1 << (seat * 4 + (owner === 'temple' ? 2 : 0) + slot);

/** Who pays Energy: a Temple for its own abilities (KB-R10), the God for everything else. */
export const payerOf = (seat: Seat, { owner }: Compiled): number => (owner === 'temple' ? templeOf(seat) : seat);

/** KB-5.4, KB-R9: can the activation cost be paid in full? A God keeps its last Energy, a Temple need not. */
export function canPay(t: Table, seat: Seat, ability: Compiled): boolean {
  const { cost, owner } = ability;
  if (cost === null) return true;
  switch (cost.pay) {
    case 'energy':
      return at(t.energy, payerOf(seat, ability)) - cost.n >= (owner === 'temple' ? 0 : 1);
    case 'faith':
      return seat === t.active && t.faith >= cost.n;
    case 'discard':
    case 'banish':
      return pileAt(t.hand, seat).length >= (owner === 'god' || owner === 'temple' ? 1 : 2);
  }
}

/** Stands for “the cost cannot be paid” where nobody asks why: the numbers are only put into words when somebody does. */
export const UNPAID: Refusal = { rule: 'KB-5.4', because: message('why.noCard') };
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
