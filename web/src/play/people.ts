/** Who sits where: the people at this screen, their seats, and who is next. */
import type { Seat } from '@arenarium/engine';
import type { Player } from '@arenarium/protocol';

/** The people at this screen, each once, in the order of their seats. */
export const peopleAt = (players: readonly Player[]): readonly string[] => [
  ...new Set(players.flatMap((player) => (player.by === 'person' ? [player.name] : []))),
];

export const seatsOf = (players: readonly Player[], person: string | null): readonly Seat[] =>
  players.flatMap((player, seat) => (player.by === 'person' && player.name === person ? [seat] : []));

/** What has to happen next at the screen, given who is waited for. */
export type Next =
  { readonly is: 'bot' } | { readonly is: 'person'; readonly name: string } | { readonly is: 'nobody' };

export function nextAfter(waiting: readonly Seat[], players: readonly Player[], holder: string | null): Next {
  const people = waiting.flatMap((seat) => {
    const player = players[seat];
    return player?.by === 'person' ? [player.name] : [];
  });
  if (people.length < waiting.length) return { is: 'bot' };
  const [first] = people;
  if (first === undefined) return { is: 'nobody' };
  return { is: 'person', name: holder !== null && people.includes(holder) ? holder : first };
}
