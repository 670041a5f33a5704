/** Names nobody can guess, and what is kept of secrets: only their hash. */
import { createHash, randomBytes } from 'node:crypto';

/** A name for a person, a table, a tournament: short enough for a link. */
export const newId = (): string => randomBytes(9).toString('base64url');
/** A secret that opens something: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
