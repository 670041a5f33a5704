/** What this board shows besides the printed things. */
export const boardSigns = [
  'tombstone',
  'person',
  'robot-golem',
  'shield',
  'crown',
  'skull-crossed-bones',
  'hearts',
] as const;
