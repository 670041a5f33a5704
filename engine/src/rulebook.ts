/**
 * A game's rulebook as data: numbered paragraphs in our own words, and rulings where the printed one is silent.
 * Prompts and refusals cite the numbers, scenarios answer to them, the rules screen shows them.
 */
export interface Rulebook {
  /** The letters before every number: `TB` gives `TB-3.2` and the ruling `TB-R4`. */
  readonly prefix: string;
  readonly chapters: readonly Chapter[];
  readonly rulings: readonly Ruling[];
}
export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly rules: readonly Rule[];
}
export interface Rule {
  /** `TB-3.2`: chapter 3, paragraph 2. */
  readonly id: string;
  readonly text: string;
}
/** A gap or contradiction in the printed rulebook, and how we read it. */
export interface Ruling {
  /** `TB-R4`. */
  readonly id: string;
  readonly text: string;
  readonly because: string;
}

export const rulesOf = (book: Rulebook): readonly Rule[] => [
  ...book.chapters.flatMap((chapter) => chapter.rules),
  ...book.rulings,
];

/** Every number once, in order, under its chapter: what a citation can rely on. */
export function mistakesIn(book: Rulebook): string[] {
  const mistakes: string[] = [];
  book.chapters.forEach((chapter) => {
    chapter.rules.forEach((rule, i) => {
      const expected = `${book.prefix}-${chapter.number}.${i + 1}`;
      if (rule.id !== expected) mistakes.push(`${rule.id} should be ${expected}`);
    });
  });
  book.rulings.forEach((ruling, i) => {
    const expected = `${book.prefix}-R${i + 1}`;
    if (ruling.id !== expected) mistakes.push(`${ruling.id} should be ${expected}`);
  });
  return mistakes;
}
