/** The Banishing in English: what things on the table are for. Fetched when somebody first asks. */
import type { Words } from '@arenarium/engine';

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

export const words: Words = {
  'what.space': 'Nothing lies there, {place}: the space is filled from the Deck by itself.',
  'what.void.own':
    '{card}, {place}, is taken with its whole row or column at the beginning of a turn; now it is meant only where an ability says so.',
  'what.void.other':
    '{card}, {place}, is taken with its whole row or column, at the beginning of your own turn; it is {turn}’s turn.',
  'what.line.own': 'The {line} ({n} damage) is taken at the beginning of your turn, once a turn.',
  'what.line.other': 'The {line} ({n} damage) is taken at the beginning of your own turn; it is {turn}’s turn.',
  'what.item.shield': '{owner}’s Shield is offered when {owner} takes undead: it discards one of them.',
  'what.item.wand': '{owner}’s Wand stands for one symbol card: it is offered with the set that an ability asks for.',
  'what.item.armour': '{owner}’s Armour adds 1 stamina by itself.',
  'what.hand': (say) => `${say('owner')} holds ${cards(say.number('n'))}, and may talk about them but not show them.`,
  'what.held': (say) =>
    `You hold ${say('n')} of ${say('card')}. Choose an ability first; then it is asked which cards you play for it.`,
  'what.notHeld': 'You hold no {card}.',
  'what.wound':
    '{card} is a wound of {owner}, whose damage is {damage} of {health}. It goes when Rest or an ability discards it.',
  'what.servant': '{card} serves {owner}: abilities of the Cultist count its level by themselves.',
  'what.banishing': '{card} stays in the Banishing for the rest of the game: {n} of {all} cards lie there.',
  'what.set': '{card} is being played and goes to the Discard, or where its ability sends it.',
  'what.aside': '{card} waits beside the Deck for its round.',
  'what.box': 'That item is not in this game, and nobody looks at it.',
  'what.deck': (say) => `${cards(say.number('n'))} left in the Deck. The round ends when the last one is drawn.`,
  'what.discard': (say) =>
    `${say('card')} lies in the Discard, which holds ${cards(say.number('n'))}. It comes back with the next round, or by an ability.`,
  'what.pile.discard': (say) =>
    `${cards(say.number('n'))} in the Discard. They come back with the next round, or by an ability.`,
  'what.seal':
    'Field {field} waits for a card: {n} of {all} lie in the Banishing. Blue abilities of level 2 play cards there, and the last field wins.',
  'what.seal.filled': 'Field {field} is filled and stays so: {n} of {all} cards lie in the Banishing.',
  'what.seat.none': '{who} has not yet chosen a character.',
  'what.seat': (say) =>
    `${say('who')} plays the ${say('name')}, with ${say('damage')} damage (exhausted at ${say('stamina')}, dead at ${say('health')}) and ${cards(say.number('n'))} in hand. A player is chosen when an ability asks for one.`,
  'what.shared.own': '{ability} needs no cards. It is the one ability of your turn, used after taking a row or column.',
  'what.shared.other': '{ability} needs no cards and is used on your own turn, after taking; it is {turn}’s turn.',
  'what.ability.1.own':
    '{ability} needs three {colour} cards. It is the one ability of your turn, used after taking a row or column.',
  'what.ability.1.other':
    '{ability} needs three {colour} cards and is used on its player’s own turn, after taking; it is {turn}’s turn.',
  'what.ability.2.own':
    '{ability} needs three {colour} cards with the same symbol. It is the one ability of your turn, used after taking a row or column.',
  'what.ability.2.other':
    '{ability} needs three {colour} cards with the same symbol and is used on its player’s own turn, after taking; it is {turn}’s turn.',
  'what.character': 'The {name} is chosen before the first turn: every sheet can be chosen once.',
};
