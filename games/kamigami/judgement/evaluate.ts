import { faceOf, knows, type Seat } from '@arenarium/engine';
import { abilityAt, chainsOf, colourOf, costOf, effectsIn, isWarrior, KINDS, phaseNumber } from '../cards/printed.ts';
import { valueOf } from '../rules/attack.ts';
import { ENERGY_TO_WIN } from '../rules/energy.ts';
import { HAND_SIZE } from '../rules/turn.ts';
import {
  at,
  ELIMINATED,
  IN_PLAY,
  isFree,
  isTemple,
  momentAt,
  NONE,
  ownerOf,
  type P,
  pileAt,
  type Table,
  templeOf,
} from '../table.ts';
import { actFaith, actWorth, worth } from './worth.ts';

/**
 * What counts, in Energy. Energy, Temples, decks and the odds follow a logistic regression over who won 1,200 matches
 * of the greedy bot, rounded; what the rest of a turn promises was tried out in matches against other numbers.
 */
const WEIGHT = {
  /** The last few Energy are worth more: who has few must fear every Attack. */
  last: 0.7,
  /** In a Free for All the way to 25 gets shorter. */
  closeToWin: 0.6,
  temple: 0.55,
  /** The average card of a deck is drawn so many more times. */
  deck: 15,
  /** Cards that are held for later, or are known to be drawn next. */
  nextHand: 0.8,
  /** What can still be played counts a little less than what it gives, so that playing it looks better. */
  promise: 0.9,
  /** Whose turn it is has a hand to play; the others will have theirs. More than this, and ending a turn early looks good. */
  tempo: 0.5,
  /** What Faith will buy, seen before it is bought; Faith nobody has a use for. */
  bought: 0.95,
  faith: 0.1,
  /** Cards still in hand. */
  unplayed: 0.05,
  support: 0.35,
} as const;
const LAST_ENERGY = 6;
const CLOSE_TO_WIN = ENERGY_TO_WIN - 7;
/** So much Energy ahead, and the odds are e to one. */
export const ODDS = 4.5;

/**
 * 0 lost … 1 won: Energy as it will be when what hangs in the air has landed, decks, hands, and what can still be
 * played. Everybody is weighed alike, on everybody’s turn: what one side gains the other loses.
 */
export function evaluate(p: P, seat: Seat): number {
  const t = p.table;
  // Until the first turn begins there is nothing to weigh.
  if (t.chaining === 0) return 1 / t.main.length;
  const seen = seenBy(p, seat);
  const own = sideStrength(seen, at(t.team, seat));
  if (own === FALLEN) return 0.01;
  let most = -Infinity;
  let sum = 0;
  let others = 0;
  for (let team = 0; team < t.main.length; team++) {
    if (team === t.team[seat] || t.state[at(t.main, team)] === ELIMINATED) continue;
    const strength = sideStrength(seen, team);
    const counted = strength === FALLEN ? -12 : strength;
    most = Math.max(most, counted);
    sum += counted;
    others++;
  }
  const rivals = others === 0 ? 0 : 0.5 * most + (0.5 * sum) / others;
  // Among equals everybody has the same share.
  return 0.01 + 0.98 / (1 + Math.max(1, others) * Math.exp((rivals - own) / ODDS));
}
export const FALLEN = -Infinity;

/** A position, who looks at it, and the Energy to come. */
export interface Seen {
  readonly p: P;
  /** Nobody: somebody who sees all cards as they lie in this world. */
  readonly by: Seat | null;
  readonly coming: readonly number[];
}

/** A team’s strength: its Main God’s, and a share of its Support Gods’. */
export function sideStrength(seen: Seen, team: number): number {
  const t = seen.p.table;
  const main = at(t.main, team);
  if (hasFallen(seen, team)) return FALLEN;
  let total = 0;
  for (let seat = 0; seat < t.team.length; seat++) {
    if (t.team[seat] === team) total += shareOf(seat === main) * seatStrength(seen, seat, promiseOf(seen, seat));
  }
  return total;
}
export const hasFallen = ({ p: { table: t }, coming }: Seen, team: number): boolean =>
  t.state[at(t.main, team)] === ELIMINATED || at(coming, at(t.main, team)) <= 0;
