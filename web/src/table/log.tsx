/** What happened, in words, the newest last. */
import { spokenOf, type LogLine } from '@arenarium/protocol';
import { memo } from 'react';
import type { BoardProps } from '../boards/board.ts';
import { Emblem } from '../look/emblem.tsx';
import { Label, Panel } from '../look/pieces.tsx';
import { askEarlier } from '../play/asking.ts';
import { useMatch } from '../play/match.ts';
import { Button } from '../shell/controls.tsx';
import { word } from '../words/page.ts';
import { AskWhy } from './ask-why.tsx';
import { forBoard, type AtTable } from './closer.tsx';
import css from './log.module.css';

const NONE: readonly LogLine[] = [];

const isPhase = ({ shown }: LogLine): boolean => shown?.[0] === 'phase';

interface LineProps {
  readonly line: LogLine;
  readonly emblem: string | null;
  readonly isNew: boolean;
  readonly say: BoardProps['say'];
}

/** One line; said once, however many follow. */
const Line = memo(function Line({ line, emblem, isNew, say }: LineProps) {
  return (
    <li data-new={isNew ? 'yes' : undefined} data-phase={isPhase(line) ? 'yes' : undefined}>
      {emblem !== null && <Emblem name={emblem} />}
      <span>{say(line.said)}</span>
    </li>
  );
});

export function Log({ board, props }: AtTable) {
  const log = useMatch((match) => match.scene?.log.lines ?? NONE);
  const from = useMatch((match) => match.scene?.log.from ?? 0);
  const emblemOf = (line: LogLine): string | null => {
    const [first] = spokenOf(line);
    // A turn or a phase that begins parts the lines, and needs no sign.
    if (first === undefined || isPhase(line)) return null;
    return board?.sign?.(forBoard(props), first)?.emblem ?? null;
  };
  return (
    <Panel className={css.log} label={word('rail.log')}>
      <h2>
        <Label>{word('rail.log')}</Label>
      </h2>
      <div className={css.lines} role="log" aria-live="polite" tabIndex={0} aria-label={word('rail.log')}>
        <div className={css.whole}>
          {from > 0 && (
            <Button size="small" look="quiet" onClick={askEarlier}>
              {word('rail.earlier')}
            </Button>
          )}
          <ol className={css.list}>
            {log.map((line, i) => (
              <Line
                key={from + i}
                line={line}
                emblem={emblemOf(line)}
                isNew={log.at(-1)?.asked === line.asked}
                say={props.say}
              />
            ))}
            {log.length === 0 && <li>{word('rail.nothing')}</li>}
          </ol>
        </div>
      </div>
      <AskWhy game={props.game} />
    </Panel>
  );
}
