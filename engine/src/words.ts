/** The engine's own few sentences, in English, and the words a host adds: how the seats are called. */
import type { Game } from './game.ts';
import { message, type Message, type Words } from './message.ts';

export const engineWords: Words = {
  'list.and': ' and ',
  'list.none': 'nothing',
  'why.over': 'The match is over.',
  'why.notAsked': 'It is not your choice now: waiting for {others}.',
  'why.otherQuestion': 'That does not answer what is asked now: {asked}',
  'choice.over': 'The match is over; nothing can be chosen any more.',
  'choice.notAsked': 'Seat {seat} is not asked now.',
  'choice.stale': 'That choice was for question {chosen}; question {asked} is open now.',
  'choice.tooMany': 'At most {n} choices can be made at once.',
  'choice.learned': 'Something is drawn, shown or asked of others in between: choose the rest afterwards.',
  'choice.notASet': 'Several things are asked for: name them as a list, from option 0 to {last}.',
  'choice.notOne': 'One option is asked for, not several.',
  'choice.badSet': '{missing}',
  'set.thatIsAll': 'That is all',
  'set.missing': (spoken) => (spoken.number('n') === 1 ? 'One more is needed.' : `${spoken('n')} more are needed.`),
  'set.tooMany': (spoken) => (spoken.number('n') === 1 ? 'That is one too many.' : `That is ${spoken('n')} too many.`),
  'set.full': (spoken) => (spoken.number('n') === 1 ? 'Only one can be picked.' : `Only ${spoken('n')} can be picked.`),
  'set.twice': 'Option {option} is named twice.',
  'choice.noOption': 'There is no option {option}; the options are 0 to {last}.',
};

/** A seat, to be spoken by its name. */
export const seatNamed = (seat: number): Message => message('seat', { seat });

/** All the words to speak a game's messages with: the engine's, the game's, and the names at this table. */
export const wordsFor = (game: Game, names: readonly string[]): Words => ({
  ...engineWords,
  ...game.languages.en,
  seat: (spoken) => names[spoken.number('seat')] ?? `seat ${spoken.number('seat') + 1}`,
});
