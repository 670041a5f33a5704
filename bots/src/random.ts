/** Any option, by lot. */
import { below, message } from '@arenarium/engine';
import type { Bot } from './bot.ts';
import { explainGlances } from './explain.ts';

export const randomBot: Bot = {
  name: 'random',
  about: message('bot.random'),
  choose: ({ options, random }) => below(random, options.length),
  explain: (mind) =>
    explainGlances(
      mind,
      mind.options.map(() => 0.5),
    ),
};
