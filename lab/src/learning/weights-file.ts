/** The file of weights that bots read. */
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { weightsFrom, type Weights } from '@arenarium/bots';
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

export function writeWeights(file: string, weights: Weights): void {
  written(`${file}.part`, `${JSON.stringify(weights)}\n`);
  renameSync(`${file}.part`, file);
}
