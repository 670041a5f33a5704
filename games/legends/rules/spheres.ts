/** Spheres: what the one lying on top grants to Heroes of its type (EL-13), and looking through the deck. */
import {
  ask,
  done,
  faceOf,
  inOrder,
  keptBy,
  pickSecretly,
  question,
  reveal,
  rules,
  show,
  shuffle,
  step,
  type Flow,
  type Seat,
} from '@arenarium/engine';
import { logOf } from '../happenings.ts';
import { among, cardOf, NO_ABILITY, sphereAt, type Sphere } from '../cards/printed.ts';
import { topOf, type AbilityId, type CardId, type P } from '../table.ts';
import type { Benefit } from '../cards/words.ts';

/** The Sphere that holds this round. */
export function currentSphere(p: P): Sphere | null {
  const { spheresUp } = p.table;
  const top = spheresUp[spheresUp.length - 1];
  return top === undefined ? null : sphereAt(faceOf(p, top));
}

/** EL-13.1: the type to whose Heroes the Sphere grants this; −1 if it does not. */
export function favouredType(p: P, gives: Benefit['gives']): number {
  const now = currentSphere(p);
  return now === null || now.gives !== gives ? -1 : now.type;
}
/** EL-13.1: does the Sphere grant this to the Hero? */
export function favours(p: P, id: CardId, gives: Benefit['gives']): boolean {
  const now = currentSphere(p);
  return now !== null && now.gives === gives && now.type === cardOf(p, id).type;
}
/** How much of it the Sphere grants the Hero; 0 if none. */
export function favour(p: P, id: CardId, gives: Benefit['gives']): number {
  const now = currentSphere(p);
  return now === null || now.gives !== gives || now.type !== cardOf(p, id).type ? 0 : now.n;
}
/** The ability the Sphere lends the Hero, or NO_ABILITY. */
export function lentAbility(p: P, id: CardId): AbilityId {
  const now = currentSphere(p);
  return now === null || now.type !== cardOf(p, id).type ? NO_ABILITY : now.lends;
}

/** Shuffled from the top down, so that a shuffle given by a scenario reads in the order in which it is turned over. */
export function shuffleDeck(p: P, deck: readonly CardId[]): void {
  shuffle(p, deck.toReversed());
}

export interface SphereOption {
  readonly do: 'sphere';
  readonly card: CardId;
}
interface Looking {
  readonly seat: Seat;
  /** Cards already put back, topmost first, and those still in hand. */
  readonly placed: readonly CardId[];
  readonly left: readonly CardId[];
}

export const takesSphere = keptBy((card): SphereOption => ({ do: 'sphere', card }));

export const whichSphereNext = question('legends/sphereNext', {
  rule: 'EL-13.2',
  options: (_p: P, { left }: Looking): readonly SphereOption[] => among(takesSphere, left),
});

export const spheres = rules('legends/spheres', {
  /** EL-4.1, EL-4.3: the top Sphere is turned over; an empty deck is made anew first. */
  turnOver(p: P): Flow {
    const t = p.table;
    if (t.sphereDeck.length === 0) {
      t.sphereDeck = t.spheresUp.toReversed();
      t.spheresUp = [];
      shuffleDeck(p, t.sphereDeck);
      logOf(p)?.push({ did: 'spheresShuffled' });
    }
    const top = t.sphereDeck.pop();
    if (top === undefined) throw new Error('there are no Spheres');
    reveal(p, top);
    t.spheresUp.push(top);
    logOf(p)?.push({
      did: 'sphereTurned',
      seat: t.active,
      cards: [top],
      ability: `${sphereAt(faceOf(p, top)).slug}.sphere`,
    });
    return done();
  },

  /** EL-13.2: the seat looks at the top cards; nobody else learns where each of them goes. */
  rearrange(p: P, { seat, n }: { seat: Seat; n: number }): Flow {
    const left = topOf(p.table.sphereDeck, n);
    for (const card of left) show(p, seat, card);
    logOf(p)?.push({ did: 'rearranged', seat, n: left.length });
    return inOrder(step(spheres.placeNext, { seat, placed: [], left }));
  },
  /** EL-13.2: the topmost is chosen first. */
  placeNext(p: P, looking: Looking): Flow {
    if (looking.left.length === 0) {
      const { placed } = looking;
      p.table.sphereDeck.splice(-placed.length, placed.length, ...placed.toReversed());
      return done();
    }
    return ask(looking.seat, whichSphereNext, looking).then(spheres.place, looking);
  },
  /** EL-13.2: where each of them goes stays with the seat that looked. */
  place(p: P, { seat, placed, left }: Looking, { card }: SphereOption): Flow {
    const [picked] = pickSecretly(p, seat, left, [card]);
    if (picked === undefined) throw new Error('no Sphere was picked');
    const next: Looking = { seat, placed: [...placed, picked], left: left.filter((id) => id !== picked) };
    return inOrder(step(spheres.placeNext, next));
  },
});
