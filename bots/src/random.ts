/** Any option, by lot. */
import { below } from '@arenarium/engine';
import type { Bot } from './bot.ts';

export const randomBot: Bot = {
  name: 'random',
  choose: ({ options, random }) => below(random, options.length),
};
