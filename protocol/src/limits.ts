/** How much a message may hold, and which version of the protocol this is. */

/** Raised when an old speaker would misunderstand a new one. */
export const PROTOCOL = 2;

/** How much a message may hold: more than any game needs, less than would hurt whoever reads it. */
export const LIMITS = {
  /** Bytes of a request, in its envelope. */
  request: 8192,
  /** Bytes of a report, in its envelope. */
  report: 1_048_576,
  seats: 16,
  settings: 32,
  name: 40,
  text: 200,
  options: 1000,
  points: 200,
  cards: 4000,
  /** Lines of the log in one message. */
  lines: 60,
  entries: 100_000,
  /** Characters of a record that is brought to a server. */
  record: 500_000,
} as const;
