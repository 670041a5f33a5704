/** Who drew and cut what we show, and under which licence. */
import { useEffect } from 'react';
import { word } from '../words/page.ts';
import css from './credits.module.css';

/** Those whose icons we use, as game-icons.net names them. */
const authors: readonly string[] = [
  'Lorc', 'Delapouite', 'Skoll', 'Sbed', 'John Colburn', 'Felbrigg', 'Cathelineau', 'Carl Olsen', 'Caro Asercion',
  'DarkZaitzev', 'Faithtoken', 'Guard13007', 'HeavenlyDog', 'Irongamer', 'John Redman', 'Kier Heyl', 'Lord Berandas',
  'Lucasms', 'Pierre Leducq', 'PriorBlue', 'Quoting', 'Rihlsul', 'SpencerDub', 'Viscious Speed', 'Willdabeast',
  'Zajkonur', 'Zeromancer',
]; // prettier-ignore

const faces: readonly { readonly name: string; readonly by: string }[] = [
  { name: 'Source Sans 3', by: 'Paul D. Hunt, Adobe' },
  { name: 'Grenze Gotisch', by: 'Omnibus-Type' },
  { name: 'Lilita One', by: 'Juan Montoreano' },
  { name: 'Cinzel', by: 'Natanael Gama' },
  { name: 'Shippori Mincho', by: 'FONTDASU' },
  { name: 'Righteous', by: 'Astigmatic' },
];

const CC_BY = { name: 'CC BY 3.0', href: 'https://creativecommons.org/licenses/by/3.0/' };
const OFL = { name: 'SIL Open Font License 1.1', href: 'https://openfontlicense.org/' };

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
          <a href="https://game-icons.net">game-icons.net</a>.{' '}
          {word('credits.emblemsBy', { authors: authors.join(', ') })}
        </p>
        <Licence {...CC_BY} />
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
        <Licence {...OFL} />
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
