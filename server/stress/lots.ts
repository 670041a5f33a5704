/** A small die for scripted people: the same every time. */
export type Lot = (n: number) => number;

export function lotOf(seed: number): Lot {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}