/** How much of a seat’s strength counts for its team. */
export const shareOf = (isMain: boolean): number => (isMain ? 1 : WEIGHT.support);

/** What a seat has besides Energy. */
export interface Promised {
  /** The average worth of its cards. */
  readonly usual: number;
  /** What its next hand is worth more than usual, and what the rest of its turn will bring. */
  readonly hand: number;
  readonly turn: number;
}
export function promiseOf(seen: Seen, seat: Seat): Promised {
  const t = seen.p.table;
  const cards = sizeOf(t, seat);
  const usual = usualWorth(seen.p, seat, cards);
  return {
    usual,
    hand: nextHand(seen, seat, usual),
    turn: seat === t.active ? thisTurn(seen.p, usual, cards) - WEIGHT.tempo : 0,
  };
}

export function seatStrength({ p: { table: t }, coming }: Seen, seat: Seat, { usual, hand, turn }: Promised): number {
  const energy = Math.max(0, at(coming, seat));
  const nearlyThere = isFree(t) ? Math.max(0, energy - CLOSE_TO_WIN) * WEIGHT.closeToWin : 0;
  const standing = t.state[seat] === IN_PLAY ? energy : energy / 2;
  return (
    standing +
    WEIGHT.last * Math.min(LAST_ENERGY, energy) +
    nearlyThere +
    WEIGHT.temple * at(t.energy, templeOf(seat)) +
    WEIGHT.deck * usual +
    hand +
    turn
  );
}

/** What the rest of the turn promises its seat: what the cards in hand can still do, and what their Faith will buy. */
function thisTurn(p: P, usual: number, cards: number): number {
  const t = p.table;
  if (t.phase > phaseNumber('recruit')) return 0;
  if (t.phase === phaseNumber('recruit')) return purchase(p, { faith: t.faith, usual, cards });
  const hand = pileAt(t.hand, t.active);
  let reach = t.chaining;
  for (let i = 0; i < hand.length; i++) {
    const face = faceOf(p, at(hand, i));
    if ((at(colourOf, face) & t.chaining) !== 0) reach |= at(chainsOf, face);
  }
  let { faith } = t;
  let total = 0;
  for (let i = 0; i < hand.length; i++) {
    const face = faceOf(p, at(hand, i));
    if (isWarrior(face) && (at(colourOf, face) & reach) === 0) continue;
    faith += at(actFaith, face);
    total += at(actWorth, face) - WEIGHT.unplayed;
  }
  return WEIGHT.promise * total + purchase(p, { faith, usual, cards });
}

interface Purse {
  readonly faith: number;
  readonly usual: number;
  readonly cards: number;
}
/** What so much Faith will buy: the best card for it, then the best for what is left. */
function purchase(p: P, { faith, usual, cards }: Purse): number {
  const t = p.table;
  const each = WEIGHT.deck / (cards + 1) + WEIGHT.nextHand;
  let left = faith;
  let total = 0;
  for (let k = 0; k < 2 && left > 1; k++) {
    let most = 0;
    let price = 0;
    for (let i = 0; i < t.hall.length + t.piles.length; i++) {
      const pile = i < t.hall.length ? pileAt(t.hall, i) : pileAt(t.piles, i - t.hall.length);
      if (pile.length === 0) continue;
      const face = faceOf(p, at(pile, pile.length - 1));
      const more = at(worth, face) - usual;
      if (at(costOf, face) > left || more <= most) continue;
      most = more;
      price = at(costOf, face);
    }
    if (price === 0) break;
    total += most;
    left -= price;
  }
  return WEIGHT.bought * (each * total + WEIGHT.faith * left);
}

