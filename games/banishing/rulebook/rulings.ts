import type { Ruling } from '@arenarium/engine';

/** Where the printed rules are silent or at odds, how we read them, and why. */
export const rulings = [
  {
    id: 'TB-R1',
    text: 'Stamina, health and abilities are as our character sheets give them.',
    because:
      'The rulebook describes the characters but prints no sheet; two health values and eight ability names are known and kept.',
  },
  {
    id: 'TB-R2',
    text: 'When the last card of the Deck is drawn in the middle of filling the Void or of an ability, the new Deck is made at once and what was going on goes on. Void, hands, wounds and items stay as they are.',
    because: 'A round lasts until its last card is drawn, and empty spaces are filled immediately.',
  },
  {
    id: 'TB-R3',
    text: 'When the last card of the third round is drawn, what is being carried out is finished first: if the tenth card reaches the Banishing by it, the game is won, otherwise it is lost.',
    because: 'An ability must be carried out entirely.',
  },
  {
    id: 'TB-R4',
    text: 'A second item of a kind that you have is taken and put into the Discard.',
    because: 'All cards of a line must be taken, and only one item of each kind may be kept.',
  },
  {
    id: 'TB-R5',
    text: 'The six items are two Shields, two Wands and two suits of Armour.',
    because: 'Three kinds are named, there are six cards, and the difficulties differ by two.',
  },
  {
    id: 'TB-R6',
    text: 'A used item goes to the Discard and can come again in a later round.',
    because: 'It is discarded like any other card, and the Discard becomes the next Deck.',
  },
  {
    id: 'TB-R7',
    text: 'An undead which an ability makes you draw becomes a wound, an item goes to its slot.',
    because: 'An undead becomes a wound any time it is taken, and hands hold symbol cards only.',
  },
  {
    id: 'TB-R8',
    text: 'Exhaustion and death are looked at when all undead taken together lie before you and guard and Shield have been used; death comes first.',
    because: 'A Shield helps even against undead taken at the same moment.',
  },
  {
    id: 'TB-R9',
    text: 'Swap moves top cards only; what lies under them stays.',
    because: 'It moves two cards, and the card that counts in a space is the top one.',
  },
  {
    id: 'TB-R10',
    text: 'In a Trade each player chooses the card to give, face down and before seeing the other one. A Trade cannot be declined; both players need a card in hand.',
    because: 'A card is given and a card is received; everybody is on one side and may talk beforehand.',
  },
  {
    id: 'TB-R11',
    text: 'A Wand counts for the set but never goes to the Banishing: the ability then has one card of the set fewer to play.',
    because: 'The Wand is an item and is discarded after use.',
  },
  {
    id: 'TB-R12',
    text: 'Armour does not change your health. Exhaustion is looked at anew as soon as it is taken.',
    because: 'Only stamina is named.',
  },
  { id: 'TB-R13', text: 'An exhausted player may still use a Shield.', because: 'Items are no abilities.' },
  {
    id: 'TB-R14',
    text: 'Your hand may hold more than eight cards during the turns of others and until your own turn ends.',
    because: 'The limit is looked at at the end of your turn.',
  },
  {
    id: 'TB-R15',
    text: 'Wounds of the same level are alike: whoever discards one of them discards the one that has lain there longest, and is not asked.',
    because: 'Nothing on the cards tells them apart.',
  },
  {
    id: 'TB-R16',
    text: 'The first player is drawn by lot.',
    because: 'Who last played a role is not known to the table.',
  },
  {
    id: 'TB-R17',
    text: 'When the Deck of the third round has run out, spaces stay empty while what is being carried out is finished.',
    because: 'There is nothing left to fill them with.',
  },
  {
    id: 'TB-R18',
    text: 'An ability that picks several cards of the Void picks them one after another; the space of each is filled before the next is picked, and the new card may be picked too. What concerns a whole line is discarded together and filled together.',
    because: 'Empty spaces are filled at once.',
  },
  {
    id: 'TB-R19',
    text: 'Moving a wound is not taking an undead: neither guard nor Shield helps against it. Exhaustion and death are looked at afterwards.',
    because: 'A Shield cannot discard a wound that was received before.',
  },
  {
    id: 'TB-R20',
    text: 'Whoever uses an ability chooses the players it is for; whoever takes, discards or plays a card chooses which. A player for whom the ability can do nothing is not chosen while there is another for whom it can; if its first sentence helps nobody, “that player” is one whom the rest of it helps.',
    because: 'Everybody handles their own cards, and as much as possible must be carried out.',
  },
  {
    id: 'TB-R21',
    text: 'A Wand may be used even when the hand holds a whole set, and the player chooses which cards make up the set.',
    because: 'It can be used in place of any symbol card.',
  },
  {
    id: 'TB-R22',
    text: 'The tenth card wins at once, whatever would still follow; a death before it loses at once.',
    because: 'Playing the tenth card is the whole condition.',
  },
  {
    id: 'TB-R23',
    text: 'A card put from the Deck into the Discard counts as drawn: if it is the last one, the round ends.',
    because: 'A Deck without cards cannot go on.',
  },
  {
    id: 'TB-R24',
    text: 'Amounts that grow with wounds or with the servant are read when that sentence of the ability is carried out.',
    because: 'The sentences of an ability follow each other.',
  },
  {
    id: 'TB-R25',
    text: 'A sentence about one of your wounds concerns all cards beside your sheet except the servant; an exhausted player can still be healed, guarded, inspired and take part in what others began.',
    because: 'Exhaustion only forbids using unique abilities.',
  },
  {
    id: 'TB-R26',
    text: 'A hand has no order that others can see. Of several equal cards that leave it, those that everybody has seen go first; otherwise nobody learns which of the hidden ones it was.',
    because: 'Equal cards are equal: playing one says that it was there, and nothing about the others.',
  },
  {
    id: 'TB-R27',
    text: 'A Wand stands for a card in a set, and nowhere else: it cannot be traded, discarded as a price, or played to the Banishing.',
    because: 'A wildcard is for matching; items may not be traded, and a used Wand is discarded.',
  },
  {
    id: 'TB-R28',
    text: 'A Shield is used when undead are taken or not at all: one that comes later in the same turn is too late.',
    because: 'It may be used any time an undead is taken; afterwards it is a wound like others.',
  },
  {
    id: 'TB-R29',
    text: 'A game that is not over after two thousand decisions is lost.',
    because: 'Three Decks last no longer, and a game has to end.',
  },
] as const satisfies readonly Ruling[];
