/**
 * What each table promised before its deal: remembered here, where the server cannot change it afterwards. `sha256` of the
 * seed, which comes with the record.
 */
const KEY = 'arenarium.commitment.';
const KEPT = 50;

/** The first promise that was heard stands. */
export function rememberCommitment(table: string, commitment: string): void {
  try {
    if (localStorage.getItem(KEY + table) !== null) return;
    const known = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
    for (const old of known.slice(0, Math.max(0, known.length - KEPT))) localStorage.removeItem(old);
    localStorage.setItem(KEY + table, commitment);
  } catch {
    // A browser that keeps nothing has to believe what the server says now.
  }
}

export function commitmentOf(table: string): string | null {
  try {
    return localStorage.getItem(KEY + table);
  } catch {
    return null;
  }
}
