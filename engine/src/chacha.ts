/**
 * ChaCha (D. J. Bernstein; RFC 8439 describes it with twenty rounds): a stream of numbers from a key. Whoever sees some of
 * them can work out neither those before nor those to come.
 */

/** Block number `n` of the stream of a key: sixteen words. */
export function chachaBlock(key: Int32Array, n: number, rounds: number): Int32Array {
  const x = new Int32Array(16);
  addFirst(x, key, n);
  for (let i = 0; i < rounds; i += 2) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  addFirst(x, key, n);
  return x;
}

/** What a block begins as (a constant, the key, its number), added word by word: before the rounds and after them. */
function addFirst(x: Int32Array, key: Int32Array, n: number): void {
  x[0] = (x[0] as number) + 0x61707865;
  x[1] = (x[1] as number) + 0x3320646e;
  x[2] = (x[2] as number) + 0x79622d32;
  x[3] = (x[3] as number) + 0x6b206574;
  for (let i = 0; i < 8; i++) x[4 + i] = (x[4 + i] as number) + (key[i] as number);
  x[12] = (x[12] as number) + n;
  x[13] = (x[13] as number) + Math.floor(n / 2 ** 32);
}

/** Four words of the block, by their places, stirred together. */
// oxlint-disable-next-line max-params -- the four places are the algorithm
function quarter(x: Int32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = x[ia] as number;
  let b = x[ib] as number;
  let c = x[ic] as number;
  let d = x[id] as number;
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  x[ia] = a;
  x[ib] = b;
  x[ic] = c;
  x[id] = d;
}
