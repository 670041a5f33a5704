/** How seats fared, added up. */
export interface Score {
  played: number;
  won: number;
  reward: number;
}

export const noScore = (): Score => ({ played: 0, won: 0, reward: 0 });

export function count(score: Score | undefined, reward: number): void {
  if (score === undefined) return;
  score.played++;
  score.reward += reward;
  if (reward === 1) score.won++;
}

export function addScore(into: Score | undefined, from: Score): void {
  if (into === undefined) return;
  into.played += from.played;
  into.won += from.won;
  into.reward += from.reward;
}
