/** Cards that a question speaks of and that lie nowhere in sight: looked at, recalled, or being played. */
import { facesLieIn } from '@arenarium/banishing/board';
import { Label } from '../../look/pieces.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import { Card } from './card.tsx';
import css from './pool.module.css';
import { faceAt, nameOf, type Props } from './reading.ts';

interface Pooled {
  readonly point: string;
  readonly face: number;
  readonly count: number;
}
interface PoolOf {
  readonly title: string;
  readonly cards: readonly Pooled[];
}

/** Cards alike are one tile with their number: the options name them by face. */
function byFace(props: Props, ids: readonly number[]): readonly Pooled[] {
  const all = ids.map((id) => faceAt(props, id)).filter((face) => face >= 0);
  return [...new Set(all)]
    .toSorted((a, b) => a - b)
    .map((face) => ({ point: `face:${face}`, face, count: all.filter((other) => other === face).length }));
}

export function poolOf(props: Props): PoolOf | null {
  const { view, decision } = props;
  const { table } = view;
  const offered = new Set(decision?.options.flatMap(({ points }) => points));
  if (facesLieIn(decision?.question) === 'discard') {
    const cards = byFace(props, table.discard).filter(({ point }) => offered.has(point));
    return { title: word('banishing.fromDiscard'), cards };
  }
  const onTop = [...offered].filter(
    (point) => point.startsWith('card:') && table.deck.includes(Number(point.slice(5))),
  );
  if (onTop.length > 0) {
    const cards = onTop.map((point) => ({ point, face: faceAt(props, Number(point.slice(5))), count: 1 }));
    return { title: word('banishing.fromDeck'), cards };
  }
  return table.set.length === 0 ? null : { title: word('banishing.beingPlayed'), cards: byFace(props, table.set) };
}

export function Pool(props: Props & { readonly pool: PoolOf }) {
  const { title, cards } = props.pool;
  return (
    <section className={css.pool} aria-label={title}>
      <Label>{title}</Label>
      <ul className={css.cards}>
        {cards.map(({ point, face, count }) => (
          <li key={point}>
            <Spot
              point={point}
              label={word('banishing.copies', { card: nameOf(props, face), n: count })}
              className={css.card}
            >
              <Card {...props} face={face} />
              {count > 1 && <b className={css.copies}>×{count}</b>}
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}
