import type { SharedAbility } from './words.ts';

/** TB-6.1 to TB-6.5, in the order in which they stand on every sheet. */
export const sharedAbilities = [
  { id: 'swap', effects: [{ do: 'swap', n: 1 }] },
  { id: 'trade', effects: [{ do: 'trade', who: 'anotherPlayer' }] },
  { id: 'rest', effects: [{ do: 'rest', who: 'you' }] },
  { id: 'pass', effects: [] },
] as const satisfies readonly SharedAbility[];
