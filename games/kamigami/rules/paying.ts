/** KB-5.4: activation costs are paid before anything else. */
import { ask, done, type Flow, question, rules, type Seat } from '@arenarium/engine';
import { abilityAt } from '../cards/printed.ts';
import { logOf } from '../happenings.ts';
import { at, type P, pileAt } from '../table.ts';
import { banishing } from './banishing.ts';
import type { PickOption } from './choices.ts';
import { payerOf } from './costs.ts';
import { destroyIfEmpty } from './energy.ts';
import { discardFromHand, fromHand, isRepeated } from './piles.ts';

/** Which card of the hand is given up. */
export const whichPayment = question('kamigami/payment', {
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
        logOf(p)?.push({ did: 'paidEnergy', seat, unit: payer, n: cost.n });
        if (payer !== seat) destroyIfEmpty(p, payer);
        return done();
      }
      case 'faith':
        p.table.faith -= cost.n;
        logOf(p)?.push({ did: 'paidFaith', seat, n: cost.n });
        return done();
      case 'discard':
      case 'banish':
        return ask(seat, whichPayment, { ability }).then(costs.gaveUp, { seat, ability });
    }
  },
  /** KB-5.4, KB-R26: a card of the hand is discarded or Banished for it. */
  gaveUp(p: P, { seat, ability }: Paying, { card }: PickOption): Flow {
    const gone = fromHand(p, seat, card);
    if (abilityAt(ability).cost?.pay === 'banish')
      return banishing.banish(p, { seat, card: gone, from: 'hand', owner: seat });
    discardFromHand(p, seat, gone);
    return done();
  },
});
