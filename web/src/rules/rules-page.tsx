/** The rulebook: searchable, every rule at an address of its own, with the examples that show it. */
import type { Game } from '@arenarium/engine';
import { useEffect, useMemo, useState } from 'react';
import { usePlace } from '../look/place.ts';
import { addresses, href } from '../shell/addresses.ts';
import { fieldClass } from '../shell/controls.tsx';
import { word } from '../words/page.ts';
import { citationsOf, searchRules, type Cited } from './citation.ts';
import { Examples } from './rule-chip.tsx';
import css from './rules.module.css';
import { useScenarios } from './use-scenarios.ts';

/** Addresses behind the `#` name screens, so chapters are scrolled to by hand. */
function scrollToChapter(chapter: string): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-chapter]')];
  sections.find(({ dataset }) => dataset['chapter'] === chapter)?.scrollIntoView({ behavior: 'smooth' });
}

export function RulesPage({ game, target }: { readonly game: Game; readonly target?: string | undefined }) {
  usePlace(game.id);
  const [query, setQuery] = useState('');
  const scenarios = useScenarios(game.id);
  const all = useMemo(() => citationsOf(game, scenarios), [game, scenarios]);
  const found = searchRules(all, query);
  const chapters = [...new Set(found.map(({ chapter }) => chapter))];
  useEffect(() => {
    if (target !== undefined) document.getElementById(target)?.scrollIntoView({ block: 'center' });
  }, [target]);
  return (
    <main className={css.page}>
      <header className={css.toolbar}>
        <h1>{word('rules.title', { game: game.title })}</h1>
        <input
          className={fieldClass}
          type="search"
          placeholder={word('rules.searchHint')}
          aria-label={word('rules.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status">{word('rules.found', { n: found.length, of: all.length })}</p>
        <nav aria-label={word('rules.chapters')}>
          <ul className={css.contents}>
            {chapters.map((chapter) => (
              <li key={chapter}>
                <button type="button" className={css.chapterLink} onClick={() => scrollToChapter(chapter)}>
                  {chapter}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className={css.chapters}>
        {chapters.map((chapter) => (
          <section key={chapter} aria-label={chapter} data-chapter={chapter}>
            <h2>{chapter}</h2>
            <ol className={css.rules}>
              {found
                .filter((rule) => rule.chapter === chapter)
                .map((rule) => (
                  <RuleItem key={rule.id} game={game} rule={rule} target={target} />
                ))}
            </ol>
          </section>
        ))}
      </div>
    </main>
  );
}

interface RuleItemProps {
  readonly game: Game;
  readonly rule: Cited;
  readonly target: string | undefined;
}

const RuleItem = ({ game, rule: { id, text, because, examples }, target }: RuleItemProps) => (
  <li className={css.rule} id={id} data-target={id === target ? 'yes' : undefined}>
    <a className={css.number} href={href(addresses.rules(game.id, id))}>
      {id}
    </a>
    <p>{text}</p>
    {because !== null && <p className={css.because}>{word('rules.because', { because })}</p>}
    <Examples examples={examples} />
  </li>
);
