/** How we read the gaps of the rulebook, each with its reason. */
import type { Ruling } from '@arenarium/engine';

export const rulings = [
  {
    id: 'HB-R1',
    text: 'The slots of the kill counter read 2, 2, 3, 3, 4.',
    because:
      'The first kill is worth 2 and the third 3 in the printed example; only two slots of each number give both.',
  },
  {
    id: 'HB-R2',
    text: 'The X of Regroup and of Scroll of Wisdom is the number of players in a team.',
    because:
      'Regroup is then used up exactly, and Wisdom with an Action is worth more than Gather Mana where it should be.',
  },
  {
    id: 'HB-R3',
    text: 'Assault Fortress deals 1 damage.',
    because: 'A kill deals 2 to 4 and is meant to be how Fortresses fall; 2 for a single Action would outclass it.',
  },
  {
    id: 'HB-R4',
    text: 'First Aid heals yourself or any living ally that is hurt, at any range. An Ability’s healing, too, is aimed only at the living and hurt.',
    because: 'No range is printed on it, though Strike and Deflect have one; the dead only return by resurrection.',
  },
  {
    id: 'HB-R5',
    text: 'To move is to leave the Circle and step in again in any other gap, the others keeping their order.',
    because: 'Others are “not considered moving”, so a move cannot be an exchange of two moving Heroes.',
  },
  {
    id: 'HB-R6',
    text: 'Stonewall against movement is played by an enemy of the moving Hero who would be within range 1 of its new place. The card and the Actions spent on the move are lost.',
    because: 'It stops “an enemy moving to within 1 of you”, and costs are paid when a card is played.',
  },
  {
    id: 'HB-R7',
    text: 'A Scroll stopped by Stonewall is discarded and does not fill the slot: another may be used.',
    because: 'Stonewall keeps the enemy from using it, and the limit is on Scrolls used.',
  },
  {
    id: 'HB-R8',
    text: 'Deflect hits any enemy within range 1 of the one who deflects; if there is none it only blocks.',
    because: 'The card says “an enemy”, not “the attacker”.',
  },
  {
    id: 'HB-R9',
    text: 'Defend, Deflect and Scroll of Shadows protect only the player who plays them.',
    because: 'Both printed examples of helping an ally are Abilities.',
  },
  {
    id: 'HB-R10',
    text: 'A Scroll stays in its slot until its owner’s next turn begins, Scroll of Shadows too; as long as one lies there no other can be used.',
    because: 'This keeps “one a turn” for a Scroll that is only played in the turns of others.',
  },
  {
    id: 'HB-R11',
    text: 'A target that is out of range when the damage would land, because of a Reaction, is missed: it takes no damage and the instructions about it fall away. A target whose damage was all blocked is still a target.',
    because: 'Otherwise Scroll of Shadows would do nothing against the attack it answers.',
  },
  {
    id: 'HB-R12',
    text: 'Starting hands are handed out in turn order, before the deck is shuffled; a named card of which no copy is left is replaced by a random one. This takes the place of the plain deal of three cards.',
    because:
      'The paragraph about starting hands is the more special rule, and ten Heroes may want more copies than there are.',
  },
  {
    id: 'HB-R13',
    text: 'When the Fields are reset the Heroes keep their order: one Field stays and the other is set with two Heroes on either side.',
    because: 'Whichever Field moves, the Circle comes out the same, so there is nothing to choose.',
  },
  {
    id: 'HB-R14',
    text: 'When the deck is empty the discard pile is shuffled and becomes the deck; if both are empty no card is drawn.',
    because: 'The rulebook is silent, and the game must go on.',
  },
  {
    id: 'HB-R15',
    text: 'If both Fortresses fall in the same turn the tie is broken at once.',
    because: 'Neither team was first in any way the rules could tell.',
  },
  {
    id: 'HB-R16',
    text: 'Blue’s answering turn follows as soon as the turn in which Blue’s Fortress fell has ended, even if that was a Blue turn; it belongs to the next Blue player, who is resurrected first if dead.',
    because: 'It is “the next player for Blue”, and a Red turn in between could only delay the end.',
  },
  {
    id: 'HB-R17',
    text: 'The Horseshoe passes on whenever its holder’s turn ends, also when the holder died during it.',
    because: 'It must “always” be passed.',
  },
  {
    id: 'HB-R18',
    text: 'To receive a donation, the player whose turn it is calls on a living ally with cards in hand, before any Action and each ally once a turn. The ally gives a card that can be used right away, or declines.',
    because:
      'Teams talk freely and the card must be used at once; so nobody need be asked before every Action of every ally.',
  },
  {
    id: 'HB-R19',
    text: 'A donated card that was not used when the turn ends is discarded.',
    because: 'It was given for this turn only.',
  },
  {
    id: 'HB-R20',
    text: 'Scroll of Vision lengthens the ranges of cards, Abilities and Reactions, but neither Short Hop nor the distance at which an Ability places somebody.',
    because: 'Those are distances to go, not ranges to reach.',
  },
  {
    id: 'HB-R21',
    text: 'Heroes that die together die in turn order, beginning with the player whose turn it is; each uses its own slot of the counter.',
    because: 'The counter moves with each death, so an order is needed.',
  },
  {
    id: 'HB-R22',
    text: 'Whoever has to discard chooses the cards, for a death, a full hand or an enemy’s Ability.',
    because: 'The rulebook does not take the choice away.',
  },
  {
    id: 'HB-R23',
    text: 'A Reaction to movement that does not stop it is resolved after the Hero has moved.',
    because: 'The printed example damages the Hero for having been placed there.',
  },
  {
    id: 'HB-R24',
    text: 'The target is asked for a Reaction first, then its allies in turn order; several targets are asked in turn order after the one who attacks, each with its allies. To a move or a Scroll the enemies are asked in turn order after the Hero that moves or reads. The first Reaction closes the round of asking.',
    because:
      'Only one Reaction may occur for each, so an order is needed, and the turn order is the only one there is.',
  },
  {
    id: 'HB-R25',
    text: 'A ward takes the place of 1 damage when damage lands. Wards are gone when their Hero’s next turn begins, or when it dies.',
    because: 'Our own Heroes use them.',
  },
  {
    id: 'HB-R26',
    text: 'After forty rounds, or sixty thousand decisions, the team with the stronger Fortress wins; if they are equal, the tie is broken as when both fall.',
    because: 'A match must have an end, also between players who do not fight.',
  },
  {
    id: 'HB-R27',
    text: 'Heroes may also be dealt at random; in a draft or a free choice the player who will play the Hero picks it.',
    because: 'A quick start, and somebody must press the button.',
  },
  {
    id: 'HB-R28',
    text: 'A card used as if it were another costs the Actions of the other and has only the other’s effect.',
    because: 'Middle Mac’s free Reposition would otherwise be a free Strike, which the book does not say.',
  },
  {
    id: 'HB-R29',
    text: 'With four players both formations may be chosen: on either side of the Fields stand the two Heroes of a team, or one of each.',
    because:
      'The Fields part the starting positions, whichever they are; nothing says that the choice is for six and more only.',
  },
  {
    id: 'HB-R30',
    text: 'Damage that names no range, like that of Thorns, lands at any distance. Scroll of Shadows may be played against it and lasts for the turn, but does not make it miss.',
    because: 'Shadows change how far away you are seen; what does not look for you needs no range.',
  },
  {
    id: 'HB-R31',
    text: 'When several Heroes die together, all Mana and all damage to Fortresses come first, then the Fortresses are looked at, and only then the dead discard.',
    because: 'A Fortress at zero ends the match at once, and both may fall together.',
  },
  {
    id: 'HB-R32',
    text: 'Of equal cards in a hand, which one leaves it tells nothing: it is drawn by lot among them.',
    because: 'A hand has no order that others could read.',
  },
] as const satisfies readonly Ruling[];
