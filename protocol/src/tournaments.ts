/** Tournaments: sign up, be paired, see how things stand. */
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { list, name, settings, text, whole } from './shapes.ts';
import { id, time } from './tables.ts';

export const tournamentKind = z.enum(['roundRobin', 'swiss', 'elimination', 'freeForAll']);
export type TournamentKind = z.infer<typeof tournamentKind>;

export const tournamentWanted = z.strictObject({
  name,
  kind: tournamentKind,
  game: name,
  settings,
  /** Seats of each match. Where two sides of several seats play, teams sign up; in a free for all everybody is alone. */
  seats: z.int().check(z.gte(2), z.lte(LIMITS.seats)),
  /** Rounds of a Swiss or of a free for all; the others know how many they need. */
  rounds: z.int().check(z.gte(1), z.lte(20)),
  time,
  /** For so many people, or teams. */
  places: z.int().check(z.gte(2), z.lte(128)),
  /** The level of bots that fill up the places that are free when it begins. */
  fill: z.nullable(name),
});
export type TournamentWanted = z.infer<typeof tournamentWanted>;

/** Sign up alone; or for a team, by founding one or joining one. */
export const signUpWanted = z.strictObject({
  team: z.nullable(z.union([z.strictObject({ name }), z.strictObject({ id })])),
});
export type SignUpWanted = z.infer<typeof signUpWanted>;

const member = z.strictObject({ person: id, name: text, bot: z.nullable(name) });
/** A person or a bot; or a team, with its members in the order of their seats. */
export const entrant = z.strictObject({
  person: id,
  name: text,
  bot: z.nullable(name),
  members: list(member, LIMITS.seats),
});
export const pairing = z.strictObject({
  round: whole,
  board: whole,
  /** In the order of their seats; one alone has a bye. */
  persons: list(id, LIMITS.seats),
  table: z.nullable(id),
  rewards: z.nullable(list(z.number(), LIMITS.seats)),
});
export const standing = z.strictObject({
  person: id,
  name: text,
  points: z.number(),
  tieBreak: z.number(),
  played: whole,
});

export const tournamentInfo = z.strictObject({
  id,
  name,
  kind: tournamentKind,
  game: name,
  settings,
  seats: whole,
  /** How many make a team; 1: everybody signs up alone. */
  teamSize: whole,
  places: whole,
  rounds: whole,
  /** 0 while people sign up. */
  round: whole,
  time,
  state: z.enum(['open', 'playing', 'over']),
  host: id,
  fill: z.nullable(name),
  entrants: list(entrant, 256),
  pairings: list(pairing, 4000),
  standings: list(standing, 256),
});
export type TournamentInfo = z.infer<typeof tournamentInfo>;
export const tournamentList = z.strictObject({ tournaments: list(tournamentInfo, 100) });
