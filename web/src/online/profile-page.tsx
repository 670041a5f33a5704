/** Somebody on the server: ratings by game and mode, and the matches they have played. */
import { listed } from '@arenarium/games/catalogue';
import { history, profile } from '@arenarium/protocol';
import { addresses, href } from '../shell/addresses.ts';
import { ErrorBox } from '../shell/controls.tsx';
import { spoken, word } from './words.ts';
import css from './online.module.css';
import { RatingText } from './rating-text.tsx';
import { useAsked } from './use-asked.ts';

export function ProfilePage({ id }: { readonly id: string }) {
  const told = useAsked(`/people/${id}`, profile);
  const played = useAsked(`/people/${id}/matches`, history);
  if (told === null) return <p role="status">{word('house.loading')}</p>;
  if (!told.ok) return <ErrorBox>{spoken(told.because)}</ErrorBox>;
  const { person, ratings } = told.value;
  return (
    <main className={css.page}>
      <h1>{person.name}</h1>
      <p className={css.soft}>{word(`profile.${person.kind}`)}</p>
      <section className={css.box} aria-label={word('profile.ratings')}>
        <h2>{word('profile.ratings')}</h2>
        {ratings.length === 0 && <p>{word('profile.unrated')}</p>}
        <ul className={css.rows}>
          {ratings.map((rating) => (
            <li key={`${rating.game}/${rating.mode}`} className={css.row}>
              <a href={href(addresses.ladder(rating.game, rating.mode))}>{listed(rating.game)?.title ?? rating.game}</a>
              <span>{rating.mode}</span>
              <RatingText rating={rating} />
            </li>
          ))}
        </ul>
      </section>
      <section className={css.box} aria-label={word('profile.matches')}>
        <h2>{word('profile.matches')}</h2>
        <ul className={css.rows}>
          {played?.ok === true &&
            played.value.matches.map(({ table, over }) => (
              <li key={table.id} className={css.row}>
                <strong>{listed(table.game)?.title ?? table.game}</strong>
                <span>{table.seats.map(({ name }) => name ?? '').join(', ')}</span>
                <span className={css.soft}>{word(over === null ? 'table.playing' : `over.${over.by}`)}</span>
                <a href={href(addresses.online(table.id))}>{word('lobby.look')}</a>
              </li>
            ))}
        </ul>
      </section>
    </main>
  );
}
