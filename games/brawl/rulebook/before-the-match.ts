/** SFB chapters 1 to 4: the arena, setting up, winning, drafting. */
import type { Chapter } from '@arenarium/engine';

export const beforeTheMatch = [
  {
    number: 1,
    title: 'The Arena',
    rules: [
      {
        id: 'SFB-1.1',
        text: 'The arena is a grid of hexes, named by row and place (a1 … g6). A hex holds one Champion at most.',
      },
      {
        id: 'SFB-1.2',
        text: 'Three Statues stand on the grid: Esmae for Manipulation, Garnet for Destruction, Ragryl for Creation. The coloured hexes around a Statue are its area; no hex belongs to two areas.',
      },
      {
        id: 'SFB-1.3',
        text: 'Six hexes are marked as trap hexes. Any other hex is a trap hex too for as long as a trap lies in it.',
      },
      { id: 'SFB-1.4', text: 'An unbroken straight line of hexes is a hex row. A hex lies in three of them.' },
      {
        id: 'SFB-1.5',
        text: 'Each side has a deployment area at its edge of the arena, and behind it a Gate, which is not a hex.',
      },
    ],
  },
  {
    number: 2,
    title: 'Setting Up',
    rules: [
      { id: 'SFB-2.1', text: 'The first player is found by lot and takes one of the two deployment areas.' },
      {
        id: 'SFB-2.2',
        text: 'Each player has a team of three Champions, which begin at their Gate, unhurt and on their basic side, and three Cores, one of each colour, all ready.',
      },
      {
        id: 'SFB-2.3',
        text: 'The Action cards of a player’s Champions, six each, are shuffled together into one draw deck.',
      },
      {
        id: 'SFB-2.4',
        text: 'The eleven Challenges are shuffled, and one is turned up in the slot that cannot be scored.',
      },
      {
        id: 'SFB-2.5',
        text: 'The twelve traps are mixed face down. The first player, then the second, puts two of them on free trap hexes without looking.',
      },
      {
        id: 'SFB-2.6',
        text: 'The first player, then the second, draws five cards and may once discard any of them and draw as many again; what was discarded is then shuffled back into the deck.',
      },
      {
        id: 'SFB-2.7',
        text: 'The first player, then the second, places each Champion on a free hex of the own deployment area.',
      },
    ],
  },
  {
    number: 3,
    title: 'Winning',
    rules: [
      { id: 'SFB-3.1', text: 'Whoever reaches five Victory Points (VP) first wins at that moment.' },
      { id: 'SFB-3.2', text: 'VP are earned by taking Enemies out of action and by completing Challenges.' },
    ],
  },
  {
    number: 4,
    title: 'Drafting',
    rules: [
      { id: 'SFB-4.1', text: 'With free choice, each player simply takes the three Champions they like best.' },
      {
        id: 'SFB-4.2',
        text: 'In a casual draft a common pool of at least six different Champions lies open. Beginning with the second player, players take turns to draft one Champion until both have three.',
      },
      {
        id: 'SFB-4.3',
        text: 'In a competitive draft each player brings five different Champions. The first player bars one of the second player’s, then the second player one of the first player’s.',
      },
      {
        id: 'SFB-4.4',
        text: 'Then, beginning with the first player, the players take turns to choose one of their own remaining Champions until both have three.',
      },
    ],
  },
] as const satisfies readonly Chapter[];
