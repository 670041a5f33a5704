/** A game's picture: its place, its light, its mark. Home, set-up and stamps show the same one. */
import { Emblem } from './emblem.tsx';
import css from './poster.module.css';
import { pictures } from './posters.ts';

interface PosterProps {
  readonly game: string;
  /** A whole picture, or a stamp with the mark alone. */
  readonly form?: 'poster' | 'stamp';
  readonly className?: string | undefined;
}

export function Poster({ game, form = 'poster', className = '' }: PosterProps) {
  const picture = pictures[game];
  if (picture === undefined) return null;
  return (
    <span
      className={`${css.poster} ${className}`}
      data-poster={game}
      data-form={form}
      data-game={game}
      aria-hidden="true"
    >
      {form === 'poster' && <Emblem name={picture.left} className={css.left} />}
      {form === 'poster' && <Emblem name={picture.right} className={css.right} />}
      {form === 'stamp' && game === 'banishing' && <Emblem name={picture.left} className={css.left} />}
      <Emblem name={picture.front} className={css.front} />
    </span>
  );
}
