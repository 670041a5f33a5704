/** Tells whoever has the page open that a table waits for them: by a mark in the title, a sound, and a way there. */
import { listed } from '@arenarium/games/catalogue';
import { useEffect, useState } from 'react';
import { sound } from '../motion/sound.ts';
import { useMatch } from '../play/match.ts';
import { addresses, href } from '../shell/addresses.ts';
import { Button, buttonClass } from '../shell/controls.tsx';
import { answerTurn, useListening, useLobby } from './lobby.ts';
import { meetServer, useMe } from './me.ts';
import css from './online.module.css';
import { markTitle } from './title.ts';
import { word } from './words.ts';

function useHidden(): boolean {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}

/** The question this page was asked at a table on the server; null if none is open. */
const useAskedHere = (): number | null =>
  useMatch(({ place, scene }) => (place === 'server' ? (scene?.view.decision?.asked ?? null) : null));

export function Notices() {
  const me = useMe((now) => now.me);
  useEffect(() => {
    if (useMe.getState().me === undefined) void meetServer();
  }, []);
  return me == null ? null : <Listening />;
}

function Listening() {
  useListening();
  const at = useMatch(({ place, id }) => (place === 'server' ? id : null));
  const turns = useLobby((lobby) => lobby.turns);
  const asked = useAskedHere();
  const hidden = useHidden();
  useEffect(() => {
    if (at !== null) answerTurn(at);
  }, [at, turns]);
  const calls = turns.filter(({ table }) => table !== at);
  const isMarked = calls.length > 0 || (asked !== null && hidden);
  useEffect(() => {
    markTitle(isMarked);
    if (isMarked) sound('bell');
    return () => markTitle(false);
  }, [isMarked, calls.length]);
  return (
    <div className={css.notices} role="status">
      {calls.map(({ table, game }) => (
        <p key={table} className={css.notice} data-testid="your-turn">
          <span>{word('notice.yourTurn', { game: listed(game)?.title ?? game })}</span>
          <a className={buttonClass('primary', 'small')} href={href(addresses.online(table))}>
            {word('lobby.goOn')}
          </a>
          <Button size="small" look="quiet" onClick={() => answerTurn(table)}>
            {word('notice.later')}
          </Button>
        </p>
      ))}
    </div>
  );
}
