/** Rounds, Deck, Discard, and how far the Banishing has come. */
import { CARDS_TO_WIN, LAST_ROUND, type Table } from '@arenarium/banishing/board';
import type { BoardProps } from '../board.ts';
import { Card } from './card.tsx';
import css from './tracks.module.css';

export function Tracks({ view }: BoardProps<Table>) {
  const { table, faces } = view;
  const top = table.discard.at(-1);
  return (
    <section className={css.tracks} aria-label="Rounds, Deck and Banishing">
      <div className={css.rounds} role="img" aria-label={`Round ${table.round} of ${LAST_ROUND}`}>
        <span className={css.label}>Round</span>
        <span className={css.dots}>
          {Array.from({ length: LAST_ROUND }, (_, i) => (
            <span
              key={i}
              className={css.round}
              data-now={table.round === i + 1 ? 'yes' : undefined}
              data-past={table.round > i + 1 ? 'yes' : undefined}
            >
              {i + 1}
            </span>
          ))}
        </span>
      </div>
      <Pile label="Deck" count={table.deck.length} face={-1} />
      <Pile label="Discard" count={table.discard.length} face={top === undefined ? null : (faces[top] ?? -1)} />
      <div className={css.banishing}>
        <span className={css.label}>
          The Banishing <br />
          <strong>
            {table.banishing.length} of {CARDS_TO_WIN}
          </strong>
        </span>
        <ol className={css.seals} aria-hidden="true">
          {Array.from({ length: CARDS_TO_WIN }, (_, i) => {
            const id = table.banishing[i];
            return (
              <li key={i} className={css.seal} data-filled={id === undefined ? undefined : 'yes'}>
                {id === undefined ? i + 1 : <Card face={faces[id] ?? -1} />}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

interface PileProps {
  readonly label: string;
  readonly count: number;
  /** What lies on top; null for an empty pile. */
  readonly face: number | null;
}

const Pile = ({ label, count, face }: PileProps) => (
  <div className={css.pile}>
    <span className={css.pileTop}>{face !== null && count > 0 && <Card face={face} />}</span>
    <span>
      <span className={css.label}>{label}</span>
      <br />
      <strong>{count}</strong>
    </span>
  </div>
);
