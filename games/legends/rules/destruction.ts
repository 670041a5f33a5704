/** When a Hero is destroyed (EL-9): what its fall sets off, the Graveyard, the replacement, and who is out (EL-10). */
import {
  allInOrder,
  ask,
  at,
  done,
  inOrder,
  message,
  numberIn,
  over,
  question,
  rules,
  seatNamed,
  step,
  type Flow,
  type Frame,
  type Message,
  type Result,
  type Seat,
} from '@arenarium/engine';
import { baneOwner, banesOnFall, dropAll, hurtByFall } from './banes.ts';
import { choosing, type HeroOption } from './choosing.ts';
import { hasFate, isDoomed, mark, NOTICED, STRUCK_DOWN, TO_DECK } from './fate.ts';
import { logOf } from '../happenings.ts';
import { arrive, enterLegend, leave, leaveForDeck, promote } from './positions.ts';
import { cardOf, momentBit } from '../cards/printed.ts';
import {
  championOf,
  hasEntered,
  heroesFrom,
  isOut,
  leftOf,
  livingSeats,
  NONE,
  ownerOf,
  pileOf,
  seatsOf,
  supportsOf,
  teamOf,
  type CardId,
  type P,
  type Table,
} from '../table.ts';
import { decided, gather, nextToDecide, whichTrigger, type PassOption, type UseOption } from './triggers.ts';

const DESTROYED = momentBit('destroyed');
const DESTROYED_BY_ATTACK = DESTROYED | momentBit('destroyedByAttack');

/** Nobody is doomed and nobody has left: by far the most frequent case, and asked after every act. */
function isQuiet(p: P): boolean {
  const { champion: champions, supports, gaps, damage, fate } = p.table;
  for (let seat = 0; seat < gaps.length; seat++) {
    if (gaps[seat] === 1) return false;
    const champion = numberIn(champions, seat);
    // Most Heroes bear nothing, and are passed over at a glance.
    if (champion !== NONE && (damage[champion] !== 0 || fate[champion] !== 0) && isDoomed(p, champion)) return false;
    const theirs = pileOf(supports, seat);
    for (let i = 0; i < theirs.length; i++) {
      const id = numberIn(theirs, i);
      if ((damage[id] !== 0 || fate[id] !== 0) && isDoomed(p, id)) return false;
    }
  }
  return true;
}

/** Is a Hero in play whose fall was noticed, or decided? A Hero that leaves drops such marks (EL-R26). */
function isMarked(t: Table): boolean {
  for (let seat = 0; seat < seatsOf(t); seat++) {
    const champion = championOf(t, seat);
    if (champion !== NONE && t.fate[champion] !== 0) return true;
    for (const support of supportsOf(t, seat)) if (t.fate[support] !== 0) return true;
  }
  return false;
}

/** A bane on a fallen Hero hurts a fellow (EL-12.7). */
interface FallBane {
  readonly fallen: CardId;
  readonly kind: number;
}
const fellowsOf = (t: Table, fallen: CardId): readonly CardId[] =>
  supportsOf(t, ownerOf(t, fallen)).filter((id) => id !== fallen);

export const whichSufferer = question('legends/sufferer', {
  rule: 'EL-12.7',
  prompt: (_p: P, { kind }: FallBane): Message => message('ask.legends/sufferer', { kind }),
  options: (p: P, { fallen }: FallBane): readonly HeroOption[] => choosing(fellowsOf(p.table, fallen)),
});
export const whichLeader = question('legends/leader', {
  rule: 'EL-9.1',
  options(p: P, _: object, seat): readonly HeroOption[] {
    const t = p.table;
    const legendMay = isLegendDue(t, seat) && supportsOf(t, seat).length > 0;
    return choosing(legendMay ? [...supportsOf(t, seat), at(t.legend, seat)] : supportsOf(t, seat));
  },
});

