/** What page and worker say to each other beyond the match itself: matches are begun, kept, sent and looked back at here. */
import type { Analysis, Progress } from '@arenarium/bots';
import type { Message, Seat, Settings } from '@arenarium/engine';
import type { BringWanted, MatchReport, MatchRequest, Player } from '@arenarium/protocol';

export type HouseRequest =
  | MatchRequest
  /** Set up a match. Its chance is drawn by the worker, unless somebody wants a certain one. */
  | {
      readonly ask: 'begin';
      readonly game: string;
      readonly settings: Settings;
      readonly players: readonly Player[];
      readonly seed: string | null;
    }
  /** Sit down at a match that is kept here. */
  | { readonly ask: 'open'; readonly id: string }
  /** Take in a match from the text of its record. `ended`: it is over, though not by its rules. */
  | { readonly ask: 'takeIn'; readonly text: string; readonly ended?: boolean }
  /** Play the match of a record again: does it come to what it says? */
  | { readonly ask: 'verify'; readonly text: string }
  /** Open the match at hand to others: it goes on at a table of the server. */
  | { readonly ask: 'openToOthers'; readonly how: Omit<BringWanted, 'record'> }
  /** The match as a file to carry away. The page hands it on without reading it. */
  | { readonly ask: 'file' }
  /** Play a match that is over through again and say how the chances went. */
  | { readonly ask: 'lookBack'; readonly id: string };

export type HouseReport =
  | MatchReport
  | { readonly tell: 'begun'; readonly id: string }
  /** What is not as the record says; null when all is well. */
  | { readonly tell: 'verified'; readonly difference: string | null }
  /** It goes on at this table of the server; with the secret of its link. */
  | { readonly tell: 'goesOn'; readonly table: string; readonly invitation: string | null }
  /** It was met, and what it changed is told to everybody. */
  | { readonly tell: 'answered' }
  | { readonly tell: 'file'; readonly name: string; readonly file: Blob }
  /** Whether the browser keeps the match; if not, it lasts as long as the page. */
  | { readonly tell: 'kept'; readonly kept: boolean }
  | { readonly tell: 'progress'; readonly progress: Progress }
  | { readonly tell: 'lookedBack'; readonly looked: LookedBack };

/** A match that is over, and what the master thinks of it. */
export interface LookedBack {
  readonly game: string;
  readonly seats: number;
  readonly settings: Settings;
  readonly players: readonly Player[];
  readonly analysis: Analysis;
}

export const brokenBecause = (because: string): HouseReport => ({ tell: 'broken', because });
export const notOpened = (because: Message): HouseReport => ({ tell: 'notOpened', because });

/** Whose eyes look first: those of the only person here; where several sit, nobody's until one says so. */
export function firstEyes(players: readonly Player[]): readonly Seat[] {
  const names = new Set(players.flatMap(({ by, name }) => (by === 'person' ? [name] : [])));
  return names.size === 1 ? players.flatMap(({ by }, seat) => (by === 'person' ? [seat] : [])) : [];
}
