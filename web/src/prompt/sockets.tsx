/** What has been picked of a set, in sight while one goes on picking: its small form, and how many places are free. */
import type { Decision } from '@arenarium/engine';
import type { Board, BoardProps } from '../boards/board.ts';
import { Emblem } from '../look/emblem.tsx';
import { useAnswer } from '../play/answer.ts';
import { choose } from '../play/answering.ts';
import { forBoard } from '../table/closer.tsx';
import { thingAt } from '../table/things.ts';
import { word } from '../words/page.ts';
import css from './sockets.module.css';

/** More free places than this tell nothing that the button does not. */
const MOST_FREE = 6;

interface SocketsProps {
  readonly board: Board | undefined;
  readonly props: BoardProps;
  readonly decision: Decision;
}

export function Sockets({ board, props, decision }: SocketsProps) {
  const picked = useAnswer((answer) => answer.picked);
  const { game, view, names, say } = props;
  const most = Math.min(decision.set?.max ?? 0, decision.options.length);
  const free = Math.max(0, Math.min(most, MOST_FREE) - picked.length);
  return (
    <ul className={css.sockets} aria-label={word('ask.picked')}>
      {picked.map((i) => {
        const option = decision.options[i];
        const point = option?.points.at(-1);
        if (option === undefined) return null;
        // A card is known by its name; of anything else the option itself says what was picked.
        const isCard = point?.startsWith('card:') === true;
        const name = isCard ? thingAt({ game, view, names, say, label: '' }, point).name : say(option.label);
        const sign = point === undefined ? null : (board?.sign?.(forBoard(props), point) ?? null);
        return (
          <li key={i}>
            <button
              type="button"
              className={css.taken}
              aria-label={word('ask.putBack', { what: name })}
              style={sign?.tint === undefined ? undefined : { background: sign.tint }}
              onClick={() => choose(i)}
            >
              {sign !== null && <Emblem name={sign.emblem} />}
              <span className={css.name}>{name}</span>
              <Emblem name="cancel" className={css.back} />
            </button>
          </li>
        );
      })}
      {Array.from({ length: free }, (_, i) => (
        <li key={`free ${i}`} className={css.free} aria-hidden="true">
          {picked.length + i + 1}
        </li>
      ))}
    </ul>
  );
}
