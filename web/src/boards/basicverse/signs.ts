/** What this board shows besides the printed things. */
export const boardSigns = [
  'person',
  'poker-hand',
  'tombstone',
  'hearts',
  'card-discard',
  'card-draw',
  'sundial',
  'high-grass',
  'crystal-eye',
  'night-sleep',
] as const;
