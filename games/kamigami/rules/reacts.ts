import {
  ahead,
  ask,
  done,
  faceOf,
  type Flow,
  inOrder,
  keptBy,
  message,
  type Message,
  question,
  rules,
  type Seat,
  step,
  type Why,
} from '@arenarium/engine';
import {
  abilities as all,
  abilitiesOf,
  abilityAt,
  answers,
  type Compiled,
  handReacts,
  isWarrior,
  phaseCode,
  reactsAt,
  reactsOf,
  standingReacts,
} from '../cards/printed.ts';
import type { When } from '../cards/words.ts';
import {
  areOpponents,
  at,
  canBeAttacked,
  isIn,
  type Moment,
  momentAt,
  type MomentKind,
  NONE,
  of,
  ownerOf,
  type P,
  pileAt,
  type Table,
  templeOf,
} from '../table.ts';
import { fetchable } from './choices.ts';
import { canPay, spentBit } from './costs.ts';
import { askingOrder, momentText } from './moments.ts';
import { isRepeated, mayHold } from './piles.ts';
import { explained, refusal, UNPAID, type Refusal } from './refusals.ts';
import { redirectTargets } from './targets.ts';

/** A React that is used: `card` is NONE for the abilities of Gods and Temples. */
interface UseOption {
  readonly do: 'react';
  readonly ability: number;
  readonly card: number;
}
export type ReactOption = UseOption | typeof PASS;
export const PASS = { do: 'pass' } as const;
/** By ability; those on a card in hand by card as well. */
const standing = all.map(({ number }): UseOption => ({ do: 'react', ability: number, card: NONE }));
const fromHand = all.map(({ number }) => keptBy((card): UseOption => ({ do: 'react', ability: number, card })));
const using = ({ number }: Compiled, card: number): UseOption =>
  card === NONE ? of(standing, number) : of(fromHand, number)(card);

/** KB-5.2: may this React be used at this moment, as far as everybody can see? Null, or what stands against it. */
function whyNotReact(
  t: Table,
  { seat, place, ability }: { readonly seat: Seat; readonly place: number; readonly ability: Compiled },
): Refusal | null {
  const m = momentAt(t, place);
  if (ability.when === null || !isMoment(t, { m, place, seat, when: ability.when })) return NOT_NOW;
  if (ability.limit === 'turn' && (t.spent & spentBit(seat, ability)) !== 0) return SPENT_TURN;
  if (ability.limit === 'attack' && (m.spent & spentBit(seat, ability)) !== 0) return SPENT_ATTACK;
  if (ability.defends && m.piercing === 1) return PIERCING;
  if (ability.redirects && redirectTargets(t, m).length === 0) return NO_OTHER_GOD;
  if (m.is === 'phase' && !fetchable(t, seat, ability)) return NOTHING_THERE;
  return canPay(t, seat, ability) ? null : UNPAID;
}
const NOT_NOW = refusal('KB-5.2', 'why.notNow');
const NO_REACT = refusal('KB-5.1', 'why.isAct');
const SPENT_TURN = refusal('KB-9.2', 'why.spentTurn');
const SPENT_ATTACK = refusal('KB-9.2', 'why.spentAttack');
const PIERCING = refusal('KB-1.6', 'why.piercing');
const NO_OTHER_GOD = refusal('KB-R13', 'why.noOtherGod');
const NOTHING_THERE = refusal('KB-R27', 'why.nothingThere');

