/** Drawn signs: the three Cores, a trap, a root, a levelled crown. All of them fit a box of 20 around the middle. */
import type { Colour } from '@arenarium/brawl/board';

const core: Readonly<Record<Colour, string>> = {
  destruction: 'M0 -9 C6 -4 8 1 5 6 C3 9 -3 9 -5 6 C-8 2 -5 -1 -3 -4 C-2 -1 0 -2 0 -9 Z',
  creation: 'M0 -9 L2.4 -3.2 L8.6 -2.8 L3.9 1.2 L5.3 7.3 L0 4 L-5.3 7.3 L-3.9 1.2 L-8.6 -2.8 L-2.4 -3.2 Z',
  manipulation: 'M-9 0 C-5 -6 5 -6 9 0 C5 6 -5 6 -9 0 Z M0 -3.4 A3.4 3.4 0 1 0 0 3.4 A3.4 3.4 0 1 0 0 -3.4 Z',
};

/** The sign of a Core inside an SVG. */
export const CoreSign = ({ colour, size = 20 }: { readonly colour: Colour; readonly size?: number }) => (
  <path d={core[colour]} fillRule="evenodd" transform={`scale(${size / 20})`} />
);
/** The sign of a Core in a line of text. */
export const CoreIcon = ({
  colour,
  className,
}: {
  readonly colour: Colour;
  readonly className?: string | undefined;
}) => (
  <svg viewBox="-10 -10 20 20" className={className} data-colour={colour} aria-hidden="true">
    <CoreSign colour={colour} />
  </svg>
);
export const TrapSign = () => (
  <g aria-hidden="true">
    <path d="M-9 3 L-6 -4 L-3 3 L0 -4 L3 3 L6 -4 L9 3 Z" />
    <path d="M-10 5 H10" fill="none" strokeWidth="2.5" />
  </g>
);
export const RootSign = () => (
  <path
    d="M0 -6 V2 M0 0 L-5 6 M0 0 L5 6 M0 2 V7"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  />
);
export const CrownSign = () => <path d="M-7 4 L-8 -5 L-3 0 L0 -7 L3 0 L8 -5 L7 4 Z" aria-hidden="true" />;
