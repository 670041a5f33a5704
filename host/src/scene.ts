/** What somebody may see of a hosted match: the whole scene, and what one change makes different. */
import {
  askOf,
  chooserAt,
  faceFor,
  freeUndo,
  linesOf,
  ONLOOKER,
  view,
  type Happening,
  type LogEntry,
  type Match,
  type Position,
  type Seat,
} from '@arenarium/engine';
import {
  LIMITS,
  PROTOCOL,
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

/** Of several seats the one that is asked looks first. */
export const viewerOf = (p: Position, eyes: readonly Seat[]): Seat =>
  eyes.find((eye) => askOf(p, eye) !== null) ?? eyes[0] ?? ONLOOKER;

function facesFor(p: Position, eyes: readonly Seat[]): readonly number[] {
  const viewers = viewersWith(eyes);
  return Array.from({ length: p.faces.count }, (_, id) => faceTo(p, viewers, id));
}

const ONLOOKERS: readonly Seat[] = [ONLOOKER];
/** Whoever looks through no seat looks on. */
export const viewersWith = (eyes: readonly Seat[]): readonly Seat[] => (eyes.length === 0 ? ONLOOKERS : eyes);

/** What the first of several viewers who knows a face knows it to be, or −1. */
export function faceTo(p: Position, viewers: readonly Seat[], id: number): number {
  for (const viewer of viewers) {
    const face = faceFor(p, viewer, id);
    if (face >= 0) return face;
  }
  return -1;
}

/** Lines of the log from this one on, or from the first that is kept: as many as one message holds. */
export function logFor(host: Hosted, eyes: readonly Seat[], wanted: number): LogPage {
  const { match } = host;
  const { from, of, entries } = entriesFrom(match, wanted);
  return { from, of, lines: entries.map((entry) => lineFor(match.game, entry, knownThen(entry, eyes))) };
}

export function entriesFrom(
  match: Match,
  wanted: number,
): { readonly from: number; readonly of: number; readonly entries: readonly LogEntry[] } {
  const { letGo } = match;
  const from = Math.max(wanted, letGo);
  return { from, of: linesOf(match), entries: match.log.slice(from - letGo, from - letGo + LIMITS.lines) };
}

/** What any of the eyes knew of a line's cards when it happened, card by card. */
export function knownThen({ happening: { cards }, faces }: LogEntry, eyes: readonly Seat[]): readonly number[] {
  if (cards === undefined || cards.length === 0) return NO_CARDS;
  const rows = eyes.length === 0 ? [faces.at(-1) ?? []] : eyes.map((eye) => faces[eye] ?? []);
  return cards.map((_, i) => rows.find((row) => (row[i] ?? -1) >= 0)?.[i] ?? -1);
}
const NO_CARDS: readonly number[] = [];

/** A log line for whoever knew its cards to be these. */
export function lineFor(game: Match['game'], { asked, happening }: LogEntry, known: readonly number[]): LogLine {
  const { cards = NO_CARDS, seat } = happening;
  const said = game.tell(happening, (id) => known[cards.indexOf(id)] ?? -1);
  const points = cards.map((id) => `card:${id}`);
  if (seat !== undefined) points.push(`seat:${seat}`);
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
export const botChoicesIn = ({ match, players }: Hosted): Scene['botChoices'] =>
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
