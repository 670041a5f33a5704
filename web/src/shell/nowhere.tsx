/** An address at which there is nothing. */
import { word } from '../words/page.ts';
import { addresses, href } from './addresses.ts';
import css from './app.module.css';
import { buttonClass } from './controls.tsx';

export const Nowhere = ({ what }: { readonly what: string }) => (
  <main className={css.nowhere}>
    <h1>{word('house.nothingHere')}</h1>
    <p>{what}</p>
    <a className={buttonClass('primary')} href={href(addresses.home)}>
      {word('house.toGames')}
    </a>
  </main>
);
