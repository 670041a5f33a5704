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
  setQuestion,
  step,
  type Flow,
  type Option,
  type Question,
  type Seat,
  type SetQuestion,
  type Why,
} from '@arenarium/engine';
import { CHAMPIONS, CORE } from '../cards/index.ts';
import { championName } from '../cards/names.ts';
import { logOf } from '../happenings.ts';
import { kindPoint, seatPoint } from '../points.ts';
import { NONE, type P, sideOf, type Table } from '../table.ts';
import { becauseOf, refusal, type Refusal } from './refusals.ts';

export interface PickOption extends Option {
  readonly do: 'pick';
  /** Which Champion of the box. */
  readonly kind: number;
}
const PICK: readonly PickOption[] = CHAMPIONS.map((_, kind) => ({ do: 'pick', kind }));

/** Why a Champion is chosen: to play, to bring, out of the pool, out of those brought, or to be barred. */
type Purpose = 'take' | 'bring' | 'draft' | 'field' | 'bar';
interface About {
  /** How many are named. */
  readonly n: number;
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

/** SFB-R31: of two players, nobody chooses it; in teams, the one who had it barred. */
const isBarred = (p: P, seat: Seat, kind: number): boolean =>
  (p.seats === 4 ? [seat] : p.table.order).some((other) => barredOf(p, other).includes(kind));

interface Naming {
  readonly purpose: Purpose;
  readonly of: Seat;
  readonly seat: Seat;
}
/** Why a Champion cannot be named, or null if it can. */
function whyNotName(p: P, { purpose, of, seat }: Naming, kind: number): Refusal | null {
  const champion = championName(kind);
  if (kind >= boxOf(p)) return refusal('SFB-4.2', 'notInBox', { champion });
  switch (purpose) {
    case 'take':
    case 'bring': {
      const partners = partnersOf(p, seat).flatMap((other) => [...picksOf(p, other), ...broughtBy(p, other)]);
      return partners.includes(kind) ? refusal('SFB-R13', 'partnerHas', { champion }) : null;
    }
    case 'draft': {
      if ([seat, ...partnersOf(p, seat)].some((other) => picksOf(p, other).includes(kind)))
        return refusal('SFB-16.8', 'teamHas', { champion });
      const isTaken = p.table.copies === 1 && p.table.picks.some((picks) => picks.includes(kind));
      return isTaken ? refusal('SFB-4.2', 'taken', { champion }) : null;
    }
    case 'field':
      if (!broughtBy(p, seat).includes(kind)) return refusal('SFB-4.4', 'notBrought', { champion });
      if (isBarred(p, seat, kind)) return refusal('SFB-4.3', 'barred', { champion });
      return picksOf(p, seat).includes(kind) ? refusal('SFB-4.4', 'teamHas', { champion }) : null;
    case 'bar':
      return broughtBy(p, of).includes(kind) ? null : refusal('SFB-4.3', 'notTheirs', { champion });
  }
}

const named =
  (purpose: Purpose) =>
  (p: P, { of }: About, seat: Seat, why?: Why<PickOption>): readonly PickOption[] =>
    PICK.filter((option) => {
      const refused = whyNotName(p, { purpose, of, seat }, option.kind);
      if (refused !== null) why?.(option, refused.rule, becauseOf(refused));
      return refused === null;
    });
/** A whole team is named at once, in any order. */
const whichTeam = (purpose: 'take' | 'bring', rule: string): SetQuestion<Table, About, PickOption> =>
  setQuestion(`brawl/${purpose}`, {
    rule,
    options: named(purpose),
    size: (_p: P, { n }: About) => ({ min: n, max: n }),
    prompt: (_p: P, { n }: About) => message(`ask.brawl/${purpose}`, { n }),
  });
const whichOne = (purpose: 'draft' | 'field' | 'bar', rule: string): Question<Table, About, PickOption> =>
  question(`brawl/${purpose}`, { rule, options: named(purpose) });
/** Champions are named for five purposes, each under its own rule. */
const whichChampion = {
  take: whichTeam('take', 'SFB-4.1'),
  bring: whichTeam('bring', 'SFB-4.3'),
  draft: whichOne('draft', 'SFB-4.2'),
  field: whichOne('field', 'SFB-4.4'),
  bar: whichOne('bar', 'SFB-4.3'),
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
        return inOrder(...pairs.map((seats) => step(draft.take, { seats })));
      case 'competitive':
        p.table.draft = { brought: order.map(() => []), barred: order.map(() => []) };
        return inOrder(...pairs.map((seats) => step(draft.bring, { seats })), step(draft.bar, {}));
      default:
        return inOrder(
          ...(p.seats === 4 ? [1, 0, 3, 2, 1, 0, 3, 2] : [1, 0, 1, 0, 1, 0]).map((place) =>
            step(draft.one, { seat: nth(place) }),
          ),
        );
    }
  },
  /** SFB-4.1, SFB-R14: opponents name at the same time. */
  take(p: P, { seats }: { seats: readonly Seat[] }): Flow {
    return askTogether(seats, whichChampion.take, { n: teamSize(p), of: NONE }).then(draft.taken, { seats });
  },
  /** SFB-4.1. */
  taken(p: P, { seats }: { seats: readonly Seat[] }, teams: readonly (readonly PickOption[])[]): Flow {
    teams.forEach((team, i) => {
      for (const { kind } of team) join(p, at(seats, i), kind);
    });
    return done();
  },
  /** SFB-4.2, SFB-16.8: one Champion of the pool. */
  one(_p: P, { seat }: { seat: Seat }): Flow {
    return ask(seat, whichChampion.draft, { n: 1, of: NONE }).then(draft.joined, { seat });
  },
  /** SFB-4.2, SFB-4.4. */
  joined(p: P, { seat }: { seat: Seat }, { kind }: PickOption): Flow {
    join(p, seat, kind);
    return done();
  },
  /** SFB-4.3, SFB-16.9, SFB-R14. */
  bring(p: P, { seats }: { seats: readonly Seat[] }): Flow {
    const n = p.seats === 4 ? 3 : 5;
    return askTogether(seats, whichChampion.bring, { n, of: NONE }).then(draft.brought, { seats });
  },
  /** SFB-4.3. */
  brought(p: P, { seats }: { seats: readonly Seat[] }, teams: readonly (readonly PickOption[])[]): Flow {
    const t = p.table;
    teams.forEach((team, i) => {
      const seat = at(seats, i);
      for (const { kind } of team) {
        t.draft = { brought: added(t.draft?.brought ?? [], seat, kind), barred: t.draft?.barred ?? [] };
        logOf(p)?.push({ did: 'brought', motion: 'gain', seat, ...naming(seat, kind, seat) });
      }
    });
    return done();
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
    return ask(seat, whichChampion.bar, { n: 1, of }).then(draft.barred, { seat, of });
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
    return ask(seat, whichChampion.field, { n: 1, of: seat }).then(draft.joined, { seat });
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
