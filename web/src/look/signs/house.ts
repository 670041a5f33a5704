/** The signs every page may show. */
export const houseSigns = [
  'charging-bull', 'card-pick', 'cog', 'coliseum', 'crossed-swords', 'dragon-head', 'fast-arrow', 'fencer', 'half-dead',
  'light-bulb', 'moon', 'obelisk', 'person', 'robot-golem', 'rule-book', 'sea-serpent', 'sun', 'shinto-shrine',
  'vortex', 'anticlockwise-rotation', 'conversation', 'hamburger-menu',
] as const; // prettier-ignore
