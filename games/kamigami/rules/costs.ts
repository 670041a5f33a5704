/** What abilities cost, who pays, and whether it can be paid. */
import type { Seat } from '@arenarium/engine';
import type { Compiled } from '../cards/printed.ts';
import { at, pileAt, type Table, templeOf } from '../table.ts';

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
