/** What this board shows besides the printed things. */
export const boardSigns = ['person', 'plain-arrow', 'poker-hand', 'card-discard', 'shield', 'sundial'] as const;
