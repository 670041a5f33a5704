/** SHA-256 (FIPS 180-4), written small: records are bound by it and seeds are committed to. */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of eight. */
const primes = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && d * d <= n && n % d === 0),
);
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const K = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const FIRST = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** A text as UTF-8 in blocks of 64 bytes: then a 1, zeros, and its length in bits. There may be room behind the last block. */
function padded(text: string): { readonly words: Int32Array; readonly blocks: number } {
  const words = new Int32Array(16 * Math.ceil((text.length * 3 + 9) / 64));
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) {
      words[n >> 2] = (words[n >> 2] as number) | (code << (24 - 8 * (n & 3)));
      n++;
      continue;
    }
    const whole = text.codePointAt(i) ?? 0;
    if (whole > 0xffff) i++;
    for (const byte of longer(whole)) {
      words[n >> 2] = (words[n >> 2] as number) | (byte << (24 - 8 * (n & 3)));
      n++;
    }
  }
  words[n >> 2] = (words[n >> 2] as number) | (0x80 << (24 - 8 * (n & 3)));
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
  const state = FIRST.slice();
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) spread[i] = words[16 * block + i] as number;
    for (let i = 16; i < 64; i++) {
      const x = spread[i - 15] as number;
      const y = spread[i - 2] as number;
      const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      spread[i] = ((spread[i - 16] as number) + s0 + (spread[i - 7] as number) + s1) | 0;
    }
    mix(state);
  }
  return state;
}

function mix(state: Int32Array): void {
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (spread[i] as number)) | 0;
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
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** 256 bits of a text, as hex. */
export const hash = (text: string): string => Array.from(hashWords(text), hex).join('');
