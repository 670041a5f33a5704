/** The Void: three rows and three columns of stacks, and the six lines they can be taken by. */
import { signs } from '@arenarium/banishing/board';
import { Emblem } from '../../look/emblem.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import { Card } from './card.tsx';
import { faceAt, nameOf, type Props } from './reading.ts';
import css from './void.module.css';

const ROWS = [0, 1, 2] as const;
const COLUMNS = [3, 4, 5] as const;

export function Void(props: Props) {
  const { view, say } = props;
  const lineName = (line: number): string => say({ id: `line.${line}` });
  return (
    <section className={css.void} data-places="pile:void" aria-label={word('banishing.void')}>
      <Emblem name={signs.void} className={css.swirl} />
      {COLUMNS.map((line) => (
        <Spot
          key={line}
          point={`line:${line}`}
          label={lineName(line)}
          className={css.column}
          style={{ gridColumn: line - 1 }}
        >
          <Emblem name="plain-arrow" />
        </Spot>
      ))}
      {ROWS.map((line) => (
        <Spot
          key={line}
          point={`line:${line}`}
          label={lineName(line)}
          className={css.row}
          style={{ gridRow: line + 2 }}
        >
          <Emblem name="plain-arrow" />
        </Spot>
      ))}
      {view.table.void.map((stack, space) => (
        <Space key={space} {...props} space={space} stack={stack} />
      ))}
    </section>
  );
}

function Space(props: Props & { readonly space: number; readonly stack: readonly number[] }) {
  const { space, stack, say } = props;
  const style = { gridRow: Math.floor(space / 3) + 2, gridColumn: (space % 3) + 2 };
  const place = say({ id: `space.${space}` });
  const top = stack.at(-1);
  if (top === undefined) {
    return (
      <Spot
        point={`space:${space}`}
        label={word('banishing.emptySpace', { place })}
        className={css.space}
        style={style}
      >
        <span className={css.empty} />
      </Spot>
    );
  }
  const under = stack.slice(0, -1);
  const card = nameOf(props, faceAt(props, top));
  const label =
    under.length === 0
      ? word('banishing.atSpace', { card, place })
      : word('banishing.onStack', {
          card,
          under: under.map((id) => nameOf(props, faceAt(props, id))).join(', '),
          place,
        });
  return (
    <Spot point={`card:${top}`} label={label} className={css.space} style={style}>
      {under.length > 0 && <span className={css.under} data-deep={under.length > 1 ? 'yes' : undefined} />}
      <Card {...props} face={faceAt(props, top)} />
      {under.length > 0 && <b className={css.count}>{stack.length}</b>}
    </Spot>
  );
}
