/** The five colours. Each has its shape and its letter too: colour is never the only sign. */
import type { Colour } from '@arenarium/kamigami/board';
import css from './gem.module.css';

const shapes: Readonly<Record<Colour, string>> = {
  red: 'M12 2 L23 22 H1 Z',
  blue: 'M12 1 C17 8 21 12 21 15.5 A9 7.5 0 0 1 3 15.5 C3 12 7 8 12 1 Z',
  green: 'M3 3 H21 V21 H3 Z',
  white: 'M12 0 L24 12 L12 24 L0 12 Z',
  yellow: 'M12 0 L15.2 8.2 L24 8.8 L17.2 14.4 L19.6 23 L12 18.2 L4.4 23 L6.8 14.4 L0 8.8 L8.8 8.2 Z',
};
const letterAt: Readonly<Record<Colour, number>> = { red: 19, blue: 19, green: 16, white: 16, yellow: 16 };

export const Gem = ({ colour }: { readonly colour: Colour }) => (
  <svg viewBox="0 0 24 24" className={css.gem} data-colour={colour} aria-hidden="true">
    <path d={shapes[colour]} />
    <text x="12" y={letterAt[colour]} textAnchor="middle">
      {colour.charAt(0).toUpperCase()}
    </text>
  </svg>
);

export const Gems = ({ of }: { readonly of: readonly Colour[] }) => (
  <span className={css.gems}>
    {of.map((colour) => (
      <Gem key={colour} colour={colour} />
    ))}
  </span>
);
