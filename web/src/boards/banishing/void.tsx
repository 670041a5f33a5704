/** The Void: three rows and three columns of stacks, and the six lines they can be taken by. */
import type { Table } from '@arenarium/banishing/board';
import type { BoardProps } from '../board.ts';
import { Spot } from '../spot.tsx';
import { Card } from './card.tsx';
import css from './void.module.css';

const ROWS = [0, 1, 2] as const;
const COLUMNS = [3, 4, 5] as const;

export function Void({ view, game, say }: BoardProps<Table>) {
  const lineName = (line: number): string => say({ id: `line.${line}` });
  const nameOf = (id: number): string => say(game.face(view.faces[id] ?? -1).name);
  return (
    <section className={css.void} aria-label="The Void">
      <Swirl />
      {COLUMNS.map((line) => (
        <Spot
          key={line}
          point={`line:${line}`}
          label={lineName(line)}
          className={css.column}
          style={{ gridColumn: line - 1 }}
        >
          <Arrow turn={0} />
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
          <Arrow turn={-90} />
        </Spot>
      ))}
      {view.table.void.map((stack, space) => (
        <Space
          key={space}
          space={space}
          stack={stack}
          place={say({ id: `space.${space}` })}
          view={view}
          nameOf={nameOf}
        />
      ))}
    </section>
  );
}

interface SpaceProps {
  readonly space: number;
  readonly stack: readonly number[];
  readonly place: string;
  readonly view: BoardProps<Table>['view'];
  nameOf(id: number): string;
}

function Space({ space, stack, place, view, nameOf }: SpaceProps) {
  const style = { gridRow: Math.floor(space / 3) + 2, gridColumn: (space % 3) + 2 };
  const top = stack.at(-1);
  if (top === undefined) {
    return (
      <Spot point={`space:${space}`} label={`${place}, empty`} className={css.space} style={style}>
        <span className={css.empty} />
      </Spot>
    );
  }
  const under = stack.slice(0, -1);
  const label =
    under.length === 0 ? `${nameOf(top)}, ${place}` : `${nameOf(top)} on ${under.map(nameOf).join(' and ')}, ${place}`;
  return (
    <Spot point={`card:${top}`} label={label} className={css.space} style={style}>
      {under.slice(-2).map((id, i) => (
        <span
          key={id}
          className={css.under}
          style={{ translate: `${(under.slice(-2).length - i) * 5}px ${(under.slice(-2).length - i) * -5}px` }}
        >
          <Card face={view.faces[id] ?? -1} />
        </span>
      ))}
      <span key={top} className={css.top}>
        <Card face={view.faces[top] ?? -1} />
      </span>
      {under.length > 0 && <span className={css.count}>{stack.length}</span>}
    </Spot>
  );
}

const Arrow = ({ turn }: { readonly turn: number }) => (
  <svg viewBox="0 0 40 24" aria-hidden="true" style={{ rotate: `${turn}deg` }}>
    <path d="M4 4 H36 L20 21 Z" fill="currentColor" />
  </svg>
);

/** The darkness behind the cards. */
const Swirl = () => (
  <svg className={css.swirl} viewBox="-100 -100 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {Array.from({ length: 7 }, (_, i) => (
      <path
        key={i}
        d="M0 0 C30 -10 60 20 40 60 C25 90 -30 95 -60 70"
        fill="none"
        stroke="currentColor"
        strokeWidth={5 - i * 0.5}
        opacity={0.11}
        transform={`rotate(${i * 51.4}) scale(${1 + i * 0.12})`}
      />
    ))}
  </svg>
);
