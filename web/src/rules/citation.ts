/** A rule number, and everything known about it: where every citation on every screen leads. */
import { word } from '../words/page.ts';
import type { Game, Scenario } from '@arenarium/engine';

export interface Cited {
  readonly id: string;
  readonly text: string;
  /** The chapter it stands in, or "Rulings". */
  readonly chapter: string;
  /** Why we read it so, for a ruling. */
  readonly because: string | null;
  /** The examples that show it. */
  readonly examples: readonly string[];
}

/** What a citation needs of a scenario. */
type Example = Pick<Scenario, 'name' | 'rules'>;

/** Every rule of a game in the order of its book, rulings last. */
export function citationsOf(game: Game, scenarios: readonly Example[]): readonly Cited[] {
  const { chapters, rulings } = game.rulebook;
  const examples = examplesByRule(scenarios);
  const shown = (id: string): readonly string[] => examples.get(id) ?? [];
  return [
    ...chapters.flatMap(({ number, title, rules }) =>
      rules.map(({ id, text }) => ({ id, text, chapter: `${number}. ${title}`, because: null, examples: shown(id) })),
    ),
    ...rulings.map(({ id, text, because }) => ({
      id,
      text,
      chapter: word('rules.rulings'),
      because,
      examples: shown(id),
    })),
  ];
}

/** The names of scenarios begin with the rules they show; what follows is the sentence. */
function examplesByRule(scenarios: readonly Example[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { name, rules } of scenarios) {
    const sentence = name.split(' ').slice(rules.length).join(' ');
    for (const rule of rules) found.set(rule, [...(found.get(rule) ?? []), sentence]);
  }
  return found;
}

export const citation = (game: Game, rule: string, scenarios: readonly Example[]): Cited | undefined =>
  citationsOf(game, scenarios).find(({ id }) => id === rule);

/** The rules in which every word of the query stands, in number, text, reason or examples. */
export function searchRules(rules: readonly Cited[], query: string): readonly Cited[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter(({ id, text, chapter, because, examples }) => {
    const all = [id, text, chapter, because ?? '', ...examples].join(' ').toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}
