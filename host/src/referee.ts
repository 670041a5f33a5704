/**
 * Meets what somebody at the table asks. What changes the match comes back as an entry: whoever hosts writes it down, makes
 * it, and tells everybody. Everything else is answered at once, and only as far as the asker may know.
 */
import {
  askOf,
  chooserAt,
  counts,
  entryOf,
  fault,
  freeUndo,
  linesOf,
  matchBefore,
  mayThinkAgain,
  message,
  recordOf,
  refusals,
  seatNamed,
  selectionOf,
  type Match,
  type Message,
  type Seat,
} from '@arenarium/engine';
import type { Counted, Forbidden, MatchReport, MatchRequest } from '@arenarium/protocol';
import type { Hosted, JournalEntry } from './hosted.ts';
import { lastChoiceOf, logFor, sceneFor, undoFor, viewerOf } from './scene.ts';
import { advice, botsEntry, type Thinking } from './thinking.ts';

/** Somebody at the table: a page with one person or several, a program, an onlooker. */
export interface Viewer {
  /** The seats they may choose for. */
  readonly holds: readonly Seat[];
  /** The seats they look through now: some of those they hold. */
  eyes: readonly Seat[];
  /** Whether they say when a bot goes on: where bots play for them alone. */
  readonly setsPace: boolean;
}

export interface Needs {
  readonly thinking: Thinking;
  /** Fresh chance, for what is dealt anew after taking back. */
  freshSeed(): string;
}

/** What came of a request: something to tell the asker, or something to enter. */
export type Met = { readonly report: MatchReport } | { readonly entry: JournalEntry };

const refused = (because: Message): Met => ({ report: { tell: 'refused', because } });

type Asked<A extends MatchRequest['ask']> = MatchRequest & { ask: A };

export interface Referee {
  meet(host: Hosted, viewer: Viewer, request: MatchRequest): Promise<Met>;
}

export const refereeWith = ({ thinking, freshSeed }: Needs): Referee => ({
  async meet(host, viewer, request) {
    const { match } = host;
    switch (request.ask) {
      case 'look':
        return look(host, viewer, request);
      case 'choose':
        return chosen(match, viewer, request);
      case 'undo':
        return whyNoUndo(host, viewer, request) ?? { entry: takingBack(match, request, freshSeed) };
      case 'picking':
        return notOpen(match, viewer, request) ?? picking(match, request);
      case 'whyNot':
        return whyNot(match, viewer, request);
      case 'hint':
        return notOpen(match, viewer, request) ?? { report: await hint(host, request, thinking) };
      case 'why':
        return why(host, { ...request, asker: viewer.eyes }, thinking);
      case 'counts':
        return { report: { tell: 'counts', n: host.n, counts: countsFor(match, viewer.eyes) } };
      case 'log':
        return { report: { tell: 'log', log: logFor(host, viewer.eyes, Math.min(request.from, linesOf(match))) } };
      case 'letBotChoose': {
        const entry = viewer.setsPace ? await botsEntry(host, thinking) : null;
        return entry === null ? refused(message('host.noBotWaits')) : { entry };
      }
      case 'record':
        if (match.position.result === null) return refused(message('host.notOver'));
        return { report: { tell: 'record', text: recordText(host) } };
    }
  },
});

/** The record as a text to keep, with who played. It holds the seed: for players only when the match is over. */
export const recordText = ({ match, players }: Hosted): string =>
  `${JSON.stringify({ ...recordOf(match), players }, null, 1)}\n`;

/** Why a viewer has no say in a seat, or null. */
const notHeld = ({ holds }: Viewer, seats: readonly Seat[]): Met | null => {
  const other = seats.find((seat) => !holds.includes(seat));
  return other === undefined ? null : refused(message('host.notYourSeat', { seat: seatNamed(other) }));
};

function look(host: Hosted, viewer: Viewer, { eyes }: Asked<'look'>): Met {
  const wrong = notHeld(viewer, eyes);
  if (wrong !== null) return wrong;
  viewer.eyes = eyes;
  return { report: { tell: 'scene', scene: sceneFor(host, eyes) } };
}

function chosen(match: Match, viewer: Viewer, { seat, asked, option }: Asked<'choose'>): Met {
  const wrong = notHeld(viewer, [seat]);
  if (wrong !== null) return wrong;
  const choice = { seat, asked, option };
  const taken = fault(match.position, choice);
  return taken === null || taken.ok ? { entry: entryOf(match.position, choice) } : refused(taken.message);
}