/** EL-9.4, EL-R6: does the Team deck run out before all three positions are filled? */
function isLegendDue(t: Table, seat: Seat): boolean {
  return !hasEntered(t, seat) && 3 - teamOf(t, seat).length > pileOf(t.deck, seat).length;
}

const NO_FRAMES: readonly Frame[] = [];
/** Mark the Heroes that have fallen since we last looked; let wait what their fall triggers. Returns their banes. */
function noticeFalls(p: P): readonly Frame[] {
  const t = p.table;
  if (isQuiet(p)) return NO_FRAMES;
  const frames: Frame[] = [];
  for (const id of heroesFrom(t, t.active)) {
    if (hasFate(t, id, NOTICED) || !isDoomed(p, id)) continue;
    mark(t, id, NOTICED);
    const seat = ownerOf(t, id);
    logOf(p)?.push({ did: 'fell', seat, cards: [id] });
    gather(p, seat, { is: hasFate(t, id, STRUCK_DOWN) ? DESTROYED_BY_ATTACK : DESTROYED, subject: id });
    for (const kind of banesOnFall(p, id)) frames.push(step(destruction.sufferBane, { fallen: id, kind }));
  }
  return frames;
}

export const destruction = rules('legends/destruction', {
  /** EL-R8: outside an attack, whatever is destroyed is dealt with at once. In an attack it waits for its step. */
  settle(p: P): Flow {
    const t = p.table;
    if (t.attack !== null) return done();
    return isQuiet(p) ? done() : SETTLE;
  },

  /** EL-8.5: everybody may answer what fell, and what falls because of that. */
  answer(p: P): Flow {
    const banes = noticeFalls(p);
    if (banes.length > 0) return inOrder(...banes, step(destruction.answer, {}));
    const seat = nextToDecide(p);
    if (seat !== NONE) return ask(seat, whichTrigger, {}).then(destruction.decide, { seat });
    p.table.waiting = [];
    return done();
  },
  /** EL-8.5: each resolves at once, and may destroy again. */
  decide(p: P, { seat }: { seat: Seat }, chosen: UseOption | PassOption): Flow {
    return inOrder(...decided(p, seat, chosen), step(destruction.answer, {}));
  },

  /** EL-12.7, EL-R28. */
  sufferBane(p: P, bane: FallBane): Flow {
    const t = p.table;
    if (fellowsOf(t, bane.fallen).length === 0) return done();
    const owner = baneOwner(t, bane.kind);
    const chooser = owner === NONE || isOut(t, owner) ? ownerOf(t, bane.fallen) : owner;
    return ask(chooser, whichSufferer, bane).then(destruction.suffer, bane);
  },
  /** EL-12.7. */
  suffer(p: P, { kind }: FallBane, { hero }: HeroOption): Flow {
    hurtByFall(p, hero, kind);
    return done();
  },

  /** EL-8.6, EL-R9: who is doomed still goes to the Graveyard; whoever was saved stays. EL-10.1: with its Legend a team goes. */
  bury(p: P): Flow {
    const t = p.table;
    if (isQuiet(p) && !isMarked(t)) return done();
    const fallen: Seat[] = [];
    for (const id of heroesFrom(t, t.active)) {
      if (!isDoomed(p, id)) t.fate[id] = 0;
      else if (cardOf(p, id).isLegend) fallen.push(ownerOf(t, id));
      else toGraveyard(p, id);
    }
    for (const seat of fallen) retire(p, seat);
    if (livingSeats(t) <= 1) return ended(p, fallen);
    const frames: Frame[] = [];
    for (let i = 0, seat = t.active; i < seatsOf(t); i++, seat = leftOf(t, seat)) {
      if (t.gaps[seat] === 1 && !isOut(t, seat)) frames.push(step(destruction.replace, { seat }));
      t.gaps[seat] = 0;
    }
    return allInOrder(frames);
  },

  /** EL-9.1, EL-9.3: first somebody has to lead. If all three fell, the new ones come first, and one of them leads. */
  replace(p: P, { seat }: { seat: Seat }): Flow {
    const t = p.table;
    if (championOf(t, seat) !== NONE) return inOrder(step(destruction.fill, { seat, places: 2 }));
    const lead = step(destruction.lead, { seat });
    const fill = step(destruction.fill, { seat, places: 2 });
    return supportsOf(t, seat).length === 0
      ? inOrder(step(destruction.fill, { seat, places: 3 }), lead)
      : inOrder(lead, fill);
  },
  /** EL-9.1. */
  lead: (_p: P, { seat }: { seat: Seat }): Flow => ask(seat, whichLeader, {}).then(destruction.takeLead, { seat }),
  /** EL-R7: a Legend that has to enter may lead at once. */
  takeLead(p: P, { seat }: { seat: Seat }, { hero }: HeroOption): Flow {
    if (!supportsOf(p.table, seat).includes(hero)) enterLegend(p, seat);
    promote(p, hero);
    return done();
  },

  /** EL-9.2, EL-9.4, EL-R6: cards from the Team deck fill the places; when there are none left, the Legend comes. */
  fill(p: P, { seat, places }: { seat: Seat; places: number }): Flow {
    const t = p.table;
    while (supportsOf(t, seat).length < places) {
      if (arrive(p, seat)) continue;
      if (hasEntered(t, seat)) break;
      enterLegend(p, seat);
    }
    return done();
  },
});

