/** How much somebody may ask in a while: buckets that fill up again. */
export interface Rate {
  /** So many at once. */
  readonly burst: number;
  /** So many a second in the long run. */
  readonly perSecond: number;
}

export const RATES = {
  /** Trying passwords and making people. */
  signing: { burst: 10, perSecond: 0.2 },
  making: { burst: 30, perSecond: 0.5 },
  asking: { burst: 120, perSecond: 30 },
  saying: { burst: 6, perSecond: 0.5 },
  /** Messages on one socket: a program may be quick. */
  messages: { burst: 400, perSecond: 50 },
} as const satisfies Record<string, Rate>;

/** How many sockets one person, and one address (a school, say), may hold open; and how many there may be in all. */
export const SOCKETS = { person: 60, address: 400, all: 20_000 } as const;

interface Bucket {
  left: number;
  at: number;
}

/** May one more be taken out of it? */
function isTaken(bucket: Bucket, { burst, perSecond }: Rate, now: number): boolean {
  bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
  bucket.at = now;
  if (bucket.left < 1) return false;
  bucket.left--;
  return true;
}

/** A bucket for somebody who is known. */
export const bucketOf = ({ burst }: Rate): Bucket => ({ left: burst, at: performance.now() });
export const isTakenNow = (bucket: Bucket, rate: Rate): boolean => isTaken(bucket, rate, performance.now());

export interface Buckets {
  /** May this one more be taken? */
  take(key: string): boolean;
}

const MOST_KEYS = 100_000;

export function bucketsOf(rate: Rate, clock: () => number = () => performance.now()): Buckets {
  const buckets = new Map<string, Bucket>();
  return {
    take(key) {
      const now = clock();
      let bucket = buckets.get(key);
      if (bucket === undefined) {
        // Whoever has been quiet for longest has a full bucket anyway.
        if (buckets.size >= MOST_KEYS) buckets.delete(buckets.keys().next().value ?? '');
        bucket = { left: rate.burst, at: now };
        buckets.set(key, bucket);
      }
      return isTaken(bucket, rate, now);
    },
  };
}

/** Counts what is held at the same time. */
export function counterOf(most: number): { enter(key: string): boolean; leave(key: string): void } {
  const held = new Map<string, number>();
  return {
    enter(key) {
      const now = held.get(key) ?? 0;
      if (now >= most) return false;
      held.set(key, now + 1);
      return true;
    },
    leave(key) {
      const now = (held.get(key) ?? 1) - 1;
      if (now <= 0) held.delete(key);
      else held.set(key, now);
    },
  };
}
