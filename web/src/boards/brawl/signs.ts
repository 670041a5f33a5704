/** What this board shows besides the printed things. */
export const boardSigns = [
  'person',
  'robot-golem',
  'crossed-swords',
  'wolf-trap',
  'walking-boot',
  'flying-flag',
  'check-mark',
  'cancel',
] as const;
