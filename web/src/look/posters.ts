/** The picture of each game on its poster: one emblem in front, two in the dark behind it. */
export interface Picture {
  readonly front: string;
  readonly left: string;
  readonly right: string;
}

export const pictures: Readonly<Record<string, Picture>> = {
  brawl: { front: 'charging-bull', left: 'dwarf-face', right: 'pirate-captain' },
  legends: { front: 'sea-serpent', left: 'evil-moon', right: 'obelisk' },
  kamigami: { front: 'shinto-shrine', left: 'lion', right: 'thor-hammer' },
  basicverse: { front: 'fencer', left: 'rock-golem', right: 'bowman' },
  banishing: { front: 'vortex', left: 'half-dead', right: 'vampire-dracula' },
};

/** The order in which they hang: what is easiest to begin with first. */
export const hung: readonly string[] = ['brawl', 'legends', 'kamigami', 'basicverse', 'banishing'];
