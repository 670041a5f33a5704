/** How gaps and contradictions of the printed rulebook are read, and why. */
import type { Ruling } from '@arenarium/engine';

export const rulings = [
  {
    id: 'SFB-R1',
    text: 'At two seats one Challenge is turned up at the start.',
    because:
      'The rulebook draws one; an earlier edition drew two. With one, nothing can be scored in the first round, as the rulebook says.',
  },
  {
    id: 'SFB-R2',
    text: 'The slots of the track are worth nothing, 1, 2 and 1 VP.',
    because:
      'The rulebook speaks of a leftmost slot worth 1 VP, so there are two of them, and public play reports agree.',
  },
  {
    id: 'SFB-R3',
    text: 'A Champion levels up after the Action, and never changes the attack by which it did.',
    because:
      'One passage says “instantly”, the chapter on levelling up says after the Action; the chapter is the more careful, and the publisher’s answers agree.',
  },
  {
    id: 'SFB-R4',
    text: 'A Champion placed on a trap springs it.',
    because:
      'A trap springs when a Champion enters its hex, however it got there; that placing is not movement matters for Root and bonuses.',
  },
  {
    id: 'SFB-R5',
    text: 'Reactions answer attack cards only: not skills, not Standard Actions.',
    because: 'The Reaction is a step of the attack, and the chapter speaks of attack Actions only.',
  },
  {
    id: 'SFB-R6',
    text: 'A forced Champion goes step by step over free hexes and springs traps; no step at all is allowed.',
    because: '“Up to X hexes” includes none, and no displacement passes through a Champion.',
  },
  {
    id: 'SFB-R7',
    text: 'If both sides pass the goal at once with unequal VP, the higher total wins.',
    because: 'The rulebook settles only the tie; more VP is the only other measure it has.',
  },
  {
    id: 'SFB-R8',
    text: 'The Standard Action Move 2 is used once per Activation Phase, whichever Core pays.',
    because: 'Each Standard Action may be used once, and it is one of the four.',
  },
  {
    id: 'SFB-R9',
    text: 'Planned cards go on top one after another, so the player orders them. Drawing stops when deck and discard pile are both empty.',
    because: 'Plan says nothing of the order, and a player who holds the cards would choose it.',
  },
  {
    id: 'SFB-R10',
    text: 'A minimum range is never less than 1.',
    because: 'Range counts the target’s own hex, so nothing is nearer than 1.',
  },
  { id: 'SFB-R11', text: 'Arcane Shield gives 2 instead of 1, not 2 more.', because: 'Two editions say “instead”.' },
  {
    id: 'SFB-R12',
    text: 'Set Sail! is a Swoop.',
    because: 'It was printed before Swoop was a keyword and describes one; the later edition names it.',
  },
  {
    id: 'SFB-R13',
    text: 'With free choice and in a competitive draft, both sides may field the same Champion; one side never fields it twice.',
    because: 'Players choose or bring their own, and the rulebook allows duplicates only across teams.',
  },
  {
    id: 'SFB-R14',
    text: 'Champions taken by free choice or brought to a draft are named all at once, by the players at the same time.',
    because: 'The choice is made before the game, so nobody should answer the other’s.',
  },
  {
    id: 'SFB-R15',
    text: 'Cards discarded in the exchange at the start are seen by all before they are shuffled back.',
    because: 'They are discarded, and discard piles are open.',
  },
  {
    id: 'SFB-R16',
    text: 'When the activated Champion is taken out of action its Action ends there, and the rest is forfeited.',
    because: 'A Champion at its Gate neither targets nor is affected, so nothing is left that it could do.',
  },
  {
    id: 'SFB-R17',
    text: 'A Champion that is taken out of action leaves Root and all lasting effects behind.',
    because: 'It is healed and turned to its basic side, so it comes back as it began.',
  },
  {
    id: 'SFB-R18',
    text: 'A Champion rooted by a trap in the middle of a Push or Pull suffers the rest of the distance as damage.',
    because: 'Root hinders the movement, and Push and Pull hurt for the distance they lack for any reason.',
  },
  {
    id: 'SFB-R19',
    text: 'For cards that ask whether a Push hurt, only the damage for missing distance counts, not that of traps.',
    because: 'The trap, not the Push, deals that damage, though the same Champion answers for it.',
  },
  {
    id: 'SFB-R20',
    text: 'If several Champions are displaced or hurt one after another, the player of the card chooses the order; if they suffer Fear, their own player does.',
    because:
      'The first is how the publisher’s answers treat one case, and the acting player decides everything else about the card.',
  },
  {
    id: 'SFB-R21',
    text: 'What happens around a target that was taken out of action happens around the hex it stood in.',
    because: 'The card hurts the neighbours, not the target; the place was fixed when the target was hit.',
  },
  {
    id: 'SFB-R22',
    text: 'A Standard Action follows the steps of a skill: after moving, its second part may be declined.',
    because: 'It is an activation without attack, and no other steps are printed for it.',
  },
  {
    id: 'SFB-R23',
    text: 'Lifesteal heals by the whole attack damage, also beyond what the target had left, and is not a choice.',
    because: 'The publisher’s answers say so; it heals “an amount equal”, not “up to”.',
  },
  {
    id: 'SFB-R24',
    text: 'In Super Team Tornado each defender is asked in player order, and the first Reaction played is the only one.',
    because: 'One Reaction is played per attack, and somebody must be asked first.',
  },
  {
    id: 'SFB-R25',
    text: 'In Super Team Tornado the lower seat of a team answers for it at set-up.',
    because: 'The team decides together, and one of them has to say it.',
  },
  {
    id: 'SFB-R26',
    text: 'A placement a card orders must be made if a free hex is there; only the hex is chosen.',
    because: 'The publisher’s answer for Ambush, and post-attack abilities are not a matter of choice.',
  },
  {
    id: 'SFB-R27',
    text: 'An attack’s Push or Pull is nothing if a Reaction has moved the target out of line.',
    because: 'The publisher’s answer; the keywords look at the moment they are resolved.',
  },
  {
    id: 'SFB-R28',
    text: 'A Reaction’s defence counts for that attack only, unless the card says longer.',
    because: 'The publisher’s answer.',
  },
  {
    id: 'SFB-R29',
    text: 'If every hex of its deployment area is taken, a Champion at its Gate cannot be activated.',
    because: 'The first hex of movement must be one of them.',
  },
  {
    id: 'SFB-R30',
    text: 'A defence is reduced before a Reaction raises it: what would take it below 0 is lost. A printed 0 that an Enemy reduces by 1 and a Reaction raises by 1 is 1.',
    because:
      '“When a defence of 0 gets reduced, it remains 0.” The reduction is there before the Reaction is played, finds nothing to take, and does not wait for what comes later.',
  },
  {
    id: 'SFB-R31',
    text: 'In a competitive draft of two players, a Champion that was barred is chosen by nobody, also if both brought it. In Super Team Tornado only the one who had it barred goes without.',
    because:
      '“This Champion cannot be drafted this game” names no player, and leaves both at least three. Of teams it is said that each player has two left to use, which holds only if each loses one.',
  },
  {
    id: 'SFB-R32',
    text: 'Whoever strikes in the course of another Champion’s Action strikes on its behalf: the Champion whose Action it is levels up.',
    because:
      'One passage names the Champion currently being activated, the other the one whose Action caused it. Both are the same Champion, and not the one who struck.',
  },
  {
    id: 'SFB-R33',
    text: 'A match ends after its fiftieth round, or after twenty thousand decisions: the side with more VP wins, and with equally many it is drawn.',
    because:
      'The rulebook sets no end to a match in which nobody scores. Played matches are over long before; fifty rounds are enough for anybody who means to win.',
  },
] as const satisfies readonly Ruling[];
