import type { Ruling } from '@arenarium/engine';

/** Where the printed rulebook is silent or contradicts itself: how we read it, and why. */
export const rulings = [
  {
    id: 'KB-R1',
    text: 'Aries adds 2 for each other red Warrior in your Chain.',
    because:
      'The book’s example gives +4 to the third Warrior of a colour whose sign is lost; red, and 2 for each before it, gives exactly that.',
  },
  {
    id: 'KB-R2',
    text: 'Reacts are asked for in this order: the active seat, the rest of its team clockwise, the seat whose God or Temple is meant, the others clockwise. Each uses as many as it likes, one after another; whoever passes has passed. A React is a thing of its own that may be answered (KB-R3), but the asking does not start again for it. When an Attack is moved, its new target is asked and then the others, the attacker’s side no more.',
    because:
      'The attacker must decide “before your target plays cards, unless your React is played in reaction to cards played by your opponent”; priority starts with the active player.',
  },
  {
    id: 'KB-R3',
    text: 'A React may itself be answered, and the latest is resolved first.',
    because: 'A React that negates another card’s ability must come before that ability resolves.',
  },
  {
    id: 'KB-R4',
    text: 'Only the player of the attacked God or Temple may Defend; Defence played for one target does not count for another when the Attack is moved.',
    because: 'The book gives Defend to the player whose God or Temple is the target.',
  },
  {
    id: 'KB-R5',
    text: 'Recruiting is never required.',
    because: 'The main text says “may”; the glossary’s “must” cannot be meant for a seat without Faith.',
  },
  {
    id: 'KB-R6',
    text: 'Recruited cards lie in the order they were bought, the last on top; what is more than five waits there.',
    because: 'Each is put “on top of your Draw Deck”.',
  },
  {
    id: 'KB-R7',
    text: 'The Hall is refilled from the Warrior Deck, card by card, until it shows six kinds again; a kind that already lies there is stacked and the next card is turned.',
    because: 'There should always be six different Warriors; the “Draw Deck” named there can only be the Warriors’.',
  },
  {
    id: 'KB-R8',
    text: 'A Warrior played for its React does not join the Chain and does not count as played this turn, not even on your own turn.',
    because: 'The Chain is made of the Warriors of the current player, and Reacts are free of the Chaining Colours.',
  },
  {
    id: 'KB-R9',
    text: 'A God may not pay its last Energy. A Temple may, and is destroyed by it before the ability takes effect.',
    because: 'A cost is something you can afford; a God at 0 has lost.',
  },
  {
    id: 'KB-R10',
    text: 'The Energy cost of a Temple’s ability is paid by the Temple.',
    because: 'Temples “provide Energy and extra powers”.',
  },
  {
    id: 'KB-R11',
    text: 'What an Attack takes beyond a Temple’s Energy is lost; it does not pass to the God.',
    because: 'The target is a God or a Temple, never both.',
  },
  {
    id: 'KB-R12',
    text: 'Reaching 25 counts at any moment, on anybody’s turn; the Energy of Temples does not count.',
    because: '“As soon as this happens, that player wins.”',
  },
  {
    id: 'KB-R13',
    text: 'Noble Star’s player names another God that the attacker could have attacked. If there is none, as in a duel, it cannot be played.',
    because: 'An Attack has an opponent’s God or Temple as its target, whoever chooses it.',
  },
  {
    id: 'KB-R14',
    text: 'When several Gods lose Energy together, the opponents’ losses are taken first, clockwise from the seat left of the one whose ability it is, then those of its own team, that one last. So somebody always remains, and of two Main Gods at 1 the one on Loki’s side.',
    because: 'The match needs a winner, and the last remaining is one; a team stands and falls together.',
  },
  {
    id: 'KB-R15',
    text: 'With three teams, two are drawn to receive the Pantheons; the third chooses from all Gods the first two have left.',
    because: 'The box holds two Pantheons.',
  },
  {
    id: 'KB-R16',
    text: 'A Disciple pile that is empty stays empty. With six seats all Priestesses are in the starting decks.',
    because: 'Six times eight is forty-eight.',
  },
  {
    id: 'KB-R17',
    text: 'A seat for whose God no matching Temple is left plays without one.',
    because: 'A Temple is chosen by Sphere, and there is one of each.',
  },
  {
    id: 'KB-R18',
    text: 'A Sealed seat shuffles hand, cards in play, Discard Pile and what is left of its Draw Deck together. Its Temple cannot be a target or be used until it returns.',
    because: 'It is treated as if removed from the game, and its new Draw Deck is made of all its cards.',
  },
  {
    id: 'KB-R19',
    text: 'When the deck is empty, an Adjudication shuffles the Discard Pile first; if there is no card at all, nothing is revealed and neither case applies.',
    because: 'Revealing the top card needs one, as drawing does.',
  },
  {
    id: 'KB-R20',
    text: 'Faith may pay the activation costs of abilities in the turn it was gained.',
    because: 'The glossary says so of “some Ability costs”.',
  },
  {
    id: 'KB-R21',
    text: 'An eliminated player’s cards leave the match at once, and so does every ability and Attack of theirs or on them that is not yet resolved. If it was their turn, the turn is over.',
    because: 'That player is out of the game.',
  },
  {
    id: 'KB-R22',
    text: 'Mermaid’s “one God” may be any God in play, an opponent’s included.',
    because: 'The example says “1 God’s Energy”.',
  },
  {
    id: 'KB-R23',
    text: 'Gods are chosen in secret and revealed together in a Free for All too. Members of a team see each other’s choices.',
    because: 'The Team rules say so, and nothing speaks for an order; one team chooses from one pile.',
  },
  {
    id: 'KB-R24',
    text: 'War Drum is used at the beginning of the Discard Phase, while the Warriors still lie in play.',
    because: 'What happens at the beginning of that phase comes before any card is discarded.',
  },
  {
    id: 'KB-R25',
    text: 'Act abilities of God and Temple are offered once in the Starting Phase, all through the Play and Recruit Phases, at the beginning of the Discard Phase and, after the draw, in the End Phase.',
    because: 'The book allows any phase; these are the moments that can make a difference.',
  },
  {
    id: 'KB-R26',
    text: 'A cost that would Banish a card counts as paid even if the card is kept from being Banished.',
    because: 'Costs stay paid whatever Reacts do.',
  },
  {
    id: 'KB-R27',
    text: 'An ability that can do nothing at all may still be used; what cannot be done is passed over. But an Attack needs a target, and a React needs the thing it acts on.',
    because: 'Cards are played for their place in the Chain as well.',
  },
  {
    id: 'KB-R28',
    text: 'When a Main God falls, all of its team leave the match, Sealed or not.',
    because: 'The team is eliminated, not the God alone.',
  },
  {
    id: 'KB-R29',
    text: 'A match still undecided when its hundredth Round is over, or after sixty thousand decisions, is won by the most Energy: in a Free for All the God’s, in a Team Match the Main God’s. If that is equal, the seat later in turn order wins.',
    because: 'The book sets no end to a match in which nobody attacks; the later seat has had the worse of the order.',
  },
  {
    id: 'KB-R30',
    text: 'A card that is to leave a hand, deck or pile face down for everyone’s discard or the Netherworld is shown to all.',
    because: 'Discard Piles lie face up and are open.',
  },
  {
    id: 'KB-R31',
    text: 'An Attack on every opponent is made as one Attack after another, clockwise, each with its own Reacts; what is added to one is not added to the next.',
    because: 'An Attack has one target.',
  },
  {
    id: 'KB-R32',
    text: 'A copied Act is used as if it were printed on the card that copies it: its activation cost is paid and its own Chain position counts. A copy cannot copy a copy.',
    because: 'The book knows no copying; this keeps chains finite.',
  },
  {
    id: 'KB-R33',
    text: 'Whoever plays a card uses one of its Acts; a card is not played for none of them.',
    because:
      'One sentence says “may use one”, the glossary “must choose 1 of them to use when you play the card”; the may is in playing the card at all.',
  },
  {
    id: 'KB-R34',
    text: 'Of equal cards in a hand, which one leaves it tells nothing: it is drawn by lot among them.',
    because: 'A hand has no order that others could read.',
  },
  {
    id: 'KB-R35',
    text: 'Cards that one effect Banishes are chosen together, and those of a hand are shown together. Then they are Banished one after another, each with its own Reacts. A card that has left the hand by then is not Banished any more.',
    because:
      'The effect names them in one breath, so nobody chooses the second by what was answered to the first; a React answers one card.',
  },
] as const satisfies readonly Ruling[];
