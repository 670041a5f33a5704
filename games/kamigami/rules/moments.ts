/** What may be answered by Reacts: how a moment opens and closes, who is asked, and how it is told. */
import { type Message, message, type Seat, seatNamed } from '@arenarium/engine';
import { abilityAt } from '../cards/printed.ts';
import { abilityName, nameOfFace } from '../cards/text.ts';
import { phases } from '../cards/words.ts';
import {
  type Form,
  forms,
  isTemple,
  type Moment,
  momentAt,
  type MomentKind,
  NONE,
  of,
  ownerOf,
  seatsOf,
  type Table,
  teamsOf,
} from '../table.ts';

/** What a moment is when it opens. */
interface Opening {
  readonly is: MomentKind;
  readonly seat: Seat;
  readonly ability?: number;
  readonly card?: number;
  readonly target?: number;
  readonly value?: number;
  readonly piercing?: number;
}
/** A moment opens on top of what is being resolved; its place. */
export const openMoment = (t: Table, m: Opening): number =>
  t.moments.push({
    is: m.is,
    seat: m.seat,
    ability: m.ability ?? NONE,
    card: m.card ?? NONE,
    target: m.target ?? NONE,
    value: m.value ?? 0,
    defence: 0,
    piercing: m.piercing ?? 0,
    stopped: 0,
    spent: 0,
  }) - 1;
/** A moment is over, with all that lay above it. */
export function closeMoment(t: Table, place: number): void {
  while (t.moments.length > place) t.moments.pop();
}
export const topMoment = (t: Table): Moment => momentAt(t, t.moments.length - 1);

/**
 * KB-R2: who is asked for Reacts, in order: the active seat, the rest of its team, the seat that is meant, the others.
 * Worked out once for every form, number of seats, active seat and seat that is meant.
 */
const orders: Readonly<Record<Form, readonly (readonly (readonly (readonly number[])[])[])[]>> = Object.fromEntries(
  forms.map((form) => [
    form,
    Array.from({ length: 7 }, (_, seats) => {
      if (!seatsOf(form).includes(seats)) return [];
      const team = teamsOf(form, seats);
      const clockwise = (from: number) => Array.from({ length: seats }, (__, i) => (from + i) % seats);
      return clockwise(0).map((active) =>
        clockwise(0).map((meant) => {
          const side = clockwise(active).filter((seat) => team[seat] === team[active]);
          const rest = clockwise(active).filter((seat) => team[seat] !== team[active]);
          return rest.includes(meant) ? [...side, meant, ...rest.filter((seat) => seat !== meant)] : [...side, ...rest];
        }),
      );
    }),
  ]),
) as Record<Form, number[][][][]>;
export const askingOrder = (t: Table, meant: number): readonly number[] =>
  of(of(of(orders[t.form], t.team.length), t.active), meant);

export const unitNamed = (unit: number): Message =>
  message(isTemple(unit) ? 'unit.temple' : 'unit.god', { seat: seatNamed(ownerOf(unit)) });

/** What is being resolved, for the prompt and the board: who does what to whom. `face` gives a card’s face, or NONE. */
export function momentText(m: Moment, face: (id: number) => number): Message {
  const seat = seatNamed(m.seat);
  switch (m.is) {
    case 'used':
      return message('moment.used', { seat, ability: abilityName(abilityAt(m.ability)) });
    case 'attack': {
      const values = {
        seat,
        ability: abilityName(abilityAt(m.ability)),
        unit: unitNamed(m.target),
        value: m.value,
        defence: m.defence,
      };
      return message(m.piercing === 1 ? 'moment.piercing' : 'moment.attack', values);
    }
    case 'wounded':
      return message('moment.wounded', { unit: unitNamed(m.target), n: m.value });
    case 'falling':
      return message('moment.falling', { unit: unitNamed(m.target), n: m.value });
    case 'banishing':
    case 'banished':
    case 'recruited':
      return message(`moment.${m.is}`, { seat, card: nameOfFace(face(m.card)) });
    case 'phase':
      return message('moment.phase', {
        seat,
        at: m.value % 2 === 0 ? 'beginning' : 'end',
        phase: message(`phase.${of(phases, m.value >> 1)}`),
      });
  }
}
