/** What the tables of the database hold. Moments are milliseconds since 1970 by the database's clock. */
import type { Generated } from 'kysely';

interface PersonRow {
  readonly id: string;
  /** `guest`, `account`, `bot`: a level of ours, or `program`: an outside bot. */
  readonly kind: string;
  readonly name: string;
  /** The name as it is compared; unique among accounts, null for guests. */
  readonly name_key: string | null;
  readonly password: string | null;
  readonly created_at: number;
  readonly seen_at: number;
  readonly banned_at: number | null;
}

/** A signed-in browser, or a program's token: only the hash of its secret is kept. */
interface SessionRow {
  readonly hash: string;
  readonly person: string;
  readonly kind: string;
  readonly label: string;
  readonly created_at: number;
  readonly expires_at: number;
}

/** The public half of somebody's passkey. */
interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
  readonly created_at: number;
  readonly used_at: number;
}

/** What a browser was asked to sign, for a few minutes; for whom, if a key is being made. */
interface ChallengeRow {
  readonly id: string;
  readonly challenge: string;
  readonly person: string | null;
  readonly name: string | null;
  readonly expires_at: number;
}

interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly settings: string;
  /** Never logged, never sent before the end. */
  readonly seed: string;
  readonly commitment: string;
  /** `open`: waits for people · `playing` · `over` · `aborted`. */
  readonly state: string;
  readonly access: string;
  /** The hash of the secret in the invitation link. */
  readonly invitation: string | null;
  readonly rated: number;
  readonly time: string;
  readonly host: string;
  /** The match this is a rematch of, or the tournament it belongs to. */
  readonly rematch_of: string | null;
  readonly tournament: string | null;
  readonly opened_at: number;
  readonly started_at: number | null;
  readonly over_at: number | null;
  readonly result: string | null;
  /** What had been entered before it was brought here, as JSON; null: it was begun here. */
  readonly past: string | null;
}

interface EntryRow {
  readonly match: string;
  readonly n: number;
  readonly entry: string;
  readonly at: number;
}

/** A cache: a match can always be played again from its entries. */
interface SnapshotRow {
  readonly match: string;
  readonly n: number;
  readonly rules: number;
  readonly saved: string;
}

/** What a seat last saw of a match under former rules, for the time when they are gone; −1: an onlooker. */
interface LastViewRow {
  readonly match: string;
  readonly seat: number;
  readonly n: number;
  readonly view: string;
}

interface DueRow {
  readonly match: string;
  readonly n: number;
  readonly at: number;
  readonly until: number;
  readonly node: string;
}

/** Who sits where: an index over what the journal says, and the truth while the match waits for people. */
interface SeatRow {
  readonly match: string;
  readonly seat: number;
  readonly person: string | null;
  /** The level of the bot that plays the seat now. */
  readonly bot: string | null;
  readonly name: string | null;
  /** Standing orders; seen by nobody but the person. */
  readonly orders: string | null;
}

interface RatingRow {
  readonly person: string;
  readonly game: string;
  readonly mode: string;
  readonly mu: number;
  readonly sigma: number;
  readonly played: number;
  readonly won: number;
  readonly at: number;
}

/** What a rating was after one more match. */
interface RatingStepRow {
  readonly person: string;
  readonly game: string;
  readonly mode: string;
  readonly match: string;
  readonly seat: number;
  readonly mu: number;
  readonly at: number;
}

interface ChatRow {
  readonly id: Generated<number>;
  readonly match: string;
  /** `table`, or `side:N`. */
  readonly channel: string;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly removed_at: number | null;
}

interface ReportRow {
  readonly id: Generated<number>;
  readonly by: string;
  readonly about: string;
  readonly chat: number | null;
  readonly match: string;
  readonly why: string;
  readonly at: number;
}

interface MuteRow {
  readonly person: string;
  readonly muted: string;
}

interface TournamentRow {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly game: string;
  readonly seats: number;
  readonly settings: string;
  readonly time: string;
  readonly rounds: number;
  readonly round: number;
  /** `open`, `playing`, `over`. */
  readonly state: string;
  readonly host: string;
  readonly fill: string | null;
  readonly places: number;
  readonly created_at: number;
}

interface EntrantRow {
  readonly tournament: string;
  readonly person: string;
  readonly name: string;
  readonly bot: string | null;
  readonly place: number;
}

/** Who plays in a team of a tournament. */
interface MemberRow {
  readonly tournament: string;
  readonly entrant: string;
  readonly person: string;
  readonly name: string;
  readonly bot: string | null;
  readonly place: number;
}

interface PairingRow {
  readonly tournament: string;
  readonly round: number;
  readonly board: number;
  /** The persons in the order of the seats, as JSON; one alone has a bye. */
  readonly persons: string;
  readonly match: string | null;
  readonly rewards: string | null;
}

interface PushRow {
  readonly endpoint: string;
  readonly person: string;
}

/** What the server must remember about itself: its keys. */
interface KeepsakeRow {
  readonly name: string;
  readonly value: string;
}

export interface Schema {
  person: PersonRow;
  session: SessionRow;
  passkey: PasskeyRow;
  challenge: ChallengeRow;
  match: MatchRow;
  entry: EntryRow;
  snapshot: SnapshotRow;
  last_view: LastViewRow;
  due: DueRow;
  seat: SeatRow;
  rating: RatingRow;
  rating_step: RatingStepRow;
  chat: ChatRow;
  report: ReportRow;
  mute: MuteRow;
  tournament: TournamentRow;
  entrant: EntrantRow;
  member: MemberRow;
  pairing: PairingRow;
  push: PushRow;
  keepsake: KeepsakeRow;
}
