/** The lobby as it is now: open tables, one's own, and those that have just said that they wait for one. */
import { lobbyReport, type TableInfo } from '@arenarium/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useMe } from './me.ts';
import { wireTo, type Wire } from './wire.ts';

/** A table of days that waits for one's choice. */
interface Turn {
  readonly table: string;
  readonly game: string;
}

interface Lobby {
  readonly open: readonly TableInfo[];
  readonly mine: readonly TableInfo[];
  readonly turns: readonly Turn[];
  readonly line: 'up' | 'down';
  /** False until the server has said something. */
  readonly isKnown: boolean;
}
const NOTHING: Lobby = { open: [], mine: [], turns: [], line: 'up', isKnown: false };

export const useLobby = create<Lobby>()(() => NOTHING);

/** One line for all parts of the page that want to hear. */
let line: { readonly wire: Wire; readonly who: string | undefined; listeners: number } | null = null;

function connect(): Wire {
  return wireTo('/live', lobbyReport, {
    line: (now) => useLobby.setState({ line: now }),
    report(report) {
      if (report.tell === 'lobby') {
        useLobby.setState({ open: report.open, mine: report.mine, line: 'up', isKnown: true });
        return;
      }
      const { table, game } = report;
      useLobby.setState(({ turns }) => ({ turns: [...turns.filter((turn) => turn.table !== table), { table, game }] }));
    },
  });
}

/** Somebody has gone to the table: it need not call any more. */
export function answerTurn(table: string): void {
  const { turns } = useLobby.getState();
  const others = turns.filter((turn) => turn.table !== table);
  if (others.length < turns.length) useLobby.setState({ turns: others });
}

/** Listen as long as this part of the page is shown. */
export function useListening(): void {
  // Whoever signs in has other tables: the line knows them by who they were when it was opened.
  const me = useMe((now) => now.me?.id);
  useEffect(() => {
    if (line === null || line.who !== me) {
      const listeners = line?.listeners ?? 0;
      line?.wire.close();
      line = { wire: connect(), who: me, listeners };
    }
    line.listeners++;
    return () => {
      if (line === null || --line.listeners > 0) return;
      line.wire.close();
      line = null;
      useLobby.setState(NOTHING);
    };
  }, [me]);
}
