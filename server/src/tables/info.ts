/** A table as everybody may know it. */
import type { SeatTaken, TableInfo, TableState } from '@arenarium/protocol';
import type { Selectable } from 'kysely';
import { readSettings, readTime } from '../store/columns.ts';
import type { Schema } from '../store/schema.ts';
import type { Charter, Live } from './live.ts';
import { rulesHere } from './rules.ts';
import { seatsTaken } from './telling.ts';

type MatchRow = Selectable<Schema['match']>;
type SeatRow = Selectable<Schema['seat']>;

export const charterFrom = (row: MatchRow): Charter => ({
  id: row.id,
  game: row.game,
  rules: row.rules,
  seats: row.seats,
  settings: readSettings(row.settings),
  seed: row.seed,
  commitment: row.commitment,
  access: row.access === 'link' ? 'link' : 'open',
  rated: row.rated === 1,
  time: readTime(row.time),
  host: row.host,
  tournament: row.tournament,
  brought: row.past !== null,
  openedAt: row.opened_at,
});

export const seatFrom = ({ seat, person, bot, name }: SeatRow): SeatTaken => ({
  seat,
  by: bot === null ? (person === null ? 'nobody' : 'person') : 'bot',
  name,
  person,
  bot,
});

export const stateFrom = (state: string): TableState =>
  state === 'playing' || state === 'over' || state === 'aborted' ? state : 'open';

export function infoFrom(charter: Charter, state: TableState, seats: readonly SeatTaken[]): TableInfo {
  const { id, game, rules, settings, access, rated, time, host, tournament, brought, openedAt, commitment } = charter;
  const playable = rulesHere(game, rules) !== null;
  return {
    id,
    game,
    rules,
    playable,
    settings,
    seats,
    access,
    rated,
    time,
    state,
    host,
    tournament,
    brought,
    openedAt,
    commitment,
  };
}

/** Of a table that is held here; while it gathers, its seats stand in the database. */
export function infoOf({ charter, affairs, gathered }: Live): TableInfo {
  const state =
    affairs === null ? 'open' : affairs.over === null ? 'playing' : affairs.over.by === 'abort' ? 'aborted' : 'over';
  return infoFrom(charter, state, affairs === null ? gathered : seatsTaken(affairs.holders));
}