/** What the hand of the next turn is worth more than usual: what is held already, or known to lie on top of the deck. */
function nextHand({ p, by }: Seen, seat: Seat, usual: number): number {
  const t = p.table;
  const isHeld = seat !== t.active || t.phase === phaseNumber('end');
  const cards = pileAt(isHeld ? t.hand : t.deck, seat);
  let more = 0;
  for (let i = Math.max(0, cards.length - HAND_SIZE); i < cards.length; i++)
    if (by === null || knows(p, by, at(cards, i))) more += at(worth, faceOf(p, at(cards, i))) - usual;
  // A card given up for a React is one card less to play.
  const missing = isHeld ? HAND_SIZE - cards.length : 0;
  return WEIGHT.nextHand * (more - missing * usual);
}

/** How many cards a seat has in all. */
const sizeOf = (t: Table, seat: Seat): number =>
  pileAt(t.deck, seat).length +
  pileAt(t.hand, seat).length +
  pileAt(t.play, seat).length +
  pileAt(t.discard, seat).length +
  pileAt(t.aside, seat).length;

/** The average worth of a seat’s cards. */
function usualWorth(p: P, seat: Seat, cards: number): number {
  if (cards === 0) return 0;
  const t = p.table;
  let total = 0;
  for (let face = 0; face < KINDS; face++) total += at(t.hidden, seat * KINDS + face) * at(worth, face);
  return (
    (total +
      worthOf(p, pileAt(t.play, seat)) +
      worthOf(p, pileAt(t.discard, seat)) +
      worthOf(p, pileAt(t.aside, seat))) /
    cards
  );
}
function worthOf(p: P, pile: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < pile.length; i++) total += at(worth, faceOf(p, at(pile, i)));
  return total;
}

/** The position as one seat, or nobody, looks at it. */
export const seenBy = (p: P, by: Seat | null): Seen => ({ p, by, coming: energyToCome(p.table) });

/** Energy by unit, as if every Attack and loss that waits had landed. */
function energyToCome(t: Table): readonly number[] {
  if (t.moments.length === 0) return t.energy;
  const coming = t.energy.slice();
  t.moments.forEach((m, i) => {
    if (m.stopped === 1) return;
    const above = t.moments[i + 1]?.is;
    const isLanding = above === 'wounded' || above === 'falling';
    if (m.is === 'attack' && !isLanding) hurt(coming, m.target, m.piercing === 1 ? m.value : m.value - m.defence);
    if (m.is === 'falling') hurt(coming, m.target, m.value);
    if (m.is === 'used' && t.moments[i + 1] === undefined) foresee(t, coming, i);
  });
  return coming;
}
function hurt(coming: number[], unit: number, n: number): void {
  if (n > 0) coming[unit] = isTemple(unit) ? Math.max(0, at(coming, unit) - n) : at(coming, unit) - n;
}

/** An ability that was announced and not yet resolved: its Attack on whoever is weakest, its answer to what lies below. */
function foresee(t: Table, coming: number[], place: number): void {
  const m = momentAt(t, place);
  const effect = effectsIn(abilityAt(m.ability).does)[0];
  if (effect?.do === 'attack') {
    let weakest = NONE;
    for (let seat = 0; seat < t.team.length; seat++) {
      if (t.team[seat] === t.team[m.seat] || t.state[seat] !== IN_PLAY) continue;
      if (weakest < 0 || at(coming, seat) < at(coming, weakest)) weakest = seat;
    }
    if (weakest >= 0) hurt(coming, weakest, valueOf(t, effect.value, m.card) * 0.9);
  }
  const below = t.moments[place - 1];
  if (below === undefined) return;
  if (effect?.do === 'defend')
    coming[below.target] = Math.min(at(t.energy, below.target), at(coming, below.target) + effect.value);
  if (effect?.do === 'boost') hurt(coming, below.target, effect.n);
  if (effect?.do === 'cancel' && below.is === 'attack') coming[below.target] = at(t.energy, below.target);
  if (effect?.do === 'redirect') coming[below.target] = at(t.energy, below.target);
  if (effect?.do === 'gain' && effect.who === 'aGod') coming[ownerOf(m.seat)] = at(coming, m.seat) + effect.n;
}
