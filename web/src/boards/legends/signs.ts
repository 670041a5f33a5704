/** What this board shows besides the printed things. */
export const boardSigns = ['tombstone', 'person', 'robot-golem', 'shield', 'hearts'] as const;

/** The five actions that cost Myth Points. */
export const actionSigns = {
  addBane: 'death-juice',
  removeBane: 'health-potion',
  mend: 'bandage-roll',
  switch: 'card-exchange',
  return: 'return-arrow',
} as const;
