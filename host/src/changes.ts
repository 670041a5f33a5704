/**
 * What an entry makes different, for anybody who looks. Nobody's last scene is kept: a change follows from how things stood
 * and how they stand now, so it tells no more than two scenes would. What is the same for all is worked out, and put into
 * words, once.
 */
import {
  clone,
  decisionOf,
  linesOf,
  ONLOOKER,
  openAsks,
  type Game,
  type LogEntry,
  type Position,
  type Seat,
} from '@arenarium/engine';
import {
  changeOf,
  LIMITS,
  patchBetween,
  shortened,
  shortLineOf,
  type Change,
  type Patch,
  type Scene,
} from '@arenarium/protocol';
import type { Before, Hosted } from './hosted.ts';
import {
  botChoicesIn,
  entriesFrom,
  faceTo,
  knownThen,
  lineFor,
  logFor,
  undoFor,
  viewerOf,
  viewersWith,
} from './scene.ts';

/** How a match stands now, to see what will have changed. */
export const remembered = (host: Hosted): Before => ({
  n: host.n,
  position: clone(host.match.position),
  told: linesOf(host.match),
});

/** The part of a change that is the same for all. */
interface Common {
  readonly table: Patch | null;
  readonly waiting: Scene['view']['waiting'];
  readonly botChoices: Scene['botChoices'];
  /** Whether the faces are as they were, for every eye. Most choices turn no card. */
  readonly sameFaces: boolean;
  /** The first line that is new. */
  readonly line: number;
}

function commonSince(before: Before, host: Hosted): Common {
  const { position } = host.match;
  const of = linesOf(host.match);
  return {
    table: patchBetween(before.position.table, position.table),
    waiting: openAsks(position).map(({ seat, question: { name, rule } }) => ({ seat, question: name, rule })),
    botChoices: botChoicesIn(host),
    sameFaces: haveSameFaces(before.position, position),
    line: Math.max(Math.min(before.told, of), of - LIMITS.lines),
  };
}

/** Faces that these eyes see now and did not see before, or no longer see: id, face, id, face, … */
function facesSince(before: Position, now: Position, eyes: readonly Seat[]): readonly number[] {
  const news: number[] = [];
  const viewers = viewersWith(eyes);
  for (let id = 0; id < now.faces.count; id++) {
    const face = faceTo(now, viewers, id);
    if (id >= before.faces.count || face !== faceTo(before, viewers, id)) news.push(id, face);
  }
  return news;
}

function haveSameFaces({ faces: before }: Position, { faces: now }: Position): boolean {
  if (before.count !== now.count) return false;
  for (let id = 0; id < now.count; id++) {
    if (before.face[id] !== now.face[id] || before.unseen[id] !== now.unseen[id]) return false;
  }
  return true;
}

/** What has changed since, for any eyes. */
export function changesSince(before: Before, host: Hosted): (eyes: readonly Seat[]) => Change {
  const { match, n } = host;
  const { position } = match;
  const { table, waiting, botChoices, sameFaces, line } = commonSince(before, host);
  return (eyes) => {
    const seat = viewerOf(position, eyes);
    const decision = seat === ONLOOKER ? null : decisionOf(position, seat);
    return changeOf({
      from: before.n,
      n,
      table,
      faces: sameFaces ? [] : facesSince(before.position, position, eyes),
      view: { seat, asked: position.asked, waiting, decision, result: position.result },
      undo: undoFor(match, eyes),
      botChoices,
      log: logFor(host, eyes, line),
    });
  };
}

const textOf = (name: string, value: unknown): string => `,"${name}":${JSON.stringify(value)}`;

/**
 * The same changes as JSON, letter by letter what `JSON.stringify` would make of them: what is the same for several is
 * written once.
 */
export function changeTextsSince(before: Before, host: Hosted): (eyes: readonly Seat[]) => string {
  const { match, n } = host;
  const { position } = match;
  const { table, waiting, botChoices, sameFaces, line } = commonSince(before, host);
  const start = `{"from":${before.n},"n":${n},"seat":`;
  const onTable = `,"asked":${position.asked}${table === null ? '' : textOf('table', table)}`;
  const waited = textOf('waiting', waiting);
  const ended = position.result === null ? '' : textOf('result', position.result);
  const bots = botChoices.length === 0 ? '' : textOf('botChoices', botChoices);
  const logFrom = logTexts(host, line);
  return (eyes) => {
    const seat = viewerOf(position, eyes);
    const faces = sameFaces ? [] : facesSince(before.position, position, eyes);
    const decision = seat === ONLOOKER ? null : decisionOf(position, seat);
    const seen = faces.length === 0 ? '' : `,"faces":[${faces.join()}]`;
    const asked = decision === null ? '' : textOf('decision', shortened(decision));
    return `${start}${seat}${onTable}${seen}${waited}${asked}${ended},"undo":"${undoFor(match, eyes)}"${bots}${logFrom(eyes)}}`;
  };
}

/** A line of the log, and how it last read: for those who know the same of its cards, as most do, it is written once. */
interface Worded {
  readonly entry: LogEntry;
  known: readonly number[];
  text: string;
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((face, i) => face === b[i]));

function lineText(game: Game, line: Worded, eyes: readonly Seat[]): string {
  const known = knownThen(line.entry, eyes);
  if (line.text === '' || !isSame(line.known, known)) {
    line.known = known;
    line.text = JSON.stringify(shortLineOf(lineFor(game, line.entry, known)));
  }
  return line.text;
}

function logTexts({ match }: Hosted, wanted: number): (eyes: readonly Seat[]) => string {
  const { from, of, entries } = entriesFrom(match, wanted);
  const start = `,"log":{"from":${from},"of":${of},"lines":[`;
  const lines = entries.map((entry): Worded => ({ entry, known: [], text: '' }));
  return (eyes) => `${start}${lines.map((line) => lineText(match.game, line, eyes)).join()}]}`;
}
