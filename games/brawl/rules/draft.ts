/** SFB chapter 4 and SFB-16.8, SFB-16.9: how teams come about. */
import {
  ask,
  askTogether,
  at,
  done,
  inOrder,
  message,
  question,
  rules,
  step,
  type Flow,
  type Option,
  type Question,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { CHAMPIONS, CORE } from '../cards/index.ts';
import { championName } from '../cards/names.ts';
import { logOf } from '../happenings.ts';
import { kindPoint, seatPoint } from '../points.ts';
import { sideOf, type P, type Table } from '../table.ts';
import { refusal, type Refusal } from './refusal.ts';

export interface PickOption extends Option {
  readonly do: 'pick';
  /** Which Champion of the box. */
  readonly kind: number;
}
const PICK: readonly PickOption[] = CHAMPIONS.map((_, kind) => ({ do: 'pick', kind }));

/** Why a Champion is chosen: to play, to bring, out of the pool, out of those brought, or to be barred. */
type Purpose = 'take' | 'bring' | 'draft' | 'field' | 'bar';
interface About {
  /** How many this seat has still to name, this one included. */
  readonly left: number;
  /** Whose Champion it is to be. */
  readonly of: Seat;
}

export const boxOf = (p: P): number => (p.setup.settings['box'] === 'core' ? CORE : CHAMPIONS.length);
export const teamSize = (p: P): number => (p.seats === 4 ? 2 : 3);
const broughtBy = (p: P, seat: Seat): readonly number[] => p.table.draft?.brought[seat] ?? [];
const barredOf = (p: P, seat: Seat): readonly number[] => p.table.draft?.barred[seat] ?? [];
const picksOf = (p: P, seat: Seat): readonly number[] => p.table.picks[seat] ?? [];
const partnersOf = (p: P, seat: Seat): Seat[] =>
  p.table.order.filter((other) => other !== seat && sideOf(other) === sideOf(seat));

interface Naming extends About {
  readonly purpose: Purpose;
  readonly seat: Seat;
}
/** Why a Champion cannot be named, or null if it can. */
function whyNotName(p: P, { purpose, of, seat }: Naming, kind: number): Refusal | null {
  const champion = championName(kind);
  if (kind >= boxOf(p)) return refusal('SFB-4.2', 'notInBox', { champion });
  switch (purpose) {
    case 'take':
    case 'bring': {
      const own = purpose === 'take' ? picksOf(p, seat) : broughtBy(p, seat);
      const partners = partnersOf(p, seat).flatMap((other) => [...picksOf(p, other), ...broughtBy(p, other)]);
      if (partners.includes(kind)) return refusal('SFB-R13', 'partnerHas', { champion });
      // SFB-R14: in the order of the box, so that no two ways lead to one team.
      return own.some((other) => other >= kind) ? refusal('SFB-R14', 'inOrder', { champion }) : null;
    }
    case 'draft': {
      if ([seat, ...partnersOf(p, seat)].some((other) => picksOf(p, other).includes(kind)))
        return refusal('SFB-16.8', 'teamHas', { champion });
      const isTaken = p.table.copies === 1 && p.table.picks.some((picks) => picks.includes(kind));
      return isTaken ? refusal('SFB-4.2', 'taken', { champion }) : null;
    }
    case 'field':
      if (!broughtBy(p, seat).includes(kind)) return refusal('SFB-4.4', 'notBrought', { champion });
      if (barredOf(p, seat).includes(kind)) return refusal('SFB-4.3', 'barred', { champion });
      return picksOf(p, seat).includes(kind) ? refusal('SFB-4.4', 'teamHas', { champion }) : null;
    case 'bar':
      return broughtBy(p, of).includes(kind) ? null : refusal('SFB-4.3', 'notTheirs', { champion });
  }
}

const whichOf = (purpose: Purpose, rule: string): Question<Table, About, PickOption> =>
  question(`brawl/${purpose}`, {
    rule,
    options(p: P, about: About, seat: Seat, why?: Why<PickOption>): readonly PickOption[] {
      const possible = PICK.filter((option) => {
        const refused = whyNotName(p, { ...about, purpose, seat }, option.kind);
        if (refused !== null) why?.(option, refused.rule, refused.because);
        return refused === null;
      });
      if (purpose !== 'take' && purpose !== 'bring') return possible;
      // Those to be named after this one come later in the box: there must be enough of them.
      return possible.slice(0, possible.length - (about.left - 1));
    },
    prompt: (_p: P, { left }: About) => message(`ask.brawl/${purpose}`, { n: left }),
  });
/** Champions are named for five purposes, each under its own rule. */
const whichChampion: Readonly<Record<Purpose, Question<Table, About, PickOption>>> = {
  take: whichOf('take', 'SFB-4.1'),
  bring: whichOf('bring', 'SFB-4.3'),
  draft: whichOf('draft', 'SFB-4.2'),
  field: whichOf('field', 'SFB-4.4'),
  bar: whichOf('bar', 'SFB-4.3'),
};

const added = (lists: readonly (readonly number[])[], seat: Seat, kind: number): number[][] =>
  lists.map((list, other) => (other === seat ? [...list, kind] : [...list]));

export const draft = rules('brawl/draft', {
  /** SFB-4.1 … SFB-4.3, SFB-16.8, SFB-16.9: as the set-up says. */
  begin(p: P): Flow {
    const { order } = p.table;
    const nth = (place: number): Seat => at(order, place);
    // Partners never name the same Champion, so only opponents name together.
    const pairs =
      p.seats === 4
        ? [
            [nth(0), nth(1)],
            [nth(2), nth(3)],
          ]
        : [[nth(0), nth(1)]];
    switch (p.setup.settings['draft']) {
      case 'free':
        return inOrder(...pairs.map((seats) => step(draft.take, { seats, left: teamSize(p) })));
      case 'competitive':
        p.table.draft = { brought: order.map(() => []), barred: order.map(() => []) };
        return inOrder(
          ...pairs.map((seats) => step(draft.bring, { seats, left: p.seats === 4 ? 3 : 5 })),
          step(draft.bar, {}),
        );
      default:
        return inOrder(
          ...(p.seats === 4 ? [1, 0, 3, 2, 1, 0, 3, 2] : [1, 0, 1, 0, 1, 0]).map((place) =>
            step(draft.one, { seat: nth(place) }),
          ),
        );
    }
  },
  /** SFB-4.1, SFB-R14. */
  take(_p: P, { seats, left }: { seats: readonly Seat[]; left: number }): Flow {
    if (left === 0) return done();
    return askTogether(seats, whichChampion.take, { left, of: -1 }).then(draft.taken, { seats, left });
  },
  /** SFB-4.1. */
  taken(p: P, { seats, left }: { seats: readonly Seat[]; left: number }, options: readonly PickOption[]): Flow {
    options.forEach(({ kind }, i) => join(p, at(seats, i), kind));
    return inOrder(step(draft.take, { seats, left: left - 1 }));
  },
  /** SFB-4.2, SFB-16.8: one Champion of the pool. */
  one(_p: P, { seat }: { seat: Seat }): Flow {
    return ask(seat, whichChampion.draft, { left: 1, of: -1 }).then(draft.joined, { seat });
  },
  /** SFB-4.2, SFB-4.4. */
  joined(p: P, { seat }: { seat: Seat }, { kind }: PickOption): Flow {
    join(p, seat, kind);
    return done();
  },
  /** SFB-4.3, SFB-16.9. */
  bring(_p: P, { seats, left }: { seats: readonly Seat[]; left: number }): Flow {
    if (left === 0) return done();
    return askTogether(seats, whichChampion.bring, { left, of: -1 }).then(draft.brought, { seats, left });
  },
  /** SFB-4.3. */
  brought(p: P, { seats, left }: { seats: readonly Seat[]; left: number }, options: readonly PickOption[]): Flow {
    const t = p.table;
    options.forEach(({ kind }, i) => {
      const seat = at(seats, i);
      t.draft = { brought: added(t.draft?.brought ?? [], seat, kind), barred: t.draft?.barred ?? [] };
      logOf(p)?.push({ did: 'brought', motion: 'gain', seat, ...naming(seat, kind, seat) });
    });
    return inOrder(step(draft.bring, { seats, left: left - 1 }));
  },
  /** SFB-4.3, SFB-16.9: first and second bar one of each other's; so do third and fourth. Then teams are chosen. */
  bar(p: P): Flow {
    const { order } = p.table;
    const bars = order.map((seat, place) =>
      step(draft.barOne, { seat, of: at(order, place % 2 === 0 ? place + 1 : place - 1) }),
    );
    const fields =
      p.seats === 4
        ? [step(draft.fieldRest, {})]
        : [0, 1, 0, 1, 0, 1].map((place) => step(draft.field, { seat: at(order, place) }));
    return inOrder(...bars, ...fields);
  },
  /** SFB-4.3. */
  barOne(_p: P, { seat, of }: { seat: Seat; of: Seat }): Flow {
    return ask(seat, whichChampion.bar, { left: 1, of }).then(draft.barred, { seat, of });
  },
  /** SFB-4.3. */
  barred(p: P, { seat, of }: { seat: Seat; of: Seat }, { kind }: PickOption): Flow {
    const t = p.table;
    t.draft = { brought: t.draft?.brought ?? [], barred: added(t.draft?.barred ?? [], of, kind) };
    logOf(p)?.push({ did: 'barred', motion: 'lose', seat, ...naming(seat, kind, of) });
    return done();
  },
  /** SFB-4.4. */
  field(_p: P, { seat }: { seat: Seat }): Flow {
    return ask(seat, whichChampion.field, { left: 1, of: seat }).then(draft.joined, { seat });
  },
  /** SFB-16.9: the two left play. */
  fieldRest(p: P): Flow {
    for (const seat of p.table.order) {
      for (const kind of broughtBy(p, seat)) if (!barredOf(p, seat).includes(kind)) join(p, seat, kind);
    }
    return done();
  },
});
function join(p: P, seat: Seat, kind: number): void {
  p.table.picks = added(p.table.picks, seat, kind);
  logOf(p)?.push({ did: 'picked', motion: 'gain', seat, ...naming(seat, kind, seat) });
}
/** Who named which Champion, and whose it is. */
const naming = (seat: Seat, kind: number, owner: Seat) => ({
  champion: kind,
  owner,
  by: seatPoint(seat),
  to: [kindPoint(kind)],
});
