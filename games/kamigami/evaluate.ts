import { faceOf, knows, type Seat } from '@arenarium/engine';
import {
  abilityAt,
  cardOf,
  chainsOf,
  colourOf,
  costOf,
  effectsIn,
  isWarrior,
  KINDS,
  phaseNumber,
} from './catalogue.ts';
import {
  at,
  ELIMINATED,
  IN_PLAY,
  isFree,
  isTemple,
  momentAt,
  ownerOf,
  pileAt,
  templeOf,
  type P,
  type Table,
} from './table.ts';
import { valueOf } from './attack.ts';
import { ENERGY_TO_WIN } from './energy.ts';
import { HAND_SIZE } from './turn.ts';

/** What a card is worth in a deck, roughly in Energy it moves each time it is drawn. */
const worth: readonly number[] = Array.from({ length: KINDS }, (_, face) => {
  const card = cardOf(face);
  if (card.type === 'disciple') return 0.6 + 0.5 * card.level;
  return 0.6 + 0.6 * at(costOf, face);
});
const WEIGHT = { deck: 14, faith: 0.45, temple: 0.4, closeToWin: 0.5, support: 0.35, nextHand: 0.35 } as const;

/** What a card in hand promises in the Play Phase: a little less than it gives, so that playing it looks better. */
const promise: readonly number[] = Array.from({ length: KINDS }, (_, face) => {
  const card = cardOf(face);
  return card.type === 'disciple' ? 0.8 * WEIGHT.faith * Math.max(1, card.level - 1) : 0.1 * at(worth, face);
});
/** 0 lost … 1 won: Energy as it will be when what hangs in the air has landed, the deck, and what can still be played. */
export function evaluate(p: P, seat: Seat): number {
  const t = p.table;
  // Until the first turn begins there is nothing to weigh.
  if (t.chaining === 0) return 0.5;
  const coming = energyToCome(t);
  const own = sideStrength(p, coming, at(t.team, seat));
  if (own === FALLEN) return 0.01;
  let most = -Infinity;
  let sum = 0;
  let others = 0;
  for (let team = 0; team < t.main.length; team++) {
    if (team === t.team[seat] || t.state[at(t.main, team)] === ELIMINATED) continue;
    const strength = sideStrength(p, coming, team);
    const counted = strength === FALLEN ? -12 : strength;
    most = Math.max(most, counted);
    sum += counted;
    others++;
  }
  const rivals = others === 0 ? 0 : 0.5 * most + (0.5 * sum) / others;
  return 0.01 + 0.98 / (1 + Math.exp((rivals - own - turnPromise(p, seat) - nextHand(p, seat)) / 8));
}
const FALLEN = -Infinity;

/** A team’s strength: its Main God’s, and a share of its Support Gods’. */
function sideStrength(p: P, coming: readonly number[], team: number): number {
  const t = p.table;
  const main = at(t.main, team);
  if (t.state[main] === ELIMINATED || at(coming, main) <= 0) return FALLEN;
  let total = 0;
  for (let seat = 0; seat < t.team.length; seat++) {
    if (t.team[seat] !== team) continue;
    total += (seat === main ? 1 : WEIGHT.support) * seatStrength(p, seat, Math.max(0, at(coming, seat)));
  }
  return total;
}

function seatStrength(p: P, seat: Seat, energy: number): number {
  const t = p.table;
  const nearlyThere = isFree(t) ? Math.max(0, energy - (ENERGY_TO_WIN - 6)) * WEIGHT.closeToWin : 0;
  const standing = t.state[seat] === IN_PLAY ? energy : energy / 2;
  return standing + nearlyThere + WEIGHT.temple * at(t.energy, templeOf(seat)) + WEIGHT.deck * deckWorth(p, seat);
}

/** What the rest of one’s own turn promises. Others’ turns are not counted, so that ending one’s own costs nothing. */
function turnPromise(p: P, seat: Seat): number {
  const t = p.table;
  if (seat !== t.active || t.phase > phaseNumber('recruit')) return 0;
  const promised = WEIGHT.faith * t.faith + (t.phase <= phaseNumber('play') ? promisedNow(p, seat) : 0);
  return t.main[at(t.team, seat)] === seat ? promised : WEIGHT.support * promised;
}

/** What the hand of the next turn is worth more than usual: what is held already, or known to lie on top of the deck. */
function nextHand(p: P, seat: Seat): number {
  const t = p.table;
  const usual = deckWorth(p, seat);
  const isHeld = seat !== t.active || t.phase === phaseNumber('end');
  const cards = isHeld ? pileAt(t.hand, seat) : pileAt(t.deck, seat).slice(-HAND_SIZE);
  let more = 0;
  for (let i = 0; i < cards.length; i++)
    if (knows(p, seat, at(cards, i))) more += at(worth, faceOf(p, at(cards, i))) - usual;
  // A card given up for a React is one card less to play.
  const missing = isHeld ? HAND_SIZE - cards.length : 0;
  return WEIGHT.nextHand * (more - missing * usual);
}

/** The average worth of a seat’s cards. */
function deckWorth(p: P, seat: Seat): number {
  const t = p.table;
  let total = 0;
  let cards = 0;
  for (let face = 0; face < KINDS; face++) {
    const n = at(t.hidden, seat * KINDS + face);
    total += n * at(worth, face);
    cards += n;
  }
  for (const pile of [pileAt(t.play, seat), pileAt(t.discard, seat), pileAt(t.aside, seat)]) {
    for (let i = 0; i < pile.length; i++) total += at(worth, faceOf(p, at(pile, i)));
    cards += pile.length;
  }
  return cards === 0 ? 0 : total / cards;
}

/** What the cards in hand still promise this turn: Disciples, Warriors that fit the Chain, and those that would fit after them. */
function promisedNow(p: P, seat: Seat): number {
  const t = p.table;
  const hand = pileAt(t.hand, seat);
  let reach = t.chaining;
  for (let i = 0; i < hand.length; i++) {
    const face = faceOf(p, at(hand, i));
    if ((at(colourOf, face) & t.chaining) !== 0) reach |= at(chainsOf, face);
  }
  let total = 0;
  for (let i = 0; i < hand.length; i++) {
    const face = faceOf(p, at(hand, i));
    if (!isWarrior(face) || (at(colourOf, face) & reach) !== 0) total += at(promise, face);
  }
  return total;
}

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
    let weakest = -1;
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
