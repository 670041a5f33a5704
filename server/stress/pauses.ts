/**
 * The pauses of many scripted people at once. A timer for each would live for half a second: long enough to become old, so
 * that the script's own collections would hold up the server that it measures. Here a person's answer is the same function
 * every time, and lies in the list of its millisecond meanwhile.
 */
export interface Pauses {
  /** Do this after so many milliseconds, never before; at most `LONGEST`. */
  after(milliseconds: number, work: () => void): void;
}

export const LONGEST = 1000;
/** Whoever looks so much too late still finds every answer in the list of its own millisecond. */
const LATEST = 3000;

export function pausesFrom(clock: () => number = () => performance.now()): Pauses & { tick(): void } {
  const lists = Array.from({ length: LONGEST + LATEST + 1 }, (): (() => void)[] => []);
  const listAt = (millisecond: number): (() => void)[] => lists[millisecond % lists.length] ?? [];
  let done = Math.floor(clock());
  return {
    after(milliseconds, work) {
      if (milliseconds > LONGEST) throw new RangeError(`no pause is longer than ${LONGEST} ms`);
      listAt(Math.max(done + 1, Math.ceil(clock() + milliseconds))).push(work);
    },
    /** Do everything whose millisecond has come. */
    tick() {
      const now = Math.floor(clock());
      while (done < now) {
        done++;
        const due = listAt(done);
        for (let i = 0; i < due.length; i++) due[i]?.();
        due.length = 0;
      }
    },
  };
}

/** Pauses by the process’s clock, looked at every millisecond. */
export function pausesByTheClock(): Pauses {
  const pauses = pausesFrom();
  setInterval(pauses.tick, 1);
  return pauses;
}
