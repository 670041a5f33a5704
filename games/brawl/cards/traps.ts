/** The twelve traps as data (SFB-14.2). */
/** Each kind, and how many there are of it. */
export const TRAPS = [
  { name: 'trap.damage', damage: 1, copies: 2 },
  { name: 'trap.damage', damage: 2, copies: 4 },
  { name: 'trap.damage', damage: 3, copies: 2 },
  { name: 'trap.root', damage: 0, copies: 2 },
  { name: 'trap.stun', damage: 0, copies: 2 },
] as const;
