/**
 * What bots judge a game by: what the game declares, and what was learned. Loaded only where bots play, one game at a time.
 */
import type { Game, Judging } from '@arenarium/engine';

export interface Judgement {
  readonly judging: Judging;
  /** Weights, and how bold chances are said, as data; `bots/` knows their form. */
  readonly weights: unknown;
  readonly sayings: unknown;
}

const judgements: Readonly<Record<string, () => Promise<Judgement>>> = {
  legends: () => import('@arenarium/legends/judgement').then(asJudgement),
  banishing: () => import('@arenarium/banishing/judgement').then(asJudgement),
  kamigami: () => import('@arenarium/kamigami/judgement').then(asJudgement),
  basicverse: () => import('@arenarium/basicverse/judgement').then(asJudgement),
  brawl: () => import('@arenarium/brawl/judgement').then(asJudgement),
};

/** A game reads its own table only; whoever holds a position of it may ask. */
const asJudgement = ({ judging, weights, sayings }: Judgement): Judgement => ({
  judging,
  weights,
  sayings,
});

/** Null for a game that declares nothing. */
export async function judgementOf(id: Game['id']): Promise<Judgement | null> {
  return Object.hasOwn(judgements, id) ? ((await judgements[id]?.()) ?? null) : null;
}
