/** What somebody may see of a hosted match: the whole scene, and what one change makes different. */
import {
  askOf,
  chooserAt,
  clone,
  decisionOf,
  faceFor,
  freeUndo,
  linesOf,
  ONLOOKER,
  openAsks,
  view,
  type Happening,
  type LogEntry,
  type Match,
  type Position,
  type Seat,
} from '@arenarium/engine';
import {
  changeOf,
  LIMITS,
  patchBetween,
  PROTOCOL,
  type Change,
  type LogLine,
  type LogPage,
  type Scene,
  type Shown,
  type TableCard,
  type Undo,
} from '@arenarium/protocol';
import type { Hosted } from './hosted.ts';

export const tableCardOf = ({ match, players }: Hosted): TableCard => ({
  protocol: PROTOCOL,
  game: match.game.id,
  rules: match.game.version,
  settings: match.setup.settings,
  players,
});

/** The scene as the seats with these eyes see it together; without eyes, as an onlooker does. */
export function sceneFor(host: Hosted, eyes: readonly Seat[]): Scene {
  const { match, n } = host;
  const { position } = match;
  const seen = view(position, viewerOf(position, eyes));
  return {
    n,
    eyes,
    view: { ...seen, faces: facesFor(position, eyes) },
    undo: undoFor(match, eyes),
    botChoices: botChoicesIn(host),
    log: logFor(host, eyes, Math.max(0, linesOf(host.match) - LIMITS.lines)),
  };
}

/** How a match stood before a change. The copy is also the way back, if the change cannot be written down. */
export interface Before {
  readonly n: number;
  readonly position: Position;
  readonly told: number;
}
export const remembered = (host: Hosted): Before => ({
  n: host.n,
  position: clone(host.match.position),
  told: linesOf(host.match),
});

/**
 * What has changed since, for any eyes. The table's part is worked out once for all of them. Nobody's last scene is kept: a
 * change follows from how things stood and how they stand now, so it tells no more than two scenes would.
 */
export function changesSince(before: Before, host: Hosted): (eyes: readonly Seat[]) => Change {
  const { match, n } = host;
  const { position } = match;
  const table = patchBetween(before.position.table, position.table);
  const waiting = openAsks(position).map(({ seat, question: { name, rule } }) => ({ seat, question: name, rule }));
  const botChoices = botChoicesIn(host);
  const of = linesOf(host.match);
  const from = Math.max(Math.min(before.told, of), of - LIMITS.lines);
  return (eyes) => {
    const seat = viewerOf(position, eyes);
    const decision = seat === ONLOOKER ? null : decisionOf(position, seat);
    return changeOf({
      from: before.n,
      n,
      table,
      faces: newFaces(facesFor(before.position, eyes), facesFor(position, eyes)),
      view: { seat, asked: position.asked, waiting, decision, result: position.result },
      undo: undoFor(match, eyes),
      botChoices,
      log: logFor(host, eyes, from),
    });
  };
}

/** Of several seats the one that is asked looks first. */
export const viewerOf = (p: Position, eyes: readonly Seat[]): Seat =>
  eyes.find((eye) => askOf(p, eye) !== null) ?? eyes[0] ?? ONLOOKER;

function facesFor(p: Position, eyes: readonly Seat[]): readonly number[] {
  const viewers = eyes.length === 0 ? [ONLOOKER] : eyes;
  return Array.from({ length: p.faces.count }, (_, id) => knownTo(viewers, (eye) => faceFor(p, eye, id)));
}

function newFaces(before: readonly number[], after: readonly number[]): readonly number[] {
  return after.flatMap((face, id) => (face === before[id] ? [] : [id, face]));
}

/** What the first of several viewers who knows a face knows it to be, or −1. */
function knownTo<V>(viewers: readonly V[], faceTo: (viewer: V) => number): number {
  for (const viewer of viewers) {
    const face = faceTo(viewer);
    if (face >= 0) return face;
  }
  return -1;
}

/** Lines of the log from this one on, or from the first that is kept: as many as one message holds. */
export function logFor(host: Hosted, eyes: readonly Seat[], wanted: number): LogPage {
  const { match } = host;
  const { letGo } = match;
  const from = Math.max(wanted, letGo);
  const lines = match.log.slice(from - letGo, from - letGo + LIMITS.lines);
  return { from, of: linesOf(host.match), lines: lines.map((entry) => lineFor(match.game, entry, eyes)) };
}

/** A log line with what any of the eyes knew of its cards when it happened. */
function lineFor(game: Match['game'], { asked, happening, faces }: LogEntry, eyes: readonly Seat[]): LogLine {
  const cards = happening.cards ?? [];
  const rows = eyes.length === 0 ? [faces.at(-1) ?? []] : eyes.map((eye) => faces[eye] ?? []);
  const known = (id: number): number => knownTo(rows, (row) => row[cards.indexOf(id)] ?? -1);
  const seats = happening.seat === undefined ? [] : [`seat:${happening.seat}`];
  const said = game.tell(happening, known);
  const points = [...cards.map((id) => `card:${id}`), ...seats];
  const shown = shownBy(happening);
  // What is shown is spoken of as well: it need not be said twice.
  return shown === null ? { asked, said, points } : { asked, said, points: points.filter(notIn(shown)), shown };
}

const notIn =
  ([, by, to]: Shown) =>
  (point: string): boolean =>
    point !== by && to?.includes(point) !== true;

/** What a board shows of it: ids and places, which lie open; faces are told by `said` alone. */
function shownBy({ motion, by = '', to = [], from = '', n }: Happening): Shown | null {
  if (motion === undefined) return null;
  if (n !== undefined) return [motion, by, [...to], from, n];
  if (from !== '') return [motion, by, [...to], from];
  if (to.length > 0) return [motion, by, [...to]];
  return by === '' ? [motion] : [motion, by];
}

/** The last choice of each bot, in the order of the seats. */
const botChoicesIn = ({ match, players }: Hosted): Scene['botChoices'] =>
  players.flatMap(({ by }, seat) => {
    const entry = by === 'bot' ? match.entries.findLastIndex((_, i) => chooserAt(match, i) === seat) : -1;
    return entry >= 0 ? [{ seat, entry }] : [];
  });

/** The place in the record of the last choice of one of these seats, or −1. */
export const lastChoiceOf = (match: Match, seats: readonly Seat[]): number =>
  match.entries.findLastIndex((_, i) => seats.includes(chooserAt(match, i) ?? ONLOOKER));

/** What these seats may take back. A match that is over stays over. */
export function undoFor(match: Match, seats: readonly Seat[]): Undo {
  const seat = chooserAt(match, lastChoiceOf(match, seats));
  if (seat === null || match.position.result !== null) return 'none';
  return freeUndo(match, seat) > 0 ? 'free' : 'byConsent';
}
