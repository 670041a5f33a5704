/** The worker's desk: it begins matches, keeps them, hosts the one that is open, and looks back at those that are over. */
import { analyse, botNamed } from '@arenarium/bots';
import {
  BadRecord,
  BadSetup,
  CHANCE,
  checkedSetup,
  message,
  recordOf,
  type Game,
  type MatchRecord,
  type Message,
} from '@arenarium/engine';
import {
  changesSince,
  enterInto,
  hostedFrom,
  recordText,
  refereeWith,
  remembered,
  sceneFor,
  tableCardOf,
  type Hosted,
  type Needs,
  type Viewer,
} from '@arenarium/host';
import type { BringWanted, MatchRequest, Player } from '@arenarium/protocol';
import type { KeptMatch } from './database.ts';
import { firstEyes, notOpened, type HouseReport, type HouseRequest } from './house.ts';

/** Where matches are kept. */
export interface Keeper {
  /** False if the browser keeps nothing; then the match lasts as long as the worker. */
  keep(match: KeptMatch): Promise<boolean>;
  find(id: string): Promise<KeptMatch | undefined>;
}

export interface DeskNeeds extends Needs {
  readonly keeper: Keeper;
  loadGame(id: string): Promise<Game | undefined>;
  /** Bring a match to the server this page comes from. */
  bring(wanted: BringWanted): Promise<Brought>;
  freshId(): string;
}

export type Brought = { readonly table: string; readonly invitation: string | null } | { readonly because: Message };

interface Sitting {
  readonly id: string;
  readonly host: Hosted;
  readonly viewer: Viewer;
}

/** A mistake in what was asked: told to whoever asked, as it is. */
class CannotOpen extends Error {
  readonly because: Message;
  constructor(because: Message) {
    super(because.id);
    this.because = because;
  }
}

type News = (report: HouseReport) => void;

export function deskWith(needs: DeskNeeds): (request: HouseRequest, news: News) => Promise<HouseReport> {
  const { keeper } = needs;
  const referee = refereeWith(needs);
  let sitting: Sitting | null = null;

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

  async function hostedHere(id: string): Promise<Hosted> {
    const kept = await keeper.find(id);
    if (kept === undefined) throw new CannotOpen(message('house.noSuchMatch'));
    return opened(await gameOf(kept.record.game), kept);
  }

  async function takeIn({ text, ended = false }: HouseRequest & { ask: 'takeIn' }): Promise<HouseReport> {
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

  async function open(id: string): Promise<HouseReport> {
    const goesOn = (await keeper.find(id))?.goesOn;
    if (goesOn !== undefined) throw new CannotOpen(message('house.goesOnline'));
    const host = await hostedHere(id);
    const holds = host.players.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
    const viewer = { holds, eyes: firstEyes(host.players), setsPace: true };
    sitting = { id, host, viewer };
    return { tell: 'opened', table: tableCardOf(host), scene: sceneFor(host, viewer.eyes) };
  }

  async function lookBack(id: string, news: News): Promise<HouseReport> {
    const { match, players } = await hostedHere(id);
    const isOver = match.position.result !== null || (await keeper.find(id))?.ended === true;
    if (!isOver) throw new CannotOpen(message('house.notOver'));
    const { game, setup } = match;
    const progress: Parameters<typeof analyse>[2] = { progress: (now) => news({ tell: 'progress', progress: now }) };
    const analysis = await analyse(game, recordOf(match), progress);
    if (analysis === null) throw new Error('looking back was cut short');
    return { tell: 'lookedBack', looked: { game: game.id, ...setup, players, analysis } };
  }

  /** The record goes from here to the server: the page never reads it. Kept here is how it stood. */
  async function openToOthers({ id, host }: Sitting, how: Omit<BringWanted, 'record'>): Promise<HouseReport> {
    const brought = await needs.bring({ record: recordText(host), ...how });
    if ('because' in brought) return notOpened(brought.because);
    const { table, invitation } = brought;
    await keeper.keep({ id, record: recordOf(host.match), players: host.players, goesOn: table });
    return { tell: 'goesOn', table, invitation };
  }

  async function atTable({ id, host, viewer }: Sitting, request: MatchRequest, news: News): Promise<HouseReport> {
    const met = await referee.meet(host, viewer, request);
    if ('report' in met) return met.report;
    const before = remembered(host);
    enterInto(host, met.entry);
    const kept = keeper.keep({ id, record: recordOf(host.match), players: host.players });
    void kept.then((isKept) => news({ tell: 'kept', kept: isKept }));
    return { tell: 'change', change: changesSince(before, host)(viewer.eyes) };
  }

  async function met(request: HouseRequest, news: News): Promise<HouseReport> {
    switch (request.ask) {
      case 'begin': {
        const { game, settings, players, seed } = request;
        const chance = seed ?? needs.freshSeed();
        return begin({ game, settings, seats: players.length, seed: chance, chance: CHANCE, entries: [] }, players);
      }
      case 'open':
        return open(request.id);
      case 'takeIn':
        return takeIn(request);
      case 'lookBack':
        return lookBack(request.id, news);
      case 'openToOthers':
        return sitting === null ? notOpened(message('house.noSuchMatch')) : openToOthers(sitting, request.how);
      case 'file':
        return sitting === null ? notOpened(message('house.noSuchMatch')) : fileOf(sitting);
      default:
        return sitting === null ? notOpened(message('house.noSuchMatch')) : atTable(sitting, request, news);
    }
  }

  return async (request, news) => {
    try {
      return await met(request, news);
    } catch (error) {
      if (error instanceof CannotOpen) return notOpened(error.because);
      if (error instanceof BadSetup) return notOpened(message('house.badSetup', { because: error.message }));
      if (error instanceof BadRecord) return notOpened(message('host.badRecord', { because: error.message }));
      throw error;
    }
  };
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

const fileOf = ({ id, host }: Sitting): HouseReport => ({
  tell: 'file',
  name: `${host.match.game.id}-${id.slice(0, 8)}.json`,
  file: new Blob([recordText(host)], { type: 'application/json' }),
});
