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
export function chachaBlock(key: Int32Array, n: number, rounds: number): Int32Array {
  const block = first(key, n);
  let x0 = wordAt(block, 0);
  let x1 = wordAt(block, 1);
  let x2 = wordAt(block, 2);
  let x3 = wordAt(block, 3);
  let x4 = wordAt(block, 4);
  let x5 = wordAt(block, 5);
  let x6 = wordAt(block, 6);
  let x7 = wordAt(block, 7);
  let x8 = wordAt(block, 8);
  let x9 = wordAt(block, 9);
  let x10 = wordAt(block, 10);
  let x11 = wordAt(block, 11);
  let x12 = wordAt(block, 12);
  let x13 = wordAt(block, 13);
  let x14 = wordAt(block, 14);
  let x15 = wordAt(block, 15);
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
  block[0] = wordAt(block, 0) + x0;
  block[1] = wordAt(block, 1) + x1;
  block[2] = wordAt(block, 2) + x2;
  block[3] = wordAt(block, 3) + x3;
  block[4] = wordAt(block, 4) + x4;
  block[5] = wordAt(block, 5) + x5;
  block[6] = wordAt(block, 6) + x6;
  block[7] = wordAt(block, 7) + x7;
  block[8] = wordAt(block, 8) + x8;
  block[9] = wordAt(block, 9) + x9;
  block[10] = wordAt(block, 10) + x10;
  block[11] = wordAt(block, 11) + x11;
  block[12] = wordAt(block, 12) + x12;
  block[13] = wordAt(block, 13) + x13;
  block[14] = wordAt(block, 14) + x14;
  block[15] = wordAt(block, 15) + x15;
  return block;
}

/** What a block begins as, and what is added to it after the rounds: a constant, the key, its number. */
function first(key: Int32Array, n: number): Int32Array {
  const block = new Int32Array(16);
  block[0] = 0x61707865;
  block[1] = 0x3320646e;
  block[2] = 0x79622d32;
  block[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) block[4 + i] = wordAt(key, i);
  block[12] = n;
  block[13] = Math.floor(n / 2 ** 32);
  return block;
}
