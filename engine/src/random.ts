/**
 * Chance that can be saved. A match draws from a keyed stream (ChaCha, eight rounds): from the dice and cards that were
 * seen nobody can work out the rest. Bots and laws, whose numbers nobody sees, draw from a quick one (sfc32).
 * Replays on every machine depend on these numbers; `random.test.ts` keeps golden vectors.
 */
import { chachaBlock } from './chacha.ts';
import { hashWords } from './hash.ts';
import { numberIn, wordAt } from './ids.ts';

export interface Random {
  /** The four words of the quick one; of a keyed stream, `a` is how many numbers were drawn. */
  a: number;
  b: number;
  c: number;
  d: number;
  /** The key of a stream, and the block it is in; null for the quick one. Neither is ever changed, so copies share them. */
  key: Int32Array | null;
  block: readonly number[] | null;
}

/** No attack is known on so many; each more would be slower. */
const ROUNDS = 8;

const quick = (a: number, b: number, c: number, d: number): Random => ({ a, b, c, d, key: null, block: null });

/** Quick chance from a text: four words of its hash, then a short run so that they are well mixed. */
export function seeded(seed: string): Random {
  const words = hashWords(seed);
  const random = quick(wordAt(words, 0), wordAt(words, 1), wordAt(words, 2), wordAt(words, 3));
  for (let i = 0; i < 12; i++) next(random);
  return random;
}

/** The chance of a match: a stream whose key is the hash of the seed. */
export const keyed = (seed: string): Random => streamOf(hashWords(seed), 0);

/** A stream from its key, after so many numbers. */
export function streamOf(key: Int32Array, drawn: number): Random {
  const random: Random = { a: drawn, b: 0, c: 0, d: 0, key, block: null };
  if (drawn % 16 !== 0) random.block = chachaBlock(key, Math.floor(drawn / 16), ROUNDS);
  return random;
}

/** No match comes so far in its stream. */
const ASIDE = 2 ** 40;

/** Quick chance beside a stream, from the same key: for what is drawn along with a match and is no part of it. */
export function aside(r: Random): Random {
  if (r.key === null) return branch(copyOfRandom(r));
  const words = chachaBlock(r.key, ASIDE, ROUNDS);
  return quick(numberIn(words, 0), numberIn(words, 1), numberIn(words, 2), numberIn(words, 3));
}

export const copyOfRandom = ({ a, b, c, d, key, block }: Random): Random => ({ a, b, c, d, key, block });

/** The next 32 random bits, as a number from 0 to 2³²−1. */
export const next = (r: Random): number => nextWord(r) >>> 0;

/** The same as a signed word, which is quicker to reckon with. */
function nextWord(r: Random): number {
  if (r.key !== null) return nextOf(r, r.key);
  const t = (((r.a + r.b) | 0) + r.d) | 0;
  r.d = (r.d + 1) | 0;
  r.a = r.b ^ (r.b >>> 9);
  r.b = (r.c + (r.c << 3)) | 0;
  r.c = (((r.c << 21) | (r.c >>> 11)) + t) | 0;
  return t;
}

function nextOf(r: Random, key: Int32Array): number {
  const at = r.a & 15;
  if (at === 0 || r.block === null) r.block = chachaBlock(key, Math.floor(r.a / 16), ROUNDS);
  r.a++;
  return numberIn(r.block, at);
}

/** Up to here a product of sixteen bits with it is a whole number of 32. */
const SMALL = 1 << 15;

/**
 * A number from 0 to n−1: so many times the random fraction, rounded down. The bias is below n/2³²: far under what any table
 * of games could show. Worked out in whole numbers where n is small, as it nearly always is.
 */
export function below(r: Random, n: number): number {
  const word = nextWord(r);
  if (n >= SMALL) return Math.floor(((word >>> 0) / 4294967296) * n);
  return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16;
}

/** A new quick one whose numbers have nothing to do with the old one's next ones. */
export function branch(r: Random): Random {
  const child = quick(next(r) | 0, next(r) | 0, next(r) | 0, next(r) | 0);
  for (let i = 0; i < 4; i++) next(child);
  return child;
}

/** Put a list into random order, in place. */
export function shuffled<X>(r: Random, list: X[]): X[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(r, i + 1);
    const x = list[i] as X;
    list[i] = list[j] as X;
    list[j] = x;
  }
  return list;
}
