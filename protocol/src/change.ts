/** What one change of a match means for somebody who has seen the scene before it: only what is different is sent. */
import * as z from 'zod/mini';
import { patch, patched, type Patch } from './patch.ts';
import {
  botChoices,
  inFull,
  lineInFull,
  result,
  shortDecision,
  shortened,
  shortPage,
  shortPageOf,
  undo,
  viewer,
  waitingFor,
  type Scene,
} from './scene.ts';
import { list, LIMITS, whole } from './shapes.ts';

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

/** Everything a change is made of, before it is put as shortly as it goes. */
export interface Changed extends Pick<Scene, 'n' | 'undo' | 'botChoices' | 'log'> {
  readonly from: number;
  readonly table: Patch | null;
  readonly faces: readonly number[];
  readonly view: Pick<Scene['view'], 'seat' | 'asked' | 'waiting' | 'decision' | 'result'>;
}

export function changeOf({ from, n, table, faces, view, undo: back, botChoices: bots, log }: Changed): Change {
  const { seat, asked, waiting, decision, result: end } = view;
  return {
    from,
    n,
    seat,
    asked,
    ...(table !== null && { table }),
    ...(faces.length > 0 && { faces }),
    waiting,
    ...(decision !== null && { decision: shortened(decision) }),
    ...(end !== null && { result: end }),
    undo: back,
    ...(bots.length > 0 && { botChoices: bots }),
    log: shortPageOf(log),
  };
}

/** Whether a change can be made to this scene; if not, something was missed and the scene has to be asked for. */
export const follows = (scene: Scene, { from, log }: Change): boolean =>
  from === scene.n && log.from <= scene.log.from + scene.log.lines.length && log.from >= scene.log.from;

/** The scene after a change that follows it. */
export function changed(scene: Scene, news: Change): Scene {
  const { view, log } = scene;
  const { seat, asked, waiting } = news;
  const put = waiting.find((one) => one.seat === seat) ?? { seat, question: '', rule: '' };
  const lines = [...log.lines.slice(0, news.log.from - log.from), ...news.log.lines.map(lineInFull)];
  return {
    ...scene,
    n: news.n,
    view: {
      ...view,
      seat,
      asked,
      waiting,
      table: news.table === undefined ? view.table : patched(view.table, news.table),
      faces: news.faces === undefined ? view.faces : withFaces(view.faces, news.faces),
      decision: news.decision === undefined ? null : inFull(news.decision, { asked, ...put }),
      result: news.result ?? null,
    },
    undo: news.undo,
    botChoices: news.botChoices ?? [],
    log: { from: log.from, of: news.log.of, lines },
  };
}

function withFaces(before: readonly number[], news: readonly number[]): readonly number[] {
  const faces = [...before];
  for (let i = 0; i < news.length; i += 2) faces[news[i] ?? 0] = news[i + 1] ?? -1;
  return faces;
}
