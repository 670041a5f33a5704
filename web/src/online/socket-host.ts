/** A match that a server hosts, spoken to as the worker is. */
import { serverReport, type MatchRequest, type ServerReport, type ServerRequest } from '@arenarium/protocol';
import type { Host } from '../play/host.ts';
import type { HouseReport } from '../play/house.ts';
import { addSaid, sitAt, takeBeside, useAtTable } from './at-table.ts';
import { askServer } from './api.ts';
import { chatLines, tableInfo } from '@arenarium/protocol';
import * as z from 'zod/mini';
import { rememberCommitment } from './commitments.ts';
import { wireTo } from './wire.ts';

const toldTable = z.strictObject({ table: tableInfo });

export interface SocketHost extends Host {
  /** Ask for something that only a server knows: an offer, a word, a bot for a seat. */
  askBeside(request: ServerRequest): Promise<ServerReport>;
}

/** The host of the table this page sits at, for what is asked beside the match. */
let here: SocketHost | null = null;

interface Open {
  readonly request: ServerRequest;
  tell(report: ServerReport): void;
}

const asHouse = (report: ServerReport): HouseReport =>
  // What stands beside the match was taken where it belongs; the match has been answered.
  takeBeside(report) || report.tell === 'rulesGone' ? { tell: 'answered' } : (report as HouseReport);

/** Beyond what is free, taking back is offered to the others. */
function forServer(request: MatchRequest): ServerRequest {
  const [seat] = request.ask === 'undo' ? request.seats : [];
  return request.ask === 'undo' && request.consent === 'given' && seat !== undefined
    ? { ask: 'offer', what: 'undo', seat }
    : request;
}

/** The rules of the match are gone: what was last seen of it, if anything was kept, and that it can be ended. */
function lastSeen({ because, last }: ServerReport & { tell: 'rulesGone' }): HouseReport {
  useAtTable.setState({ gone: because });
  return last === null ? { tell: 'notOpened', because } : { tell: 'opened', table: last.card, scene: last.scene };
}

/** What the seed was promised to be, how time is kept, and what has been said: asked for once, beside the wire. */
function askOnce(id: string, query: string): void {
  void askServer(`/tables/${id}${query}`, { as: toldTable }).then((told) => {
    if (!told.ok) return;
    rememberCommitment(id, told.value.table.commitment);
    if (useAtTable.getState().id === id) useAtTable.setState({ time: told.value.table.time });
  });
  void askServer(`/tables/${id}/chat${query}`, { as: chatLines }).then((talk) => {
    if (talk.ok) addSaid(talk.value.lines);
  });
}

export function socketHost(
  { id, invitation }: { readonly id: string; readonly invitation: string | null },
  news: (report: HouseReport) => void,
): SocketHost {
  const open = new Map<number, Open>();
  let last = 0;
  let arrived: ((report: HouseReport) => void) | null = null;
  const first = new Promise<HouseReport>((resolve) => {
    arrived = resolve;
  });
  sitAt(id);

  /** Whoever was cut off asks again what was not answered: what came through already is only told once more. */
  const askAgain = (): void => {
    for (const [re, { request }] of open) wire.send({ id: re, request });
  };
  const query = invitation === null ? '' : `?invitation=${encodeURIComponent(invitation)}`;
  const wire = wireTo(`/tables/${id}/live${query}`, serverReport, {
    line(is) {
      useAtTable.setState({ line: is });
      if (is === 'up') askAgain();
    },
    report(report, re) {
      if (re !== null) {
        open.get(re)?.tell(report);
        open.delete(re);
        return;
      }
      if (takeBeside(report)) return;
      if (arrived !== null && ['opened', 'notOpened', 'rulesGone'].includes(report.tell)) {
        const tell = arrived;
        arrived = null;
        tell(report.tell === 'rulesGone' ? lastSeen(report) : (report as HouseReport));
      } else news(asHouse(report));
    },
  });
  askOnce(id, query);

  const askBeside = (request: ServerRequest): Promise<ServerReport> =>
    new Promise((tell) => {
      open.set(++last, { request, tell });
      wire.send({ id: last, request });
    });
  here = {
    open: () => first,
    ask: async (request) => asHouse(await askBeside(forServer(request))),
    // A server gives no record out before the end; how a match ended otherwise than by its rules it knows itself.
    file: async () => asHouse(await askBeside({ ask: 'record' })),
    askBeside,
    close() {
      wire.close();
      here = null;
      sitAt(null);
    },
  };
  return here;
}

/** Ask for something beside the match; what is refused is shown. */
export async function beside(request: ServerRequest): Promise<void> {
  useAtTable.setState({ refused: null });
  const report = await here?.askBeside(request);
  if (report === undefined) return;
  if (report.tell === 'refused') useAtTable.setState({ refused: report.because });
  else takeBeside(report);
}
