/**
 * Everything that touches a match stands in one line: choices, news from other nodes, people who sit down. Unique numbers
 * alone are not enough: a newcomer's reading beside an append on its way once applied an entry twice and left a hole.
 */
export interface Line {
  /** Do this when everything before it is done. */
  stand<R>(work: () => R | Promise<R>): Promise<R>;
  isIdle(): boolean;
}

export function newLine(): Line {
  const waiting: (() => Promise<void>)[] = [];
  let busy = false;
  async function goOn(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next();
    busy = false;
  }
  return {
    stand: (work) =>
      new Promise((resolve, reject) => {
        waiting.push(async () => {
          try {
            resolve(await work());
          } catch (error) {
            reject(error);
          }
        });
        if (busy) return;
        busy = true;
        void goOn();
      }),
    isIdle: () => !busy,
  };
}
