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
  const waiting: (() => void)[] = [];
  let busy = false;
  return {
    async stand(work) {
      if (busy) await new Promise<void>((resolve) => waiting.push(resolve));
      busy = true;
      try {
        return await work();
      } finally {
        // Whoever is next finds the line busy with them: nobody slips in between.
        const next = waiting.shift();
        if (next === undefined) busy = false;
        else next();
      }
    },
    isIdle: () => !busy,
  };
}
