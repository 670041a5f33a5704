/** Making and applying changes: what a page and a host need at every choice, without the schema. */
import type { Change } from './change.ts';
import type { Patch } from './patch.ts';
import { patched } from './patching.ts';
import type { Scene } from './scene.ts';
import { inFull, lineInFull, shortened, shortPageOf } from './shortening.ts';

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
