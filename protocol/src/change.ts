/** What one change of a match means for somebody who has seen the scene before it: only what is different is sent. */
import * as z from 'zod/mini';
import { patch, patched } from './patch.ts';
import {
  botChoices,
  inFull,
  lineInFull,
  result,
  shortDecision,
  shortPage,
  undo,
  viewer,
  waitingFor,
  type Scene,
} from './scene.ts';
import { list, LIMITS, whole } from './shapes.ts';

export const change = z.strictObject({
  /** The moment it begins from, and the moment it leads to. */
  from: whole,
  n: whole,
  seat: viewer,
  asked: whole,
  table: z.nullable(patch),
  /** Faces that were seen, or lost sight of: id, face, id, face, … */
  faces: list(z.int(), 2 * LIMITS.cards),
  waiting: waitingFor,
  decision: z.nullable(shortDecision),
  result: z.nullable(result),
  undo,
  botChoices,
  /** The lines from `from` on take the place of those that stood there. */
  log: shortPage,
});
export type Change = z.infer<typeof change>;

/** Whether a change can be made to this scene; if not, something was missed and the scene has to be asked for. */
export const follows = (scene: Scene, { from, log }: Change): boolean =>
  from === scene.n && log.from <= scene.log.from + scene.log.lines.length && log.from >= scene.log.from;

/** The scene after a change that follows it. */
export function changed(scene: Scene, news: Change): Scene {
  const { view, log } = scene;
  const faces = [...view.faces];
  for (let i = 0; i < news.faces.length; i += 2) faces[news.faces[i] ?? 0] = news.faces[i + 1] ?? -1;
  const lines = [...log.lines.slice(0, news.log.from - log.from), ...news.log.lines.map(lineInFull)];
  return {
    ...scene,
    n: news.n,
    view: {
      ...view,
      seat: news.seat,
      asked: news.asked,
      table: news.table === null ? view.table : patched(view.table, news.table),
      faces: news.faces.length === 0 ? view.faces : faces,
      waiting: news.waiting,
      decision: news.decision === null ? null : inFull(news.decision, { seat: news.seat, asked: news.asked }),
      result: news.result,
    },
    undo: news.undo,
    botChoices: news.botChoices,
    log: { from: log.from, of: news.log.of, lines },
  };
}
