/** Pieces that the pages of tables online share: a game with its stamp, who sits, how time is kept. */
import { listed } from '@arenarium/games/catalogue';
import type { SeatTaken, TableInfo, Time } from '@arenarium/protocol';
import type { ReactNode } from 'react';
import { Emblem } from '../look/emblem.tsx';
import { Medallion } from '../look/pieces.tsx';
import { Poster } from '../look/poster.tsx';
import '../look/places/table.ts';
import css from './parts.module.css';
import { timeInShort, timeInWords } from './times.ts';
import { word } from './words.ts';

export const titleOf = (game: string): string => listed(game)?.title ?? game;

/** A game by its stamp and title, with a line below it. */
export const GameName = ({ game, children }: { readonly game: string; readonly children?: ReactNode }) => (
  <span className={css.game}>
    <Poster game={game} form="stamp" className={css.stamp} />
    <span>
      <b>{titleOf(game)}</b>
      <small>{children}</small>
    </span>
  </span>
);

export const TimeChip = ({ time }: { readonly time: Time }) => (
  <span className={css.chip} title={timeInWords(time)}>
    <Emblem name="hourglass" /> {timeInShort(time)}
  </span>
);

/** Who sits at a table, seat by seat: people, bots, and places that are free. */
export const SeatDots = ({ seats }: { readonly seats: readonly SeatTaken[] }) => (
  <span className={css.dots}>
    {seats.map(({ seat, by, name }) => (
      <span key={seat} data-by={by} title={name ?? word('seat.free')}>
        <Medallion
          emblem={by === 'bot' ? 'robot-golem' : 'person'}
          tint={by === 'nobody' ? 'transparent' : by === 'bot' ? 'var(--theirs)' : 'var(--mine)'}
        />
      </span>
    ))}
  </span>
);

/** The people at a table in one line; whoever looks at it is left out. */
export function namesAt({ seats }: Pick<TableInfo, 'seats'>, me: string | null): string {
  const names = seats.flatMap(({ name, person }) =>
    name === null || (person !== null && person === me) ? [] : [name],
  );
  return names.length === 0 ? word('seat.nobodyYet') : names.join(', ');
}
