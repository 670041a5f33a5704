/** SFB chapters 5 to 9: basic concepts, rounds, movement, attacks, targets. */
import type { Chapter } from '@arenarium/engine';

export const turns = [
  {
    number: 5,
    title: 'Basic Concepts',
    rules: [
      { id: 'SFB-5.1', text: 'Where a card and a rule disagree, the card is right.' },
      {
        id: 'SFB-5.2',
        text: 'Your opponent’s Champions are Enemies, your own are Allies. On a Champion’s card, “Ally” never means that Champion itself.',
      },
      {
        id: 'SFB-5.3',
        text: 'Every Action exhausts one ready Core: a card the Core of its colour. An exhausted Core pays for nothing until it is readied.',
      },
      { id: 'SFB-5.4', text: 'Strength is reduced by the target’s defence; damage is not.' },
      { id: 'SFB-5.5', text: 'Whatever part of a card cannot be carried out is forfeited; the rest is carried out.' },
      {
        id: 'SFB-5.6',
        text: 'A modifier changes a printed number only, though that number may be 0. What is not printed is not modified.',
      },
      {
        id: 'SFB-5.7',
        text: 'Only Enemies can be targeted unless the card says otherwise. An area with an Enemy in it may be chosen even if an Ally stands in it too.',
      },
      {
        id: 'SFB-5.8',
        text: 'Hands are hidden. Discard piles and both sides of every Champion card are open. What is shown is seen by all, what is looked at only by the player who looks.',
      },
      {
        id: 'SFB-5.9',
        text: 'Whoever has to draw from an empty deck first shuffles the discard pile into a new one.',
      },
      {
        id: 'SFB-5.10',
        text: 'Moving towards something, every step must bring the Champion nearer to it; moving away, every step must take it further. A step that does not is not made.',
      },
    ],
  },
  {
    number: 6,
    title: 'Rounds and Turns',
    rules: [
      {
        id: 'SFB-6.1',
        text: 'A round is the first player’s turn, the second player’s turn, and the advance of the Challenge Track. A turn is Scoreboard, Activation and Upkeep.',
      },
      {
        id: 'SFB-6.2',
        text: 'Scoreboard Phase: the active player scores every Challenge whose condition is met, gains the VP of its slot and discards it. In the first round nothing is scored.',
      },
      {
        id: 'SFB-6.3',
        text: 'Activation Phase: the active player plays Action cards and Standard Actions, any number in any order, each with a Core to pay for it, also several with one Champion. One is finished before the next begins.',
      },
      {
        id: 'SFB-6.4',
        text: 'Upkeep Phase: the active player readies all own Cores, discards what is left of the hand, and draws five cards.',
      },
      {
        id: 'SFB-6.5',
        text: 'Cores are readied in one’s own Upkeep only: a Core spent on a Reaction is missing in the next own turn.',
      },
    ],
  },
  {
    number: 7,
    title: 'Movement',
    rules: [
      {
        id: 'SFB-7.1',
        text: 'A card is carried out from top to bottom. So its movement comes first: up to the printed number of hexes, or fewer, or none.',
      },
      {
        id: 'SFB-7.2',
        text: 'Statues and Enemies block movement. An Ally’s hex may be crossed, but no movement ends there.',
      },
      {
        id: 'SFB-7.3',
        text: 'A movement bonus counts for every Action card and Standard Action of that Champion which has printed movement, and for no other.',
      },
    ],
  },
  {
    number: 8,
    title: 'Attacks',
    rules: [
      {
        id: 'SFB-8.1',
        text: 'An attack runs: movement, pre-attack abilities, the choice to attack, targets, Reaction, defence, damage, the Reaction’s post-attack abilities, the attack’s post-attack abilities.',
      },
      {
        id: 'SFB-8.2',
        text: 'Pre-attack abilities are carried out before the choice to attack. Whoever then chooses not to attack ends the activation.',
      },
      {
        id: 'SFB-8.3',
        text: 'The attack damage is the current strength less the target’s current defence, and never less than nothing.',
      },
      {
        id: 'SFB-8.4',
        text: 'Every Champion has a defence, which counts against every attack, even at a printed 0; it never falls below 0.',
      },
      {
        id: 'SFB-8.5',
        text: 'The attack damage is dealt to all targets at once. Poison, Double and Lifesteal belong to this step.',
      },
      {
        id: 'SFB-8.6',
        text: 'A Reaction’s post-attack abilities come next, unless the Champion it was played on has been taken out of action.',
      },
      {
        id: 'SFB-8.7',
        text: 'The attack’s own post-attack abilities come last, only after an attack was made, and only if the attacker is still in action. They are not a matter of choice, though a number “up to” may be 0.',
      },
    ],
  },
  {
    number: 9,
    title: 'Targets',
    rules: [
      { id: 'SFB-9.1', text: 'A melee Action targets one adjacent Enemy.' },
      {
        id: 'SFB-9.2',
        text: 'An indirect shot targets one Enemy within range, over Statues and Champions. Range is the smallest number of hexes to the target, counting its hex; a target nearer than a minimum range is not eligible.',
      },
      {
        id: 'SFB-9.3',
        text: 'A direct shot also needs its target in the same hex row, with no Statue and no other Champion between.',
      },
      {
        id: 'SFB-9.4',
        text: 'An area Action affects every Champion in the marked hexes, Allies among them. The player turns the area as they like.',
      },
    ],
  },
] as const satisfies readonly Chapter[];
