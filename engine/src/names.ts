/** How the seats are called in scenarios and playthroughs, and by whoever has not been told. */
export const NAMES = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon'] as const;
export type Name = (typeof NAMES)[number];
