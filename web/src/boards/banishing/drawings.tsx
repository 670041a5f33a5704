/** The symbols of The Banishing, each in a square of 40. Colours come with a letter and a pattern, so that no eye is left out. */
import type { CardSymbol, Colour } from '@arenarium/banishing/board';

export const tintOf = (colour: Colour): string => `var(--c-${colour})`;
export const letter: Readonly<Record<Colour, string>> = { red: 'R', green: 'G', blue: 'B' };

/** Hatching for red, dots for green, lines for blue: drawn once, used by every card. */
export const Patterns = () => (
  <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
    <defs>
      <pattern id="tb-red" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0 V5" stroke="#fff" strokeWidth="1.6" opacity=".42" />
      </pattern>
      <pattern id="tb-green" width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r="1.1" fill="#fff" opacity=".5" />
        <circle cx="5" cy="5" r="1.1" fill="#fff" opacity=".5" />
      </pattern>
      <pattern id="tb-blue" width="6" height="4" patternUnits="userSpaceOnUse">
        <path d="M0 2 H6" stroke="#fff" strokeWidth="1.1" opacity=".5" />
      </pattern>
    </defs>
  </svg>
);

const shapes: Readonly<Record<CardSymbol, string>> = {
  square: 'M6 6 H34 V34 H6 Z',
  triangle: 'M20 4 L37 34 H3 Z',
  circle: 'M20 4 A16 16 0 1 1 19.99 4 Z',
};

interface SymbolProps {
  readonly colour: Colour;
  readonly symbol: CardSymbol;
  readonly className?: string | undefined;
}
export const SymbolShape = ({ colour, symbol, className }: SymbolProps) => (
  <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
    <path d={shapes[symbol]} fill={tintOf(colour)} />
    <path d={shapes[symbol]} fill={`url(#tb-${colour})`} />
    <path d={shapes[symbol]} fill="none" stroke={tintOf(colour)} strokeWidth="2" strokeLinejoin="round" />
  </svg>
);
