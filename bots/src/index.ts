import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { levels } from './levels.ts';
import { randomBot } from './random.ts';

export { analyse, analysis, analysisAsText, sayTurningPoint } from './analysis.ts';
export type { AnalysedChoice, Analysis, AnalysisDriver, AnalysisOrder, Progress, TurningPoint } from './analysis.ts';
export { mindOf, openOutlookOf, outlookOf } from './bot.ts';
export type { Bot, Mind, Outlook } from './bot.ts';
export { steadyClock } from './budget.ts';
export type { Budget, Clock } from './budget.ts';
export { greedyIn } from './greedy.ts';
export { explainSearch, sayConsidered, sayWhy } from './explain.ts';
export type { Considered, Expected, Explanation } from './explain.ts';
export * from './judgement/index.ts';
export { levels } from './levels.ts';
export { newMemory } from './memory.ts';
export type { Memory } from './memory.ts';
export { beginFor, botChoice, chanceOf, choiceOf, playMatch, playOut, seatedAt } from './play.ts';
export type { BotMatch, Played, Seated } from './play.ts';
export { botAdvice, reasonsFor } from './reasons.ts';
export type { Reasons } from './reasons.ts';
export { normalSettings, search } from './search.ts';
export type { Searched, SearchOrder, SearchSettings } from './search.ts';
export { botWords } from './words.ts';

/** Every bot, from the weakest to the strongest: the two plain ones to measure by, then the levels. */
export const bots: readonly Bot[] = [randomBot, greedyBot, ...levels];
export const botNamed = (name: string): Bot | undefined => bots.find((bot) => bot.name === name);
