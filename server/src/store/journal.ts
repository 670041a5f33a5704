/**
 * A match is a journal: entries without holes, unique by match and number. Whoever appends stands on all entries
 * before, or is refused; that is the whole fence between nodes.
 */

/** Work that the table owes at some moment: a forced answer, a bot's choice, a clock at zero. */
export interface Due {
  /** In so many milliseconds. */
  readonly after: number;
  /** How long the node that owes it may take before another one does it. */
  readonly grace: number;
}

export interface Appending {
  readonly match: string;
  readonly n: number;
  readonly entry: string;
  readonly due: Due | null;
}

export interface Appended {
  /** When it was written, by the database's clock; null: somebody else wrote this number, or there is a hole before it. */
  readonly at: number | null;
}

/** An entry that another node wrote. A hint: some may be lost. Without `entry` it was too long to be told. */
export interface Moved {
  readonly match: string;
  readonly n: number;
  readonly at: number;
  readonly entry?: string;
}

/** Where entries go, as a database does it: one batch, all durable when it resolves. */
export interface Writer {
  append(batch: readonly Appending[]): Promise<readonly Appended[]>;
}

export interface Claimed {
  readonly match: string;
  readonly n: number;
}
