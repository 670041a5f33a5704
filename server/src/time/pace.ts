/**
 * How long somebody takes for an answer that is really theirs. What is forced takes as long as one of their last free
 * answers did, so that nobody can tell by the clock what a hand does not hold. The moment is drawn before the hand is looked
 * at.
 */

/** So many answers of each person are remembered. */
const KEPT = 64;
/** With fewer than these, one borrows the pace of somebody else. */
const ENOUGH = 4;
/** Until anybody has been seen to choose. */
const STRANGER = { from: 600, to: 2400 };
/** No longer than this, however long somebody once thought. */
const LONGEST = 20_000;
const MOST_PEOPLE = 20_000;

export interface Paces {
  /** Somebody took so long for a free answer. */
  remember(person: string, milliseconds: number): void;
  /** A moment for this person. */
  moment(person: string): number;
}

export function newPaces(random: () => number = Math.random): Paces {
  const lately = new Map<string, number[]>();
  /** Everybody counts once: the quick would otherwise outvote the slow. */
  const people: string[] = [];
  const oneOf = <X>(list: readonly X[]): X | undefined => list[Math.floor(random() * list.length)];

  return {
    remember(person, milliseconds) {
      let own = lately.get(person);
      if (own === undefined) {
        if (people.length >= MOST_PEOPLE) {
          const gone = people.shift();
          if (gone !== undefined) lately.delete(gone);
        }
        own = [];
        lately.set(person, own);
        people.push(person);
      }
      own.push(Math.min(milliseconds, LONGEST));
      if (own.length > KEPT) own.shift();
    },
    moment(person) {
      const own = lately.get(person) ?? [];
      const drawn = oneOf(own.length >= ENOUGH ? own : (lately.get(oneOf(people) ?? '') ?? []));
      // No two answers take exactly as long: a moment that repeats itself would be known again.
      const blurred = (drawn ?? STRANGER.from + random() * (STRANGER.to - STRANGER.from)) * (0.95 + random() * 0.1);
      return Math.round(blurred);
    },
  };
}
