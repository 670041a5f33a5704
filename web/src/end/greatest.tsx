/** The figures that did most, under the verdict. */
import type { LogLine } from '@arenarium/protocol';
import { Medallion } from '../look/pieces.tsx';
import { forBoard, type AtTable } from '../table/closer.tsx';
import { thingAt } from '../table/things.ts';
import { word } from '../words/page.ts';
import { greatest } from './deeds.ts';
import css from './end.module.css';
import { seatOf } from './whole-log.ts';

const THREE = 3;

/** Until the log is here their room is kept: the verdict stands in the middle, and would go up when they come. */
export function Greatest({ board, props, lines }: AtTable & { readonly lines: readonly LogLine[] | null }) {
  if (lines === null) return <span className={css.figures} />;
  const nameOf = (point: string): string | null => {
    const named = board?.known?.(forBoard(props), point)?.name ?? null;
    if (named !== null) return named;
    // What has gone back into a box, face down, is nobody any more.
    const isHidden = point.startsWith('card:') && (props.view.faces[Number(point.slice(5))] ?? -1) < 0;
    return isHidden ? null : thingAt({ ...props, label: '' }, point).name;
  };
  const deeds = greatest(lines)
    .filter(({ point }) => nameOf(point) !== null)
    .slice(0, THREE);
  if (deeds.length === 0) return null;
  return (
    <ul className={css.figures} aria-label={word('end.figures')}>
      {deeds.map(({ point, did, n }) => {
        const sign = board?.sign?.(forBoard(props), point) ?? { emblem: 'person' };
        const seat = seatOf({ board, props }, point);
        return (
          <li key={point}>
            <Medallion emblem={sign.emblem} shape="shield" {...(sign.tint !== undefined && { tint: sign.tint })} />
            <b>{nameOf(point)}</b>
            <span>{word(`end.did.${did}`, { n })}</span>
            {seat !== null && !point.startsWith('seat:') && <small>{props.names[seat]}</small>}
          </li>
        );
      })}
    </ul>
  );
}
