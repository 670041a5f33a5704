/** SFB chapter 4 and SFB-16.8, SFB-16.9: how teams come about. */
import {
  ask,
  askTogether,
  done,
  inOrder,
  message,
  question,
  rules,
  step,
  type Flow,
  type Option,
  type Seat,
  type Why,
} from '@arenarium/engine';
import { CHAMPIONS, CORE } from './cards/index.ts';
import { told } from './happenings.ts';
import { sideOf, type P } from './table.ts';

export interface PickOption extends Option {
  readonly do: 'pick';
  /** Which Champion of the box. */
  readonly kind: number;
}
const PICK: readonly PickOption[] = CHAMPIONS.map((_, kind) => ({ do: 'pick', kind }));

/** Why a Champion is chosen: to play, to bring, out of those brought, or to be barred. */
type Purpose = 'take' | 'bring' | 'draft' | 'field' | 'bar';
interface About {
  readonly purpose: Purpose;
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

/** The rule that keeps a Champion from being named, or null. */
function hindrance(p: P, { purpose, of }: About, { kind, seat }: { kind: number; seat: Seat }): string | null {
  if (kind >= boxOf(p)) return 'SFB-4.2';
  switch (purpose) {
    case 'take':
    case 'bring': {
      const own = purpose === 'take' ? picksOf(p, seat) : broughtBy(p, seat);
      const partners = partnersOf(p, seat).flatMap((other) => [...picksOf(p, other), ...broughtBy(p, other)]);
      if (partners.includes(kind)) return 'SFB-R13';
      // SFB-R14: in the order of the box, so that no two ways lead to one team.
      return own.some((other) => other >= kind) ? 'SFB-R14' : null;
    }
    case 'draft': {
      if ([seat, ...partnersOf(p, seat)].some((other) => picksOf(p, other).includes(kind))) return 'SFB-16.8';
      return p.table.copies === 1 && p.table.picks.some((picks) => picks.includes(kind)) ? 'SFB-4.2' : null;
    }
    case 'field':
      return broughtBy(p, seat).includes(kind) && !barredOf(p, seat).includes(kind) && !picksOf(p, seat).includes(kind)
        ? null
        : 'SFB-4.4';
    case 'bar':
      return broughtBy(p, of).includes(kind) ? null : 'SFB-4.3';
  }
}

export const pick = question('brawl/pick', {
  rule: 'SFB-4.1',
  options(p: P, about: About, seat: Seat, why?: Why<PickOption>): readonly PickOption[] {
    const possible = PICK.filter((option) => {
      const rule = hindrance(p, about, { kind: option.kind, seat });
      if (rule !== null) why?.(option, rule, message(`why.${rule}`));
      return rule === null;
    });
    if (about.purpose !== 'take' && about.purpose !== 'bring') return possible;
    // Those to be named after this one come later in the box: there must be enough of them.
    return possible.slice(0, possible.length - (about.left - 1));
  },
  prompt: (_p: P, { purpose, left }: About) => message(`ask.brawl/pick.${purpose}`, { n: left }),
});

const added = (lists: readonly (readonly number[])[], seat: Seat, kind: number): number[][] =>
  lists.map((list, other) => (other === seat ? [...list, kind] : [...list]));

export const draft = rules('brawl/draft', {
  begin(p: P): Flow {
    const { order } = p.table;
    const at = (place: number): Seat => order[place] as Seat;
    // Partners never name the same Champion, so only opponents name together.
    const pairs =
      p.seats === 4
        ? [
            [at(0), at(1)],
            [at(2), at(3)],
          ]
        : [[at(0), at(1)]];
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
            step(draft.one, { seat: at(place) }),
          ),
        );
    }
  },
  /** SFB-4.1, SFB-R14. */
  take(_p: P, { seats, left }: { seats: readonly Seat[]; left: number }): Flow {
    if (left === 0) return done();
    return askTogether(seats, pick, { purpose: 'take', left, of: -1 }).then(draft.taken, { seats, left });
  },
  taken(p: P, { seats, left }: { seats: readonly Seat[]; left: number }, options: readonly PickOption[]): Flow {
    options.forEach(({ kind }, i) => join(p, seats[i] as Seat, kind));
    return inOrder(step(draft.take, { seats, left: left - 1 }));
  },
  /** SFB-4.2, SFB-16.8: one Champion of the pool. */
  one(_p: P, { seat }: { seat: Seat }): Flow {
    return ask(seat, pick, { purpose: 'draft', left: 1, of: -1 }).then(draft.joined, { seat });
  },
  joined(p: P, { seat }: { seat: Seat }, { kind }: PickOption): Flow {
    join(p, seat, kind);
    return done();
  },
  /** SFB-4.3, SFB-16.9. */
  bring(_p: P, { seats, left }: { seats: readonly Seat[]; left: number }): Flow {
    if (left === 0) return done();
    return askTogether(seats, pick, { purpose: 'bring', left, of: -1 }).then(draft.brought, { seats, left });
  },
  brought(p: P, { seats, left }: { seats: readonly Seat[]; left: number }, options: readonly PickOption[]): Flow {
    const t = p.table;
    options.forEach(({ kind }, i) => {
      const seat = seats[i] as Seat;
      t.draft = { brought: added(t.draft?.brought ?? [], seat, kind), barred: t.draft?.barred ?? [] };
      p.log?.push(told({ did: 'brought', seat, champion: kind, owner: seat }));
    });
    return inOrder(step(draft.bring, { seats, left: left - 1 }));
  },
  /** SFB-4.3, SFB-16.9: first and second bar one of each other's; so do third and fourth. Then teams are chosen. */
  bar(p: P): Flow {
    const { order } = p.table;
    const bars = order.map((seat, place) =>
      step(draft.barOne, { seat, of: order[place % 2 === 0 ? place + 1 : place - 1] as Seat }),
    );
    const fields =
      p.seats === 4
        ? [step(draft.fieldRest, {})]
        : [0, 1, 0, 1, 0, 1].map((place) => step(draft.field, { seat: order[place] as Seat }));
    return inOrder(...bars, ...fields);
  },
  barOne(_p: P, { seat, of }: { seat: Seat; of: Seat }): Flow {
    return ask(seat, pick, { purpose: 'bar', left: 1, of }).then(draft.barred, { seat, of });
  },
  barred(p: P, { seat, of }: { seat: Seat; of: Seat }, { kind }: PickOption): Flow {
    const t = p.table;
    t.draft = { brought: t.draft?.brought ?? [], barred: added(t.draft?.barred ?? [], of, kind) };
    p.log?.push(told({ did: 'barred', seat, champion: kind, owner: of }));
    return done();
  },
  /** SFB-4.4. */
  field(_p: P, { seat }: { seat: Seat }): Flow {
    return ask(seat, pick, { purpose: 'field', left: 1, of: seat }).then(draft.joined, { seat });
  },
  fieldRest(p: P): Flow {
    for (const seat of p.table.order) {
      for (const kind of broughtBy(p, seat)) if (!barredOf(p, seat).includes(kind)) join(p, seat, kind);
    }
    return done();
  },
});
function join(p: P, seat: Seat, kind: number): void {
  p.table.picks = added(p.table.picks, seat, kind);
  p.log?.push(told({ did: 'picked', seat, champion: kind, owner: seat }));
}
