/** The match behind the page: takes requests, lets bots choose, and reports what the eyes at this screen may see. */
import {
  botAdvice,
  botChoice,
  botNamed,
  newMemory,
  reasonsFor,
  sayConsidered,
  type Bot,
  type Memory,
} from '@arenarium/bots';
import {
  askOf,
  BadRecord,
  chooserAt,
  choose,
  faceFor,
  freeUndo,
  message,
  ONLOOKER,
  openAsks,
  recordOf,
  refusals,
  replay,
  undo,
  undoByConsent,
  verify,
  view,
  type Game,
  type LogEntry,
  type Match,
  type MatchRecord,
  type Seat,
} from '@arenarium/engine';
import type { Advised, Driver, Forbidden, LogLine, Report, Request, Scene, Undo } from './protocol.ts';

/** How long a bot may think about one choice: long enough to play well, short enough to wait for. */
const BUDGET = { milliseconds: 900 };
/** How many options a hint speaks of. */
const ADVISED = 3;

export interface Referee {
  /** Meet one request; the report says how. */
  meet(request: Request): Report;
}

/** What the referee needs from outside: the games, and fresh chance for what is dealt anew after taking back. */
export interface RefereeNeeds {
  gameNamed(id: string): Game | undefined;
  freshSeed(): string;
}

interface Sitting {
  readonly match: Match;
  readonly drivers: readonly Driver[];
  eyes: readonly Seat[];
  /** What the bot in each seat kept of its last thought; nothing, once a choice was taken back. */
  memories: readonly Memory[];
}

export function refereeWith({ gameNamed, freshSeed }: RefereeNeeds): Referee {
  let sitting: Sitting | null = null;

  function open({ record, drivers, eyes }: Request & { ask: 'open' }): Report {
    const game = gameNamed(record.game);
    if (game === undefined) return { tell: 'notOpened', because: `There is no game called "${record.game}" here.` };
    const wrong = faultOfDrivers(drivers, record.seats);
    if (wrong !== null) return { tell: 'notOpened', because: wrong };
    try {
      sitting = { match: openedRecord(game, record), drivers, eyes, memories: drivers.map(newMemory) };
      return { tell: 'scene', scene: sceneOf(sitting) };
    } catch (error) {
      if (error instanceof BadRecord) return { tell: 'notOpened', because: error.message };
      throw error;
    }
  }

  return {
    meet(request) {
      if (request.ask === 'open') return open(request);
      if (sitting === null) return { tell: 'broken', because: 'No match is open.' };
      switch (request.ask) {
        case 'look':
          sitting.eyes = request.eyes;
          return { tell: 'scene', scene: sceneOf(sitting) };
        case 'choose': {
          const taken = choose(sitting.match, request.choice);
          if (!taken.ok) return { tell: 'refused', because: taken.message };
          return { tell: 'scene', scene: sceneOf(sitting) };
        }
        case 'letBotChoose':
          letBotChoose(sitting);
          return { tell: 'scene', scene: sceneOf(sitting) };
        case 'whyNot':
          return { tell: 'whyNot', asked: request.asked, forbidden: forbiddenTo(sitting.match, request.seat) };
        case 'hint':
          return hintFor(sitting.match, request);
        case 'why':
          return whyOf(sitting, request.entry);
        case 'undo':
          if (!tookBack(sitting.match, request, freshSeed)) {
            return { tell: 'refused', because: message('page.nothingToUndo') };
          }
          sitting.memories = sitting.drivers.map(newMemory);
          return { tell: 'scene', scene: sceneOf(sitting) };
      }
    },
  };
}

/** A record is played again, and must come to what it says. */
function openedRecord(game: Game, record: MatchRecord): Match {
  const { difference } = verify(game, record);
  if (difference !== null) throw new BadRecord(`The record was changed, or comes from other rules: ${difference}.`);
  return replay(game, record);
}

function faultOfDrivers(drivers: readonly Driver[], seats: number): string | null {
  if (drivers.length !== seats) return `The record has ${seats} seats; ${drivers.length} are filled.`;
  const unknown = drivers.find((driver) => driver.by === 'bot' && botNamed(driver.bot) === undefined);
  return unknown?.by === 'bot' ? `There is no bot called "${unknown.bot}" here.` : null;
}

/** The first seat that is asked and played by a bot. */
function waitingBot({ match, drivers }: Sitting): { seat: Seat; bot: string } | null {
  for (const { seat } of openAsks(match.position)) {
    const driver = drivers[seat];
    if (driver?.by === 'bot') return { seat, bot: driver.bot };
  }
  return null;
}

const botCalled = (name: string): Bot => {
  const bot = botNamed(name);
  if (bot === undefined) throw new Error(`no bot is called ${name}`);
  return bot;
};

