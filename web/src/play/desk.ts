/** The worker's desk: it meets requests, and hosts the match that is open. What is kept lies on the shelf. */
import { BadRecord, BadSetup, CHANCE, message, recordOf, type Message } from '@arenarium/engine';
import {
  changesSince,
  enterForNow,
  recordText,
  refereeWith,
  sceneFor,
  tableCardOf,
  type Hosted,
  type Needs,
  type Viewer,
} from '@arenarium/host';
import type { BringWanted, MatchRequest } from '@arenarium/protocol';
import { firstEyes, notOpened, type HouseReport, type HouseRequest } from './house.ts';
import { CannotOpen, shelfWith, type News, type ShelfNeeds } from './shelf.ts';

export interface DeskNeeds extends Needs, ShelfNeeds {
  /** Bring a match to the server this page comes from. */
  bring(wanted: BringWanted): Promise<Brought>;
}

export type Brought = { readonly table: string; readonly invitation: string | null } | { readonly because: Message };

interface Sitting {
  readonly id: string;
  readonly host: Hosted;
  readonly viewer: Viewer;
}

/** The record of a match that begins. */
const nothingEntered = (
  { game, settings, players, seed }: HouseRequest & { readonly ask: 'begin' },
  { freshSeed }: DeskNeeds,
) => ({ game, settings, seats: players.length, seed: seed ?? freshSeed(), chance: CHANCE, entries: [] });

export function deskWith(needs: DeskNeeds): (request: HouseRequest, news: News) => Promise<HouseReport> {
  const { keeper } = needs;
  const shelf = shelfWith(needs);
  const referee = refereeWith(needs);
  let sitting: Sitting | null = null;

  async function open(id: string): Promise<HouseReport> {
    const goesOn = (await keeper.find(id))?.goesOn;
    if (goesOn !== undefined) throw new CannotOpen(message('house.goesOnline'));
    const host = await shelf.hosted(id);
    const holds = host.players.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
    const viewer = { holds, eyes: firstEyes(host.players), setsPace: true };
    sitting = { id, host, viewer };
    return { tell: 'opened', table: tableCardOf(host), scene: sceneFor(host, viewer.eyes) };
  }

  async function atTable({ id, host, viewer }: Sitting, request: MatchRequest, news: News): Promise<HouseReport> {
    const met = await referee.meet(host, viewer, request);
    if ('report' in met) return met.report;
    const { before } = enterForNow(host, met.entry);
    const kept = keeper.keep({ id, record: recordOf(host.match), players: host.players });
    void kept.then((isKept) => news({ tell: 'kept', kept: isKept }));
    return { tell: 'change', change: changesSince(before, host)(viewer.eyes) };
  }

  async function met(request: HouseRequest, news: News): Promise<HouseReport> {
    switch (request.ask) {
      case 'begin':
        return shelf.begin(nothingEntered(request, needs), request.players);
      case 'open':
        return open(request.id);
      case 'takeIn':
        return shelf.takeIn(request);
      case 'verify':
        return shelf.verified(request.text);
      case 'lookBack':
        return shelf.lookBack(request.id, news);
      case 'openToOthers':
        return sitting === null ? notOpened(message('house.noSuchMatch')) : openToOthers(needs, sitting, request.how);
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
      const why = whyNotOpened(error);
      if (why !== null) return notOpened(why);
      throw error;
    }
  };
}

/** Mistakes in what was asked, for whoever asked; null: the mistake is ours. */
function whyNotOpened(error: unknown): Message | null {
  if (error instanceof CannotOpen) return error.because;
  if (error instanceof BadSetup) return message('house.badSetup', { because: error.message });
  if (error instanceof BadRecord) return message('host.badRecord', { because: error.message });
  return null;
}

type How = Omit<BringWanted, 'record'>;

/** The record goes from here to the server: the page never reads it. Kept here is how it stood. */
async function openToOthers({ keeper, bring }: DeskNeeds, { id, host }: Sitting, how: How): Promise<HouseReport> {
  const brought = await bring({ record: recordText(host), ...how });
  if ('because' in brought) return notOpened(brought.because);
  const { table, invitation } = brought;
  await keeper.keep({ id, record: recordOf(host.match), players: host.players, goesOn: table });
  return { tell: 'goesOn', table, invitation };
}

const fileOf = ({ id, host }: Sitting): HouseReport => ({
  tell: 'file',
  name: `${host.match.game.id}-${id.slice(0, 8)}.json`,
  file: new Blob([recordText(host)], { type: 'application/json' }),
});
