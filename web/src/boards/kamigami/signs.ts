/** What this board shows besides the printed things. */
export const boardSigns = {
  game: 'shinto-shrine',
  person: 'person',
  hand: 'poker-hand',
  deck: 'card-draw',
  discard: 'card-discard',
  main: 'crown',
  attack: 'crossed-swords',
} as const;
