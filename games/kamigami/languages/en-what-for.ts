/** Kamigami Battles in English: what things on the table are for. Fetched when somebody first asks. */
import type { Words } from '@arenarium/engine';

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

export const words: Words = {
  'what.turn': 'it is {seat}’s {phase}',
  'what.recruit.own': '{card} costs {n} Faith and is recruited in your Recruit Phase. You have {has}, and {turn}.',
  'what.recruit.other': '{card} costs {n} Faith and is recruited in your own Recruit Phase; {turn}.',
  'what.warriorDeck': (s) =>
    `${cards(s.number('n'))} left in the Warrior Deck. A stack of the Hall that is emptied is refilled from it by itself.`,
  'what.godCard': '{card} is {owner}’s God. Its Energy and its abilities stand beside it.',
  'what.godChoice': '{card} is one of the Gods to choose from before the match.',
  'what.hand.own': '{card} is played in your own Play Phase; {turn}.',
  'what.hand.now': '{card} can be played when what is being resolved is done.',
  'what.hand.react': '{card} is a React, used {when}: it is offered then.',
  'what.hand.other': (s) => `${s('owner')} holds ${cards(s.number('n'))}, which only ${s('owner')} sees.`,
  'what.played': '{card} has been played by {owner}: it goes to the Discard Pile in the Discard Phase.',
  'what.deck': (s) =>
    `${s('owner')}’s Draw Deck holds ${cards(s.number('n'))}. Five are drawn in the End Phase, by themselves.`,
  'what.discard': (s) =>
    `${cards(s.number('n'))} in ${s('owner')}’s Discard Pile. Anyone may look; only an ability that names it takes a card.`,
  'what.discarded':
    '{card} lies in {owner}’s Discard Pile until it is shuffled into a new Draw Deck, or an ability takes it.',
  'what.adjudicated': '{card} has been revealed to Adjudicate and goes to the Discard Pile.',
  'what.banished': '{card} is Banished: nothing touches it unless an ability names the Netherworld.',
  'what.netherworld': (s) =>
    `${cards(s.number('n'))} in the Netherworld. Nothing touches them unless an ability names the Netherworld.`,
  'what.box': '{card} is not used in this match.',
  'what.unit.own': '{unit} has {n} Energy. Press one of its abilities to use it.',
  'what.unit.team': '{unit} has {n} Energy and is on your side: you cannot attack it.',
  'what.unit.other': '{unit} has {n} Energy. Play a card or use an ability that attacks, then choose it as the target.',
  'what.unit.sealed': '{unit} is Sealed, with {n} Energy: nothing affects it until it has 5 again.',
  'what.unit.out': '{unit} is out of the match.',
  'what.temple.none': '{owner} has no Temple.',
  'what.temple.destroyed': '{unit} is destroyed: its abilities are gone.',
  'what.temple.choice': '{card} is taken before the match, by a God that has its Sphere.',
  'what.god.none': '{owner} has not yet shown a God.',
  'what.kind': '{card} is a kind of card that is chosen, or left out, before the match.',
  'what.react': '{ability} is used {when}: it is offered then.',
  'what.act.own': '{ability} is used on your own turn, once what is asked now is answered.',
  'what.act.other': '{ability} is used on its player’s own turn; {turn}.',
  'what.seat': (s) =>
    `${s('who')} holds ${cards(s.number('hand'))}, with ${cards(s.number('deck'))} in the Draw Deck. What can be attacked is the God or the Temple.`,
};
