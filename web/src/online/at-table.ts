/** What is there beside the match at a table on a server: who sits where, clocks, offers, talk, and whether the line holds. */
import { message, type Message } from '@arenarium/engine';
import type { Said, ServerReport, StandingOf, StandingOrder, TableInfo, Time } from '@arenarium/protocol';
import { create } from 'zustand';
import * as z from 'zod/mini';
import { useMatch } from '../play/match.ts';
import { useTimed } from '../play/timed.ts';
import { askServer } from './api.ts';

interface AtTable {
  /** The table this page sits at; null: none, or one of this browser's own. */
  readonly id: string | null;
  readonly line: 'up' | 'down';
  /** While people gather. */
  readonly gathering: TableInfo | null;
  readonly standing: StandingOf | null;
  /** How time is kept; null until it is known. */
  readonly time: Time | null;
  /** When the last standing came, by the clock of this page. */
  readonly heardAt: number;
  readonly said: readonly Said[];
  /** Whom one has muted just now; the server leaves out the others. */
  readonly muted: readonly string[];
  /** One's own standing orders, by seat. */
  readonly orders: Readonly<Record<number, readonly StandingOrder[]>>;
  /** A rematch was opened there. */
  readonly rematch: string | null;
  readonly refused: Message | null;
  /** The rules of the match are gone, and why: it can be looked at and ended by agreement. */
  readonly gone: Message | null;
}
const nothing: AtTable = {
  id: null,
  line: 'up',
  gathering: null,
  standing: null,
  time: null,
  heardAt: 0,
  said: [],
  muted: [],
  orders: {},
  rematch: null,
  refused: null,
  gone: null,
};

export const useAtTable = create<AtTable>()(() => nothing);

export function sitAt(id: string | null): void {
  useAtTable.setState({ ...nothing, id });
  useTimed.setState({ isTimed: false });
}

/** Lines of talk by their number: what comes twice stands once. */
export function addSaid(lines: readonly Said[]): void {
  const all = new Map([...useAtTable.getState().said, ...lines].map((line) => [line.id, line]));
  useAtTable.setState({ said: [...all.values()].toSorted((a, b) => a.id - b.id) });
}

/** Where the rules ended it, the match itself says how. */
const endedBy = ({ over }: StandingOf): Message | null =>
  over === null || over.by === 'rules' ? null : message('beside.over', { how: message(`over.${over.by}`) });

/** Take what is said beside the match; false if it is about the match itself. */
export function takeBeside(report: ServerReport): boolean {
  switch (report.tell) {
    case 'gathering':
      useAtTable.setState({ gathering: report.table });
      return true;
    case 'standing':
      useAtTable.setState({ standing: report.standing, gathering: null, heardAt: Date.now() });
      useTimed.setState({ isTimed: report.standing.clocks.length > 0 });
      useMatch.setState({ ended: endedBy(report.standing) });
      return true;
    case 'said':
      addSaid([report.line]);
      return true;
    case 'rematch':
      useAtTable.setState({ rematch: report.table });
      return true;
    case 'orders':
      useAtTable.setState(({ orders }) => ({ orders: { ...orders, [report.seat]: report.orders } }));
      return true;
    case 'done':
      return true;
    default:
      return false;
  }
}

const done = z.strictObject({});
const muteAs = (person: string, muted: boolean) =>
  askServer('/mutes', { as: done, method: 'POST', body: { person, muted } });

/** Read somebody no more, also what they have said. */
export async function mute(person: string): Promise<Message | null> {
  const answer = await muteAs(person, true);
  if (!answer.ok) return answer.because;
  useAtTable.setState(({ muted }) => ({ muted: [...muted, person] }));
  return null;
}

export async function hearAgain(person: string): Promise<Message | null> {
  const answer = await muteAs(person, false);
  if (!answer.ok) return answer.because;
  useAtTable.setState(({ muted }) => ({ muted: muted.filter((other) => other !== person) }));
  return null;
}
