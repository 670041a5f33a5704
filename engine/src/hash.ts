/** SHA-256 (FIPS 180-4), written small: records are bound by it and seeds are committed to. */
import { wordAt } from './ids.ts';

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of eight. */
const primes = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && d * d <= n && n % d === 0),
);
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const K = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const FIRST = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** Room for a short text, such as the seed of a match: used anew for each, as `spread` is. */
const short = new Int32Array(64);

/** So many words, all 0. */
function zeros(n: number): Int32Array {
  if (n > short.length) return new Int32Array(n);
  for (let i = 0; i < n; i++) short[i] = 0;
  return short;
}

/** A text as UTF-8 in blocks of 64 bytes: then a 1, zeros, and its length in bits. There may be room behind the last block. */
function padded(text: string): { readonly words: Int32Array; readonly blocks: number } {
  const words = zeros(16 * Math.ceil((text.length * 3 + 9) / 64));
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) {
      words[n >> 2] = wordAt(words, n >> 2) | (code << (24 - 8 * (n & 3)));
      n++;
      continue;
    }
    const whole = text.codePointAt(i) ?? 0;
    if (whole > 0xffff) i++;
    for (const byte of longer(whole)) {
      words[n >> 2] = wordAt(words, n >> 2) | (byte << (24 - 8 * (n & 3)));
      n++;
    }
  }
  words[n >> 2] = wordAt(words, n >> 2) | (0x80 << (24 - 8 * (n & 3)));
  const blocks = Math.ceil((n + 9) / 64);
  words[16 * blocks - 2] = Math.floor(n / 2 ** 29);
  words[16 * blocks - 1] = (n << 3) | 0;
  return { words, blocks };
}

/** A letter of more than one byte; a half of a pair without the other becomes U+FFFD. */
function longer(read: number): readonly number[] {
  const code = read >= 0xd800 && read <= 0xdfff ? 0xfffd : read;
  const last = 0x80 | (code & 63);
  if (code < 0x800) return [0xc0 | (code >> 6), last];
  const before = 0x80 | ((code >> 6) & 63);
  if (code < 0x10000) return [0xe0 | (code >> 12), before, last];
  return [0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), before, last];
}

const turned = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** What a block is spread out to; used anew for each, since a list of this size takes longer to make than to fill. */
const spread = new Int32Array(64);

/** The eight words of a text's hash. */
export function hashWords(text: string): Int32Array {
  const { words, blocks } = padded(text);
  const state = new Int32Array(8);
  for (let i = 0; i < 8; i++) state[i] = wordAt(FIRST, i);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) spread[i] = wordAt(words, 16 * block + i);
    for (let i = 16; i < 64; i++) {
      const x = wordAt(spread, i - 15);
      const y = wordAt(spread, i - 2);
      const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      spread[i] = (wordAt(spread, i - 16) + s0 + wordAt(spread, i - 7) + s1) | 0;
    }
    mix(state);
  }
  return state;
}

function mix(state: Int32Array): void {
  let a = wordAt(state, 0);
  let b = wordAt(state, 1);
  let c = wordAt(state, 2);
  let d = wordAt(state, 3);
  let e = wordAt(state, 4);
  let f = wordAt(state, 5);
  let g = wordAt(state, 6);
  let h = wordAt(state, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + wordAt(K, i) + wordAt(spread, i)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = wordAt(state, 0) + a;
  state[1] = wordAt(state, 1) + b;
  state[2] = wordAt(state, 2) + c;
  state[3] = wordAt(state, 3) + d;
  state[4] = wordAt(state, 4) + e;
  state[5] = wordAt(state, 5) + f;
  state[6] = wordAt(state, 6) + g;
  state[7] = wordAt(state, 7) + h;
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** 256 bits of a text, as hex. */
export const hash = (text: string): string => Array.from(hashWords(text), hex).join('');
