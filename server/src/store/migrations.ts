/** One set of migrations for both databases, applied on start. A migration that was released is never changed. */
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Schema } from './schema.ts';

export type Dialect = 'sqlite' | 'postgres';

const MOMENT = 'bigint';

/** People, and what they hold. */
async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.unique())
    .addColumn('password', 'text')
    .addColumn('created_at', MOMENT, (c) => c.notNull())
    .addColumn('seen_at', MOMENT, (c) => c.notNull())
    .addColumn('banned_at', MOMENT)
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('created_at', MOMENT, (c) => c.notNull())
    .addColumn('expires_at', MOMENT, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('session_person').on('session').column('person').execute();
  await db.schema
    .createTable('rating')
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('mode', 'text', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addColumn('played', 'integer', (c) => c.notNull())
    .addColumn('won', 'integer', (c) => c.notNull())
    .addColumn('at', MOMENT, (c) => c.notNull())
    .addPrimaryKeyConstraint('rating_key', ['person', 'game', 'mode'])
    .execute();
  await db.schema.createIndex('rating_board').on('rating').columns(['game', 'mode', 'mu']).execute();
  await db.schema
    .createTable('push')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createTable('keepsake')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

async function matches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('match')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('commitment', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('access', 'text', (c) => c.notNull())
    .addColumn('invitation', 'text')
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('time', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('rematch_of', 'text')
    .addColumn('tournament', 'text')
    .addColumn('opened_at', MOMENT, (c) => c.notNull())
    .addColumn('started_at', MOMENT)
    .addColumn('over_at', MOMENT)
    .addColumn('result', 'text')
    .execute();
  await db.schema.createIndex('match_state').on('match').columns(['state', 'access', 'opened_at']).execute();
  await db.schema.createIndex('match_rematch').unique().on('match').column('rematch_of').execute();
}

/** The journals, and what belongs to them. */
async function journals(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const entry = db.schema
    .createTable('entry')
    .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('entry', 'text', (c) => c.notNull())
    .addColumn('at', MOMENT, (c) => c.notNull())
    .addPrimaryKeyConstraint('entry_key', ['match', 'n']);
  await (dialect === 'sqlite' ? entry.modifyEnd(sql`without rowid`) : entry).execute();
  await db.schema
    .createTable('snapshot')
    .addColumn('match', 'text', (c) => c.primaryKey().references('match.id').onDelete('cascade'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('saved', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('due')
    .addColumn('match', 'text', (c) => c.primaryKey().references('match.id').onDelete('cascade'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('at', MOMENT, (c) => c.notNull())
    .addColumn('until', MOMENT, (c) => c.notNull())
    .addColumn('node', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('due_until').on('due').column('until').execute();
  await db.schema
    .createTable('seat')
    .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('bot', 'text')
    .addColumn('name', 'text')
    .addColumn('orders', 'text')
    .addPrimaryKeyConstraint('seat_key', ['match', 'seat'])
    .execute();
  await db.schema.createIndex('seat_person').on('seat').column('person').execute();
}

/** What is said at a table. */
async function talk(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const counted = dialect === 'sqlite' ? 'integer' : 'serial';
  await db.schema
    .createTable('chat')
    .addColumn('id', counted, (c) => c.primaryKey())
    .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', MOMENT, (c) => c.notNull())
    .addColumn('removed_at', MOMENT)
    .execute();
  await db.schema.createIndex('chat_match').on('chat').columns(['match', 'id']).execute();
  await db.schema
    .createTable('report')
    .addColumn('id', counted, (c) => c.primaryKey())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('chat', 'integer')
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('at', MOMENT, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('mute')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('muted', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mute_key', ['person', 'muted'])
    .execute();
}

async function tournaments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tournament')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('time', 'text', (c) => c.notNull())
    .addColumn('rounds', 'integer', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('fill', 'text')
    .addColumn('created_at', MOMENT, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('entrant')
    .addColumn('tournament', 'text', (c) => c.notNull().references('tournament.id').onDelete('cascade'))
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('bot', 'text')
    .addColumn('place', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('entrant_key', ['tournament', 'person'])
    .execute();
  await db.schema
    .createTable('pairing')
    .addColumn('tournament', 'text', (c) => c.notNull().references('tournament.id').onDelete('cascade'))
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('board', 'integer', (c) => c.notNull())
    .addColumn('persons', 'text', (c) => c.notNull())
    .addColumn('match', 'text')
    .addColumn('rewards', 'text')
    .addPrimaryKeyConstraint('pairing_key', ['tournament', 'round', 'board'])
    .execute();
  await db.schema.createIndex('pairing_match').on('pairing').column('match').execute();
}

/** Matches that were begun elsewhere. */
async function brought(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('match').addColumn('past', 'text').execute();
}

/** Tournaments of teams. */
async function teams(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tournament')
    .addColumn('places', 'integer', (c) => c.notNull().defaultTo(2))
    .execute();
  await db.schema
    .createTable('member')
    .addColumn('tournament', 'text', (c) => c.notNull().references('tournament.id').onDelete('cascade'))
    .addColumn('entrant', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('bot', 'text')
    .addColumn('place', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('member_key', ['tournament', 'person'])
    .execute();
  await db.schema
    .createIndex('member_place')
    .unique()
    .on('member')
    .columns(['tournament', 'entrant', 'place'])
    .execute();
}

/** Keys instead of passwords. */
async function passkeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'integer', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created_at', MOMENT, (c) => c.notNull())
    .addColumn('used_at', MOMENT, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('passkey_person').on('passkey').column('person').execute();
  await db.schema
    .createTable('challenge')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text')
    .addColumn('expires_at', MOMENT, (c) => c.notNull())
    .execute();
}

/** What was last seen of matches whose rules may go. */
async function lastViews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('last_view')
    .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('view', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('last_view_key', ['match', 'seat'])
    .execute();
}

/** How ratings went. What they were before this was kept is not known. */
async function ratingSteps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rating_step')
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('mode', 'text', (c) => c.notNull())
    .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('at', MOMENT, (c) => c.notNull())
    .addPrimaryKeyConstraint('rating_step_key', ['match', 'seat'])
    .execute();
  await db.schema
    .createIndex('rating_step_curve')
    .on('rating_step')
    .columns(['person', 'game', 'mode', 'at', 'seat'])
    .execute();
}

const migrationsFor = (dialect: Dialect): Record<string, Migration> => ({
  '001-people': { up: people },
  '002-matches': { up: matches },
  '003-journals': { up: (db) => journals(db, dialect) },
  '004-talk': { up: (db) => talk(db, dialect) },
  '005-tournaments': { up: tournaments },
  '006-brought': { up: brought },
  '007-teams': { up: teams },
  '008-passkeys': { up: passkeys },
  '009-last-views': { up: lastViews },
  '010-rating-steps': { up: ratingSteps },
});

/** Bring the database up to this build. Several nodes may do so at once: the migrator takes a lock. */
export async function migrate(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(dialect) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
