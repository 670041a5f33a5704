/** The files that bots read: weights, and beside them how bold chances are said. */
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sayingsFrom, weightsFrom, type Sayings, type Weights } from '@arenarium/bots';
import { written } from '../files.ts';
import { BadUsage } from '../usage.ts';

/** It lies beside what the game declares. */
export const weightsFile = (game: string): string =>
  fileURLToPath(new URL('./learned.json', import.meta.resolve(`@arenarium/${game}/judgement`)));

export const noWeights = (game: string, rules: number): Weights => ({ game, rules, printed: {}, tables: {} });

export function weightsIn(file: string, game: string, rules: number): Weights {
  if (!existsSync(file)) return noWeights(game, rules);
  try {
    return weightsFrom(JSON.parse(readFileSync(file, 'utf8')), game);
  } catch (error) {
    throw new BadUsage(
      `${file} does not hold weights of ${game}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** The sayings beside these weights. */
export const sayingsFile = (weights: string): string => join(dirname(weights), 'sayings.json');

export function sayingsIn(file: string, game: string): Sayings {
  if (!existsSync(file)) return { game, tables: {} };
  try {
    return sayingsFrom(JSON.parse(readFileSync(file, 'utf8')), game);
  } catch (error) {
    throw new BadUsage(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Written beside and renamed: what is there is whole. */
export function writeData(file: string, data: Weights | Sayings): void {
  written(`${file}.part`, `${JSON.stringify(data)}\n`);
  renameSync(`${file}.part`, file);
}
