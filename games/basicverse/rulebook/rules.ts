/** Heroes of the Basicverse: the whole rulebook in our own words. */
import type { Rulebook } from '@arenarium/engine';
import { rulings } from './rulings.ts';

export const rulebook = {
  prefix: 'HB',
  chapters: [
    {
      number: 1,
      title: 'Teams',
      rules: [
        {
          id: 'HB-1.1',
          text: 'Two teams, Red and Blue, face each other with the same number of players: two, three or four a side, or five if the table agrees.',
        },
        {
          id: 'HB-1.2',
          text: 'Each team defends a Fortress. Killing a Hero damages the Fortress of its team.',
        },
        {
          id: 'HB-1.3',
          text: 'What harms can only be aimed at enemies. Your allies are the other Heroes of your team; you are not your own ally.',
        },
      ],
    },
    {
      number: 2,
      title: 'Heroes',
      rules: [
        {
          id: 'HB-2.1',
          text: 'A Hero begins with its maximum HP and is never healed above it.',
        },
        {
          id: 'HB-2.2',
          text: 'Every Hero belongs to a class: Protector, Damage or Support. Each Hero is in a match at most once.',
        },
      ],
    },
    {
      number: 3,
      title: 'Turns',
      rules: [
        {
          id: 'HB-3.1',
          text: 'The first Red player begins; then Blue and Red alternate in a fixed order. Where the Heroes stand in the Circle of Battle does not change it.',
        },
        {
          id: 'HB-3.2',
          text: 'At the start of your turn you draw three cards and have three Actions.',
        },
        {
          id: 'HB-3.3',
          text: 'Your turn ends when your last Action is spent.',
        },
        {
          id: 'HB-3.4',
          text: 'You may end your turn with Actions left.',
        },
        {
          id: 'HB-3.5',
          text: 'At the end of your turn you discard down to six cards.',
        },
      ],
    },
    {
      number: 4,
      title: 'Basic cards',
      rules: [
        {
          id: 'HB-4.1',
          text: 'All players draw from one deck of 85 Basic cards: 12 Gather Mana, 20 Strike, 6 First Aid, 7 Reposition, 4 Regroup, 4 Assault Fortress, 8 Defend, 7 Deflect, 6 Stonewall, and of the Scrolls 3 Haste, 3 Vision, 2 Shadows, 3 Wisdom. A card is played for the Actions printed on it and then discarded.',
        },
        { id: 'HB-4.2', text: 'Gather Mana (1 Action): your team gains 2 Mana.' },
        { id: 'HB-4.3', text: 'Strike (1 Action): deal 1 damage to an enemy within range 1.' },
        { id: 'HB-4.4', text: 'First Aid (1 Action): heal 1 HP.' },
        { id: 'HB-4.5', text: 'Reposition (1 Action): move to another place in the Circle.' },
        {
          id: 'HB-4.6',
          text: 'Regroup (1 Action): turn up cards from the deck, take one of them, and give one to each ally.',
        },
        { id: 'HB-4.7', text: 'Assault Fortress (1 Action): damage the enemy Fortress directly.' },
        { id: 'HB-4.8', text: 'Defend (Reaction): block 1 of the damage aimed at you.' },
        {
          id: 'HB-4.9',
          text: 'Deflect (Reaction): block 1 of the damage aimed at you, then deal 1 damage to an enemy within range 1.',
        },
        {
          id: 'HB-4.10',
          text: 'Stonewall (Reaction): an enemy who would move to within range 1 of you stays where it is.',
        },
        { id: 'HB-4.11', text: 'Stonewall (Reaction): a Scroll that an enemy plays has no effect.' },
        { id: 'HB-4.12', text: 'Scroll of Haste (no Action): gain 1 Action for this turn and draw a card.' },
        {
          id: 'HB-4.13',
          text: 'Scroll of Vision (no Action): your ranges are 1 longer until your next turn; draw a card.',
        },
        {
          id: 'HB-4.14',
          text: 'Scroll of Shadows (Reaction): for enemies you are 1 range further away for the rest of this turn.',
        },
        {
          id: 'HB-4.15',
          text: 'Scroll of Wisdom (1 Action): choose either Mana for the team, or two cards that you share out among the team.',
        },
        { id: 'HB-4.16', text: 'You may use one Scroll a turn. It lies in the Scroll slot of your Hero.' },
        {
          id: 'HB-4.17',
          text: 'Whoever holds the Lucky Horseshoe at the start of their turn draws one card more and has one Action more.',
        },
        {
          id: 'HB-4.18',
          text: 'The Horseshoe begins with the last Blue player and passes to the right (back along the turn order) when its holder’s turn ends. It is no card in hand: it cannot be discarded or given away and does not count towards the hand limit.',
        },
      ],
    },
    {
      number: 5,
      title: 'Actions without a card',
      rules: [
        { id: 'HB-5.1', text: 'Train (1 Action): your team gains 1 Mana.' },
        { id: 'HB-5.2', text: 'Reconstitute (1 Action): discard your hand, then draw as many cards and one more.' },
        {
          id: 'HB-5.3',
          text: 'Short Hop (1 Action): change places with a neighbour in the Circle. Stonewall can stop it.',
        },
        {
          id: 'HB-5.4',
          text: 'Donate: once during an ally’s turn you may give that ally a card; you begin your own next turn with one Action less.',
        },
        {
          id: 'HB-5.5',
          text: 'A donated card must be used with the receiver’s next Action, at all its usual costs.',
        },
      ],
    },
    {
      number: 6,
      title: 'Mana',
      rules: [
        { id: 'HB-6.1', text: 'Mana belongs to the whole team: every player of the team pays from and into one pool.' },
        {
          id: 'HB-6.2',
          text: 'A pool never holds more Mana than the number of players plus four; what would go beyond is lost.',
        },
      ],
    },
    {
      number: 7,
      title: 'Death and resurrection',
      rules: [
        {
          id: 'HB-7.1',
          text: 'A Hero whose HP are zero or less when a card or Ability, with all Reactions and instructions, has been resolved is dead. Until then its HP may be negative, and healing can still save it.',
        },
        { id: 'HB-7.2', text: 'A player whose Hero dies discards half of their hand, rounded down.' },
        {
          id: 'HB-7.3',
          text: 'For each dead Hero the other team gains Mana and damages the dead Hero’s Fortress, both by the number on the Tracker.',
        },
        { id: 'HB-7.4', text: 'If you die during your own turn, the turn ends at once.' },
        { id: 'HB-7.5', text: 'The dead play no cards, use no Abilities and are no target for enemies.' },
        {
          id: 'HB-7.6',
          text: 'At the start of its next turn a dead Hero is resurrected with the HP beside its ankh, and takes the turn as usual.',
        },
        {
          id: 'HB-7.7',
          text: 'On resurrection, before drawing, Mana may be spent: 1 for each further HP, and 1 for each extra card, of which there may be two.',
        },
      ],
    },
    {
      number: 8,
      title: 'The Tracker',
      rules: [
        { id: 'HB-8.1', text: 'The Fortresses begin with 20, 15, 12 or 10 HP, as agreed before the game.' },
        {
          id: 'HB-8.2',
          text: 'The kill counter begins at 2 and moves up one slot with every death, whichever team suffers it, until it stands at 4.',
        },
      ],
    },
    {
      number: 9,
      title: 'Range and movement',
      rules: [
        {
          id: 'HB-9.1',
          text: 'Range is counted along the Circle, the shorter way round: your neighbours are at range 1, theirs at range 2, and so on.',
        },
        { id: 'HB-9.2', text: 'The dead keep their place in the Circle and count for range.' },
        { id: 'HB-9.3', text: 'A Hero that moves must end up in another place.' },
        {
          id: 'HB-9.4',
          text: 'A Hero moved by somebody else’s Ability counts as having used Reposition itself: Stonewall and every other Reaction to movement may answer.',
        },
        { id: 'HB-9.5', text: 'Heroes that only shift because another moved have not moved.' },
      ],
    },
    {
      number: 10,
      title: 'Abilities',
      rules: [
        {
          id: 'HB-10.1',
          text: 'A Basic Ability costs its Actions and one of the Basic cards printed on it, which is discarded without effect of its own.',
        },
        { id: 'HB-10.2', text: 'An Ultimate Ability costs Mana as well.' },
        {
          id: 'HB-10.3',
          text: 'Damage and healing of an Ability come first, then its instructions in order, unless it says otherwise.',
        },
        {
          id: 'HB-10.4',
          text: 'A Passive Ability always works and costs nothing. What it allows for a card also holds when that card pays for an Ability.',
        },
      ],
    },
    {
      number: 11,
      title: 'Reactions',
      rules: [
        {
          id: 'HB-11.1',
          text: 'A Reaction is played out of turn. A Reaction card is discarded; a Reaction Ability costs one of the cards printed on it. Neither costs Actions.',
        },
        {
          id: 'HB-11.2',
          text: 'A card or Ability can be answered by one Reaction for each of its targets, and a player reacts to it once. Whoever has reacted to it, or for whom an ally has, does not react to the movement it brings either.',
        },
        {
          id: 'HB-11.3',
          text: 'An ally may react in the target’s place with an Ability that says so; the target then has no Reaction of its own.',
        },
        {
          id: 'HB-11.4',
          text: 'A Reaction can itself be answered. The newest is resolved first.',
        },
        {
          id: 'HB-11.5',
          text: 'What Reactions block and deal is settled before the instructions of the Ability they answer.',
        },
      ],
    },
    {
      number: 12,
      title: 'Choosing Heroes',
      rules: [
        {
          id: 'HB-12.1',
          text: 'In a draft Blue picks one Hero, then the teams take turns picking two, and whoever is one short picks the last: 1-2-1 for two a side, 1-2-2-1 for three, 1-2-2-2-1 for four, 1-2-2-2-2-1 for five.',
        },
        { id: 'HB-12.2', text: 'Without a draft the players simply choose their Heroes.' },
        { id: 'HB-12.3', text: 'A team’s players take their turns in the order in which their Heroes were picked.' },
      ],
    },
    {
      number: 13,
      title: 'Set-up',
      rules: [
        {
          id: 'HB-13.1',
          text: 'Team set-up: each team stands together on its half of the Circle, in the order of its players.',
        },
        { id: 'HB-13.2', text: 'Brawl set-up: the Heroes stand round the Circle in turn order.' },
        {
          id: 'HB-13.3',
          text: 'With four players two Neutral Fields stand in the Circle and part it into two Heroes on either side. A Field counts for range as a Hero does, and Heroes may move round it freely.',
        },
        {
          id: 'HB-13.4',
          text: 'If the two Fields are neighbours when the holder of the Horseshoe begins a turn, they are set at opposite ends again before anything else.',
        },
        { id: 'HB-13.5', text: 'With four players no Support may be chosen.' },
        {
          id: 'HB-13.6',
          text: 'For a starting hand each player names one of their Abilities and receives the cards printed as its cost.',
        },
        {
          id: 'HB-13.7',
          text: 'A starting hand of fewer than three cards is filled up to three from the deck; naming a Passive gives three such cards.',
        },
      ],
    },
    {
      number: 14,
      title: 'Victory',
      rules: [
        {
          id: 'HB-14.1',
          text: 'If Red destroys Blue’s Fortress first, the next Blue player still has one turn. If it does not destroy Red’s Fortress, Red wins.',
        },
        {
          id: 'HB-14.2',
          text: 'If Blue destroys Red’s Fortress first, Blue wins at once: nothing else is done or asked.',
        },
        { id: 'HB-14.3', text: 'If both Fortresses fall, the team with more Mana wins.' },
        { id: 'HB-14.4', text: 'If Mana is equal too, the team whose Heroes have more HP between them wins.' },
        { id: 'HB-14.5', text: 'If that is equal as well, the game is a draw.' },
      ],
    },
  ],
  rulings,
} as const satisfies Rulebook;
