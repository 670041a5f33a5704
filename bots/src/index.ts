import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

export { mindOf } from './bot.ts';
export type { Bot, Budget, Mind } from './bot.ts';

/** Every bot, by name. */
export const bots: readonly Bot[] = [randomBot, greedyBot];
export const botNamed = (name: string): Bot | undefined => bots.find((bot) => bot.name === name);
