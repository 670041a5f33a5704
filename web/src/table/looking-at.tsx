/** A closer look at the card under the pointer or the focus. */
import type { Game } from '@arenarium/engine';
import { useSitting } from '../play/sitting.ts';
import css from './table.module.css';
import { thingAt } from './things.ts';
import { useSay } from './words.ts';

export function LookingAt({ game }: { readonly game: Game }) {
  const say = useSay(game);
  const { hovered, scene, names, labels } = useSitting();
  if (scene === null || scene.view.result !== null) return null;
  const thing =
    hovered === null ? null : thingAt({ game, view: scene.view, names, say, label: labels.hovered }, hovered);
  return (
    <aside className={css.looking} aria-label="A closer look">
      {thing === null ? (
        <p className={css.soft}>Point at anything to look closer; press it to choose it, or to hear why not.</p>
      ) : (
        <>
          <strong>{thing.name}</strong>
          {thing.text.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
    </aside>
  );
}
