/** Fresh chance from the browser: works on plain http too, where `randomUUID` does not exist. */
export const freshSeed = (): string => hexOf(16);
/** A name nobody else has: for matches. */
export const freshId = (): string => hexOf(12);

const hexOf = (n: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(n)), (byte) => byte.toString(16).padStart(2, '0')).join('');
