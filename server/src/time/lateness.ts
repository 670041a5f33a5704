/**
 * How late the event loop's timers come. What somebody chooses is late as well when the loop is busy, and that is part of
 * their pace; what the table answers for them would be late once more, by its timer. So its timer is set that much earlier.
 */

/** How much of each error is taken over: some twenty answers tell. */
const SHARE = 0.1;
/** No more than this: what was owed while the node stood still says nothing of its timers. */
const MOST = 100;

export interface Lateness {
  /** So many milliseconds a timer is to be set before its moment. */
  expected(): number;
  /** So much later than its moment something was done; less than nothing: earlier. */
  note(milliseconds: number): void;
}

export function newLateness(): Lateness {
  let expected = 0;
  return {
    expected: () => expected,
    note(milliseconds) {
      const error = Math.max(-MOST, Math.min(MOST, milliseconds));
      expected = Math.max(0, Math.min(MOST, expected + SHARE * error));
    },
  };
}
