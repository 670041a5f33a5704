/** SHA-256 (FIPS 180-4), written small: records are bound by it and seeds are committed to. */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of eight. */
const primes = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && d * d <= n && n % d === 0),
);
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const K = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const FIRST = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** A text as UTF-8 in blocks of 64 bytes: then a 1, zeros, and its length in bits. */
function padded(text: string): Int32Array {
  const bytes = new Uint8Array(text.length * 3 + 73);
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0;
    if (code < 0x80) {
      bytes[n++] = code;
      continue;
    }
    if (code > 0xffff) i++;
    for (const byte of longer(code)) bytes[n++] = byte;
  }
  const words = new Int32Array(16 * Math.ceil((n + 9) / 64));
  bytes[n] = 0x80;
  for (let i = 0; i <= n; i++) words[i >> 2] = (words[i >> 2] as number) | ((bytes[i] as number) << (24 - 8 * (i & 3)));
  words[words.length - 2] = Math.floor(n / 2 ** 29);
  words[words.length - 1] = (n << 3) | 0;
  return words;
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

/** The eight words of a text's hash. */
export function hashWords(text: string): Int32Array {
  const words = padded(text);
  const state = FIRST.slice();
  const w = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    w.set(words.subarray(block, block + 16));
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15] as number;
      const y = w[i - 2] as number;
      const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
    }
    mix(state, w);
  }
  return state;
}

function mix(state: Int32Array, w: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0;
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
  const after = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) state[i] = (state[i] as number) + (after[i] as number);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** 256 bits of a text, as hex. */
export const hash = (text: string): string => Array.from(hashWords(text), hex).join('');
