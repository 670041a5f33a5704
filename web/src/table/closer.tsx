/** A closer look: for a thing its large form or its words, for an aim the sum line by line with how it comes out. */
import type { Board, BoardProps, Foreseen } from '../boards/board.ts';
import { Emblem } from '../look/emblem.tsx';
import { Panel } from '../look/pieces.tsx';
import { useAnswer } from '../play/answer.ts';
import { Told, useTold } from '../prompt/told.tsx';
import { word } from '../words/page.ts';
import { useAim } from './aim.ts';
import css from './closer.module.css';
import { Counts } from './counts.tsx';
import { useDrawer } from './drawer.ts';
import { optionsUnder } from './pointing.ts';
import { thingAt } from './things.ts';

export interface AtTable {
  readonly board: Board | undefined;
  readonly props: BoardProps;
}

/** A board and what it is drawn with always belong together. */
export const forBoard = (props: BoardProps): BoardProps<never> => props as BoardProps<never>;

/** The option the pointer is on: in the tray, or the only one left by the thing pointed at. */
export function useAimedOption({ decision }: BoardProps): number | null {
  const pressed = useAnswer((answer) => answer.pressed);
  return useAim(({ option, point }) => {
    if (decision === null) return null;
    if (option !== null) return option;
    if (point === null || pressed.includes(point)) return null;
    const left = optionsUnder(decision, [...pressed, point]);
    return left.length === 1 ? (left[0] ?? null) : null;
  });
}

/** What is told, foreseen or looked at, at the top of the rail. */
export function Closer({ board, props }: AtTable) {
  const told = useTold(props);
  const option = useAimedOption(props);
  const point = useAim((aim) => aim.point);
  const label = useAim((aim) => aim.label);
  const foreseen = option === null ? null : (board?.foresee?.(forBoard(props), option) ?? null);
  // A reason asked for stays until the pointer goes to something else.
  const because = told?.is === 'whyNot' && (point === null || point === told.point) ? told : null;
  return (
    <Panel className={css.closer} label={word('rail.closer')}>
      {/* What is long scrolls; so it can be reached by keyboard too. */}
      <div className={css.scroll} tabIndex={0} role="group" aria-label={word('rail.closer')}>
        {because !== null ? (
          <Told props={props} told={because} />
        ) : foreseen !== null ? (
          <Foresight foreseen={foreseen} />
        ) : point !== null ? (
          <Looked board={board} props={props} point={point} label={label} />
        ) : told !== null ? (
          <Told props={props} told={told} />
        ) : (
          <p className={css.rest}>{word('rail.rest')}</p>
        )}
      </div>
    </Panel>
  );
}

export function Foresight({ foreseen }: { readonly foreseen: Foreseen }) {
  const { title, emblem, sum = [], outcome, remark } = foreseen;
  return (
    <div className={css.foreseen}>
      <h3>
        {emblem !== undefined && <Emblem name={emblem} />}
        {title}
      </h3>
      {sum.length > 0 && (
        <dl className={css.sum}>
          {sum.map(({ name, value, tone, total }) => (
            <div key={name} data-total={total === true ? 'yes' : undefined} data-tone={tone}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {outcome !== undefined && (
        <p className={css.outcome} data-tone={outcome.tone}>
          {outcome.tone === 'hurt' && <Emblem name="skull-crossed-bones" />}
          {outcome.said}
        </p>
      )}
      {remark !== undefined && <p className={css.remark}>{remark}</p>}
    </div>
  );
}

interface LookedProps extends AtTable {
  readonly point: string;
  readonly label: string;
}

/** A thing: its large form where its board draws one, else its name and text. */
export function Looked({ board, props, point, label }: LookedProps) {
  const { game, view, names, say } = props;
  const thing = thingAt({ game, view, names, say, label }, point);
  const words = (
    <>
      <h3>{thing.name}</h3>
      {thing.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
  const counted = <Counts props={props} point={point} />;
  if (board?.Closer === undefined) {
    return (
      <div className={css.thing}>
        {words}
        {counted}
      </div>
    );
  }
  return (
    <div className={css.thing} data-large="yes">
      <board.Closer {...forBoard(props)} point={point} />
      <div className={css.instead}>{words}</div>
      {counted}
    </div>
  );
}

/** The large form over dock and question, for those who hold a finger on something or press the space bar. */
export function CloserSheet({ board, props }: AtTable) {
  const point = useDrawer((drawer) => drawer.point);
  const label = useDrawer((drawer) => drawer.label);
  return point === null ? null : <Looked board={board} props={props} point={point} label={label} />;
}
