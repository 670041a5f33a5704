/** What the page asks of a table server over HTTP: every answer is checked. */
import { message, type Message } from '@arenarium/engine';
import * as z from 'zod/mini';

/** Where a server's resources lie, seen from the page it serves. */
export const API = '/api/v2';

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly because: Message };

const refusal = z.object({ because: z.catchall(z.object({ id: z.string() }), z.any()) });

interface Wanted<T> {
  readonly as: z.ZodMiniType<T>;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: object;
}

/** Ask the server; whatever comes of it is a value: the answer, what it refused, or that nobody is there. */
export async function askServer<T>(path: string, { as, method = 'GET', body }: Wanted<T>): Promise<Answer<T>> {
  try {
    const response = await fetch(API + path, {
      method,
      credentials: 'same-origin',
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const raw: unknown = await response.json();
    if (!response.ok) {
      const read = z.safeParse(refusal, raw);
      return { ok: false, because: read.success ? (read.data.because as Message) : message('online.noServer') };
    }
    const read = z.safeParse(as, raw);
    return read.success ? { ok: true, value: read.data } : { ok: false, because: message('online.otherVersion') };
  } catch {
    return { ok: false, because: message('online.noServer') };
  }
}
