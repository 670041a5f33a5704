/** The signs every table may show, whatever is played on it. */
export const tableSigns = [
  'anticlockwise-rotation', 'fast-forward-button', 'scroll-unfurled', 'help', 'walking-boot', 'crossed-swords',
  'fast-arrow', 'lob-arrow', 'wide-arrow-dunk', 'biceps', 'shield', 'hearts', 'rolling-dices', 'gems',
  'floating-crystal', 'night-sleep', 'skull-crossed-bones', 'poker-hand', 'card-draw', 'card-discard', 'laurel-crown',
  'crown', 'check-mark', 'hourglass', 'speaker', 'speaker-off', 'magnifying-glass', 'padlock', 'cancel', 'laurels',
] as const; // prettier-ignore
