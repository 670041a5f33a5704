/**
 * Chance that nobody can have chosen. Whoever hosts a match says beforehand what they bring, under a hash with salt, so that
 * it can neither be guessed nor changed; players add what they like; the seed is made of all of it. When the match is over,
 * the host shows seed and salt, and anybody can check.
 */
import { hash } from './hash.ts';

/** What is told before: it binds to the secret, and tells nothing of it. */
export const commitment = (secret: string, salt: string): string => hash(JSON.stringify(['commitment', salt, secret]));

export const isCommittedTo = (told: string, secret: string, salt: string): boolean => told === commitment(secret, salt);

/** The seed of a match: of the host's secret, and of what each player added (in the order of the seats; '' for nothing). */
export const seedFrom = (secret: string, added: readonly string[]): string =>
  hash(JSON.stringify(['seed', secret, ...added]));