/** Whether a question is open to a seat of this viewer; if not, what to say. */
function notOpen({ position }: Match, viewer: Viewer, { seat, asked }: { seat: Seat; asked: number }): Met | null {
  if (asked === position.asked && askOf(position, seat) !== null) return notHeld(viewer, [seat]);
  return notHeld(viewer, [seat]) ?? refused(message('host.notAsked'));
}

function whyNot(match: Match, viewer: Viewer, request: Asked<'whyNot'>): Met {
  const wrong = notOpen(match, viewer, request);
  if (wrong !== null) return wrong;
  const { position } = match;
  const { seat, asked } = request;
  const forbidden = refusals(position, seat).map(({ option, rule, because }): Forbidden => ({
    option,
    ...position.game.describe(position, option, seat),
    rule,
    because,
  }));
  return { report: { tell: 'whyNot', seat, asked, forbidden } };
}

/** What whoever looks may count on: through the eyes of the seat that is asked, or of the first. */
const countsFor = ({ position }: Match, eyes: readonly Seat[]): readonly Counted[] =>
  counts(position, viewerOf(position, eyes)).map(({ zone, seat, cards, faces }) => ({
    zone,
    seat,
    cards,
    faces: faces.map(({ face, atLeast, atMost }) => [face, atLeast, atMost]),
  }));

/** Where a set stands while somebody picks. */
function picking({ position }: Match, { seat, asked, picked }: Asked<'picking'>): Met {
  const selection = selectionOf(position, seat, picked);
  if (selection === null) return refused(message('host.noSet'));
  return { report: { tell: 'picking', seat, asked, picked, ...selection } };
}

async function hint(host: Hosted, { seat, asked }: Asked<'hint'>, thinking: Thinking): Promise<MatchReport> {
  return { tell: 'hint', seat, asked, advised: await advice(host, seat, thinking) };
}

async function why(
  { match, players }: Hosted,
  { entry, asker }: { readonly entry: number; readonly asker: readonly Seat[] },
  thinking: Thinking,
): Promise<Met> {
  const player = players[chooserAt(match, entry) ?? -1];
  if (player?.by !== 'bot') return refused(message('host.noBotsChoice'));
  return { report: { tell: 'why', entry, reasons: await thinking.explain({ match, bot: player.bot, entry, asker }) } };
}

/** Why nothing may be taken back, or null. */
function whyNoUndo(host: Hosted, viewer: Viewer, { seats, consent }: Asked<'undo'>): Met | null {
  const wrong = notHeld(viewer, seats);
  if (wrong !== null) return wrong;
  const possible = undoFor(host.match, seats);
  if (possible === 'none') return refused(message('host.nothingToUndo'));
  if (possible === 'free' || (consent === 'given' && speaksForAll(host, viewer))) return null;
  return refused(message('host.othersMustAgree'));
}

/** Whether everybody who plays sits with this viewer: bots do not mind. */
const speaksForAll = ({ players }: Hosted, { holds }: Viewer): boolean =>
  players.every(({ by }, seat) => by === 'bot' || holds.includes(seat));

/**
 * The entry that takes back the last choice of these seats. An answer that was forced is not a choice: going back to it
 * would only make it again, so its question is taken back as well.
 */
export function takingBack(
  match: Match,
  { seats, consent }: { readonly seats: readonly Seat[]; readonly consent: 'given' | 'notAsked' },
  freshSeed: () => string,
): JournalEntry {
  const thinking = seats.find((seat) => mayThinkAgain(match, seat));
  if (thinking !== undefined) return { withdrawn: thinking };
  let then = match;
  let redeal: string | null = null;
  for (let at = lastChoiceOf(then, seats); at >= 0; at = lastChoiceOf(then, seats)) {
    const seat = chooserAt(then, at) ?? -1;
    const isFree = freeUndo(then, seat) >= then.entries.length - at;
    if (!isFree && consent === 'notAsked') break;
    if (!isFree) redeal ??= freshSeed();
    then = matchBefore(then, at);
    if ((askOf(then.position, seat)?.options.length ?? 0) > 1) break;
  }
  return { back: match.entries.length - then.entries.length, redeal };
}
