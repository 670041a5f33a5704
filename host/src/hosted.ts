/**
 * A match that somebody hosts: the whole truth, kept where no player looks. It changes by entries only, so that whoever
 * hosts it can write each of them down before anybody hears of it.
 */
import { newMemory, type Memory } from '@arenarium/bots';
import {
  BadRecord,
  enterForNow as enterEntries,
  fault,
  isChoice,
  linesOf,
  verify,
  type Chosen,
  type Entry,
  type Game,
  type Match,
  type MatchRecord,
  type Position,
  type Seat,
} from '@arenarium/engine';
import type { Player } from '@arenarium/protocol';

export interface Hosted {
  readonly match: Match;
  players: readonly Player[];
  /** How many changes the match has seen: also those that were taken back. */
  n: number;
  /** What the bot in each seat kept of its last thought; nothing, once a choice was taken back. */
  memories: readonly Memory[];
}

/** So many entries were taken back, as in a record; what nobody has seen was dealt anew with it, if something was learned. */
export interface TakenBack {
  readonly back: number;
  readonly redeal: string | null;
}
/** The same as journals said it at first: to where only the first so many entries stand. Read, and no longer written. */
interface TakenBackTo {
  readonly backTo: number;
  readonly redeal: string | null;
}
/** One entry of a journal. A journal is never shortened: what was taken back stays in it. */
export type JournalEntry = Entry | TakenBack | TakenBackTo;

export const hosted = (match: Match, players: readonly Player[], n = match.entries.length): Hosted => ({
  match,
  players,
  n,
  memories: players.map(newMemory),
});

/** Open a match from its record: it is played again once, and must come to what it says. Throws BadRecord. */
export function hostedFrom(game: Game, record: MatchRecord, players: readonly Player[]): Hosted {
  const { match, difference } = verify(game, record);
  if (match === null) throw new BadRecord(difference ?? '');
  if (difference !== null) {
    throw new BadRecord('it was changed, or comes from other rules: it does not come to what it says');
  }
  return hosted(match, players);
}

/** Make an entry. One that cannot be made is a mistake of whoever let it through, and changes nothing. */
export function enterInto(host: Hosted, entry: JournalEntry): void {
  enterForNow(host, entry);
}

/** How a match stood before a change. */
export interface Before {
  readonly n: number;
  readonly position: Position;
  readonly told: number;
}

/** What an entry started from, and the way back there, should it not be written down. */
export interface Entered {
  readonly before: Before;
  back(): void;
}

/** Make an entry that may have to be taken out again. */
export function enterForNow(host: Hosted, entry: JournalEntry): Entered {
  const { match, n, memories } = host;
  const told = linesOf(match);
  const { position, back } = enterEntries(match, madeBy(host, entry));
  if ('back' in entry || 'backTo' in entry) host.memories = host.players.map(newMemory);
  host.n++;
  return {
    before: { n, position, told },
    back() {
      back();
      host.n = n;
      host.memories = memories;
    },
  };
}

/** The entries of the match that one of the journal stands for. */
function madeBy({ match, n }: Hosted, entry: JournalEntry): readonly Entry[] {
  if ('back' in entry || 'backTo' in entry) {
    const back = 'back' in entry ? entry.back : match.entries.length - entry.backTo;
    const redeal = 'redeal' in entry ? entry.redeal : null;
    return [...(back > 0 ? [{ back }] : []), ...(redeal === null ? [] : [{ redeal }])];
  }
  const wrong = isChoice(entry) ? fault(match.position, choiceIn(match, entry)) : null;
  if (wrong !== null) throw new Error(`entry ${n} cannot be made: ${JSON.stringify(entry)}`);
  return [entry];
}

const choiceIn = ({ position }: Match, [seat, option]: readonly [Seat, Chosen]) => ({
  seat,
  asked: position.asked,
  option,
});
