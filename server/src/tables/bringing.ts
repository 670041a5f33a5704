/** A match that was begun elsewhere, in somebody's browser, is brought here with its record, to go on with others. */
import { BadRecord, message, readRecord, type MatchRecord, type Message } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import type { BringWanted, Person } from '@arenarium/protocol';
import type { Hub } from './hub.ts';
import { checked, openFor, type Made } from './lobby.ts';
import { rulesHere } from './rules.ts';

type Refusal = { readonly refuse: Message };
const bad = (because: string): Refusal => ({ refuse: message('table.badRecord', { because }) });

function read(text: string): MatchRecord | Refusal {
  try {
    return readRecord(text);
  } catch (error) {
    if (error instanceof BadRecord) return bad(error.message);
    throw error;
  }
}

/** Open a table at which this match goes on. It is played again first, in a bot's thread: what is brought must be possible. */
export async function bring(hub: Hub, wanted: BringWanted, host: Person): Promise<Made | Refusal> {
  const record = read(wanted.record);
  if ('refuse' in record) return record;
  const { game, rules, settings, seed, entries } = record;
  if (gameNamed(game) === undefined) return { refuse: message('host.unknownGame', { game }) };
  if (rulesHere(game, rules) === null) return { refuse: message('table.rulesGone', { game, rules }) };
  const { seats, access, time } = wanted;
  if (seats.length !== record.seats) {
    return { refuse: message('host.wrongPlayers', { seats: record.seats, players: seats.length }) };
  }
  if (!seats.some(({ by }) => by === 'me')) return { refuse: message('table.noSeatOfMine') };
  const table = checked({ game, settings, seats, access, rated: false, time }, host);
  if ('refuse' in table) return table;
  const answer = await hub.minds.think({ do: 'check', record });
  if (!('difference' in answer)) return { refuse: message('table.noThought') };
  if (answer.difference !== null) return bad(answer.difference);
  if (answer.over) return { refuse: message('table.recordIsOver') };
  const past = [...entries, { redeal: hub.freshSeed() }];
  return openFor(hub.store, { ...table, begun: { seed, past } }, host);
}
