/**
 * Chance that can be saved: sfc32, four 32-bit words, seeded from a text of any length.
 * Replays on every machine depend on these numbers; `random.test.ts` keeps golden vectors.
 */
export interface Random {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** Four well-mixed words from a text, then a short run so that near seeds part company. */
export function seeded(seed: string): Random {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < seed.length; i++) {
    const k = seed.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  const random: Random = { a: h1 | 0, b: h2 | 0, c: h3 | 0, d: h4 | 0 };
  for (let i = 0; i < 12; i++) next(random);
  return random;
}

/** The next 32 random bits, as a number from 0 to 2³²−1. */
export function next(r: Random): number {
  const t = (((r.a + r.b) | 0) + r.d) | 0;
  r.d = (r.d + 1) | 0;
  r.a = r.b ^ (r.b >>> 9);
  r.b = (r.c + (r.c << 3)) | 0;
  r.c = (((r.c << 21) | (r.c >>> 11)) + t) | 0;
  return t >>> 0;
}

/** A number from 0 to n−1. The bias is below n/2³²: far under what any table of games could show. */
export const below = (r: Random, n: number): number => Math.floor((next(r) / 4294967296) * n);

/** A new generator whose numbers have nothing to do with the old one's next ones. */
export function branch(r: Random): Random {
  const child: Random = { a: next(r) | 0, b: next(r) | 0, c: next(r) | 0, d: next(r) | 0 };
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
