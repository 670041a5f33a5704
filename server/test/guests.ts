/** People for the tests: they come over HTTP, sit down over a socket, and check everything they hear by its schema. */
import {
  changed,
  follows,
  serverReport,
  type Scene,
  type ServerReport,
  type ServerRequest,
  type StandingOf,
  type TableInfo,
  type TableWanted,
} from '@arenarium/protocol';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { answerTo, isFree } from '../stress/answers.ts';

const telling = z.strictObject({ re: z.nullable(z.int()), report: serverReport });

export interface Answer<B = never> {
  readonly status: number;
  readonly body: B;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
  ask<B>(method: string, path: string, body?: unknown): Promise<Answer<B>>;
  sit(table: string, how?: { invitation?: string }): Promise<AtTable>;
}

export interface AtTable {
  readonly ws: WebSocket;
  scene: Scene | null;
  standing: StandingOf | null;
  readonly heard: ServerReport[];
  /** Ask, and wait for the report that answers it. */
  request(request: ServerRequest): Promise<ServerReport>;
  /** Wait until something is so. */
  until(what: string, test: (at: AtTable) => boolean): Promise<void>;
  /** Called with every report, after it has been taken in. */
  onReport: ((report: ServerReport) => void) | null;
  leave(): Promise<void>;
}

export async function guestAt(base: string, name: string): Promise<Guest> {
  const made = await fetch(`${base}/api/v2/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const cookie = (made.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { me } = (await made.json()) as { me: { id: string } };
  return personAt(base, { id: me.id, name, cookie });
}

export function personAt(base: string, { id, name, cookie }: { id: string; name: string; cookie: string }): Guest {
  return {
    id,
    name,
    cookie,
    async ask<B>(method: string, path: string, body?: unknown) {
      const response = await fetch(`${base}/api/v2${path}`, {
        method,
        headers: { cookie, origin: base, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as B };
    },
    sit: (table, { invitation } = {}) =>
      sitDown(
        `${base.replace('http', 'ws')}/api/v2/tables/${table}/live${invitation === undefined ? '' : `?invitation=${invitation}`}`,
        {
          cookie,
        },
      ),
  };
}

function takeIn(at: AtTable, report: ServerReport): void {
  at.heard.push(report);
  if (report.tell === 'opened' || report.tell === 'scene') at.scene = report.scene;
  if (report.tell === 'standing') at.standing = report.standing;
  if (report.tell === 'change') {
    if (at.scene === null || !follows(at.scene, report.change)) throw new Error('a change does not follow the scene');
    at.scene = changed(at.scene, report.change);
  }
}

export function sitDown(url: string, headers: Record<string, string>): Promise<AtTable> {
  const ws = new WebSocket(url, { headers });
  const waiting = new Map<number, (report: ServerReport) => void>();
  const watching = new Set<() => void>();
  let asked = 0;
  let trouble: Error | null = null;
  const at: AtTable = {
    ws,
    scene: null,
    standing: null,
    heard: [],
    onReport: null,
    request: (request) =>
      new Promise((resolve) => {
        const id = asked++;
        waiting.set(id, resolve);
        ws.send(JSON.stringify({ id, request }));
      }),
    until: (what, test) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => finish(new Error(`waited in vain until ${what}`)), 60_000);
        const finish = (error?: Error): void => {
          clearTimeout(late);
          watching.delete(look);
          if (error === undefined) resolve();
          else reject(error);
        };
        const look = (): void => {
          if (trouble !== null) finish(trouble);
          else if (test(at)) finish();
        };
        watching.add(look);
        look();
      }),
    leave: () =>
      new Promise((resolve) => {
        ws.once('close', () => resolve());
        ws.close();
      }),
  };
  ws.on('message', (data) => {
    try {
      const raw: unknown = JSON.parse((data as Buffer).toString());
      const { re, report } = z.parse(telling, raw) as { re: number | null; report: ServerReport };
      takeIn(at, report);
      if (re !== null) {
        waiting.get(re)?.(report);
        waiting.delete(re);
      }
      at.onReport?.(report);
    } catch (error) {
      trouble = error instanceof Error ? error : new Error(String(error));
    }
    for (const look of watching) look();
  });
  return new Promise((resolve, reject) => {
    ws.once('error', reject);
    ws.once('open', () => resolve(at));
  });
}

/** Answers whatever the seat is asked, at once. Forced answers are left to the table. */
export function playsAlong(at: AtTable, pick: (n: number) => number): void {
  let last = -1;
  const answer = (): void => {
    const decision = at.scene?.view.decision ?? null;
    if (decision === null || decision.asked === last) return;
    const { seat, asked, set } = decision;
    if (!isFree(decision)) return;
    last = asked;
    const option = answerTo(decision, pick);
    void at.request({ ask: 'choose', seat, asked, option }).then((report) => {
      // A set that does not fit together is tried otherwise.
      if (report.tell !== 'refused' || set === null) return;
      last = -1;
      answer();
    });
  };
  at.onReport = answer;
  answer();
}

export const wanted = (game: string, seats: TableWanted['seats'], more: Partial<TableWanted> = {}): TableWanted => ({
  game,
  settings: {},
  seats,
  access: 'open',
  rated: false,
  time: { is: 'none' },
  ...more,
});

/** Two people at a fresh table of a game. */
export async function seatTwo(
  ann: Guest,
  bob: Guest,
  table: TableWanted,
): Promise<{ id: string; at: readonly [AtTable, AtTable] }> {
  const { body } = await ann.ask<{ table: TableInfo; invitation: string | null }>('POST', '/tables', table);
  const { id } = body.table;
  await bob.ask('POST', `/tables/${id}/seats`, { seat: null, invitation: body.invitation });
  const at = await Promise.all([ann.sit(id), bob.sit(id)]);
  await Promise.all(
    at.map((one) => one.until('the match begins', ({ scene, standing }) => scene !== null && standing !== null)),
  );
  return { id, at: [at[0], at[1]] };
}
