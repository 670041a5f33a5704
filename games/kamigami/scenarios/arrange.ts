import { type Arranged, checkedSetup, faceOf, type Name, NAMES, pin, scenariosFor, step } from '@arenarium/engine';
import { abilityNamed, ALL_COLOURS, cardOf, chainsOf, colourOf, costOf, faceNamed, KINDS } from '../cards/printed.ts';
import type { Phase } from '../cards/words.ts';
import { kamigami } from '../index.ts';
import { spentBit } from '../rules/costs.ts';
import { turn } from '../rules/turn.ts';
import {
  at,
  ELIMINATED,
  emptyTable,
  type Form,
  IN_PLAY,
  of,
  type P,
  pileAt,
  SEALED,
  type Table,
  templeOf,
} from '../table.ts';

/** A seat in the middle of a match. Whatever is not said is not there; the God is Hel, who only reacts. */
export interface SeatSpec {
  readonly god?: string;
  readonly energy?: number;
  readonly temple?: string;
  readonly templeEnergy?: number;
  readonly hand?: readonly string[];
  /** The card on top comes first. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly main?: true;
  readonly sealed?: true;
  readonly eliminated?: true;
}
/** A turn in its Play Phase, unless said otherwise. */
export interface MidMatch {
  readonly seats: { readonly [name in Name]?: SeatSpec };
  readonly form?: Form;
  readonly phase?: Phase;
  readonly round?: number;
  /** Whose turn it is; the first seat’s unless given. */
  readonly turn?: Name;
  /** Abilities of Gods and Temples that were used this turn, by what happenings call them: `thor.war-drum`. */
  readonly spent?: readonly Readonly<{ who: Name; ability: string }>[];
  readonly faith?: number;
  /** Warriors the active seat has already played. */
  readonly chain?: readonly string[];
  /** Stacks; then the Warrior Deck, its top first; the Disciples. */
  readonly hall?: readonly (readonly string[])[];
  readonly warriorDeck?: readonly string[];
  readonly disciples?: readonly string[];
  readonly netherworld?: readonly string[];
}
/** A match from its set-up on. */
export interface FromSetup {
  readonly setUp: number;
  readonly settings?: Readonly<Record<string, string>>;
}
export type Spec = MidMatch | FromSetup;

/** What a card costs in Faith. */
export const scenario = scenariosFor<Table, Spec>(
  () => kamigami,
  arrange,
  (name, { cost, ...others }) => pin(costOf, cost === undefined ? others : { [faceNamed(name)]: cost, ...others }),
);

function arrange(spec: Spec): Arranged<Table> {
  if (!('setUp' in spec)) return midMatch(spec);
  const setup = checkedSetup(kamigami, spec.setUp, spec.settings);
  const { table, faces, first } = kamigami.setUp(setup);
  return { seats: setup.seats, settings: setup.settings, table, faces, first, seenBy: () => 'all' };
}

function midMatch(spec: MidMatch): Arranged<Table> {
  const specs = NAMES.flatMap((name) => (spec.seats[name] === undefined ? [] : [spec.seats[name]]));
  const withTemples = specs.some((seat) => seat.temple !== undefined) ? 'with' : 'without';
  const setup = checkedSetup(kamigami, specs.length, { form: spec.form ?? 'free', temples: withTemples });
  const t = emptyTable(setup, { box: [], kinds: KINDS });
  const faces: number[] = [];
  const owners: (number | null)[] = [];
  const lay = (names: readonly string[] | undefined, owner: number | null | 'nobody'): number[] =>
    (names ?? []).map((name) => {
      owners.push(owner === 'nobody' ? -1 : owner);
      return faces.push(faceNamed(name)) - 1;
    });
  specs.forEach((seat, s) => seatDown(t, { seat, s, lay, faces }));
  t.chain = lay(spec.chain, null);
  t.active = NAMES.indexOf(spec.turn ?? 'Ann');
  t.play[t.active] = t.chain.slice();
  for (const { who, ability } of spec.spent ?? []) t.spent |= spentBit(NAMES.indexOf(who), abilityNamed(ability));
  t.chainColours = t.chain.map((card) => at(colourOf, at(faces, card)));
  const last = t.chain.at(-1);
  t.chaining = last === undefined ? ALL_COLOURS : at(chainsOf, at(faces, last));
  (spec.hall ?? []).forEach((stack, i) => pileAt(t.hall, i).push(...lay(stack, null)));
  t.warriorDeck = lay(spec.warriorDeck, 'nobody').reverse();
  (spec.disciples ?? []).forEach((name) =>
    pileAt(t.piles, ['Priestess', 'Sacred Guardian', 'Bishop'].indexOf(name)).push(...lay([name], null)),
  );
  t.netherworld = lay(spec.netherworld, null);
  t.faith = spec.faith ?? 0;
  t.round = spec.round ?? 1;
  return {
    seats: setup.seats,
    settings: setup.settings,
    table: t,
    faces,
    first: spec.phase === 'starting' ? step(turn.begin, {}) : step(turn.phases, { from: spec.phase ?? 'play' }),
    seenBy: (id) => {
      const owner = of(owners, id);
      return owner === null ? 'all' : owner < 0 ? [] : [owner];
    },
    // Hand and deck of a seat lie among each other; the Warrior Deck is nobody’s.
    heapOf: (id) => 1 + t.hand.findIndex((cards, s) => cards.includes(id) || pileAt(t.deck, s).includes(id)),
  };
}

interface Seating {
  readonly seat: SeatSpec;
  readonly s: number;
  readonly lay: (names: readonly string[] | undefined, owner: number | null | 'nobody') => number[];
  readonly faces: readonly number[];
}
function seatDown(t: Table, { seat, s, lay, faces }: Seating): void {
  t.godCard[s] = at(lay([seat.god ?? 'Hel'], null), 0);
  t.god[s] = at(faces, at(t.godCard, s));
  t.energy[s] = seat.energy ?? 15;
  t.state[s] = seat.sealed === true ? SEALED : seat.eliminated === true ? ELIMINATED : IN_PLAY;
  if (seat.main === true) t.main[at(t.team, s)] = s;
  if (seat.temple !== undefined) {
    t.temple[s] = faceNamed(seat.temple);
    t.energy[templeOf(s)] = seat.templeEnergy ?? 5;
  }
  t.hand[s] = lay(seat.hand, s);
  t.deck[s] = lay(seat.deck, 'nobody').reverse();
  t.discard[s] = lay(seat.discard, null);
  for (const card of [...pileAt(t.hand, s), ...pileAt(t.deck, s)]) {
    const cell = s * KINDS + at(faces, card);
    t.hidden[cell] = at(t.hidden, cell) + 1;
  }
}

/** The names of the cards in a pile, the lowest first, for checks. */
export const named = (p: P, pile: readonly number[] | undefined): string[] =>
  (pile ?? []).map((id) => cardOf(faceOf(p, id)).name);
