/** What happened, in words, the newest last. */
import type { Game } from '@arenarium/engine';
import { useEffect, useRef } from 'react';
import { useSitting } from '../play/sitting.ts';
import css from './table.module.css';
import { AskWhy } from './ask-why.tsx';
import { useSay } from './words.ts';

export function Log({ game }: { readonly game: Game }) {
  const say = useSay(game);
  const log = useSitting((sitting) => sitting.scene?.log ?? []);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [log.length]);
  return (
    <section className={css.log} aria-labelledby="log-title">
      <h2 id="log-title">What happened</h2>
      <div className={css.lines} ref={list} role="log" aria-live="polite" tabIndex={0} aria-labelledby="log-title">
        <ol>
          {log.map(({ asked, said }, i) => (
            <li key={i} data-new={log.at(-1)?.asked === asked ? 'yes' : undefined}>
              {say(said)}
            </li>
          ))}
          {log.length === 0 && <li>Nothing yet.</li>}
        </ol>
      </div>
      <AskWhy game={game} />
    </section>
  );
}
