import { ask, call, done, inOrder, question, rules, step, type Flow, type Frame, type Seat } from '@arenarium/engine';
import { abilityAt, effectsIn, listOf } from './catalogue.ts';
import { effects } from './effects.ts';
import { energy } from './energy.ts';
import { log } from './happenings.ts';
import { anyoneMightReact, reacts } from './reacts.ts';
import {
  canBeAttacked,
  closeMoment,
  isIn,
  isTemple,
  MAX_SEATS,
  momentAt,
  of,
  openMoment,
  ownerOf,
  templeOf,
  type Moment,
  type P,
  type Table,
} from './table.ts';
import { colours, type Amount, type Effect } from './words.ts';

/** An Attack in the making: the ability’s place among the moments, and where its words stand. */
export interface Attacking {
  readonly place: number;
  readonly list: number;
  readonly i: number;
}
type AttackEffect = Extract<Effect, { do: 'attack' }>;
const wordsOf = ({ list, i }: Attacking): AttackEffect => of(effectsIn(list), i) as AttackEffect;

export interface TargetOption {
  readonly do: 'target';
  readonly unit: number;
}
/** Every possible target, made once. */
const targets: readonly TargetOption[] = Array.from({ length: 2 * MAX_SEATS }, (_, unit) => ({ do: 'target', unit }));

export const target = question('kamigami/target', {
  rule: 'KB-6.1',
  options(p: P, _: object, seat): readonly TargetOption[] {
    const t = p.table;
    const options: TargetOption[] = [];
    for (let s = 0; s < t.team.length; s++) if (canBeAttacked(t, seat, s)) options.push(of(targets, s));
    for (let s = 0; s < t.team.length; s++)
      if (canBeAttacked(t, seat, templeOf(s))) options.push(of(targets, templeOf(s)));
    return options;
  },
});

/** KB-R13: the other Gods an Attack could be moved to. */
export function redirectTargets(t: Table, m: Moment): readonly TargetOption[] {
  const options: TargetOption[] = [];
  for (let s = 0; s < t.team.length; s++)
    if (s !== ownerOf(m.target) && canBeAttacked(t, m.seat, s)) options.push(of(targets, s));
  return options;
}
export const redirectTo = question('kamigami/redirectTo', {
  rule: 'KB-R13',
  options: (p: P, { place }: { readonly place: number }): readonly TargetOption[] =>
    redirectTargets(p.table, momentAt(p.table, place)),
});

export const attack = rules('kamigami/attack', {
  /** KB-6.1: one target; or, if the card says so, one Attack after another (KB-R31). */
  declare(p: P, attacking: Attacking): Flow {
    const t = p.table;
    const { seat } = momentAt(t, attacking.place);
    if (wordsOf(attacking).on === 'one') return ask(seat, target, {}).then(attack.aim, attacking);
    const seats = t.team.length;
    const each: Frame[] = [];
    for (let k = 1; k < seats; k++) {
      const unit = (seat + k) % seats;
      if (canBeAttacked(t, seat, unit)) each.push(step(attack.launch, { ...attacking, unit }));
    }
    return inOrder(...each);
  },
  aim(p: P, attacking: Attacking, { unit }: TargetOption): Flow {
    return attack.launch(p, { ...attacking, unit });
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
    log(p)?.push({ did: 'attacks', seat, unit, n: value });
    return inOrder(step(reacts.window, { place: place + 1, i: 0 }), step(attack.land, { place, list, i }));
  },

  /** KB-6.4: the Attack Value less all Defence is what the target loses. */
  land(p: P, attacking: Attacking): Flow {
    const t = p.table;
    const place = attacking.place + 1;
    const { seat, target: unit, value, defence, piercing, stopped, ability } = momentAt(t, place);
    if (stopped === 1) log(p)?.push({ did: 'cancelled', seat, what: abilityAt(ability).id });
    if (stopped === 1 || !isIn(t, seat) || !canBeAttacked(t, seat, unit)) return attack.close(p, { place });
    const n = piercing === 1 ? value : value - defence;
    if (n > 0) return call(energy.lose, { unit, n, by: seat }).then(attack.landed, attacking);
    log(p)?.push({ did: 'held', unit });
    return attack.close(p, { place });
  },

  /** What answers the loss, then what the card adds to it. */
  landed(p: P, attacking: Attacking, lost: number): Flow {
    const t = p.table;
    const place = attacking.place + 1;
    const { seat, target: unit, ability, card } = momentAt(t, place);
    const frames: Frame[] = [];
    if (lost > 0 && !isTemple(unit) && isIn(t, seat)) {
      openMoment(t, { is: 'wounded', seat, ability, card, target: unit, value: lost });
      if (anyoneMightReact(t, place + 1)) frames.push(step(reacts.window, { place: place + 1, i: 0 }));
      frames.push(step(attack.close, { place: place + 1 }));
    }
    const { hurt } = wordsOf(attacking);
    if (lost > 0 && hurt !== undefined)
      frames.push(step(effects.run, { place: attacking.place, list: listOf(hurt), i: 0, target: unit }));
    return inOrder(...frames, step(attack.close, { place }));
  },
  close(p: P, { place }: { readonly place: number }): Flow {
    closeMoment(p.table, place);
    return done();
  },
});

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
  log(p)?.push({ did: 'recoloured', seat, cards: [card], colour });
}
