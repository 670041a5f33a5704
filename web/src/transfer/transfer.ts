/** A match as a text that can be sent, and back. It is the engine's record, with who plays added. */
import { BadRecord, readRecord, type MatchRecord } from '@arenarium/engine';
import { botNamed } from '@arenarium/bots';
import { gameNamed, games } from '@arenarium/games';
import type { Driver } from '../play/protocol.ts';
import { readDrivers } from '../play/saved-matches.ts';

export interface Transferred {
  readonly record: MatchRecord;
  readonly drivers: readonly Driver[];
}

export const written = ({ record, drivers }: Transferred): string =>
  `${JSON.stringify({ ...record, players: drivers }, null, 1)}\n`;

export type Read =
  { readonly ok: true; readonly match: Transferred } | { readonly ok: false; readonly because: string };

/** Who plays a record that does not say: the person here in the first seat, bots in the others. */
const guessed = (seats: number): readonly Driver[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { by: 'person', name: 'Ann' } : { by: 'bot', name: `Bot ${seat}`, bot: 'adept' },
  );

export function readTransferred(text: string): Read {
  if (text.trim() === '') return { ok: false, because: 'There is nothing to read: choose a file or paste a record.' };
  try {
    const record = readRecord(text);
    if (gameNamed(record.game) === undefined) {
      const known = games.map(({ id }) => id).join(', ');
      return { ok: false, because: `The record is of a game called "${record.game}"; the games here are ${known}.` };
    }
    const players = readDrivers((JSON.parse(text) as Record<string, unknown>)['players']) ?? guessed(record.seats);
    const unknown = players.find((driver) => driver.by === 'bot' && botNamed(driver.bot) === undefined);
    if (unknown?.by === 'bot') return { ok: false, because: `No bot here is called "${unknown.bot}".` };
    if (players.length !== record.seats) {
      return { ok: false, because: `The record has ${record.seats} seats, but names ${players.length} players.` };
    }
    return { ok: true, match: { record, drivers: players } };
  } catch (error) {
    if (error instanceof BadRecord) return { ok: false, because: `This is no record of a match: ${error.message}.` };
    throw error;
  }
}
