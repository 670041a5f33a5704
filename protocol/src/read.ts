/** Lines from the other side, checked: bad ones come back with what was wrong and where. */
import * as z from 'zod/mini';

export type Read<M> = { readonly ok: true; readonly message: M } | { readonly ok: false; readonly because: string };

export function readLine<M>(schema: z.ZodMiniType<M>, line: string, most = Infinity): Read<M> {
  if (line.length > most) return { ok: false, because: `too long: ${line.length} characters, at most ${most}` };
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return { ok: false, because: 'not JSON: one JSON object a line' };
  }
  const read = z.safeParse(schema, raw);
  if (read.success) return { ok: true, message: read.data };
  const [issue] = read.error.issues;
  return { ok: false, because: issue === undefined ? 'unreadable' : faultIn(issue) };
}

/** Where, and what kind of mistake: `request.option (invalid_type)`. */
function faultIn({ code, path, ...rest }: z.core.$ZodIssue): string {
  const keys = 'keys' in rest ? rest.keys : [];
  return `${[...path, ...keys].join('.') || 'message'} (${code})`;
}
