/** How far the Banishing is: ten seals round a circle; the Deck, the Discard, and what the rounds still bring. */
import { CARDS_TO_WIN, LAST_ROUND, signs } from '@arenarium/banishing/board';
import { Pile } from '../../look/pieces.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import { Tile } from './card.tsx';
import { faceAt, type Props } from './reading.ts';
import css from './ritual.module.css';

export function Ritual(props: Props) {
  const { table } = props.view;
  const done = table.banishing.length;
  return (
    <section className={css.ritual} aria-label={word('banishing.ritual')}>
      <div className={css.ring} role="group" aria-label={word('banishing.banished', { n: done, of: CARDS_TO_WIN })}>
        <svg viewBox="-100 -100 200 200" className={css.star} aria-hidden="true">
          <circle r="78" />
          <circle r="50" />
          <path d="M0 -50 L29 40 L-47 -15 L47 -15 L-29 40 Z" />
        </svg>
        <span className={css.number} aria-hidden="true">
          <b>{done}</b>
          {word('banishing.ofBanished', { of: CARDS_TO_WIN })}
        </span>
        {Array.from({ length: CARDS_TO_WIN }, (_, i) => {
          const id = table.banishing[i];
          const turn = (i / CARDS_TO_WIN) * 2 * Math.PI;
          const style = { left: `${50 + 42 * Math.sin(turn)}%`, top: `${50 - 42 * Math.cos(turn)}%` };
          return (
            <span key={i} className={css.seal} data-filled={id === undefined ? undefined : 'yes'} style={style}>
              <Spot
                point={`seal:${i}`}
                label={word(id === undefined ? 'banishing.sealOpen' : 'banishing.seal', { n: i + 1 })}
                className={css.field}
              >
                {id === undefined ? i + 1 : <Tile face={faceAt(props, id)} />}
              </Spot>
            </span>
          );
        })}
      </div>
      <div className={css.piles}>
        <Spot point="pile:deck" label={word('banishing.deck')}>
          <Pile emblem={signs.deck} count={table.deck.length} name={word('banishing.deck')} />
        </Spot>
        <Spot point="pile:discard" label={word('banishing.discard')}>
          <Pile emblem="card-discard" count={table.discard.length} name={word('banishing.discard')} />
        </Spot>
        <ol className={css.rounds} aria-label={word('banishing.rounds')}>
          {Array.from({ length: LAST_ROUND }, (_, i) => (
            <li key={i} aria-current={table.round === i + 1 ? 'step' : undefined}>
              {i + 1}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
