/** Any answer to a question, by lot: an index, or a set of them. A set that does not fit together is refused, and tried anew. */
export interface Question {
  readonly options: { readonly length: number };
  readonly set?: { readonly of: number; readonly min: number; readonly max: number } | null | undefined;
}

/** Whether there is anything to choose: what is forced the table answers itself. */
export const isFree = ({ options, set }: Question): boolean => options.length > 1 || set != null;

export function answerTo({ options, set }: Question, pick: (n: number) => number): number | number[] {
  if (set == null) return pick(options.length);
  const left = Array.from({ length: set.of }, (_, i) => i);
  const size = set.min + pick(set.max - set.min + 1);
  return Array.from({ length: size }, () => left.splice(pick(left.length), 1)[0] ?? 0).sort((a, b) => a - b);
}

export const byLot = (n: number): number => Math.floor(Math.random() * n);
