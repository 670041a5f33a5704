/** A rule number that can be pressed, and the dialogue with its text. */
import type { Game } from '@arenarium/engine';
import { create } from 'zustand';
import { addresses, href } from '../shell/addresses.ts';
import { Actions, buttonClass, Dialog } from '../shell/controls.tsx';
import { word } from '../words/page.ts';
import { citation } from './citation.ts';
import css from './rules.module.css';
import { useScenarios } from './use-scenarios.ts';

interface Shown {
  readonly rule: string | null;
  show(rule: string | null): void;
}
const useShownRule = create<Shown>()((set) => ({ rule: null, show: (rule) => set({ rule }) }));

export function RuleChip({ rule }: { readonly rule: string }) {
  const show = useShownRule((shown) => shown.show);
  if (rule === '') return null;
  return (
    <button type="button" className={css.chip} aria-label={word('rules.rule', { rule })} onClick={() => show(rule)}>
      {rule}
    </button>
  );
}

/** Shows the rule that was pressed last; one of these stands on every screen with rule chips. */
export function RuleDialog({ game }: { readonly game: Game }) {
  const { rule, show } = useShownRule();
  return rule === null ? null : <ShownRule game={game} rule={rule} onClose={() => show(null)} />;
}

interface ShownRuleProps {
  readonly game: Game;
  readonly rule: string;
  readonly onClose: () => void;
}

function ShownRule({ game, rule, onClose }: ShownRuleProps) {
  const cited = citation(game, rule, useScenarios(game.id));
  return (
    <Dialog title={rule} onClose={onClose}>
      {cited === undefined ? (
        <p>{word('rules.none', { game: game.title })}</p>
      ) : (
        <>
          <p className={css.chapter}>{cited.chapter}</p>
          <p>{cited.text}</p>
          {cited.because !== null && <p className={css.because}>{word('rules.because', { because: cited.because })}</p>}
          <Examples examples={cited.examples} />
          <Actions>
            <a className={buttonClass()} href={href(addresses.rules(game.id, rule))} onClick={onClose}>
              {word('rules.open')}
            </a>
          </Actions>
        </>
      )}
    </Dialog>
  );
}

export function Examples({ examples }: { readonly examples: readonly string[] }) {
  if (examples.length === 0) return null;
  return (
    <details className={css.examples}>
      <summary>{word('rules.examples', { n: examples.length })}</summary>
      <ul>
        {examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
    </details>
  );
}
