/** SFB chapters 10 to 15: skills, Reactions, Challenges, out of action, traps, displacement. */
import type { Chapter } from '@arenarium/engine';

export const actions = [
  {
    number: 10,
    title: 'Skills and Standard Actions',
    rules: [
      { id: 'SFB-10.1', text: 'A skill runs: movement, the choice to use it, targets if it has any, then its text.' },
      {
        id: 'SFB-10.2',
        text: 'The four Standard Actions are open to every Champion, each once per Activation Phase.',
      },
      { id: 'SFB-10.3', text: 'The Manipulation Core pays for: Move 1 and Plan 1.' },
      { id: 'SFB-10.4', text: 'The Creation Core pays for: Move 1 and Heal 1.' },
      {
        id: 'SFB-10.5',
        text: 'The Destruction Core pays for: Move 1 and 1 damage to an adjacent Enemy, which ignores defence.',
      },
      { id: 'SFB-10.6', text: 'Any one Core pays for: Move 2.' },
    ],
  },
  {
    number: 11,
    title: 'Reactions',
    rules: [
      {
        id: 'SFB-11.1',
        text: 'A Reaction is played in an opponent’s turn when an attack targets one of your Champions, for the Core of its colour.',
      },
      {
        id: 'SFB-11.2',
        text: 'Reactions are played by players: on any one of their targeted Champions, not only the one whose card it is.',
      },
      { id: 'SFB-11.3', text: 'Only one Reaction is played per attack, however many Champions it targets.' },
      {
        id: 'SFB-11.4',
        text: 'What a Reaction causes comes from the Champion it was played on. If that takes an Enemy out of action, this Champion levels up.',
      },
    ],
  },
  {
    number: 12,
    title: 'The Challenge Track',
    rules: [
      {
        id: 'SFB-12.1',
        text: 'At the end of a round every Challenge moves one slot to the right, from the last slot to the discard pile, and a new one is turned up in the slot that cannot be scored.',
      },
      {
        id: 'SFB-12.2',
        text: 'When the Challenge deck becomes empty, its discard pile is shuffled into a new one at once. What is discarded later waits for the next.',
      },
      {
        id: 'SFB-12.3',
        text: 'The Challenges ask to control one area or two, to stand beside Statues, to stand in the Enemies’ deployment area or on trap hexes, or to have hurt the Enemies.',
      },
    ],
  },
  {
    number: 13,
    title: 'Out of Action and Levelling Up',
    rules: [
      {
        id: 'SFB-13.1',
        text: 'A Champion with as much damage as hitpoints is out of action at once: the other side gains 1 VP, all damage is removed, its card is turned to the basic side, and it is put at its Gate.',
      },
      {
        id: 'SFB-13.2',
        text: 'A Champion at its Gate is not affected by cards, cannot be targeted, and cannot target anybody in the arena.',
      },
      {
        id: 'SFB-13.3',
        text: 'It comes back by an Action with movement: the first hex of it must be a free hex of the own deployment area, the rest may be used from there.',
      },
      { id: 'SFB-13.4', text: 'An Action without movement cannot activate a Champion at its Gate.' },
      {
        id: 'SFB-13.5',
        text: 'Taking yourself or an Ally out of action gives the VP to the opponent, and nobody levels up.',
      },
      {
        id: 'SFB-13.6',
        text: 'If one card takes Champions of both sides out at once, both gain their VP. If both then have enough to win and equally many, the side that did not play the card wins.',
      },
      {
        id: 'SFB-13.7',
        text: 'A Champion that takes an Enemy out of action levels up when the Action has been fully resolved: its card is turned over, its damage stays on it.',
      },
      {
        id: 'SFB-13.8',
        text: 'A levelled Champion keeps the levelled side, whose ability always counts, until it is out of action. It cannot level up again.',
      },
    ],
  },
  {
    number: 14,
    title: 'Traps',
    rules: [
      {
        id: 'SFB-14.1',
        text: 'A trap springs as soon as a Champion enters its hex, of its own will or not. Its player turns the trap up and applies it; then the Champion may finish its movement, unless the trap prevents it.',
      },
      { id: 'SFB-14.2', text: 'A trap deals 1, 2 or 3 damage, which ignores defence, or Root, or Stun.' },
      {
        id: 'SFB-14.3',
        text: 'After that the same player puts an unseen trap from the supply on a different free trap hex, and the old one is shuffled into the supply.',
      },
      {
        id: 'SFB-14.4',
        text: 'If Champions and traps hold every trap hex, the new trap goes on any hex beside a trap hex which holds neither Champion nor Statue.',
      },
      {
        id: 'SFB-14.5',
        text: 'A trap sprung because of a card’s effect hurts on behalf of whoever caused that effect.',
      },
    ],
  },
  {
    number: 15,
    title: 'Displacement and Root',
    rules: [
      {
        id: 'SFB-15.1',
        text: 'Fear, Force, Pull and Push are displacement. What cancels displacement cancels the damage it would have done.',
      },
      {
        id: 'SFB-15.2',
        text: 'A rooted Champion is not moved by displacement. Push and Pull hurt it for the whole distance; Fear and Force do nothing to it.',
      },
    ],
  },
] as const satisfies readonly Chapter[];
