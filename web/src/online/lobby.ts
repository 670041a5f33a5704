/** The lobby as it is now: open tables and one's own, told anew whenever something changes. */
import { lobbyReport, type TableInfo } from '@arenarium/protocol';
import { useEffect, useState } from 'react';
import { useMe } from './me.ts';
import { wireTo } from './wire.ts';

export interface Lobby {
  readonly open: readonly TableInfo[];
  readonly mine: readonly TableInfo[];
  readonly line: 'up' | 'down';
  /** False until the server has said something. */
  readonly isKnown: boolean;
}
const NOTHING: Lobby = { open: [], mine: [], line: 'up', isKnown: false };

export function useLobby(): Lobby {
  const [lobby, setLobby] = useState(NOTHING);
  // Whoever signs in has other tables: the line knows them by who they were when it was opened.
  const me = useMe((now) => now.me?.id);
  useEffect(() => {
    const wire = wireTo('/live', lobbyReport, {
      line: (line) => setLobby((before) => ({ ...before, line })),
      report(report) {
        if (report.tell !== 'lobby') return;
        setLobby({ open: report.open, mine: report.mine, line: 'up', isKnown: true });
      },
    });
    return () => wire.close();
  }, [me]);
  return lobby;
}