function letBotChoose(sitting: Sitting): void {
  const { match } = sitting;
  const next = waitingBot(sitting);
  if (next === null) return;
  const { position, seed } = match;
  const { seat } = next;
  const option = botChoice(botCalled(next.bot), position, {
    seat,
    seed,
    budget: BUDGET,
    memory: sitting.memories[seat],
  });
  choose(match, { seat, asked: position.asked, option });
}

/** What the strongest bot thinks of the question that is open to a seat. */
function hintFor({ position, seed }: Match, { seat, asked }: Request & { ask: 'hint' }): Report {
  if (asked !== position.asked || askOf(position, seat) === null) {
    return { tell: 'refused', because: message('page.notAsked') };
  }
  const { options } = botAdvice(botCalled('master'), position, { seat, seed, budget: BUDGET });
  const advised = options
    .slice(0, ADVISED)
    .map((considered): Advised => ({ option: considered.option, said: sayConsidered(considered, seat) }));
  return { tell: 'hint', asked, seat, advised };
}

function whyOf({ match, drivers, eyes }: Sitting, entry: number): Report {
  const driver = drivers[chooserAt(match, entry) ?? -1];
  if (driver?.by !== 'bot') return { tell: 'refused', because: message('page.noBotsChoice') };
  const question = { bot: botCalled(driver.bot), entry, asker: eyes, ...BUDGET };
  return { tell: 'why', entry, reasons: reasonsFor(match, question) };
}

/** The last choice of each bot, in the order of the seats. */
const botChoicesIn = ({ match, drivers }: Sitting): Scene['botChoices'] =>
  drivers.flatMap(({ by }, seat) => {
    const entry = match.entries.findLastIndex((_, i) => chooserAt(match, i) === seat);
    return by === 'bot' && entry >= 0 ? [{ seat, entry }] : [];
  });

function forbiddenTo(match: Match, seat: Seat): readonly Forbidden[] {
  const { position } = match;
  return refusals(position, seat).map(({ option, rule, because }) => ({
    option,
    ...position.game.describe(position, option, seat),
    rule,
    because,
  }));
}

/** The seat among these whose choice is the last in the record. */
function lastToChoose(match: Match, seats: readonly Seat[]): Seat | null {
  const last = match.entries.findLastIndex((_, i) => seats.includes(chooserAt(match, i) ?? -1));
  return chooserAt(match, last);
}

function undoFor(match: Match, seats: readonly Seat[]): Undo {
  const seat = lastToChoose(match, seats);
  if (seat === null) return 'none';
  return freeUndo(match, seat) > 0 ? 'free' : 'byConsent';
}

/**
 * Take back the last choice of these seats. An answer that was forced is not a choice: going back to it would only
 * make it again, so its question is taken back as well.
 */
function tookBack(match: Match, { seats, consent }: Request & { ask: 'undo' }, freshSeed: () => string): boolean {
  const possible = undoFor(match, seats);
  if (possible === 'none' || (possible === 'byConsent' && consent === 'notAsked')) return false;
  for (let seat = lastToChoose(match, seats); seat !== null; seat = lastToChoose(match, seats)) {
    if (!undo(match, seat)) {
      if (consent === 'notAsked') return true;
      undoByConsent(match, seat, freshSeed());
    }
    if ((askOf(match.position, seat)?.options.length ?? 0) > 1) return true;
  }
  return true;
}

function sceneOf(sitting: Sitting): Scene {
  const { match, eyes } = sitting;
  const { position } = match;
  const seat = eyes.find((eye) => askOf(position, eye) !== null) ?? eyes[0] ?? ONLOOKER;
  const seen = view(position, seat);
  const faces = seen.faces.map((_, id) => knownTo([seat, ...eyes], (eye) => faceFor(position, eye, id)));
  return {
    eyes,
    view: { ...seen, faces },
    log: match.log.map((entry) => lineFor(match, entry, eyes)),
    undo: undoFor(match, eyes),
    botChoices: botChoicesIn(sitting),
    record: recordOf(match),
  };
}

/** What the first of several viewers who knows a face knows it to be, or −1. */
const knownTo = <V>(viewers: readonly V[], faceTo: (viewer: V) => number): number =>
  viewers.map(faceTo).find((face) => face >= 0) ?? -1;

/** A log line with what any of the eyes knew of its cards when it happened. */
function lineFor(match: Match, { asked, happening, faces }: LogEntry, eyes: readonly Seat[]): LogLine {
  const cards = happening.cards ?? [];
  const rows = eyes.length === 0 ? [faces.at(-1) ?? []] : eyes.map((eye) => faces[eye] ?? []);
  const known = (id: number): number => knownTo(rows, (row) => row[cards.indexOf(id)] ?? -1);
  const seats = happening.seat === undefined ? [] : [`seat:${happening.seat}`];
  return { asked, said: match.game.tell(happening, known), points: [...cards.map((id) => `card:${id}`), ...seats] };
}
