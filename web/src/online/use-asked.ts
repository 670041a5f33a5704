/** What the server says of a resource; null until it has said something. */
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { askServer, type Answer } from './api.ts';

export function useAsked<T>(path: string, as: z.ZodMiniType<T>): Answer<T> | null {
  return useAskedAgain(path, as)[0];
}

/** The same, and a way to ask once more. */
export function useAskedAgain<T>(path: string, as: z.ZodMiniType<T>): readonly [Answer<T> | null, () => Promise<void>] {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const again = useCallback(async () => setAnswer(await askServer(path, { as })), [path, as]);
  useEffect(() => {
    void again();
  }, [again]);
  return [answer, again];
}
