import type { Ruling } from '@arenarium/engine';

/** Where the printed rules are silent or at odds, how we read them, and why. */
export const rulings = [
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
    because:
      '“Any player includes you” is a key for reading cards; a strong mass attack would otherwise have to hit its own team.',
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
  {
    id: 'EL-R20',
    text: 'Players who tie for the highest roll, roll again among themselves.',
    because: 'Somebody has to be first.',
  },
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
    text: 'An ability that could do nothing cannot be used. Counters put on a Hero as its price are something, and so is looking at a single Sphere. A number X that is yours to choose is at least 1; as a price it is no more than destroys the Hero.',
    because:
      'Paying Myth Points for nothing is never a choice anybody makes; hurting one’s own Champion may be one, and so may knowing what comes. No Hero needs more counters than destroy it.',
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
    text: 'A game that is not decided after a hundred rounds, or forty thousand decisions, is drawn between the players left.',
    because: 'Nothing in the rules ends a game in which nobody can or will destroy; a game has to end.',
  },
  {
    id: 'EL-R34',
    text: 'A Hero is destroyed by an attack if the counters of that attack, with what banes add to them, bring it to its Max HP. A target that had fallen before they landed, or falls of something else afterwards, is not.',
    because: 'Being a target does not destroy; “destroyed by an attack” would otherwise say no more than “destroyed”.',
  },
  {
    id: 'EL-R35',
    text: 'A borrowed Support ability is the borrower’s own: it bears the borrower’s name, and counters, tokens and targets it speaks of are the borrower’s. Of a Legend’s two it may use one a turn, besides the one its Legend uses.',
    because: 'The card says that it has the ability, not that it uses that of another.',
  },
  {
    id: 'EL-R36',
    text: 'A card that comes to an empty Team deck waits there: a position that stayed empty is filled when the next Hero of that team is destroyed or goes back to the deck, not before.',
    because: 'Cards are turned over when a Hero is destroyed; no rule fills a position at another moment.',
  },
  {
    id: 'EL-R37',
    text: 'A Light bane keeps its bearer from declaring a precise attack. One that was declared before the token came goes on.',
    because: 'What the bearer cannot do is attack; the attack has been made.',
  },
  {
    id: 'EL-R38',
    text: 'If a player’s tokens do not suffice for all Heroes that are to be given one, that player chooses which of them are.',
    because: 'Tokens are limited to five, and whoever gives them away decides about them.',
  },
] as const satisfies readonly Ruling[];
