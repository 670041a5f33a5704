/** Looking back at a match, in the background: how far it is, what it found, and a way to stop it. */
import type { Progress } from '@arenarium/bots';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askApart } from '../play/host.ts';
import type { LookedBack } from '../play/house.ts';
import { moveOldMatches } from '../play/saved-matches.ts';
import { spokenTrouble } from '../words/page.ts';

export type LookingBack =
  | { readonly is: 'thinking'; readonly progress: Progress }
  | { readonly is: 'cancelled' }
  | { readonly is: 'done'; readonly looked: LookedBack }
  | { readonly is: 'broken'; readonly because: string };

const NOT_YET: LookingBack = { is: 'thinking', progress: { done: 0, of: 1 } };

function follow(id: string, onNews: (news: LookingBack) => void): () => void {
  let stop = (): void => undefined;
  let left = false;
  const begin = async (): Promise<void> => {
    await moveOldMatches(localStorage).catch(() => undefined);
    if (left) return;
    const asked = askApart({ ask: 'lookBack', id }, (news) => {
      if (news.tell === 'progress') onNews({ is: 'thinking', progress: news.progress });
    });
    stop = asked.stop;
    const report = await asked.report;
    if (left) return;
    if (report.tell === 'lookedBack') onNews({ is: 'done', looked: report.looked });
    else onNews({ is: 'broken', because: spokenTrouble(report) });
  };
  void begin();
  return () => {
    left = true;
    stop();
  };
}

/** Begins at once, ends with the page that shows it. */
export function useLookingBack(id: string): {
  readonly state: LookingBack;
  readonly begin: () => void;
  readonly cancel: () => void;
} {
  const [state, setState] = useState<LookingBack>(NOT_YET);
  const stop = useRef<() => void>(() => undefined);
  const begin = useCallback(() => {
    setState(NOT_YET);
    stop.current = follow(id, setState);
  }, [id]);
  const cancel = useCallback(() => {
    stop.current();
    setState({ is: 'cancelled' });
  }, []);
  useEffect(() => {
    begin();
    return () => stop.current();
  }, [begin]);
  return { state, begin, cancel };
}
