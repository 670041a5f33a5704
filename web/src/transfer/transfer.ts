/** A match from a text that somebody sends: the engine's record, with who plays added. */
import { botNamed } from '@arenarium/bots';
import { BadRecord, message, readRecord, type MatchRecord, type Message } from '@arenarium/engine';
import { catalogue, listed } from '@arenarium/games/catalogue';
import { LIMITS, players as manyPlayers, type Player } from '@arenarium/protocol';
import * as z from 'zod/mini';

export interface Transferred {
  readonly record: MatchRecord;
  readonly players: readonly Player[];
}

export type Read =
  { readonly ok: true; readonly match: Transferred } | { readonly ok: false; readonly because: Message };

/** Who plays a record that does not say: the person here in the first seat, bots in the others. */
const guessed = (seats: number): readonly Player[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { by: 'person', name: 'Ann' } : { by: 'bot', name: `Bot ${seat}`, bot: 'adept' },
  );

type Said = { readonly ok: true; readonly players: readonly Player[] } | { readonly ok: false; readonly at: string };

/** Who plays, as the text says it; the place of the first mistake if it says it badly. */
function playersIn(text: string): Said | null {
  const { players } = JSON.parse(text) as { players?: unknown };
  if (players === undefined) return null;
  const read = z.safeParse(manyPlayers, players);
  if (read.success) return { ok: true, players: read.data };
  return { ok: false, at: ['players', ...(read.error.issues[0]?.path ?? [])].join('.') };
}

export function readTransferred(text: string): Read {
  if (text.trim() === '') return { ok: false, because: message('open.nothing') };
  try {
    const record = readRecord(text);
    const fault = faultOf(record);
    if (fault !== null) return { ok: false, because: fault };
    const said = playersIn(text);
    if (said !== null && !said.ok) return { ok: false, because: message('open.badPlayers', { at: said.at }) };
    const players = said?.players ?? guessed(record.seats);
    const unknown = players.find((player) => player.by === 'bot' && botNamed(player.bot) === undefined);
    if (unknown?.by === 'bot') return { ok: false, because: message('open.unknownBot', { bot: unknown.bot }) };
    if (players.length !== record.seats) {
      const values = { seats: record.seats, players: players.length };
      return { ok: false, because: message('open.wrongPlayers', values) };
    }
    return { ok: true, match: { record, players } };
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    return { ok: false, because: message('host.badRecord', { because: error.message }) };
  }
}

/** What can be seen to be wrong before anything is made as large as the record says. */
function faultOf({ game, seats }: MatchRecord): Message | null {
  if (listed(game) === undefined) {
    return message('open.unknownGame', { game, games: catalogue.map(({ id }) => id).join(', ') });
  }
  return Number.isInteger(seats) && seats > 0 && seats <= LIMITS.seats ? null : message('open.badSeats', { seats });
}
