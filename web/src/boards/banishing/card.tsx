/** A card of the Deck, face up or face down: a symbol on parchment, an undead on slate, an item in brass. */
import { deckFaces, signs } from '@arenarium/banishing/board';
import { Emblem } from '../../look/emblem.tsx';
import { FaceDown } from '../../look/pieces.tsx';
import css from './card.module.css';
import { letter, SymbolShape, tintOf } from './drawings.tsx';
import { emblemOf, nameOf, type Props } from './reading.ts';

export function Card(props: Props & { readonly face: number }) {
  const { face } = props;
  const printed = deckFaces[face];
  const emblem = emblemOf(face);
  if (printed === undefined) return <FaceDown emblem={signs.void} />;
  if (printed.kind === 'symbol') {
    const { colour, symbol } = printed;
    const corner = (
      <>
        {letter[colour]}
        <SymbolShape colour={colour} symbol={symbol} />
      </>
    );
    return (
      <span className={css.symbol} style={{ '--tint': tintOf(colour) }}>
        <span className={css.corner}>{corner}</span>
        <SymbolShape colour={colour} symbol={symbol} className={css.big} />
        <span className={`${css.corner} ${css.low}`}>{corner}</span>
      </span>
    );
  }
  const level = printed.kind === 'undead' ? printed.level : 0;
  return (
    <span className={level > 0 ? css.undead : css.item} data-level={level}>
      {level > 0 && <b className={css.level}>{level}</b>}
      {emblem !== null && <Emblem name={emblem} className={css.figure} />}
      <span className={css.name}>{nameOf(props, face)}</span>
      {level > 0 && (
        <span className={css.harm}>
          {Array.from({ length: level }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      )}
    </span>
  );
}

/** A card as a small tile: wounds beside a sheet, items below it, seals of the ring. */
export function Tile({ face }: { readonly face: number }) {
  const printed = deckFaces[face];
  const emblem = emblemOf(face);
  if (printed?.kind === 'symbol') {
    return (
      <span className={css.tile} data-kind="symbol">
        <SymbolShape colour={printed.colour} symbol={printed.symbol} />
      </span>
    );
  }
  return (
    <span className={css.tile} data-kind={printed?.kind}>
      {emblem !== null && <Emblem name={emblem} />}
      {printed?.kind === 'undead' && <b>{printed.level}</b>}
    </span>
  );
}
