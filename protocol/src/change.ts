/** What one change of a match means for somebody who has seen the scene before it: only what is different is sent. */
import * as z from 'zod/mini';
import { patch } from './patch.ts';
import { botChoices, result, shortDecision, shortPage, undo, viewer, waitingFor } from './scene.ts';
import { LIMITS } from './limits.ts';
import { list, whole } from './shapes.ts';

/** What is empty is left out: no decision, no result, nothing new on the table. */
export const change = z.strictObject({
  /** The moment it begins from, and the moment it leads to. */
  from: whole,
  n: whole,
  seat: viewer,
  asked: whole,
  table: z.optional(patch),
  /** Faces that were seen, or lost sight of: id, face, id, face, … */
  faces: z.optional(list(z.int(), 2 * LIMITS.cards)),
  waiting: waitingFor,
  decision: z.optional(shortDecision),
  result: z.optional(result),
  undo,
  botChoices: z.optional(botChoices),
  /** The lines from `from` on take the place of those that stood there. */
  log: shortPage,
});
export type Change = z.infer<typeof change>;
