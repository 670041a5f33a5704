/** A card of the Deck, face up or face down. */
import { deckFaces, type Printed } from '@arenarium/banishing/board';
import css from './card.module.css';
import { ink, ItemDrawing, letter, SymbolShape, Undead } from './drawings.tsx';

/** How a card is spoken of where it lies face down. */
export const FACE_DOWN = 'a face-down card';

export const printedAt = (face: number): Printed | undefined => deckFaces[face];

export function Card({ face }: { readonly face: number }) {
  const printed = printedAt(face);
  return (
    <svg viewBox="0 0 60 76" className={css.card} aria-hidden="true" data-kind={printed?.kind ?? 'back'}>
      <rect x="1" y="1" width="58" height="74" rx="7" className={css.paper} />
      {printed === undefined ? <Back /> : <Front printed={printed} />}
    </svg>
  );
}

function Back() {
  return (
    <g fill="none" stroke="#8d7fc0" opacity=".8">
      <rect x="6" y="6" width="48" height="64" rx="4" strokeWidth="1.2" />
      <path d="M30 22 A16 16 0 1 1 14 38 A11 11 0 1 1 25 49 A6 6 0 1 1 31 43" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

function Front({ printed }: { readonly printed: Printed }) {
  switch (printed.kind) {
    case 'symbol':
      return (
        <g>
          <g transform="translate(10 19)">
            <SymbolShape colour={printed.colour} symbol={printed.symbol} />
          </g>
          <text x="6" y="15" className={css.corner} fill={ink[printed.colour]}>
            {letter[printed.colour]}
          </text>
          <text x="54" y="71" textAnchor="end" className={css.corner} fill={ink[printed.colour]}>
            {letter[printed.colour]}
          </text>
        </g>
      );
    case 'undead':
      return (
        <g className={css.bone}>
          <g transform="translate(10 15)">
            <Undead level={printed.level} />
          </g>
          <text x="6" y="16" className={css.corner} fill="currentColor">
            {printed.level}
          </text>
          {Array.from({ length: printed.level }, (_, i) => (
            <path
              key={i}
              d="M0 -3.4 L3 0 L0 3.4 L-3 0 Z"
              transform={`translate(${30 + (i - (printed.level - 1) / 2) * 8.5} 66)`}
              fill="currentColor"
            />
          ))}
        </g>
      );
    case 'item':
      return (
        <g className={css.brass} transform="translate(10 18)">
          <ItemDrawing item={printed.item} />
        </g>
      );
  }
}
