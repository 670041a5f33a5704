/** The figures that did most, under the verdict. */
import { Medallion } from '../look/pieces.tsx';
import { forBoard, type AtTable } from '../table/closer.tsx';
import { thingAt } from '../table/things.ts';
import { word } from '../words/page.ts';
import { greatest } from './deeds.ts';
import css from './end.module.css';
import { seatOf, useWholeLog } from './whole-log.ts';

const THREE = 3;

export function Greatest({ board, props }: AtTable) {
  const deeds = greatest(useWholeLog(), THREE);
  if (deeds.length === 0) return null;
  return (
    <ul className={css.figures} aria-label={word('end.figures')}>
      {deeds.map(({ point, did, n }) => {
        const sign = board?.sign?.(forBoard(props), point) ?? { emblem: 'person' };
        const seat = seatOf({ board, props }, point);
        return (
          <li key={point}>
            <Medallion emblem={sign.emblem} shape="shield" {...(sign.tint !== undefined && { tint: sign.tint })} />
            <b>{board?.known?.(forBoard(props), point)?.name ?? thingAt({ ...props, label: '' }, point).name}</b>
            <span>{word(`end.did.${did}`, { n })}</span>
            {seat !== null && !point.startsWith('seat:') && <small>{props.names[seat]}</small>}
          </li>
        );
      })}
    </ul>
  );
}
