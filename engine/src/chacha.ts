/**
 * ChaCha (D. J. Bernstein; RFC 8439 describes it with twenty rounds): a stream of numbers from a key. Whoever sees some of
 * them can work out neither those before nor those to come.
 */
import { wordAt } from './ids.ts';

const turned = (word: number, n: number): number => (word << n) | (word >>> (32 - n));

/**
 * Block number `n` of the stream of a key: sixteen words. The rounds stir columns, then diagonals, four words at a time;
 * they are written out, since sixteen variables are three times as fast as a list of sixteen.
 */
// oxlint-disable-next-line max-lines-per-function, max-statements -- eight times the same eight lines are the algorithm
export function chachaBlock(key: Int32Array, n: number, rounds: number): readonly number[] {
  const k0 = wordAt(key, 0);
  const k1 = wordAt(key, 1);
  const k2 = wordAt(key, 2);
  const k3 = wordAt(key, 3);
  const k4 = wordAt(key, 4);
  const k5 = wordAt(key, 5);
  const k6 = wordAt(key, 6);
  const k7 = wordAt(key, 7);
  const low = n | 0;
  const high = Math.floor(n / 2 ** 32) | 0;
  let x0 = 0x61707865;
  let x1 = 0x3320646e;
  let x2 = 0x79622d32;
  let x3 = 0x6b206574;
  let x4 = k0;
  let x5 = k1;
  let x6 = k2;
  let x7 = k3;
  let x8 = k4;
  let x9 = k5;
  let x10 = k6;
  let x11 = k7;
  let x12 = low;
  let x13 = high;
  let x14 = 0;
  let x15 = 0;
  for (let i = 0; i < rounds; i += 2) {
    x0 = (x0 + x4) | 0;
    x12 = turned(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = turned(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = turned(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = turned(x4 ^ x8, 7);
    x1 = (x1 + x5) | 0;
    x13 = turned(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = turned(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = turned(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = turned(x5 ^ x9, 7);
    x2 = (x2 + x6) | 0;
    x14 = turned(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = turned(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = turned(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = turned(x6 ^ x10, 7);
    x3 = (x3 + x7) | 0;
    x15 = turned(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = turned(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = turned(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = turned(x7 ^ x11, 7);
    x0 = (x0 + x5) | 0;
    x15 = turned(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = turned(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = turned(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = turned(x5 ^ x10, 7);
    x1 = (x1 + x6) | 0;
    x12 = turned(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = turned(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = turned(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = turned(x6 ^ x11, 7);
    x2 = (x2 + x7) | 0;
    x13 = turned(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = turned(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = turned(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = turned(x7 ^ x8, 7);
    x3 = (x3 + x4) | 0;
    x14 = turned(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = turned(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = turned(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = turned(x4 ^ x9, 7);
  }
  return [
    (x0 + 0x61707865) | 0,
    (x1 + 0x3320646e) | 0,
    (x2 + 0x79622d32) | 0,
    (x3 + 0x6b206574) | 0,
    (x4 + k0) | 0,
    (x5 + k1) | 0,
    (x6 + k2) | 0,
    (x7 + k3) | 0,
    (x8 + k4) | 0,
    (x9 + k5) | 0,
    (x10 + k6) | 0,
    (x11 + k7) | 0,
    (x12 + low) | 0,
    (x13 + high) | 0,
    x14,
    x15,
  ];
}
