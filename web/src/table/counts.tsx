/** What whoever looks may count on among cards that lie face down: "among these five: two Strikes". */
import { useEffect } from 'react';
import type { Counted } from '@arenarium/protocol';
import type { BoardProps } from '../boards/board.ts';
import { askCounts, countsAt, useCounting } from '../play/counting.ts';
import { word } from '../words/page.ts';
import css from './closer.module.css';
import { sayOr } from './words.ts';

/** More faces than this that may, but need not, lie there are summed up. */
const MOST_PERHAPS = 8;

export function Counts({ props, point }: { readonly props: BoardProps; readonly point: string }) {
  const counts = useCounting((counting) => counting.counts);
  const { view } = props;
  useEffect(askCounts, [view, point]);
  const isOpen = point.startsWith('card:') && (view.faces[Number(point.slice(5))] ?? -1) >= 0;
  const here = isOpen ? [] : countsAt(counts, point);
  return here.map((counted) => <Place key={`${counted.zone}/${counted.seat}`} props={props} counted={counted} />);
}

function Place({ props, counted }: { readonly props: BoardProps; readonly counted: Counted }) {
  const { game, say } = props;
  const nameOf = (face: number): string => say(game.face(face).name);
  const sure = counted.faces.filter(([, atLeast]) => atLeast > 0);
  const perhaps = counted.faces.filter(([, atLeast]) => atLeast === 0);
  const place = sayOr(game, `zone.${counted.zone}`, counted.zone);
  return (
    <section className={css.counts} aria-label={word('counts.label', { place })}>
      <h4>{word('counts.among', { n: counted.cards.length, place })}</h4>
      <ul>
        {sure.map(([face, atLeast, atMost]) => (
          <li key={face}>
            {atLeast === atMost
              ? word('counts.exactly', { n: atLeast, name: nameOf(face) })
              : word('counts.between', { n: atLeast, most: atMost, name: nameOf(face) })}
          </li>
        ))}
        {perhaps.length > 0 && (
          <li>
            {perhaps.length > MOST_PERHAPS
              ? word('counts.anyOf', { n: perhaps.length })
              : word('counts.perhaps', {
                  names: perhaps
                    .map(([face, , atMost]) => word('counts.upTo', { n: atMost, name: nameOf(face) }))
                    .join(', '),
                })}
          </li>
        )}
      </ul>
    </section>
  );
}
