/** The drawn signs of The Banishing, each in a square of 40. Colours come with a pattern, so that no eye is left out. */
import type { CardSymbol, Colour, Item, Level } from '@arenarium/banishing/board';
import type { ReactNode } from 'react';

export const ink: Readonly<Record<Colour, string>> = { red: '#ad231d', green: '#1c6634', blue: '#1d4c9e' };
export const letter: Readonly<Record<Colour, string>> = { red: 'R', green: 'G', blue: 'B' };

/** Hatching for red, dots for green, waves for blue: drawn once, used by every card. */
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
      <pattern id="tb-blue" width="10" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 3 q2.5 -3 5 0 t5 0" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".5" />
      </pattern>
    </defs>
  </svg>
);

const shapes: Readonly<Record<CardSymbol, string>> = {
  square: 'M6 6 H34 V34 H6 Z',
  triangle: 'M20 4 L37 34 H3 Z',
  circle: 'M20 4 A16 16 0 1 1 19.99 4 Z',
};

export const SymbolShape = ({ colour, symbol }: { readonly colour: Colour; readonly symbol: CardSymbol }) => (
  <g>
    <path d={shapes[symbol]} fill={ink[colour]} />
    <path d={shapes[symbol]} fill={`url(#tb-${colour})`} />
    <path d={shapes[symbol]} fill="none" stroke={ink[colour]} strokeWidth="2" strokeLinejoin="round" />
  </g>
);

const SKULL = 'M20 8 C11 8 6 14 6 20 C6 25 9 27 11 29 V34 H29 V29 C31 27 34 25 34 20 C34 14 29 8 20 8 Z';
const hollow = '#221b2e';

/** Zombie, ghoul, wraith, lich, vampire lord. */
const undead: Readonly<Record<Level, ReactNode>> = {
  1: (
    <g fill="currentColor">
      <path d="M13 37 V27 L8 21 Q6.5 18 9.5 17.5 L13 21 V9 a2.3 2.3 0 0 1 4.6 0 V17 V6.5 a2.3 2.3 0 0 1 4.6 0 V17 V8 a2.3 2.3 0 0 1 4.6 0 V18 V12 a2 2 0 0 1 4 0 V26 Q30 32 27 34 V37 Z" />
      <path d="M4 37 H36" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M17.5 23 H26 M17.5 27 H25" stroke={hollow} strokeWidth="1.4" strokeLinecap="round" />
    </g>
  ),
  2: (
    <g>
      <path d={SKULL} fill="currentColor" />
      <circle cx="14" cy="20" r="4" fill={hollow} />
      <circle cx="26" cy="20" r="4" fill={hollow} />
      <path d="M20 23 L22 27 H18 Z" fill={hollow} />
      <path
        d="M12 30 L14.7 35 L17.4 30 L20 35 L22.6 30 L25.3 35 L28 30"
        fill="none"
        stroke={hollow}
        strokeWidth="1.6"
      />
    </g>
  ),
  3: (
    <g>
      <path
        d="M8 37 V18 C8 9 13 4 20 4 C27 4 32 9 32 18 V37 L28 31 L24 37 L20 31 L16 37 L12 31 Z"
        fill="currentColor"
      />
      <ellipse cx="15.5" cy="17" rx="2.8" ry="4.4" fill={hollow} />
      <ellipse cx="24.5" cy="17" rx="2.8" ry="4.4" fill={hollow} />
      <ellipse cx="20" cy="25.5" rx="2.2" ry="3.4" fill={hollow} />
    </g>
  ),
  4: (
    <g>
      <path d="M8 13 L7 3 L14 8 L20 1 L26 8 L33 3 L32 13 Z" fill="currentColor" />
      <path
        d="M20 12 C12 12 8 17 8 22 C8 26 11 28 13 30 V36 H27 V30 C29 28 32 26 32 22 C32 17 28 12 20 12 Z"
        fill="currentColor"
      />
      <path d="M8 13.5 H32" stroke={hollow} strokeWidth="1.5" />
      <circle cx="15" cy="22" r="3.4" fill={hollow} />
      <circle cx="25" cy="22" r="3.4" fill={hollow} />
      <path d="M17 31 V36 M20 31 V36 M23 31 V36" stroke={hollow} strokeWidth="1.4" />
    </g>
  ),
  5: (
    <g>
      <path
        d="M20 15 L16 8 L14.5 15 C7 11 3 15 1 25 C6 21.5 9 22.5 11.5 27 C14 24 17 26 20 33 C23 26 26 24 28.5 27 C31 22.5 34 21.5 39 25 C37 15 33 11 25.5 15 L24 8 Z"
        fill="currentColor"
      />
      <path d="M16 17.5 l3 1.5 M24 17.5 l-3 1.5" stroke={hollow} strokeWidth="1.8" strokeLinecap="round" />
      <path d="M17.5 22.5 l1 3 l1 -3 M20.5 22.5 l1 3 l1 -3" fill={hollow} />
    </g>
  ),
};
export const Undead = ({ level }: { readonly level: Level }) => undead[level];

const items: Readonly<Record<Item, ReactNode>> = {
  shield: (
    <g>
      <path d="M20 3 L35 8 V19 C35 28 29 34 20 38 C11 34 5 28 5 19 V8 Z" fill="currentColor" />
      <path d="M20 9 V32 M10 17 H30" stroke="#f6e6bd" strokeWidth="3" />
    </g>
  ),
  wand: (
    <g>
      <path d="M6 35 L24 17" stroke="currentColor" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M28 2 L30.5 9.5 L38 12 L30.5 14.5 L28 22 L25.5 14.5 L18 12 L25.5 9.5 Z" fill="currentColor" />
    </g>
  ),
  armour: (
    <g>
      <path d="M12 5 L16 9 Q20 11 24 9 L28 5 L37 11 L32 19 L31 35 Q20 39 9 35 L8 19 L3 11 Z" fill="currentColor" />
      <path d="M20 12 V35 M11 24 Q20 28 29 24" fill="none" stroke="#f6e6bd" strokeWidth="1.8" />
    </g>
  ),
};
export const ItemDrawing = ({ item }: { readonly item: Item }) => items[item];

/** A drop for a wound, a moon for exhaustion, a heart for life. */
export const marks = {
  wound: 'M20 4 C26 14 32 19 32 26 A12 12 0 0 1 8 26 C8 19 14 14 20 4 Z',
  tired: 'M26 5 A16 16 0 1 0 36 25 A13 13 0 0 1 26 5 Z',
  heart: 'M20 36 C6 26 3 20 3 14 A8.5 8.5 0 0 1 20 10 A8.5 8.5 0 0 1 37 14 C37 20 34 26 20 36 Z',
  guard: 'M20 3 L35 8 V19 C35 28 29 34 20 38 C11 34 5 28 5 19 V8 Z',
} as const;

interface MarkProps {
  readonly mark: keyof typeof marks;
  /** What it says where no words stand beside it. */
  readonly title?: string;
}
export const Mark = ({ mark, title }: MarkProps) => (
  <svg
    viewBox="0 0 40 40"
    width="1em"
    height="1em"
    style={{ verticalAlign: '-0.1em' }}
    {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
  >
    <path d={marks[mark]} fill="currentColor" />
  </svg>
);
