import type { Rulebook } from '@arenarium/engine';
import { rulings } from './rulings.ts';

/** The rules of Kamigami Battles: Battle of the Nine Realms, in our own words. */
export const rulebook = {
  prefix: 'KB',
  chapters: [
    {
      number: 1,
      title: 'The things on the table',
      rules: [
        {
          id: 'KB-1.1',
          text: 'Every seat plays one God. Energy is a God’s life force; it stands on the God and goes up and down.',
        },
        {
          id: 'KB-1.2',
          text: 'A God shows its name and title, its Pantheon (six are Greek, six Norse), three Spheres of Influence and two abilities.',
        },
        {
          id: 'KB-1.3',
          text: 'A Temple shows one of the six Spheres – Sun, Moon, Life, Death, War, Peace – and its abilities, and has Energy of its own.',
        },
        {
          id: 'KB-1.4',
          text: 'A Warrior shows a cost in Faith, one Primary Colour, two Chaining Colours and its abilities. The five colours are red, blue, green, white and yellow; wherever a rule says “colour” it means the Primary Colour. A Warrior Deck has eighteen kinds, five cards of each. Equal cards are one card to choose, wherever they lie.',
        },
        {
          id: 'KB-1.5',
          text: 'A Disciple shows a cost, a level from I to III that matters only for building decks, and its abilities. Disciples have no colour. The box holds 48 Priestesses (I), 18 Sacred Guardians (II) and 24 Bishops (III).',
        },
        { id: 'KB-1.6', text: 'Where a card contradicts these rules, the card is right.' },
      ],
    },
    {
      number: 2,
      title: 'Setting up a Free for All',
      rules: [
        { id: 'KB-2.1', text: 'A Free for All is for two to six seats. Every other seat is an opponent.' },
        {
          id: 'KB-2.2',
          text: 'Two Gods from the shuffled God cards are dealt to each seat, which keeps one and sets the other aside.',
        },
        { id: 'KB-2.3', text: 'A seat is drawn to play first.' },
        {
          id: 'KB-2.4',
          text: 'If Temples are used, the seats take one each in turn order. A Temple may only be taken by a God that has its Sphere among its three.',
        },
        { id: 'KB-2.5', text: 'In a Free for All each God begins with 15 Energy and each Temple with 5.' },
        {
          id: 'KB-2.6',
          text: 'Warriors are dealt from the shuffled Warrior Deck to the Hall of Heroes until six different kinds lie there face up. Cards of a kind that already lies there are stacked on it.',
        },
        {
          id: 'KB-2.7',
          text: 'The Disciples lie in three piles of their own beside the Hall, less those that go into the starting decks.',
        },
        {
          id: 'KB-2.8',
          text: 'Each seat shuffles eight Priestesses and two Sacred Guardians into its Draw Deck and draws a hand of five.',
        },
      ],
    },
    {
      number: 3,
      title: 'The turn',
      rules: [
        {
          id: 'KB-3.1',
          text: 'Turns go clockwise from the first seat until the match ends. A Round is one turn of every seat, from the first seat’s Starting Phase to the last seat’s End Phase.',
        },
        {
          id: 'KB-3.2',
          text: 'A turn has five phases in this order: Starting, Play, Recruit, Discard, End.',
        },
        {
          id: 'KB-3.3',
          text: 'On your own turn you may use each Act ability of your God and of your Temple once, in any phase.',
        },
        {
          id: 'KB-3.4',
          text: 'What happens “at the beginning” of a phase comes before anything else in it, what happens “at the end” after everything else. Any seat whose Reacts name that moment may use them, on its own turn or another’s; the active seat goes first. What is not used in its phase is lost.',
        },
        {
          id: 'KB-3.5',
          text: 'Nothing happens in the Starting Phase by itself; it is there for abilities, the active seat’s and others’.',
        },
      ],
    },
    {
      number: 4,
      title: 'The Play Phase and the chain',
      rules: [
        {
          id: 'KB-4.1',
          text: 'In your Play Phase you may play any number of Disciples from your hand, at any time. Most give Faith.',
        },
        { id: 'KB-4.2', text: 'The first Warrior you play in a turn may be of any colour.' },
        {
          id: 'KB-4.3',
          text: 'Each further Warrior must have a Primary Colour that is among the Chaining Colours of the Warrior played before it. The Warriors you have played so are your Chain.',
        },
        {
          id: 'KB-4.4',
          text: 'Disciples are never part of the Chain and leave the Chaining Colours as they were.',
        },
        {
          id: 'KB-4.5',
          text: 'When you play a card you use exactly one of its Act abilities; the others are ignored.',
        },
        {
          id: 'KB-4.6',
          text: 'An Act is resolved completely before another card is played; only Reacts may be used meanwhile.',
        },
        {
          id: 'KB-4.7',
          text: 'When an ability changes a Warrior’s Primary Colour or the Chaining Colours, the change lasts until the end of the turn.',
        },
      ],
    },
    {
      number: 5,
      title: 'Abilities',
      rules: [
        {
          id: 'KB-5.1',
          text: 'Act abilities are used on your own turn only, those of cards in your hand only in your Play Phase.',
        },
        {
          id: 'KB-5.2',
          text: 'A React ability may be used on anybody’s turn, but only at the moment it names. The Chaining Colours do not restrict it.',
        },
        { id: 'KB-5.3', text: 'A card played for its React does not give its Act as well.' },
        {
          id: 'KB-5.4',
          text: 'What stands before the colon of an ability is its activation cost. An ability whose cost you cannot pay in full cannot be used.',
        },
        {
          id: 'KB-5.5',
          text: 'A cancelled ability does nothing, but its activation cost stays paid and its card stays played.',
        },
        {
          id: 'KB-5.6',
          text: 'To Adjudicate, reveal the top card of your Draw Deck, do what the ability says for such a card, then put the card on your Discard Pile.',
        },
        {
          id: 'KB-5.7',
          text: 'A Banished card goes to the Netherworld and stays there for the rest of the match. Nothing touches it or recruits it unless an ability names the Netherworld.',
        },
      ],
    },
    {
      number: 6,
      title: 'Attacks',
      rules: [
        {
          id: 'KB-6.1',
          text: 'An Attack is an Act. Whoever uses it chooses one God or one Temple of an opponent as its target.',
        },
        {
          id: 'KB-6.2',
          text: 'The attacker’s side decides on its Reacts to the Attack before the target’s player plays any. After that it may only answer cards and abilities that opponents have played.',
        },
        {
          id: 'KB-6.3',
          text: 'The player whose God or Temple is attacked may play any number of cards and abilities with Defend.',
        },
        {
          id: 'KB-6.4',
          text: 'When all have passed, the Attack Value – the attacker’s own and everything added to it – less all Defence Values is what the target loses in Energy. If nothing is left, it loses nothing.',
        },
        {
          id: 'KB-6.5',
          text: 'A Temple with no Energy is destroyed: it is turned face down and its abilities are gone. An Attack on it that was not yet resolved has lost its target and does nothing.',
        },
        {
          id: 'KB-6.6',
          text: 'The attacker is the card whose Act makes the Attack. Gods and Disciples can attack as well as Warriors.',
        },
      ],
    },
    {
      number: 7,
      title: 'The Recruit Phase',
      rules: [
        {
          id: 'KB-7.1',
          text: 'In your Recruit Phase you may recruit face-up Warriors from the Hall and Disciples from their piles, as many as you like, paying the cost of each in Faith.',
        },
        {
          id: 'KB-7.2',
          text: 'A recruited card goes face down on top of your Draw Deck, so you draw it at the end of this turn.',
        },
        {
          id: 'KB-7.3',
          text: 'When a stack in the Hall is emptied it is refilled at once, and the card just revealed may be recruited too.',
        },
        { id: 'KB-7.4', text: 'When the Warrior Deck is empty the Hall is not refilled any more.' },
        { id: 'KB-7.5', text: 'Faith is only good in the turn in which it was gained.' },
      ],
    },
    {
      number: 8,
      title: 'The Discard Phase and the End Phase',
      rules: [
        {
          id: 'KB-8.1',
          text: 'In your Discard Phase all cards you played and all cards still in your hand go face up on your Discard Pile. No card is kept for the next turn.',
        },
        {
          id: 'KB-8.2',
          text: 'Cards that other seats played as Reacts go to their own Discard Piles at the same time.',
        },
        { id: 'KB-8.3', text: 'In your End Phase you draw five cards.' },
        {
          id: 'KB-8.4',
          text: 'An empty Draw Deck is left empty. Only when a card must be drawn from it is the Discard Pile shuffled into a new Draw Deck.',
        },
        {
          id: 'KB-8.5',
          text: 'Discard Piles are open: anyone may look through any of them, without changing the order.',
        },
      ],
    },
    {
      number: 9,
      title: 'God abilities',
      rules: [
        {
          id: 'KB-9.1',
          text: 'A React of a God may be used whenever its moment comes, and as often as its cost can be paid.',
        },
        {
          id: 'KB-9.2',
          text: 'An ability that says how often it may be used, once per Attack or once per turn, is used no more often than that.',
        },
        { id: 'KB-9.3', text: 'More than one ability of a God may be used in a turn.' },
      ],
    },
    {
      number: 10,
      title: 'Team Matches',
      rules: [
        {
          id: 'KB-10.1',
          text: 'A Team Match is for four seats (two teams of two) or six (two teams of three, or three teams of two). No two of a team sit next to each other.',
        },
        { id: 'KB-10.2', text: 'Each team names one of its seats its Main God; the others are Support Gods.' },
        {
          id: 'KB-10.3',
          text: 'The Gods are separated by Pantheon and each team is given one Pantheon at random. Each member chooses a God from it; when all have chosen, all are revealed together.',
        },
        {
          id: 'KB-10.4',
          text: 'If Temples are used, a seat is drawn at random to take the first, and the others follow clockwise.',
        },
        { id: 'KB-10.5', text: 'A Main God begins with 20 Energy, a Support God with 10, a Temple with 5.' },
        { id: 'KB-10.6', text: 'A team is drawn at random to play first; its Main God takes the first turn.' },
        { id: 'KB-10.7', text: 'Members of your own team are not opponents: you cannot attack them.' },
      ],
    },
    {
      number: 11,
      title: 'Sealing',
      rules: [
        {
          id: 'KB-11.1',
          text: 'A Support God whose Energy is reduced to 0 is Sealed: its cards in play and in hand are discarded at once, everything is shuffled into a new Draw Deck, and no cards are drawn.',
        },
        {
          id: 'KB-11.2',
          text: 'A Sealed God counts as removed from the game: nothing can target or affect it.',
        },
        {
          id: 'KB-11.3',
          text: 'At the beginning of its Starting Phase a Sealed God gains 1 Energy. With less than 5 the rest of its turn is skipped.',
        },
        { id: 'KB-11.4', text: 'At 5 Energy the God returns: it draws five cards and takes its turn as usual.' },
      ],
    },
    {
      number: 12,
      title: 'The end of the match',
      rules: [
        {
          id: 'KB-12.1',
          text: 'In a Free for All a God whose Energy is reduced to 0 is eliminated and its player is out. The others play on.',
        },
        { id: 'KB-12.2', text: 'When only one seat remains, it wins at once.' },
        { id: 'KB-12.3', text: 'In a Free for All a God that reaches 25 Energy wins at once.' },
        {
          id: 'KB-12.4',
          text: 'In a Team Match a team whose Main God is reduced to 0 Energy is eliminated. There is no other way to win than to be the last team left.',
        },
      ],
    },
    {
      number: 13,
      title: 'Notes on abilities',
      rules: [
        { id: 'KB-13.1', text: 'Loki’s Lark: Gods lose Energy whether or not their players choose to draw.' },
        {
          id: 'KB-13.2',
          text: 'Hel’s Revive and the React of Taurus come before the God is reduced to 0 Energy, so they can prevent its being Sealed or eliminated.',
        },
        {
          id: 'KB-13.3',
          text: 'Valkyrie: a card that is kept from being Banished never goes to the Netherworld, so nothing that answers a Banishing, such as Hel’s Devour, can be used.',
        },
      ],
    },
    {
      number: 14,
      title: 'Combining sets',
      rules: [
        {
          id: 'KB-14.1',
          text: 'A Warrior Deck from several sets has six kinds of red Warriors and three kinds of each other colour, five cards of each. The kinds are drawn by shuffling the randomizer cards, or chosen.',
        },
        {
          id: 'KB-14.2',
          text: 'One Disciple of each level is used. A starting deck is eight of level I and two of level II.',
        },
        {
          id: 'KB-14.3',
          text: 'The Gods of all sets are shuffled together for a Free for All and sorted by Pantheon for a Team Match; the Temples of all sets may be taken.',
        },
      ],
    },
  ],
  rulings,
} as const satisfies Rulebook;
