/**
 * ChaCha (D. J. Bernstein; RFC 8439 describes it with twenty rounds): a stream of numbers from a key. Whoever sees some of
 * them can work out neither those before nor those to come.
 */

/** Block number `n` of the stream of a key: sixteen words. */
export function chachaBlock(key: Int32Array, n: number, rounds: number): Int32Array {
  const x = new Int32Array(16);
  x[0] = 0x61707865;
  x[1] = 0x3320646e;
  x[2] = 0x79622d32;
  x[3] = 0x6b206574;
  x.set(key, 4);
  x[12] = n;
  x[13] = Math.floor(n / 2 ** 32);
  const first = x.slice();
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
  for (let i = 0; i < 16; i++) x[i] = (x[i] as number) + (first[i] as number);
  return x;
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
