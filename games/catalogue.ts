/** The games by name, for screens that list them without playing any. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly number[];
}

export const catalogue: readonly Listed[] = [
  { id: 'legends', title: 'Exiled Legends', seats: [2, 3, 4, 5] },
  { id: 'banishing', title: 'The Banishing', seats: [3, 4, 5] },
  { id: 'kamigami', title: 'Kamigami Battles', seats: [2, 3, 4, 5, 6] },
  { id: 'basicverse', title: 'Heroes of the Basicverse', seats: [4, 6, 8, 10] },
  { id: 'brawl', title: 'Super Fantasy Brawl', seats: [2, 4] },
];

export const listed = (id: string): Listed | undefined => catalogue.find((one) => one.id === id);
