/** What bots say about themselves and their reasons, in English. To be spoken together with a game's own words. */
import type { Words } from '@arenarium/engine';

export const botWords: Words = {
  'bot.random': 'Chance itself: any legal move, by lot. For testing, not for company.',
  'bot.greedy': 'Takes what looks best right now and never looks ahead.',
  'bot.novice': 'Novice: learns the game beside you. Sees what lies before it, and often picks the second best.',
  'bot.apprentice': 'Apprentice: takes what looks good right now, and hardly looks ahead.',
  'bot.adept': 'Adept: looks a few moves ahead and punishes gifts.',
  'bot.veteran': 'Veteran: thinks every move through, and what you may hold against it.',
  'bot.master': 'Master: thinks for as long as it may. The strongest of the house.',
  'bot.considered': '{label}: wins {chance} %, give or take {doubt}',
  'bot.glanced': '{label}: looks like {chance} % at a glance',
  'bot.expects': (spoken) =>
    `${spoken('label')}: wins ${spoken('chance')} %, give or take ${spoken('doubt')}; ` +
    `expects ${spoken.list('line').join(', then ')}`,
  'bot.move': '{label} ({who})',
  'bot.chose': 'It chose {said}',
  'bot.instead': 'It might have chosen {said}',
  'bot.guarded': 'It keeps its cards to itself; when the match is over, it tells all.',
  'bot.sees': 'With its last choice {who} sees a chance of {chance} % to win.',
  'analysis.mistake': '{who} chose {label}: a mistake of {points} points. Better: {better}',
  'analysis.gain': '{who} chose {label}, and {whose} gained {points} points',
  'analysis.loss': '{who} chose {label}, and {whose} lost {points} points',
};
