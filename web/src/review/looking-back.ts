/** Looking back at a match, in the background: how far it is, what it found, and a way to stop it. */
import type { Analysis, Progress } from '@arenarium/bots';
import type { MatchRecord } from '@arenarium/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Tiding } from './worker.ts';

export type LookingBack =
  | { readonly is: 'thinking'; readonly progress: Progress }
  | { readonly is: 'cancelled' }
  | { readonly is: 'done'; readonly analysis: Analysis }
  | { readonly is: 'broken'; readonly because: string };

const NOT_YET: LookingBack = { is: 'thinking', progress: { done: 0, of: 1 } };

function follow(record: MatchRecord, onNews: (news: LookingBack) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'looking back' });
  worker.addEventListener('message', ({ data }: MessageEvent<Tiding>) => {
    if (data.tell === 'progress') onNews({ is: 'thinking', progress: data.progress });
    else if (data.tell === 'done') onNews({ is: 'done', analysis: data.analysis });
    else onNews({ is: 'broken', because: data.because });
    if (data.tell !== 'progress') worker.terminate();
  });
  worker.addEventListener('error', ({ message }) =>
    onNews({ is: 'broken', because: message || 'The worker could not start.' }),
  );
  worker.postMessage(record, []);
  return () => worker.terminate();
}

/** Begins at once, ends with the page that shows it. */
export function useLookingBack(record: MatchRecord): {
  readonly state: LookingBack;
  readonly begin: () => void;
  readonly cancel: () => void;
} {
  const [state, setState] = useState<LookingBack>(NOT_YET);
  const stop = useRef<() => void>(() => undefined);
  const begin = useCallback(() => {
    setState(NOT_YET);
    stop.current = follow(record, setState);
  }, [record]);
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
