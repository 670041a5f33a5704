/** Who drew and cut what we show, and under which licence. */
import { useEffect } from 'react';
import { word } from '../words/page.ts';
import css from './credits.module.css';
import { authors, faces, licences, source } from './credits.json';

const Licence = ({ name, href }: { readonly name: string; readonly href: string }) => (
  <p>
    <a href={href}>{word('credits.licence', { name })}</a>
  </p>
);

export function CreditsPage() {
  useEffect(() => {
    document.title = word('house.titleOf', { what: word('credits.title') });
  }, []);
  return (
    <main className={css.page}>
      <h1>{word('credits.title')}</h1>
      <section className={css.part}>
        <h2>{word('credits.emblems')}</h2>
        <p>
          <a href={source.href}>{source.name}</a>. {word('credits.emblemsBy', { authors: authors.join(', ') })}
        </p>
        <Licence {...licences.icons} />
      </section>
      <section className={css.part}>
        <h2>{word('credits.faces')}</h2>
        <ul className={css.faces}>
          {faces.map(({ name, by }) => (
            <li key={name} style={{ fontFamily: `'${name} Variable', '${name}', var(--text)` }}>
              {word('credits.face', { name, by })}
            </li>
          ))}
        </ul>
        <Licence {...licences.faces} />
      </section>
      <section className={css.part}>
        <h2>{word('credits.games')}</h2>
        <p>{word('credits.gamesText')}</p>
      </section>
      <section className={css.part}>
        <h2>{word('credits.own')}</h2>
        <p>{word('credits.ownText')}</p>
      </section>
    </main>
  );
}
