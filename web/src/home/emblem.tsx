/** A drawn emblem for each game, on a ground of its own. */
import type { ReactNode } from 'react';

interface Drawn {
  readonly ground: string;
  readonly ink: string;
  readonly figure: ReactNode;
}

const emblems: Readonly<Record<string, Drawn>> = {
  // Crossed swords.
  legends: {
    ground: '#5b2333',
    ink: '#f4c27a',
    figure: (
      <g stroke="currentColor" strokeWidth="5" strokeLinecap="round">
        <path d="M-24 -24 L22 22 M24 -24 L-22 22" />
        <path d="M8 24 L24 8 M-8 24 L-24 8" strokeWidth="4" />
      </g>
    ),
  },
  // The Void.
  banishing: {
    ground: '#2a1650',
    ink: '#c9b2ff',
    figure: (
      <path
        d="M4 -30 A30 30 0 1 1 -30 2 A22 22 0 1 1 -6 24 A14 14 0 1 1 8 8 A7 7 0 1 1 1 1"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
      />
    ),
  },
  // A gate to the nine realms.
  kamigami: {
    ground: '#7a1f1f',
    ink: '#ffe2c4',
    figure: (
      <g stroke="currentColor" strokeWidth="6" strokeLinecap="round" fill="none">
        <path d="M-30 -22 Q0 -14 30 -22 M-22 -8 H22 M-15 -18 V28 M15 -18 V28" />
      </g>
    ),
  },
  // A circle of heroes, red and blue in turn.
  basicverse: {
    ground: '#17424a',
    ink: '#ffe9a8',
    figure: (
      <g>
        <circle r="26" fill="none" stroke="currentColor" strokeWidth="3" />
        {Array.from({ length: 6 }, (_, i) => (
          <circle
            key={i}
            cx="0"
            cy="-26"
            r="8"
            fill={i % 2 === 0 ? '#ff9f8f' : '#9fc6ff'}
            transform={`rotate(${i * 60})`}
          />
        ))}
      </g>
    ),
  },
  // Hexes of the arena.
  brawl: {
    ground: '#1f4a2a',
    ink: '#d5f0b8',
    figure: (
      <g fill="none" stroke="currentColor" strokeWidth="4" strokeLinejoin="round">
        {[
          [0, 0],
          [0, -24],
          [21, 12],
          [-21, 12],
        ].map(([x, y]) => (
          <path key={`${x},${y}`} d="M12 0 L6 10.4 H-6 L-12 0 L-6 -10.4 H6 Z" transform={`translate(${x} ${y})`} />
        ))}
      </g>
    ),
  },
};

/** An arena seen from above, for a game that has no emblem yet. */
const arena: Drawn = {
  ground: '#3b3a52',
  ink: '#e9e2d0',
  figure: (
    <g fill="none" stroke="currentColor" strokeWidth="5">
      <ellipse rx="30" ry="22" />
      <ellipse rx="16" ry="10" strokeWidth="4" />
    </g>
  ),
};

export function Emblem({ id }: { readonly id: string }) {
  const { ground, ink, figure } = emblems[id] ?? arena;
  return (
    <svg viewBox="-50 -50 100 100" width="72" height="72" aria-hidden="true" style={{ flexShrink: 0, color: ink }}>
      <circle r="48" fill={ground} />
      <circle r="44" fill="none" stroke="currentColor" strokeWidth="1.5" opacity=".6" />
      {figure}
    </svg>
  );
}
