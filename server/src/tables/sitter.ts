/** Somebody at a table of this node: a page, a program, an onlooker, by one socket. */
import type { Seat } from '@arenarium/engine';
import type { Viewer } from '@arenarium/host';
import type { ServerReport } from '@arenarium/protocol';
import type { Wire } from '../wire/wires.ts';

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
