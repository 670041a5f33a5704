import { answer, answerAs, below, message } from '@arenarium/engine';
import { botNamed, type Bot, type Mind } from '@arenarium/bots';

/** Asks of every option: what is the worst I have seen come of it? And takes the one whose worst is best. */
function worstOf(mind: Mind, option: number): number {
  let worst = 1;
  for (let look = 0; look < 6; look++) {
    const world = mind.imagine();
    answerAs(world, mind.seat, option);
    for (let i = 0; i < 8 && world.now !== null; i++) answer(world, below(mind.random, world.now.options.length));
    const value = world.result?.rewards[mind.seat] ?? mind.game.evaluate(world, mind.seat);
    worst = Math.min(worst, value);
  }
  return worst;
}

export const carefulBot: Bot = {
  name: 'careful',
  about: message('bot.careful'),
  choose(mind) {
    const worst = mind.options.map((_, option) => worstOf(mind, option));
    return worst.indexOf(Math.max(...worst));
  },
  // Whoever asks why may as well hear what a searcher thinks.
  explain: (mind) => (botNamed('adept') ?? carefulBot).explain(mind),
};
