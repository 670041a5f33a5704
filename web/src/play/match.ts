/** The match in front of this page, as whoever hosts it has told it. It changes when something happens there. */
import type { Game, Message } from '@arenarium/engine';
import type { Player, Scene, TableCard } from '@arenarium/protocol';
import { create } from 'zustand';

interface OpenMatch {
  readonly id: string | null;
  readonly game: Game | null;
  readonly table: TableCard | null;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  readonly scene: Scene | null;
  /** Who hosts the match: the worker of this page, or a server. */
  readonly place: 'here' | 'server';
  /** What the newest lines of the log speak of. */
  readonly recent: readonly string[];
  /** A bot is thinking. */
  readonly thinking: boolean;
  /** Why there is no match to show, or what went wrong with it. */
  readonly trouble: Message | null;
  /** How it ended where its rules did not end it: given up, by agreement, by the clock. */
  readonly ended: Message | null;
  /** The browser keeps the match. */
  readonly kept: boolean;
}

export const NO_MATCH: OpenMatch = {
  id: null,
  game: null,
  table: null,
  players: [],
  names: [],
  scene: null,
  place: 'here',
  recent: [],
  thinking: false,
  trouble: null,
  ended: null,
  kept: true,
};

export const useMatch = create<OpenMatch>()(() => NO_MATCH);
