import type { Rulebook } from '@arenarium/engine';

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
        { id: 'EL-1.5', text: 'A Legend’s Team ability serves its team for as long as the Legend has not entered the battle.' },
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
        { id: 'EL-2.3', text: 'Every player chooses three Spheres; all of them together, shuffled, are the Sphere deck.' },
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
        { id: 'EL-4.1', text: 'A round begins with the first player turning over the top Sphere, which holds until the round is over.' },
        { id: 'EL-4.2', text: 'When every player has had a turn, a new round begins.' },
        { id: 'EL-4.3', text: 'If the Sphere deck is empty when a round begins, the Spheres lying face up are shuffled into a new one.' },
      ],
    },
    {
      number: 5,
      title: 'The turn',
      rules: [
        { id: 'EL-5.1', text: 'A turn has four phases, in this order: Beginning of Turn, Action, Attack, End of Turn.' },
        { id: 'EL-5.2', text: 'In your Beginning of Turn phase, spent Myth Points are refreshed: you have two again.' },
        { id: 'EL-5.3', text: 'Effects of bane tokens that come at the start of your turn come in your Beginning of Turn phase.' },
        {
          id: 'EL-5.4',
          text: 'In your Action phase you may take actions and use functional abilities in any order, each of them once a turn at most.',
        },
        { id: 'EL-5.5', text: 'Once you go on to your Attack phase, what you left undone in your Action phase stays undone this turn.' },
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
        { id: 'EL-7.1', text: 'A precise attack has one target, the Champion of another player, and deals it your Champion’s Strength.' },
        { id: 'EL-7.2', text: 'A Support cannot be precise attacked, unless an ability allows it.' },
        { id: 'EL-7.3', text: 'A mass attack has as many targets as your Champion’s Strength and deals each of them one damage counter.' },
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
        { id: 'EL-8.3', text: 'What an ability reduces or negates is taken away from the counters lying beside the Hero.' },
        {
          id: 'EL-8.4',
          text: 'Third, the counters left beside Heroes are put on them. A Hero with too many stays where it is for now.',
        },
        { id: 'EL-8.5', text: 'Fourth, every player may use abilities triggered by the damage or by a destruction; each resolves at once.' },
        { id: 'EL-8.6', text: 'Fifth, and only now, each Hero with counters equal to its Max HP or more goes to its Graveyard.' },
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
        { id: 'EL-10.1', text: 'A player whose Legend is destroyed is out of the game, and the whole team leaves with them.' },
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
        { id: 'EL-11.2', text: 'A functional ability starts with something to do; it may be used in your own Action phase only.' },
        { id: 'EL-11.3', text: 'A continuous ability starts with the Hero’s name; it always holds and is not optional.' },
        { id: 'EL-11.4', text: 'Strength that was gained is lost again at the end of the turn.' },
        { id: 'EL-11.5', text: 'Strength and Max HP that were reversed are as printed again at the end of the turn.' },
        { id: 'EL-11.6', text: 'A Legend has two Champion and two Support abilities, of which you may use one a turn.' },
        { id: 'EL-11.7', text: '“Any player” is one player of your choice, perhaps yourself.' },
        { id: 'EL-11.8', text: '“Any other player” is one player of your choice, never yourself.' },
        { id: 'EL-11.9', text: '“Every player” means all players, you too; “every other player” means all but you.' },
      ],
    },
    {
      number: 12,
      title: 'Bane tokens',
      rules: [
        { id: 'EL-12.1', text: 'A bane token works on the Hero that bears it until it is removed or the Hero is destroyed.' },
        { id: 'EL-12.2', text: 'A Hero may bear any number of bane tokens, but several of one kind work as one.' },
        { id: 'EL-12.3', text: 'Fire bane: each time its bearer takes damage, it takes one counter more.' },
        { id: 'EL-12.4', text: 'Water bane: its bearer takes one counter in its owner’s Beginning of Turn phase.' },
        { id: 'EL-12.5', text: 'Light bane: its bearer cannot precise attack; when a Light token is removed from a Hero, that Hero takes one counter.' },
        { id: 'EL-12.6', text: 'Dark bane: when its bearer takes damage, it takes two counters more and loses one Dark token.' },
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
        { id: 'EL-13.1', text: 'A Sphere has a type and favours all Heroes of that type, whoever leads them, and no others.' },
        { id: 'EL-13.2', text: 'To rearrange Spheres is to look at the top cards of the Sphere deck and put them back in any order.' },
      ],
    },
    {
      number: 14,
      title: 'Drafting',
      rules: [
        { id: 'EL-14.1', text: 'In the drafting game all fifty Heroes are shuffled and six dealt to each player; the others go back into the box.' },
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
  rulings: [
    {
      id: 'EL-R1',
      text: 'Of several players who may use triggered abilities, the player whose turn it is decides first, then the others clockwise; each orders their own.',
      because: 'The only order the rules know is clockwise, and an ability not declared is lost.',
    },
    {
      id: 'EL-R2',
      text: '“When … attacks” is used after declaring the kind of attack and before targets are counted; if the ability speaks of the target, once targets are chosen.',
      because: 'A mass attack has as many targets as Strength, so the Strength must be settled first.',
    },
    {
      id: 'EL-R3',
      text: 'An attack never targets your own Heroes.',
      because: '“Any player includes you” is a key for reading cards; a strong mass attack would otherwise have to hit its own team.',
    },
    {
      id: 'EL-R4',
      text: 'A mass attack takes exactly as many targets as its Strength, or all there are; you may not take fewer.',
      because: 'The number of targets is said to be equal to the Strength.',
    },
    {
      id: 'EL-R5',
      text: 'If your Champion falls together with one Support, the other Support becomes Champion and both Support positions are filled.',
      because: 'The two cases are applied one after the other; only the fall of all three has a rule of its own.',
    },
    {
      id: 'EL-R6',
      text: 'If the Team deck cannot fill every empty position, the cards there are come first, then the Legend; positions left over stay empty.',
      because: 'The Legend is the final Hero: it enters when a Hero is destroyed and no card is left for the place.',
    },
    {
      id: 'EL-R7',
      text: 'A Legend that enters while a Support is left takes the empty Support position; if the Champion fell, its owner may make the Legend Champion instead.',
      because: 'A Legend has Support abilities as well; promotion is the rule when a Champion falls.',
    },
    {
      id: 'EL-R8',
      text: 'A Hero destroyed outside an attack is treated as in one: abilities it triggers, then the Graveyard, then the replacement, at once.',
      because: 'No other procedure is given, and replacement is immediate.',
    },
    {
      id: 'EL-R9',
      text: 'A Hero that is healed below its Max HP before the Graveyard step survives; abilities already used on its fall stay used.',
      because: 'Whether a Hero is destroyed is tested once, after all abilities have been resolved.',
    },
    {
      id: 'EL-R10',
      text: 'To take damage is to have counters added, once per event, whatever their number; moved counters and counters added by a bane do not count.',
      because: 'The printed example counts events; a bane that set itself off would never end.',
    },
    {
      id: 'EL-R11',
      text: 'Bane tokens come from your own five. With none left, nothing is added; tokens that leave a Hero go back to their owner.',
      because: 'Five tokens of each colour are all there are.',
    },
    {
      id: 'EL-R12',
      text: '“A bane token” is always one of the player who uses the action or ability.',
      because: 'Each player was given the tokens of their own Legend.',
    },
    {
      id: 'EL-R13',
      text: 'The bane tokens of a player who is out stay where they are and go on working.',
      because: 'A token works until it is removed or the Hero destroyed; nothing else ends it.',
    },
    {
      id: 'EL-R14',
      text: 'With an empty Team deck no Support can be returned to it by the action.',
      because: 'The same card would come straight back.',
    },
    {
      id: 'EL-R15',
      text: 'If the first player is out, the next player clockwise who is left begins the rounds.',
      because: 'Somebody has to turn over the Sphere, and order is clockwise.',
    },
    {
      id: 'EL-R16',
      text: 'Myth Points may be spent in other players’ turns, on triggered abilities that cost some.',
      because: 'Many abilities that answer an attack have a price.',
    },
    {
      id: 'EL-R17',
      text: 'A Hero whose Strength is that of another is given it when its attack is counted, by its player’s choice, never its own; copies that point at each other give 0.',
      because: 'The ability holds always, but the choice matters only where the number is used.',
    },
    {
      id: 'EL-R18',
      text: 'Whether a Hero is destroyed is looked at again whenever its Max HP changes: when stats are reversed, when that ends, when a Sphere comes or goes.',
      because: 'Destruction is a matter of counters and Max HP, whichever of them moved.',
    },
    {
      id: 'EL-R19',
      text: 'Spheres are chosen three at a time and in secret, clockwise from a roll of the die, out of those not yet taken.',
      because: 'The rules give no order; if two want the same Sphere, the roll decides as it does in the drafting game.',
    },
    { id: 'EL-R20', text: 'Players who tie for the highest roll, roll again among themselves.', because: 'Somebody has to be first.' },
    {
      id: 'EL-R21',
      text: 'A triggered ability may be used each time its trigger occurs; only a Legend’s are limited to one a turn.',
      because: 'The limit of once a turn is set for actions and functional abilities, and for Legends.',
    },
    {
      id: 'EL-R22',
      text: 'Another turn is a whole turn under the same Sphere, before the next player’s.',
      because: 'A Sphere holds for the round, and the round is not over.',
    },
    {
      id: 'EL-R23',
      text: 'An ability that speaks of the target of a mass attack means one of the targets, its player’s choice.',
      because: 'Abilities that mean all of them say “every target”.',
    },
    {
      id: 'EL-R24',
      text: 'Tokens that take the place of damage come in the same number, land when the counters would, and can be reduced as they could.',
      because: '“Instead” changes what lands, not when or how much.',
    },
    {
      id: 'EL-R25',
      text: 'Counters or tokens spread over several Heroes are one event: all land together.',
      because: 'One ability, one effect; otherwise a Fire bane would answer each counter of the same blow.',
    },
    {
      id: 'EL-R26',
      text: 'A Hero that leaves its position drops its counters, and its tokens go back to their owners; that removes no token in the sense of the Light bane.',
      because: 'A card in a deck or Graveyard bears nothing.',
    },
    {
      id: 'EL-R27',
      text: 'A Champion that goes back to the Team deck without being destroyed is replaced as if it had been.',
      because: 'A team cannot stand without a Champion, and this is the only procedure that gives it one.',
    },
    {
      id: 'EL-R28',
      text: 'The Support hurt by the Unknown bane is chosen by the owner of the token, and by the fallen Hero’s owner if that player is out; it is not the fallen Hero.',
      because: 'The bane is the ability of its Legend.',
    },
    {
      id: 'EL-R29',
      text: 'If the last Legends are destroyed at the same moment, the game is drawn between them.',
      because: 'Nobody is left to be the last.',
    },
    {
      id: 'EL-R30',
      text: 'An ability that could do nothing cannot be used, and a number X that is yours to choose is at least 1; as a price it is no more than destroys the Hero.',
      because: 'Paying for nothing is never a choice anybody makes, and no Hero needs more counters than destroy it.',
    },
    {
      id: 'EL-R31',
      text: 'Legends are chosen one after the other, in the order of the seats.',
      because: 'Each exists once, and the rules give no order.',
    },
    {
      id: 'EL-R32',
      text: 'A Legend that has entered the battle never goes to a Team deck, whatever an action or ability says.',
      because: 'A Legend is not one of the cards of the Team deck.',
    },
    {
      id: 'EL-R33',
      text: 'A game that is not decided after a hundred rounds is drawn between the players left.',
      because: 'Nothing in the rules ends a game in which nobody can or will destroy; a game has to end.',
    },
  ],
} as const satisfies Rulebook;
