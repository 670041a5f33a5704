/** Heroes of the Basicverse in English: what things on the table are for. Fetched when somebody first asks. */
import type { Words } from '@arenarium/engine';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const actions = (n: number): string => (n === 0 ? 'no Action' : plural(n, 'Action', 'Actions'));

export const words: Words = {
  'what.card.reaction': '{card} is a Reaction: it is offered when others act and it can answer.',
  'what.card.own': (s) =>
    `${s('card')} costs ${actions(s.number('n'))}, you have ${s('has')}. It can be played once what is asked now is answered.`,
  'what.card.other': (s) =>
    `${s('card')} costs ${actions(s.number('n'))} and is played on your own turn; it is ${s('turn')}’s turn.`,
  'what.hand': (s) => `${s('owner')} holds ${plural(s.number('n'), 'card', 'cards')}.`,
  'what.slot': '{card} lies in {owner}’s Scroll slot until {owner}’s next turn: one Scroll a turn.',
  'what.shown': '{card} was turned up by Regroup and is handed out to the team.',
  'what.deck': (s) =>
    `${plural(s.number('n'), 'card', 'cards')} left in the deck all draw from. Cards are drawn by themselves.`,
  'what.discard': (s) =>
    `${s('card')} has been discarded, with ${plural(s.number('n'), 'card', 'cards')} in the pile. It is shuffled when the deck is empty.`,
  'what.seat.none': '{who} has no Hero yet.',
  'what.seat.dead': '{hero} ({who}) is dead and comes back at the start of {who}’s next turn.',
  'what.seat.own': '{hero} is your own Hero, with {hp} of {most} HP.',
  'what.seat.enemy':
    '{hero} ({who}) has {hp} of {most} HP and is {range} away. Choose a card or an Ability that reaches so far, then the target.',
  'what.seat.ally':
    '{hero} ({who}) is your ally, with {hp} of {most} HP, {range} away. Harm goes to enemies only; help when a card or an Ability asks whom.',
  'what.field': 'The Neutral Field counts for range as a Hero does. Nothing is aimed at it.',
  'what.ability.reaction': '{ability} ({cost}) is a Reaction: it is offered when others act and it can answer.',
  'what.ability.own': '{ability} ({cost}) can be used once what is asked now is answered.',
  'what.ability.other': '{ability} ({cost}) is used on its Hero’s own turn; it is {turn}’s turn.',
  'what.action.own': (s) =>
    `“${s('action')}” is done on your own turn, once what is asked now is answered. You have ${actions(s.number('has'))} left.`,
  'what.action.other': '“{action}” is done on your own turn; it is {turn}’s turn.',
  'what.hero': '{hero} is chosen before the match: each Hero is in a match at most once.',
};
