/** What happened, in words, the newest last. */
import { spokenOf, type LogLine } from '@arenarium/protocol';
import { useEffect, useRef } from 'react';
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

export function Log({ board, props }: AtTable) {
  const log = useMatch((match) => match.scene?.log.lines ?? NONE);
  const from = useMatch((match) => match.scene?.log.from ?? 0);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [log.length]);
  const signOf = (line: LogLine) => {
    const [first] = spokenOf(line);
    return first === undefined ? null : (board?.sign?.(forBoard(props), first) ?? null);
  };
  return (
    <Panel className={css.log} label={word('rail.log')}>
      <h2>
        <Label>{word('rail.log')}</Label>
      </h2>
      <div className={css.lines} ref={list} role="log" aria-live="polite" tabIndex={0} aria-label={word('rail.log')}>
        {from > 0 && (
          <Button size="small" look="quiet" onClick={askEarlier}>
            {word('rail.earlier')}
          </Button>
        )}
        <ol className={css.list}>
          {log.map((line, i) => {
            const { asked, said, shown } = line;
            // A turn or a phase that begins parts the lines, and needs no sign.
            const isPhase = shown?.[0] === 'phase';
            const sign = isPhase ? null : signOf(line);
            return (
              <li
                key={from + i}
                data-new={log.at(-1)?.asked === asked ? 'yes' : undefined}
                data-phase={isPhase ? 'yes' : undefined}
              >
                {sign !== null && <Emblem name={sign.emblem} />}
                <span>{props.say(said)}</span>
              </li>
            );
          })}
          {log.length === 0 && <li>{word('rail.nothing')}</li>}
        </ol>
      </div>
      <AskWhy game={props.game} />
    </Panel>
  );
}
