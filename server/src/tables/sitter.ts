/** Somebody at a table of this node: a page, a program, an onlooker, by one socket. */
import type { Seat } from '@arenarium/engine';
import type { Viewer } from '@arenarium/host';
import type { ServerReport } from '@arenarium/protocol';

/** What a table needs of a socket. */
export interface Wire {
  /** Send a text; false if the other side does not read what it is sent, and was cut off. */
  send(text: string | Buffer): boolean;
  close(code: number, reason: string): void;
}

export interface Sitter {
  readonly person: string | null;
  readonly wire: Wire;
  holds: readonly Seat[];
  eyes: readonly Seat[];
  /** People whose lines they do not want to read. */
  muted: readonly string[];
}

export const viewerOf = (sitter: Sitter): Viewer => ({ holds: sitter.holds, eyes: sitter.eyes, setsPace: false });

/** A report on its way: with the number of the request it answers. */
export const told = (report: ServerReport, re: number | null = null): string => JSON.stringify({ re, report });
