/** Printed numbers as one scenario has them: it holds whatever the cards are balanced to. */

/** By the name of a printed thing: its numbers. */
export type Pack = Readonly<Record<string, Readonly<Record<string, number>>>>;
/** Puts numbers in the place of the printed ones; gives the way back. */
export type Pinning = (name: string, numbers: Pack[string]) => () => void;

/** Other values in the fields of a printed thing, or at the places of a list, until they are put back. */
export function pin(printed: object, values: Pack[string]): () => void {
  const unknown = Object.keys(values).find((field) => !(field in printed));
  if (unknown !== undefined) throw new Error(`"${unknown}" is not printed there`);
  const before = Object.fromEntries(Object.entries(printed).filter(([field]) => field in values));
  Object.assign(printed, values);
  return () => {
    Object.assign(printed, before);
  };
}

/** Do something while a pack is in place. */
export function whilePinned<R>(pack: Pack, pinning: Pinning | undefined, during: () => R): R {
  const back: (() => void)[] = [];
  try {
    for (const [name, numbers] of Object.entries(pack)) {
      if (pinning === undefined) throw new Error('the scenarios of this game pin no numbers');
      back.push(pinning(name, numbers));
    }
    return during();
  } finally {
    for (const putBack of back.toReversed()) putBack();
  }
}
