/** What things on the table are for: what all games do alike when they say it. */
import { faceOf } from './faces.ts';
import type { Seat } from './flow.ts';
import type { Zone } from './game.ts';
import { message, type Value } from './message.ts';
import type { Position } from './position.ts';
import type { Reason } from './question.ts';

/** A thing that is pressed: by whom, and what its point says after the kind (`17` of `card:17`). */
export interface Pressed<T> {
  readonly p: Position<T>;
  readonly seat: Seat;
  readonly what: string;
}
type Purpose<T> = (pressed: Pressed<T>) => Reason | null;

/** A game's `whatFor`, by the kind of thing that is pressed. What is of no such kind is for nothing. */
export const purposesBy =
  <T>(kinds: Readonly<Record<string, Purpose<T>>>) =>
  (p: Position<T>, seat: Seat, point: string): Reason | null => {
    const [kind = '', what = ''] = point.split(/:(.*)/s);
    return Object.hasOwn(kinds, kind) ? (kinds[kind]?.({ p, seat, what }) ?? null) : null;
  };

/** The number that a text says, if it is one below so many. */
export const numberBelow = (many: number, text: string): number | null =>
  /^\d+$/.test(text) && Number(text) < many ? Number(text) : null;

/** Things with numbers, so many of them; any other number is for nothing. */
export const numbered =
  <T>(many: (p: Position<T>) => number, purpose: (pressed: Pressed<T>, n: number) => Reason | null): Purpose<T> =>
  (pressed) => {
    const n = numberBelow(many(pressed.p), pressed.what);
    return n === null ? null : purpose(pressed, n);
  };
export const eachSeat = ({ seats }: { readonly seats: number }): number => seats;

/** Why a thing cannot be pressed now: the words of what things are for begin alike. */
export const purposeOf = (rule: string, id: string, values: Readonly<Record<string, Value>> = {}): Reason => ({
  rule,
  because: message(`what.${id}`, values),
});

/** A card that is pressed: where it lies, whose it is (−1: nobody’s), and what its presser knows of it. */
export interface Lying {
  readonly id: number;
  readonly face: number;
  readonly zone: Zone;
  readonly owner: Seat;
}
export function lying<T>({ p, what }: Pressed<T>): Lying | null {
  const id = numberBelow(p.faces.count, what);
  const zone = id === null ? undefined : p.game.zones(p.table).find(({ cards }) => cards.includes(id));
  return id === null || zone === undefined ? null : { id, face: faceOf(p, id), zone, owner: zone.seat ?? -1 };
}
