/** Who is best at a game: by game and mode, bots among them. */
import { catalogue, listed } from '@arenarium/games/catalogue';
import { leaderboard } from '@arenarium/protocol';
import { addresses, href } from '../shell/addresses.ts';
import { ErrorBox } from '../shell/controls.tsx';
import { spoken, word } from './words.ts';
import css from './online.module.css';
import { RatingText } from './rating-text.tsx';
import { useAsked } from './use-asked.ts';

export function LadderPage({ game, mode = 'standard' }: { readonly game: string; readonly mode?: string | undefined }) {
  const told = useAsked(`/ladders/${game}/${mode}`, leaderboard);
  return (
    <main className={css.page}>
      <h1>{word('ladder.title', { game: listed(game)?.title ?? game })}</h1>
      <p className={css.links}>
        {catalogue.map(({ id, title }) => (
          <a key={id} href={href(addresses.ladder(id))} aria-current={id === game ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </p>
      {told?.ok === false && <ErrorBox>{spoken(told.because)}</ErrorBox>}
      {told?.ok === true && told.value.rows.length === 0 && <p>{word('ladder.nobody')}</p>}
      <ol className={css.rows}>
        {told?.ok === true &&
          told.value.rows.map(({ person, rating }, i) => (
            <li key={person.id} className={css.row}>
              <span>{i + 1}</span>
              <a href={href(addresses.person(person.id))}>{person.name}</a>
              <RatingText rating={rating} />
            </li>
          ))}
      </ol>
    </main>
  );
}
