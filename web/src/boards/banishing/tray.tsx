/** Cards that a question speaks of and that lie nowhere in sight: looked at, recalled, or being played. */
import { facesLieIn, type Table } from '@arenarium/banishing/board';
import type { BoardProps } from '../board.ts';
import { Spot } from '../spot.tsx';
import { Card } from './card.tsx';
import css from './board.module.css';

interface Trayed {
  readonly point: string;
  readonly face: number;
  readonly count: number;
}

/** Cards alike are one tile with their number: the options name them by face. */
function byFace(ids: readonly number[], faces: readonly number[]): readonly Trayed[] {
  const all = ids.map((id) => faces[id] ?? -1).filter((face) => face >= 0);
  return [...new Set(all)]
    .toSorted((a, b) => a - b)
    .map((face) => ({ point: `face:${face}`, face, count: all.filter((other) => other === face).length }));
}

function trayed({
  view,
  decision,
}: BoardProps<Table>): { readonly title: string; readonly cards: readonly Trayed[] } | null {
  const { table, faces } = view;
  const place = facesLieIn(decision?.question);
  if (place === 'discard') {
    const offered = new Set(decision?.options.flatMap(({ points }) => points));
    return { title: 'From the Discard', cards: byFace(table.discard, faces).filter(({ point }) => offered.has(point)) };
  }
  if (decision?.question === 'banishing/look') {
    const ids = decision.options.flatMap(({ points }) => points).map((point) => Number(point.replace('card:', '')));
    return {
      title: 'From the top of the Deck',
      cards: ids.map((id) => ({ point: `card:${id}`, face: faces[id] ?? -1, count: 1 })),
    };
  }
  return table.set.length === 0 ? null : { title: 'The set being played', cards: byFace(table.set, faces) };
}

export function Tray(props: BoardProps<Table>) {
  const tray = trayed(props);
  if (tray === null) return null;
  return (
    <section className={css.tray} aria-label={tray.title}>
      <h3>{tray.title}</h3>
      <ul>
        {tray.cards.map(({ point, face, count }) => (
          <li key={point}>
            <Spot
              point={point}
              label={`${props.say(props.game.face(face).name)}${count > 1 ? `, ${count} of them` : ''}`}
              className={css.trayCard}
            >
              <Card face={face} />
              {count > 1 && <span className={css.copies}>×{count}</span>}
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}
