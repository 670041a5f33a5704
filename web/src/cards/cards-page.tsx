/** Every printed thing of a game, with its text as rendered from its data. */
import type { CardText, Game } from '@arenarium/engine';
import { use, useMemo, useState } from 'react';
import { boardOf, loadBoard } from '../boards/index.ts';
import { CardFrame } from '../look/card-frame.tsx';
import { usePlace } from '../look/place.ts';
import { fieldClass } from '../shell/controls.tsx';
import { speaker } from '../table/words.ts';
import { word } from '../words/page.ts';
import css from './cards.module.css';

interface SpokenCard {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly text: readonly string[];
}

function spoken(game: Game): readonly SpokenCard[] {
  const say = speaker(game, []);
  return game.cards.map(({ id, name, kind, text }: CardText) => ({
    id,
    name: say(name),
    kind: say(kind),
    text: text.map(say),
  }));
}

/** The cards of a kind in which every word of the query stands. */
function searchCards(cards: readonly SpokenCard[], query: string, kind: string): readonly SpokenCard[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const all = [card.name, card.kind, ...card.text].join(' ').toLowerCase();
    return (kind === '' || card.kind === kind) && wanted.every((word) => all.includes(word));
  });
}

/** What draws the cards comes once, however often the page is drawn. */
const boards = new Map<string, Promise<void>>();
function fetched(game: string): Promise<void> {
  const coming = boards.get(game) ?? loadBoard(game);
  boards.set(game, coming);
  return coming;
}

/** A ground for each kind, evenly round the circle of hues, beginning with the red of cards that strike. */
const tintOf = (place: number, of: number): string => `oklch(0.46 0.11 ${25 + (360 * place) / Math.max(1, of)})`;

/** What kinds have in common is said before their first comma: "Disciple of level 1, cost 2". */
const groundOf = (kind: string): string => (kind.split(/[,;]/)[0] ?? kind).replace(/\d+/, '');

export function CardsPage({ game }: { readonly game: Game }) {
  usePlace(game.id);
  use(fetched(game.id));
  const emblems = boardOf(game.id)?.emblems ?? {};
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState('');
  const cards = useMemo(() => spoken(game), [game]);
  const kinds = [...new Set(cards.map((card) => card.kind))];
  const grounds = [...new Set(kinds.map(groundOf))];
  const found = searchCards(cards, query, kind);
  return (
    <main className={css.page}>
      <h1>{word('cards.title', { game: game.title })}</h1>
      <div className={css.toolbar}>
        <input
          className={fieldClass}
          type="search"
          placeholder={word('cards.searchHint')}
          aria-label={word('cards.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <select
          className={fieldClass}
          aria-label={word('cards.kind')}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
        >
          <option value="">{word('cards.allKinds')}</option>
          {kinds.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
      <p role="status">{word('cards.found', { n: found.length, of: cards.length })}</p>
      <ul className={css.cards}>
        {found.map(({ id, name, kind: of, text }) => (
          <li key={id} className={css.card} id={id}>
            <CardFrame
              form="large"
              tint={tintOf(grounds.indexOf(groundOf(of)), grounds.length)}
              emblem={emblems[id] ?? 'card-draw'}
              name={name}
              heading={2}
              kind={[of]}
              text={text.map((line, i) => (
                <span key={i} className={css.line}>
                  {line}
                </span>
              ))}
            />
          </li>
        ))}
      </ul>
    </main>
  );
}