interface Answer {
  readonly m: Moment;
  readonly place: number;
  readonly seat: Seat;
  readonly when: When;
}
/** Is this the moment the React names, for this seat? */
function isMoment(t: Table, { m, place, seat, when }: Answer): boolean {
  switch (when.is) {
    case 'attacking':
      return m.is === 'attack' && m.seat === seat;
    case 'attackingWithWarrior':
      return m.is === 'attack' && m.seat === seat && isWarrior(abilityAt(m.ability).face);
    case 'attacked':
      return m.is === 'attack' && ownerOf(m.target) === seat; // KB-R4
    case 'defended':
      return (
        m.is === 'used' && abilityAt(m.ability).defends && areOpponents(t, seat, m.seat) && attacks(t, place - 1, seat)
      );
    case 'warriorUsed':
      return (
        (m.is === 'used' || m.is === 'attack') && areOpponents(t, seat, m.seat) && isWarrior(abilityAt(m.ability).face)
      );
    case 'falling':
      return m.is === 'falling' && !areOpponents(t, seat, m.target);
    case 'banishing':
      return m.is === 'banishing';
    case 'banished':
      return m.is === 'banished';
    case 'wounding':
      return m.is === 'wounded' && m.seat === seat;
    case 'recruited':
      return m.is === 'recruited' && m.seat === seat;
    case 'phase':
      return (
        m.is === 'phase' &&
        (when.whose === 'opponents' ? areOpponents(t, seat, m.seat) : m.seat === seat) &&
        m.value === phaseCode(when.phase, when.at) &&
        !(when.peaceful === true && t.attacked === 1)
      );
  }
}
const attacks = (t: Table, place: number, seat: Seat): boolean => {
  const m = t.moments[place];
  return m !== undefined && m.is === 'attack' && m.seat === seat;
};

/** Could this seat, for all the table knows, react? Who is asked follows from public things only. */
export function mightReact(t: Table, place: number, seat: Seat): boolean {
  if (!isIn(t, seat)) return false;
  const { is } = momentAt(t, place);
  for (const ability of standingReacts(at(t.god, seat), is))
    if (whyNotReact(t, { seat, place, ability }) === null) return true;
  if (at(t.energy, templeOf(seat)) > 0) {
    for (const ability of standingReacts(at(t.temple, seat), is))
      if (whyNotReact(t, { seat, place, ability }) === null) return true;
  }
  if (pileAt(t.hand, seat).length === 0) return false;
  for (const ability of handReacts[is]) {
    if (mayHold(t, seat, ability.face) && whyNotReact(t, { seat, place, ability }) === null) return true;
  }
  return false;
}

interface Candidate {
  readonly seat: Seat;
  readonly place: number;
  readonly ability: Compiled;
  readonly card: number;
}
function offer(
  t: Table,
  candidate: Candidate,
  { options, why }: { readonly options: ReactOption[]; readonly why: Why<ReactOption> | undefined },
): void {
  const { ability, card, seat } = candidate;
  const against = whyNotReact(t, candidate);
  if (against === null) options.push(using(ability, card));
  if (against === null || why === undefined) return;
  const { rule, because } = explained(t, seat, { ability, against });
  why(using(ability, card), rule, because);
}

/** KB-5.1, KB-5.2: whatever a person may press that answers another kind of moment, or none. */
function refuseOthers(
  p: P,
  { seat, is }: { readonly seat: Seat; readonly is: MomentKind },
  why: Why<ReactOption>,
): void {
  const t = p.table;
  const tell = (ability: Compiled, card: number): void => {
    if (answers(ability, is)) return;
    const { rule, because } = explained(t, seat, { ability, against: ability.isAct ? NO_REACT : NOT_NOW });
    why(using(ability, card), rule, because);
  };
  for (const face of [at(t.god, seat), at(t.temple, seat)])
    for (const ability of face === NONE ? [] : of(abilitiesOf, face)) tell(ability, NONE);
  for (const card of pileAt(t.hand, seat)) {
    const face = faceOf(p, card);
    const [first] = of(reactsOf, face).length > 0 ? of(reactsOf, face) : of(abilitiesOf, face);
    if (first !== undefined) tell(first, card);
  }
}

