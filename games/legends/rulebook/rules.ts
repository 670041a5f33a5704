import type { Rulebook } from '@arenarium/engine';
import { rulings } from './rulings.ts';

/** The rules of Exiled Legends in our own words. Prompts, refusals and scenarios cite these numbers. */
export const rulebook = {
  prefix: 'EL',
  chapters: [
    {
      number: 1,
      title: 'Reading the cards',
      rules: [
        { id: 'EL-1.1', text: 'A Hero’s Strength is what its attack is worth: so many counters, or so many targets.' },
        { id: 'EL-1.2', text: 'A Hero with as many damage counters as its Max HP, or more, is destroyed.' },
        { id: 'EL-1.3', text: 'A Champion ability works only while its Hero stands in the Champion position.' },
        { id: 'EL-1.4', text: 'A Support ability works only while its Hero stands in a Support position.' },
        {
          id: 'EL-1.5',
          text: 'A Legend’s Team ability serves its team for as long as the Legend has not entered the battle.',
        },
      ],
    },
    {
      number: 2,
      title: 'Building the decks',
      rules: [
        { id: 'EL-2.1', text: 'Every player takes one Legend. No Legend is taken twice.' },
        {
          id: 'EL-2.2',
          text: 'A Team deck is six of the ten Heroes of your Legend’s type, chosen in secret; the other four go back into the box unseen.',
        },
        {
          id: 'EL-2.3',
          text: 'Every player chooses three Spheres; all of them together, shuffled, are the Sphere deck.',
        },
      ],
    },
    {
      number: 3,
      title: 'Setting up',
      rules: [
        {
          id: 'EL-3.1',
          text: 'A Legend starts beside the battle with its Team ability showing. There it can be neither attacked nor affected.',
        },
        {
          id: 'EL-3.2',
          text: 'Look at the top three of your shuffled Team deck, place one face down as Champion and two as Supports; all players turn theirs over together.',
        },
        { id: 'EL-3.3', text: 'Every player receives two Myth Points and the five bane tokens of their Legend.' },
        { id: 'EL-3.4', text: 'Everybody rolls the die. The highest roll plays first, then turns go clockwise.' },
      ],
    },
    {
      number: 4,
      title: 'The round',
      rules: [
        {
          id: 'EL-4.1',
          text: 'A round begins with the first player turning over the top Sphere, which holds until the round is over.',
        },
        { id: 'EL-4.2', text: 'When every player has had a turn, a new round begins.' },
        {
          id: 'EL-4.3',
          text: 'If the Sphere deck is empty when a round begins, the Spheres lying face up are shuffled into a new one.',
        },
      ],
    },
    {
      number: 5,
      title: 'The turn',
      rules: [
        {
          id: 'EL-5.1',
          text: 'A turn has four phases, in this order: Beginning of Turn, Action, Attack, End of Turn.',
        },
        { id: 'EL-5.2', text: 'In your Beginning of Turn phase, spent Myth Points are refreshed: you have two again.' },
        {
          id: 'EL-5.3',
          text: 'Effects of bane tokens that come at the start of your turn come in your Beginning of Turn phase.',
        },
        {
          id: 'EL-5.4',
          text: 'In your Action phase you may take actions and use functional abilities in any order, each of them once a turn at most.',
        },
        {
          id: 'EL-5.5',
          text: 'Once you go on to your Attack phase, what you left undone in your Action phase stays undone this turn.',
        },
        { id: 'EL-5.6', text: 'In your Attack phase you may make one attack, precise or mass, or none.' },
        { id: 'EL-5.7', text: 'In your End of Turn phase play passes to the next player clockwise.' },
      ],
    },
    {
      number: 6,
      title: 'Actions',
      rules: [
        { id: 'EL-6.1', text: 'Each of the five actions costs 1 MP; what you cannot pay for, you cannot do.' },
        { id: 'EL-6.2', text: 'Add one of your bane tokens to any Hero in play.' },
        { id: 'EL-6.3', text: 'Remove a bane token, of any kind, from any Hero in play.' },
        { id: 'EL-6.4', text: 'Remove a damage counter from one of your Supports.' },
        { id: 'EL-6.5', text: 'Switch your Champion with one of your Supports.' },
        {
          id: 'EL-6.6',
          text: 'Return a Support that bears neither damage counters nor bane tokens to the bottom of your Team deck, and turn the top card over into its place.',
        },
      ],
    },
    {
      number: 7,
      title: 'Attacks',
      rules: [
        {
          id: 'EL-7.1',
          text: 'A precise attack has one target, the Champion of another player, and deals it your Champion’s Strength.',
        },
        { id: 'EL-7.2', text: 'A Support cannot be precise attacked, unless an ability allows it.' },
        {
          id: 'EL-7.3',
          text: 'A mass attack has as many targets as your Champion’s Strength and deals each of them one damage counter.',
        },
        { id: 'EL-7.4', text: 'A mass attack may take a player’s Supports only together with that player’s Champion.' },
        { id: 'EL-7.5', text: 'With more Strength than there are targets, a mass attack takes every target there is.' },
      ],
    },
    {
      number: 8,
      title: 'Resolving an attack',
      rules: [
        {
          id: 'EL-8.1',
          text: 'First declare the kind of attack and its targets, and lay the counters for each target beside it; they are not on it yet.',
        },
        {
          id: 'EL-8.2',
          text: 'Second, each player with a targeted Hero may use abilities this attack triggers; each resolves at once, targets included.',
        },
        {
          id: 'EL-8.3',
          text: 'What an ability reduces or negates is taken away from the counters lying beside the Hero.',
        },
        {
          id: 'EL-8.4',
          text: 'Third, the counters left beside Heroes are put on them. A Hero with too many stays where it is for now.',
        },
        {
          id: 'EL-8.5',
          text: 'Fourth, every player may use abilities triggered by the damage or by a destruction; each resolves at once.',
        },
        {
          id: 'EL-8.6',
          text: 'Fifth, and only now, each Hero with counters equal to its Max HP or more goes to its Graveyard.',
        },
      ],
    },
    {
      number: 9,
      title: 'When a Hero is destroyed',
      rules: [
        {
          id: 'EL-9.1',
          text: 'If your Champion is destroyed, one of your Supports becomes Champion, and the top card of your Team deck takes the empty Support position.',
        },
        { id: 'EL-9.2', text: 'If a Support is destroyed, the top card of your Team deck takes its position.' },
        {
          id: 'EL-9.3',
          text: 'If all three fall together, turn over the top three cards of your Team deck, choose one as Champion and place the others as Supports.',
        },
        {
          id: 'EL-9.4',
          text: 'If a Hero of yours is destroyed and no card is left in your Team deck, your Legend is turned over and enters the battle as your final Hero.',
        },
        {
          id: 'EL-9.5',
          text: 'A Legend that has entered the battle is a Hero, may be chosen as a target, and its Team ability is gone.',
        },
      ],
    },
    {
      number: 10,
      title: 'Winning',
      rules: [
        {
          id: 'EL-10.1',
          text: 'A player whose Legend is destroyed is out of the game, and the whole team leaves with them.',
        },
        { id: 'EL-10.2', text: 'The last player in the game wins.' },
      ],
    },
    {
      number: 11,
      title: 'Abilities',
      rules: [
        {
          id: 'EL-11.1',
          text: 'A triggered ability (“When …”) may be used when its trigger occurs. Let it pass, and it is lost until the trigger occurs again.',
        },
        {
          id: 'EL-11.2',
          text: 'A functional ability starts with something to do; it may be used in your own Action phase only.',
        },
        {
          id: 'EL-11.3',
          text: 'A continuous ability starts with the Hero’s name; it always holds and is not optional.',
        },
        { id: 'EL-11.4', text: 'Strength that was gained is lost again at the end of the turn.' },
        { id: 'EL-11.5', text: 'Strength and Max HP that were reversed are as printed again at the end of the turn.' },
        {
          id: 'EL-11.6',
          text: 'A Legend has two Champion and two Support abilities, of which you may use one a turn.',
        },
        { id: 'EL-11.7', text: '“Any player” is one player of your choice, perhaps yourself.' },
        { id: 'EL-11.8', text: '“Any other player” is one player of your choice, never yourself.' },
        { id: 'EL-11.9', text: '“Every player” means all players, you too; “every other player” means all but you.' },
      ],
    },
    {
      number: 12,
      title: 'Bane tokens',
      rules: [
        {
          id: 'EL-12.1',
          text: 'A bane token works on the Hero that bears it until it is removed or the Hero is destroyed.',
        },
        { id: 'EL-12.2', text: 'A Hero may bear any number of bane tokens, but several of one kind work as one.' },
        { id: 'EL-12.3', text: 'Fire bane: each time its bearer takes damage, it takes one counter more.' },
        { id: 'EL-12.4', text: 'Water bane: its bearer takes one counter in its owner’s Beginning of Turn phase.' },
        {
          id: 'EL-12.5',
          text: 'Light bane: its bearer cannot precise attack; when a Light token is removed from a Hero, that Hero takes one counter.',
        },
        {
          id: 'EL-12.6',
          text: 'Dark bane: when its bearer takes damage, it takes two counters more and loses one Dark token.',
        },
        {
          id: 'EL-12.7',
          text: 'Unknown bane: its bearer has neither Champion nor Support ability; when a bearer is destroyed, a Support of its owner takes one counter.',
        },
      ],
    },
    {
      number: 13,
      title: 'Spheres',
      rules: [
        {
          id: 'EL-13.1',
          text: 'A Sphere has a type and favours all Heroes of that type, whoever leads them, and no others.',
        },
        {
          id: 'EL-13.2',
          text: 'To rearrange Spheres is to look at the top cards of the Sphere deck and put them back in any order.',
        },
      ],
    },
    {
      number: 14,
      title: 'Drafting',
      rules: [
        {
          id: 'EL-14.1',
          text: 'In the drafting game all fifty Heroes are shuffled and six dealt to each player; the others go back into the box.',
        },
        {
          id: 'EL-14.2',
          text: 'Each player keeps one card face down and passes the others to the left, again and again, until everybody has kept six: the Team deck.',
        },
        {
          id: 'EL-14.3',
          text: 'Then all Spheres lie face up; from the highest roll on, players choose one in turn, clockwise, until everybody has three.',
        },
      ],
    },
  ],
  rulings,
} as const satisfies Rulebook;