const SETTLE: Flow = inOrder(step(destruction.answer, {}), step(destruction.bury, {}));

function toGraveyard(p: P, id: CardId): void {
  const t = p.table;
  const seat = ownerOf(t, id);
  if (hasFate(t, id, TO_DECK)) {
    leaveForDeck(p, id);
    return;
  }
  leave(p, id);
  pileOf(t.graveyard, seat).push(id);
  logOf(p)?.push({ did: 'buried', seat, cards: [id] });
}

/** EL-10.1: a player is out; the whole team goes back into the box. */
function retire(p: P, seat: Seat): void {
  const t = p.table;
  for (const id of teamOf(t, seat)) dropAll(p, id);
  t.box.push(at(t.legend, seat), ...teamOf(t, seat).filter((id) => id !== t.legend[seat]));
  t.box.push(...pileOf(t.deck, seat), ...pileOf(t.graveyard, seat));
  t.champion[seat] = NONE;
  t.supports[seat] = [];
  t.deck[seat] = [];
  t.graveyard[seat] = [];
  t.out[seat] = 1;
  logOf(p)?.push({ did: 'out', seat });
}

/** EL-10.2, EL-R29: the last one left has won; if the last ones fell together, they share it. */
function ended(p: P, fallenTogether: readonly Seat[]): Flow {
  const t = p.table;
  const left = t.out.indexOf(0);
  if (left >= 0) {
    logOf(p)?.push({ did: 'won', seats: [left] });
    const rewards = t.out.map((out) => 1 - out);
    return over({ rewards, rule: 'EL-10.2', because: message('over.last', { seat: seatNamed(left) }) });
  }
  return over(shared(p, fallenTogether, { rule: 'EL-R29', id: 'over.together' }));
}

/** EL-R33: no round is left, or no decision. */
export function drawnOut(p: P, id: 'over.rounds' | 'over.bound'): Result {
  const left = p.table.out.flatMap((out, seat) => (out === 0 ? [seat] : []));
  return shared(p, left, { rule: 'EL-R33', id });
}

function shared(p: P, seats: readonly Seat[], why: { readonly rule: string; readonly id: string }): Result {
  logOf(p)?.push({ did: 'drawn', seats });
  const rewards = p.table.out.map((_, seat) => (seats.includes(seat) ? 1 / seats.length : 0));
  return { rewards, rule: why.rule, because: message(why.id, { seats: seats.map(seatNamed) }) };
}
