import { ahead, ask, call, done, type Flow, type Frame, inOrder, rules, type Seat, step } from '@arenarium/engine';
import { abilityAt, effectsIn, listOf } from '../cards/printed.ts';
import { type Amount, colours, type Effect } from '../cards/words.ts';
import { logOf } from '../happenings.ts';
import { canBeAttacked, isIn, isTemple, type Moment, momentAt, of, type P, type Table } from '../table.ts';
import { energy } from './energy.ts';
import { closeMoment, openMoment } from './moments.ts';
import { anyoneMightReact, reacts } from './reacts.ts';
import { type TargetOption, whichTarget } from './targets.ts';

/** An Attack in the making: the ability’s place among the moments, and where its words stand. */
export interface Attacking {
  readonly place: number;
  readonly list: number;
  readonly i: number;
}
/** Where an ability stands in what it does. */
export interface Running {
  /** The ability’s place among the moments. */
  readonly place: number;
  readonly list: number;
  readonly i: number;
  /** The unit that was hurt, for what an Attack adds; NONE otherwise. */
  readonly target: number;
}
type AttackEffect = Extract<Effect, { do: 'attack' }>;
const wordsOf = ({ list, i }: Attacking): AttackEffect => of(effectsIn(list), i) as AttackEffect;

/** What an Attack adds is done like everything else a card does. */
const runEffects = ahead<Table, Running>('kamigami/effects.run');

export const attack = rules('kamigami/attack', {
  /** KB-6.1: one target; or, if the card says so, one Attack after another (KB-R31). */
  declare(p: P, attacking: Attacking): Flow {
    const { place, list, i } = attacking;
    const t = p.table;
    const { seat } = momentAt(t, place);
    if (wordsOf(attacking).on === 'one') return ask(seat, whichTarget, {}).then(attack.aim, attacking);
    const seats = t.team.length;
    const each: Frame[] = [];
    for (let k = 1; k < seats; k++) {
      const unit = (seat + k) % seats;
      if (canBeAttacked(t, seat, unit)) each.push(step(attack.launch, { place, list, i, unit }));
    }
    return inOrder(...each);
  },
  /** KB-6.1: the target is chosen. */
  aim(p: P, { place, list, i }: Attacking, { unit }: TargetOption): Flow {
    return attack.launch(p, { place, list, i, unit });
  },

  /** KB-6.2, KB-6.3: the Attack stands; the attacker’s side, the target and the others may react. */
  launch(p: P, { place, list, i, unit }: Attacking & { readonly unit: number }): Flow {
    const t = p.table;
    const { seat, ability, card, stopped } = momentAt(t, place);
    if (stopped === 1 || !isIn(t, seat) || !canBeAttacked(t, seat, unit)) return done();
    const words = wordsOf({ place, list, i });
    const value = valueOf(t, words.value, card);
    t.attacked = 1;
    openMoment(t, {
      is: 'attack',
      seat,
      ability,
      card,
      target: unit,
      value,
      piercing: words.piercing === true ? 1 : 0,
    });
    logOf(p)?.push({ did: 'attacks', seat, card, unit, n: value });
    return inOrder(step(reacts.window, { place: place + 1 }), step(attack.land, { place, list, i }));
  },

  /** KB-6.4: the Attack Value less all Defence is what the target loses. KB-6.5: a target that is gone loses nothing. */
  land(p: P, attacking: Attacking): Flow {
    const t = p.table;
    const place = attacking.place + 1;
    const m = momentAt(t, place);
    const { seat, target: unit, stopped, ability } = m;
    if (stopped === 1) logOf(p)?.push({ did: 'cancelled', seat, what: abilityAt(ability).id });
    if (stopped === 1 || !isIn(t, seat)) return attack.close(p, { place });
    if (!canBeAttacked(t, seat, unit)) {
      logOf(p)?.push({ did: 'lostTarget', seat, unit });
      return attack.close(p, { place });
    }
    const n = lossFrom(m);
    if (n > 0) return call(energy.lose, { unit, n, by: seat }).then(attack.landed, attacking);
    logOf(p)?.push({ did: 'held', unit });
    return attack.close(p, { place });
  },

  /** KB-6.4: what answers the loss, then what the card adds to it. */
  landed(p: P, attacking: Attacking, lost: number): Flow {
    const t = p.table;
    const place = attacking.place + 1;
    const { seat, target: unit, ability, card } = momentAt(t, place);
    const frames: Frame[] = [];
    if (lost > 0 && !isTemple(unit) && isIn(t, seat)) {
      openMoment(t, { is: 'wounded', seat, ability, card, target: unit, value: lost });
      if (anyoneMightReact(t, place + 1)) frames.push(step(reacts.window, { place: place + 1 }));
      frames.push(step(attack.close, { place: place + 1 }));
    }
    const { hurt } = wordsOf(attacking);
    if (lost > 0 && hurt !== undefined)
      frames.push(step(runEffects, { place: attacking.place, list: listOf(hurt), i: 0, target: unit }));
    return inOrder(...frames, step(attack.close, { place }));
  },
  /** KB-6.4: the Attack is over. */
  close(p: P, { place }: { readonly place: number }): Flow {
    closeMoment(p.table, place);
    return done();
  },
});

/** KB-6.4: what is left of an Attack when all have passed. */
export const lossFrom = ({ value, defence, piercing }: Pick<Moment, 'value' | 'defence' | 'piercing'>): number =>
  Math.max(0, piercing === 1 ? value : value - defence);

/** KB-6.4, KB-R1: what the Attack is worth before anybody reacts. */
export function valueOf(t: Table, amount: Amount, card: number): number {
  if (typeof amount === 'number') return amount;
  const { base, plus, per } = amount;
  if (per.of === 'coloursInChain')
    return base + plus * bitsIn(t.chainColours.reduce((bits, colour) => bits | colour, 0));
  const colour = 1 << colours.indexOf(per.colour);
  let others = 0;
  for (let i = 0; i < t.chain.length; i++) if (t.chain[i] !== card && t.chainColours[i] === colour) others++;
  return base + plus * others;
}
const bitsIn = (bits: number): number => colours.reduce((n, _, i) => n + ((bits >> i) & 1), 0);

/** KB-4.7: a Warrior takes another’s Primary Colour for the rest of the turn. */
export function recolour(p: P, seat: Seat, { card, like }: { readonly card: number; readonly like: number }): void {
  const t = p.table;
  const place = t.chain.indexOf(card);
  const colour = t.chainColours[t.chain.indexOf(like)];
  if (place < 0 || colour === undefined) return;
  t.chainColours[place] = colour;
  logOf(p)?.push({ did: 'recoloured', seat, cards: [card], colour });
}