export const whichReact = question('kamigami/react', {
  rule: 'KB-5.2',
  secret: true,
  options(p: P, { place }: { readonly place: number }, seat, why?: Why<ReactOption>): readonly ReactOption[] {
    const t = p.table;
    const { is } = momentAt(t, place);
    const options: ReactOption[] = [];
    for (const ability of standingReacts(at(t.god, seat), is))
      offer(t, { seat, place, ability, card: NONE }, { options, why });
    if (at(t.energy, templeOf(seat)) > 0) {
      for (const ability of standingReacts(at(t.temple, seat), is))
        offer(t, { seat, place, ability, card: NONE }, { options, why });
    }
    const hand = pileAt(t.hand, seat);
    for (let i = 0; i < hand.length; i++) {
      const reacts = of(reactsAt, faceOf(p, at(hand, i)))[is];
      if (reacts.length === 0 || isRepeated(p, hand, i)) continue;
      for (const ability of reacts) offer(t, { seat, place, ability, card: at(hand, i) }, { options, why });
    }
    if (why !== undefined) refuseOthers(p, { seat, is }, why);
    options.push(PASS);
    return options;
  },
  prompt(p: P, { place }: { readonly place: number }): Message {
    return message('ask.kamigami/react', { moment: momentText(momentAt(p.table, place), (id) => faceOf(p, id)) });
  },
});

/** An ability that is used: of a card in hand, or of a God or Temple. */
export interface Use {
  readonly seat: Seat;
  readonly ability: number;
  /** The card it is printed on; NONE for the abilities of Gods and Temples. */
  readonly card: number;
}
/** A React is an ability too, and abilities may be reacted to. */
const useAbility = ahead<Table, Use>('kamigami/abilities.use');

interface Window {
  readonly place: number;
}
interface Asking extends Window {
  /** Whose place in the asking order it is. */
  readonly i: number;
  /** The unit that was meant when the asking got this far. */
  readonly meant: number;
}

export const reacts = rules('kamigami/reacts', {
  /** KB-6.2, KB-R2: all who might react are asked, one after the other. */
  window(p: P, { place }: Window): Flow {
    return reacts.asking(p, { place, i: 0, meant: momentAt(p.table, place).target });
  },
  /** KB-R2: an Attack that was moved is put to its new target and the others; the attacker’s side has decided. */
  asking(p: P, { place, i, meant }: Asking): Flow {
    const t = p.table;
    const m = momentAt(t, place);
    if (isSettled(t, m)) return done();
    const order = orderFor(t, place);
    for (let next = m.target === meant ? i : sideOf(t); next < order.length; next++) {
      const seat = at(order, next);
      if (mightReact(t, place, seat))
        return ask(seat, whichReact, { place }).then(reacts.answered, { place, i: next, meant: m.target });
    }
    return done();
  },
  /** KB-R2: whoever reacts is asked again, whoever passes is passed. */
  answered(p: P, { place, i, meant }: Asking, chosen: ReactOption): Flow {
    if (chosen.do === 'pass') return reacts.asking(p, { place, i: i + 1, meant });
    const seat = at(orderFor(p.table, place), i);
    return inOrder(
      step(useAbility, { seat, ability: chosen.ability, card: chosen.card }),
      step(reacts.asking, { place, i, meant }),
    );
  },
});
/** How many seats the side of the active seat has: they are asked first. */
function sideOf(t: Table): number {
  let n = 0;
  for (let seat = 0; seat < t.team.length; seat++) if (!areOpponents(t, seat, t.active)) n++;
  return n;
}
const orderFor = (t: Table, place: number): readonly Seat[] => {
  const m = momentAt(t, place);
  return askingOrder(t, m.target < 0 ? m.seat : ownerOf(m.target));
};

/** Nothing is left to answer: cancelled or prevented, its author or target gone, or the God saved. */
function isSettled(t: Table, m: Moment): boolean {
  if (m.stopped === 1) return true;
  if (m.is === 'attack') return !isIn(t, m.seat) || !canBeAttacked(t, m.seat, m.target);
  if (m.is === 'falling') return !isIn(t, m.target) || at(t.energy, m.target) > m.value;
  return m.is === 'used' && !isIn(t, m.seat);
}

/** Is there anybody to ask about the latest moment? */
export function anyoneMightReact(t: Table, place: number): boolean {
  for (let seat = 0; seat < t.team.length; seat++) if (mightReact(t, place, seat)) return true;
  return false;
}
