/** The chances of each side over a match, as points to draw. */
import type { AnalysedChoice } from '@arenarium/bots';

/** Seats that win together, in the order of their first seats. */
export function sidesOf(sides: readonly number[]): readonly (readonly number[])[] {
  return [...new Set(sides)].map((side) => sides.flatMap((own, seat) => (own === side ? [seat] : [])));
}

/** From what each seat knew at the time, or with all cards open. */
export const outlooks = ['known', 'open'] as const;
export type Outlook = (typeof outlooks)[number];

/** A side's chance at each choice, 0 to 1: the mean over its seats, who may know different things. */
export const chancesOf = (
  choices: readonly AnalysedChoice[],
  { seats, outlook }: { readonly seats: readonly number[]; readonly outlook: Outlook },
): readonly number[] =>
  choices.map(({ chances, open }) => {
    const all = outlook === 'known' ? chances : open;
    const mean = seats.reduce((sum, seat) => sum + (all[seat] ?? 0), 0) / Math.max(1, seats.length);
    return Math.min(1, Math.max(0, mean));
  });

/** Points of an SVG line in a box of this size. */
export const lineThrough = (chances: readonly number[], { width, height }: { width: number; height: number }): string =>
  chances
    .map((chance, i) => {
      const x = chances.length < 2 ? width / 2 : (i * width) / (chances.length - 1);
      return `${x.toFixed(1)},${((1 - chance) * height).toFixed(1)}`;
    })
    .join(' ');
