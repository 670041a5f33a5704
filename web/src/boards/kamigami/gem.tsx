/** The five colours. Each has its shape and its letter too: colour is never the only sign. */
import type { Colour } from '@arenarium/kamigami/board';
import css from './gem.module.css';

const shapes: Readonly<Record<Colour, string>> = {
  red: 'M12 2 L22 21 H2 Z',
  blue: 'M12 2 C17 9 20 12 20 15 A8 7 0 0 1 4 15 C4 12 7 9 12 2 Z',
  green: 'M3 3 H21 V21 H3 Z',
  white: 'M12 1 L23 12 L12 23 L1 12 Z',
  yellow: 'M12 1 L15 8.5 L23 9 L17 14.5 L19 22.5 L12 18 L5 22.5 L7 14.5 L1 9 L9 8.5 Z',
};
const letterAt: Readonly<Record<Colour, number>> = { red: 18.5, blue: 18.5, green: 16.5, white: 16.5, yellow: 16.5 };

export function Gem({ colour, small = 'no' }: { readonly colour: Colour; readonly small?: 'yes' | 'no' }) {
  return (
    <svg viewBox="0 0 24 24" className={css.gem} data-colour={colour} data-small={small} aria-hidden="true">
      <path d={shapes[colour]} />
      <text x="12" y={letterAt[colour]} textAnchor="middle">
        {colour.charAt(0).toUpperCase()}
      </text>
    </svg>
  );
}
