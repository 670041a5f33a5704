/** The matches of this browser: begun, taken in from a file, found again, and looked back at when they are over. */
import { analyse, botNamed } from '@arenarium/bots';
import {
  checkedSetup,
  message,
  readRecord,
  recordOf,
  verify,
  type Game,
  type MatchRecord,
  type Message,
} from '@arenarium/engine';
import { hostedFrom, type Hosted } from '@arenarium/host';
import type { Player } from '@arenarium/protocol';
import type { KeptMatch } from './database.ts';
import { notOpened, type HouseReport, type HouseRequest } from './house.ts';

/** Where matches are kept. */
export interface Keeper {
  /** False if the browser keeps nothing; then the match lasts as long as the worker. */
  keep(match: KeptMatch): Promise<boolean>;
  find(id: string): Promise<KeptMatch | undefined>;
}

export interface ShelfNeeds {
  readonly keeper: Keeper;
  loadGame(id: string): Promise<Game | undefined>;
  freshId(): string;
}

/** A mistake in what was asked: told to whoever asked, as it is. */
export class CannotOpen extends Error {
  readonly because: Message;
  constructor(because: Message) {
    super(because.id);
    this.because = because;
  }
}

export type News = (report: HouseReport) => void;

type TakingIn = HouseRequest & { ask: 'takeIn' };

export interface Shelf {
  begin(record: Omit<MatchRecord, 'rules'>, players: readonly Player[]): Promise<HouseReport>;
  /** The match as it stands, ready to be hosted. */
  hosted(id: string): Promise<Hosted>;
  takeIn(request: TakingIn): Promise<HouseReport>;
  /** Play a record again: does it come to what it says? */
  verified(text: string): Promise<HouseReport>;
  lookBack(id: string, news: News): Promise<HouseReport>;
}

export function shelfWith(needs: ShelfNeeds): Shelf {
  const { keeper } = needs;

  const gameOf = async (id: string): Promise<Game> => {
    const game = await needs.loadGame(id);
    if (game === undefined) throw new CannotOpen(message('host.unknownGame', { game: id }));
    return game;
  };

  async function begin(record: Omit<MatchRecord, 'rules'>, players: readonly Player[]): Promise<HouseReport> {
    const game = await gameOf(record.game);
    const { seats, settings } = checkedSetup(game, players.length, record.settings);
    const id = needs.freshId();
    await keeper.keep({ id, players, record: { ...record, rules: game.version, seats, settings } });
    return { tell: 'begun', id };
  }

  async function hosted(id: string): Promise<Hosted> {
    const kept = await keeper.find(id);
    if (kept === undefined) throw new CannotOpen(message('house.noSuchMatch'));
    return opened(await gameOf(kept.record.game), kept);
  }

  async function takeIn({ text, ended = false }: TakingIn): Promise<HouseReport> {
    // Fetched when somebody brings a record: a table needs no schemas.
    const { readTransferred } = await import('../transfer/transfer.ts');
    const read = readTransferred(text);
    if (!read.ok) return notOpened(read.because);
    const { record, players } = read.match;
    const id = needs.freshId();
    opened(await gameOf(record.game), { record, players });
    await keeper.keep({ id, record, players, ...(ended && { ended }) });
    return { tell: 'begun', id };
  }

  async function verified(text: string): Promise<HouseReport> {
    const record = readRecord(text);
    return { tell: 'verified', difference: verify(await gameOf(record.game), record).difference };
  }

  async function lookBack(id: string, news: News): Promise<HouseReport> {
    const { match, players } = await hosted(id);
    const isOver = match.position.result !== null || (await keeper.find(id))?.ended === true;
    if (!isOver) throw new CannotOpen(message('house.notOver'));
    const { game, setup } = match;
    const progress: Parameters<typeof analyse>[2] = { progress: (now) => news({ tell: 'progress', progress: now }) };
    const analysis = await analyse(game, recordOf(match), progress);
    if (analysis === null) throw new Error('looking back was cut short');
    return { tell: 'lookedBack', looked: { game: game.id, ...setup, players, analysis } };
  }

  return { begin, hosted, takeIn, verified, lookBack };
}

/** The match of a record, with somebody who can play in every seat. */
function opened(game: Game, { record, players }: Omit<KeptMatch, 'id'>): Hosted {
  if (players.length !== record.seats) {
    throw new CannotOpen(message('host.wrongPlayers', { seats: record.seats, players: players.length }));
  }
  const unknown = players.find((player) => player.by === 'bot' && botNamed(player.bot) === undefined);
  if (unknown?.by === 'bot') throw new CannotOpen(message('host.unknownBot', { bot: unknown.bot }));
  return hostedFrom(game, record, players);
}
