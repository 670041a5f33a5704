import { ask, done, message, question, rules, type Flow, type Seat } from '@arenarium/engine';
import { banishing } from './banishing.ts';
import { abilityAt, type Compiled } from './catalogue.ts';
import { destroyIfEmpty } from './energy.ts';
import { log } from './happenings.ts';
import { discardFromHand } from './piles.ts';
import { isRepeated, type Obstacle } from './reacts.ts';
import { at, pileAt, templeOf, type P, type Table } from './table.ts';

/** The bit that says an ability of this seat’s God or Temple is spent. */
export const spentBit = (seat: Seat, { owner, slot }: Compiled): number =>
  1 << (seat * 4 + (owner === 'temple' ? 2 : 0) + slot);

/** Who pays Energy: a Temple for its own abilities (KB-R10), the God for everything else. */
const payerOf = (seat: Seat, { owner }: Compiled): number => (owner === 'temple' ? templeOf(seat) : seat);

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
export const UNPAID: Obstacle = { rule: 'KB-5.4', because: message('why.noCard') };
/** What stands against an ability, in full. */
export function explained(
  t: Table,
  seat: Seat,
  { ability, against }: { readonly ability: Compiled; readonly against: Obstacle },
): Obstacle {
  const { cost, owner } = ability;
  if (against !== UNPAID || cost === null) return against;
  switch (cost.pay) {
    case 'energy': {
      const has = at(t.energy, payerOf(seat, ability));
      return { rule: owner === 'temple' ? 'KB-5.4' : 'KB-R9', because: message('why.energy', { n: cost.n, has }) };
    }
    case 'faith':
      return { rule: 'KB-5.4', because: message('why.faith', { n: cost.n, has: seat === t.active ? t.faith : 0 }) };
    case 'discard':
    case 'banish':
      return against;
  }
}

export interface PickOption {
  readonly do: 'pick';
  readonly card: number;
}
/** Which card of the hand is given up. */
export const payCard = question('kamigami/payCard', {
  rule: 'KB-5.4',
  secret: true,
  options: (p: P, _: { readonly ability: number }, seat): readonly PickOption[] => {
    const hand = pileAt(p.table.hand, seat);
    return hand.flatMap((card, i) => (isRepeated(p, hand, i) ? [] : [{ do: 'pick', card }]));
  },
});

interface Paying {
  readonly seat: Seat;
  readonly ability: number;
}
export const costs = rules('kamigami/costs', {
  /** KB-5.4: the activation cost is paid before anything else. */
  pay(p: P, { seat, ability }: Paying): Flow {
    const compiled = abilityAt(ability);
    const { cost } = compiled;
    if (cost === null) return done();
    switch (cost.pay) {
      case 'energy': {
        const payer = payerOf(seat, compiled);
        p.table.energy[payer] = at(p.table.energy, payer) - cost.n;
        log(p)?.push({ did: 'paidEnergy', seat, n: cost.n });
        if (payer !== seat) destroyIfEmpty(p, payer);
        return done();
      }
      case 'faith':
        p.table.faith -= cost.n;
        log(p)?.push({ did: 'paidFaith', seat, n: cost.n });
        return done();
      case 'discard':
      case 'banish':
        return ask(seat, payCard, { ability }).then(costs.gaveUp, { seat, ability });
    }
  },
  gaveUp(p: P, { seat, ability }: Paying, { card }: PickOption): Flow {
    if (abilityAt(ability).cost?.pay === 'banish')
      return banishing.banish(p, { seat, card, from: 'hand', owner: seat });
    discardFromHand(p, seat, card);
    log(p)?.push({ did: 'discarded', seat, cards: [card] });
    return done();
  },
});
