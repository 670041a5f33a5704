/**
 * What page and worker say to each other. The worker holds the match (engine and bots); the page holds only what
 * the people in front of it may see.
 */
import type { Reasons } from '@arenarium/bots';
import type { Choice, MatchRecord, Message, OfferedOption, Seat, View } from '@arenarium/engine';

/** Who plays a seat. Seats with the same person's name belong to one person. */
export type Driver =
  | { readonly by: 'person'; readonly name: string }
  | { readonly by: 'bot'; readonly name: string; readonly bot: string };

/** Whether taking back is free, needs everybody's consent, or there is nothing to take back. */
export type Undo = 'free' | 'byConsent' | 'none';

export interface LogLine {
  /** The number of the question that was open when it was written down. */
  readonly asked: number;
  readonly said: Message;
  /** What it speaks of: `card:17`, `seat:2`. */
  readonly points: readonly string[];
}

/** Everything the page shows of a match at one moment, seen with the eyes of some seats. */
export interface Scene {
  readonly eyes: readonly Seat[];
  /** The view of the seat that is asked (or looks on); its faces are those any of the eyes has seen. */
  readonly view: View;
  readonly log: readonly LogLine[];
  readonly undo: Undo;
  /** The last choice of each bot that has made one: its place in the record, to ask why. */
  readonly botChoices: readonly { readonly seat: Seat; readonly entry: number }[];
  readonly record: MatchRecord;
}

/** An option somebody stronger would think of, and what it expects of it. */
export interface Advised {
  readonly option: number;
  readonly said: Message;
}

/** A candidate that is not legal now, described like an option. */
export interface Forbidden extends OfferedOption {
  readonly because: Message;
}

export type Request =
  /** Open a match from its record; one that has just been set up has no choices yet. */
  | {
      readonly ask: 'open';
      readonly record: MatchRecord;
      readonly drivers: readonly Driver[];
      readonly eyes: readonly Seat[];
    }
  | { readonly ask: 'look'; readonly eyes: readonly Seat[] }
  | { readonly ask: 'choose'; readonly choice: Choice }
  /** Let one of the bots that are waited for choose. */
  | { readonly ask: 'letBotChoose' }
  | { readonly ask: 'whyNot'; readonly seat: Seat; readonly asked: number }
  /** What the strongest bot would do in this seat. */
  | { readonly ask: 'hint'; readonly seat: Seat; readonly asked: number }
  /** Why a bot made this choice. */
  | { readonly ask: 'why'; readonly entry: number }
  | { readonly ask: 'undo'; readonly seats: readonly Seat[]; readonly consent: 'given' | 'notAsked' };

export type Report =
  | { readonly tell: 'scene'; readonly scene: Scene }
  | { readonly tell: 'whyNot'; readonly asked: number; readonly forbidden: readonly Forbidden[] }
  | { readonly tell: 'hint'; readonly asked: number; readonly seat: Seat; readonly advised: readonly Advised[] }
  | { readonly tell: 'why'; readonly entry: number; readonly reasons: readonly Reasons[] }
  /** A request that cannot be met, and why: the match stands as it stood. */
  | { readonly tell: 'refused'; readonly because: Message }
  /** The match could not be opened. */
  | { readonly tell: 'notOpened'; readonly because: string }
  /** A mistake of ours. */
  | { readonly tell: 'broken'; readonly because: string };
