/** The difference between two plain JSON values, as one JSON value: what has changed on a table, exactly. */
import * as z from 'zod/mini';

/**
 * `[0, value]` put this there · `[1, {key: patch}, removed]` change an object · `[2, length, [index, patch, …]]` change a
 * list in places · `[3, at, removed, [value, …]]` cut a piece out of a list and put others in.
 */
export type Patch =
  | readonly [0, unknown]
  | readonly [1, Readonly<Record<string, Patch>>, readonly string[]]
  | readonly [2, number, readonly (number | Patch)[]]
  | readonly [3, number, number, readonly unknown[]];

export const patch: z.ZodMiniType<Patch> = z.union([
  z.tuple([z.literal(0), z.unknown()]),
  z.tuple([
    z.literal(1),
    z.record(
      z.string(),
      z.lazy(() => patch),
    ),
    z.array(z.string()),
  ]),
  z.tuple([z.literal(2), z.int(), z.array(z.union([z.int(), z.lazy(() => patch)]))]),
  z.tuple([z.literal(3), z.int(), z.int(), z.array(z.unknown())]),
]);
