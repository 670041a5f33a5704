/** Who sits where: the people at this screen, their seats, and how the seats are called. */
import type { Seat } from '@arenarium/engine';
import type { Driver } from './protocol.ts';

/** The people at this screen, each once, in the order of their seats. */
export const peopleAt = (drivers: readonly Driver[]): readonly string[] => [
  ...new Set(drivers.flatMap((driver) => (driver.by === 'person' ? [driver.name] : []))),
];

export const seatsOf = (drivers: readonly Driver[], person: string | null): readonly Seat[] =>
  drivers.flatMap((driver, seat) => (driver.by === 'person' && driver.name === person ? [seat] : []));

/** How the seats are called: a name that stands twice is numbered. */
export function seatNames(drivers: readonly Driver[]): readonly string[] {
  return drivers.map(({ name }, seat) => {
    const same = drivers.flatMap((other, i) => (other.name === name ? [i] : []));
    return same.length === 1 ? name : `${name} ${same.indexOf(seat) + 1}`;
  });
}

/** What has to happen next at the screen, given who is waited for. */
export type Next =
  { readonly is: 'bot' } | { readonly is: 'person'; readonly name: string } | { readonly is: 'nobody' };

export function nextAfter(waiting: readonly Seat[], drivers: readonly Driver[], holder: string | null): Next {
  const people = waiting.flatMap((seat) => {
    const driver = drivers[seat];
    return driver?.by === 'person' ? [driver.name] : [];
  });
  if (people.length < waiting.length) return { is: 'bot' };
  const [first] = people;
  if (first === undefined) return { is: 'nobody' };
  return { is: 'person', name: holder !== null && people.includes(holder) ? holder : first };
}
