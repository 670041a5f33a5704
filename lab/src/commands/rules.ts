/** arenarium rules: the rulebook, or what it says about something. */
import type { Chapter, Game, Rule } from '@arenarium/engine';
import { scenariosOf } from '@arenarium/games/scenarios';
import { Command } from 'commander';
import pc from 'picocolors';
import { print } from '../terminal.ts';
import { BadUsage, gameCalled } from '../usage.ts';

export const rulesCommand = (): Command =>
  new Command('rules')
    .description('show a rulebook, a chapter ("9"), a rule ("9.4", "R3") or all that mentions some words')
    .argument('<game>')
    .argument('[query...]', 'a number, or words to look for')
    .action(async (name: string, query: string[]) => {
      const game = await gameCalled(name);
      const found = rulesFound(game, query.join(' '));
      if (found.length === 0) throw new BadUsage(`the rulebook of ${game.title} has nothing on "${query.join(' ')}"`);
      const shown = new Set((await scenariosOf(game.id)).flatMap((scenario) => scenario.rules));
      for (const { title, rules } of found) {
        print(pc.bold(title));
        for (const rule of rules) printRule(rule, shown.has(rule.id) ? '' : pc.red(' (no scenario)'));
        print();
      }
    });

interface Found {
  readonly title: string;
  readonly rules: readonly (Rule & { readonly because?: string })[];
}

/** The paragraphs that answer a query, under their chapters. */
export function rulesFound({ rulebook }: Game, query: string): readonly Found[] {
  const { prefix, chapters, rulings } = rulebook;
  const wanted = query.trim().toLowerCase();
  const number = wanted.startsWith(`${prefix.toLowerCase()}-`) ? wanted.slice(prefix.length + 1) : wanted;
  const words = wanted.split(/\s+/).filter((word) => word !== '');
  const isWanted = (rule: Rule, chapter: Chapter | null): boolean => {
    if (wanted === '') return true;
    const own = rule.id.slice(prefix.length + 1).toLowerCase();
    if (/^r?\d+(?:\.\d+)?$/.test(number)) return own === number || String(chapter?.number) === number;
    const text = `${rule.text} ${'because' in rule ? String(rule.because) : ''} ${chapter?.title ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return [
    ...chapters.map((chapter) => ({
      title: `${chapter.number} ${chapter.title}`,
      rules: chapter.rules.filter((rule) => isWanted(rule, chapter)),
    })),
    { title: 'Rulings', rules: rulings.filter((ruling) => isWanted(ruling, null)) },
  ].filter(({ rules }) => rules.length > 0);
}

function printRule(rule: Found['rules'][number], remark: string): void {
  print(`  ${pc.cyan(rule.id)} ${rule.text}${remark}`);
  if (rule.because !== undefined) print(pc.dim(`      ${rule.because}`));
}
