import type { Rulebook } from '@arenarium/engine';
import { rulings } from './rulings.ts';

/** The Banishing, in our own words: what prompts and refusals cite, and what every scenario answers to. */
export const rulebook = {
  prefix: 'TB',
  chapters: [
    {
      number: 1,
      title: 'The aim and the cards',
      rules: [
        {
          id: 'TB-1.1',
          text: 'Three to five players stand together against the undead: all of them win, or all of them lose. One person may play several characters.',
        },
        {
          id: 'TB-1.2',
          text: 'There are 54 symbol cards: each of the colours red, green and blue with each of the symbols square, triangle and circle, six times.',
        },
        {
          id: 'TB-1.3',
          text: 'There are 38 undead: twelve of level 1, eight of level 2, and six each of levels 3, 4 and 5. There are six items.',
        },
        {
          id: 'TB-1.4',
          text: 'There are eight character sheets, each with a stamina, a health and six abilities of its own; the back of a sheet shows only the shared abilities.',
        },
      ],
    },
    {
      number: 2,
      title: 'Set-up',
      rules: [
        {
          id: 'TB-2.1',
          text: 'Each player chooses a character, in turn order; every sheet can be chosen once. For a first game take the Fighter, the Healer and the Thief, and with more players the Sorcerer, the Witch or the Bard.',
        },
        { id: 'TB-2.2', text: 'The symbol cards alone are shuffled, and each player is dealt three of them.' },
        {
          id: 'TB-2.3',
          text: 'The difficulty says how many of the six items, drawn unseen, join the Deck: six in a friendly game, four in a normal one, two in a challenge. The others stay in the box, and nobody looks at them.',
        },
        {
          id: 'TB-2.4',
          text: 'The undead of levels 1, 2 and 3 are shuffled into the Deck. Levels 4 and 5 wait beside it.',
        },
        {
          id: 'TB-2.5',
          text: 'Nine cards are dealt face up as a grid of three rows and three columns: the Void. If six or more of them are undead, all nine are shuffled back and the Void is dealt anew.',
        },
      ],
    },
    {
      number: 3,
      title: 'Rounds and turns',
      rules: [
        {
          id: 'TB-3.1',
          text: 'On your turn you take a row or column from the Void, then you may use one ability. The turn passes clockwise.',
        },
        { id: 'TB-3.2', text: 'The game has three rounds. A round ends when the last card of the Deck is drawn.' },
        {
          id: 'TB-3.3',
          text: 'After the first round the undead of level 4, after the second those of level 5 are put into the Discard, which is shuffled and becomes the Deck of the next round.',
        },
      ],
    },
    {
      number: 4,
      title: 'Taking from the Void',
      rules: [
        { id: 'TB-4.1', text: 'You must take one row or one column, and you take the top cards of all its spaces.' },
        {
          id: 'TB-4.2',
          text: 'Symbol cards go to your hand, items to their slots below your sheet, undead to your wounds beside it.',
        },
        { id: 'TB-4.3', text: 'Empty spaces are filled from the Deck, left to right and top to bottom.' },
      ],
    },
    {
      number: 5,
      title: 'Abilities',
      rules: [
        {
          id: 'TB-5.1',
          text: 'After taking you may use one ability, unique or shared. You may never use two in one turn, and with it your turn is over.',
        },
        { id: 'TB-5.2', text: 'A level 1 ability is used by playing three cards of its colour from your hand.' },
        {
          id: 'TB-5.3',
          text: 'A level 2 ability needs three cards of its colour with the same symbol. Such a set may also be played for the level 1 ability of that colour.',
        },
        {
          id: 'TB-5.4',
          text: 'The set goes to the Discard before the ability does anything, apart from cards which the ability itself sends elsewhere.',
        },
        {
          id: 'TB-5.5',
          text: 'The whole of an ability must be carried out where that is possible; where it is not, as much of it as can be.',
        },
        {
          id: 'TB-5.6',
          text: 'Where an ability concerns several players, the active player begins and the others follow clockwise.',
        },
        {
          id: 'TB-5.7',
          text: 'Symbol cards which an ability makes you draw go to your hand, unless it says otherwise; only you see them.',
        },
        {
          id: 'TB-5.8',
          text: 'Each sheet has a level 1 and a level 2 ability in each colour. Red abilities attack the undead, green ones protect, blue ones serve the Banishing.',
        },
      ],
    },
    {
      number: 6,
      title: 'Shared abilities',
      rules: [
        { id: 'TB-6.1', text: 'The shared abilities need no cards, but each of them is the one ability of your turn.' },
        { id: 'TB-6.2', text: 'Swap: two cards of the Void change places.' },
        { id: 'TB-6.3', text: 'Trade: you and another player each give the other one card from your hands.' },
        { id: 'TB-6.4', text: 'Rest: discard the one of your wounds that causes the least damage.' },
        { id: 'TB-6.5', text: 'Pass: do nothing.' },
      ],
    },
    {
      number: 7,
      title: 'Undead and wounds',
      rules: [
        { id: 'TB-7.1', text: 'An undead that is taken becomes a wound, and causes as much damage as its level.' },
        {
          id: 'TB-7.2',
          text: 'While your damage is at least your stamina you are exhausted: your sheet is turned over and you may use only the shared abilities.',
        },
        {
          id: 'TB-7.3',
          text: 'As soon as your damage falls below your stamina your sheet is turned back, and all of your abilities are yours again.',
        },
        { id: 'TB-7.4', text: 'When your damage reaches your health you die, and the game is lost.' },
      ],
    },
    {
      number: 8,
      title: 'Talk and the hand',
      rules: [
        {
          id: 'TB-8.1',
          text: 'You may talk about anything, also about the cards you hold; but you may not show your hand.',
        },
        {
          id: 'TB-8.2',
          text: 'At the end of your turn you keep at most eight cards in your hand and discard the others.',
        },
      ],
    },
    {
      number: 9,
      title: 'The Void',
      rules: [
        {
          id: 'TB-9.1',
          text: 'A space that becomes empty is filled from the Deck at once, in the middle of an ability too.',
        },
        { id: 'TB-9.2', text: 'Cards may come to lie on each other. Only the top card of such a stack can be taken.' },
        { id: 'TB-9.3', text: 'What discards all cards of a space discards the whole stack.' },
      ],
    },
    {
      number: 10,
      title: 'The Banishing, winning and losing',
      rules: [
        {
          id: 'TB-10.1',
          text: 'The level 2 blue ability of every character plays cards to the Banishing. They stay there for the rest of the game.',
        },
        { id: 'TB-10.2', text: 'When ten cards lie in the Banishing the Void is closed and everybody wins.' },
        { id: 'TB-10.3', text: 'Everybody loses when all players are exhausted at the same time.' },
        { id: 'TB-10.4', text: 'Everybody loses when the third round ends before the Banishing is complete.' },
      ],
    },
    {
      number: 11,
      title: 'Items',
      rules: [
        {
          id: 'TB-11.1',
          text: 'Using an item is not an ability and costs no part of your turn. Items cannot be traded.',
        },
        { id: 'TB-11.2', text: 'You may have only one item of each kind.' },
        {
          id: 'TB-11.3',
          text: 'An item for single use is discarded when it has been used; a permanent one stays for the whole game.',
        },
        {
          id: 'TB-11.4',
          text: 'Shield (single use): when you take undead, discard one of them of your choice, even when the Shield came with them.',
        },
        { id: 'TB-11.5', text: 'A Shield cannot discard a wound that you had before.' },
        { id: 'TB-11.6', text: 'Wand (single use): it stands for any one symbol card in a set.' },
        { id: 'TB-11.7', text: 'Armour (permanent): your stamina is greater by 1.' },
      ],
    },
    {
      number: 12,
      title: 'The characters',
      rules: [
        {
          id: 'TB-12.1',
          text: 'The Fighter strikes first and helps first: strong against the undead, and willing to bear what was meant for others.',
        },
        {
          id: 'TB-12.2',
          text: 'The Healer takes away the wounds of anybody, and deciphers the Banishing card by card.',
        },
        {
          id: 'TB-12.3',
          text: 'The Bard is weak alone, but whatever the Bard begins every player joins, so that it grows with the group.',
        },
        {
          id: 'TB-12.4',
          text: 'The Sorcerer is the most powerful and the most frail, and conjures from the Discard the cards that are needed.',
        },
        {
          id: 'TB-12.5',
          text: 'The Thief moves the cards of the Void about, looks into the Deck, and gambles on what will come.',
        },
        {
          id: 'TB-12.6',
          text: 'The Witch does more than others, and pays for it with cards or with wounds before anything else happens.',
        },
        { id: 'TB-12.7', text: 'The Brute grows stronger with every wound, and so stands ever closer to death.' },
        {
          id: 'TB-12.8',
          text: 'The Cultist keeps one undead as a servant beside the sheet; the higher its level, the more it does. A servant is no wound, and a new servant sends the old one to the Discard.',
        },
        {
          id: 'TB-12.9',
          text: 'A guarded player, on next taking undead, discards one of them; then the guard is gone. A player has at most one guard.',
        },
        {
          id: 'TB-12.10',
          text: 'Inspiration raises the stamina of every player until the next turn of the one who inspired them.',
        },
        { id: 'TB-12.11', text: 'To cover an undead is to lay a symbol card from the Discard on top of it.' },
        { id: 'TB-12.12', text: 'To bear a wound is to move it from another player to your own wounds.' },
      ],
    },
  ],
  rulings,
} as const satisfies Rulebook;
