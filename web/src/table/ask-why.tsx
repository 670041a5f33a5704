/** Ask a bot why it chose as it did. While the match goes on it keeps its cards to itself. */
import type { Game } from '@arenarium/engine';
import type { Scene } from '@arenarium/protocol';
import { useEffect, useRef } from 'react';
import { closeWhy, useAdvice } from '../play/advice.ts';
import { askWhy } from '../play/asking.ts';
import { useMatch } from '../play/match.ts';
import { Button } from '../shell/controls.tsx';
import { word } from '../words/page.ts';
import css from './log.module.css';
import { useSay } from './words.ts';

const NONE: Scene['botChoices'] = [];

export function AskWhy({ game }: { readonly game: Game }) {
  const choices = useMatch((match) => match.scene?.botChoices ?? NONE);
  const names = useMatch((match) => match.names);
  const why = useAdvice((advice) => advice.why);
  if (choices.length === 0) return null;
  return (
    <div className={css.askWhy} role="group" aria-labelledby="ask-why">
      <span className={css.soft} id="ask-why">
        {word('rail.askWhy')}
      </span>
      {choices.map(({ seat, entry }) => (
        <Button
          key={seat}
          size="small"
          look="quiet"
          aria-label={word('rail.askSeat', { who: names[seat] ?? '' })}
          aria-pressed={why?.seat === seat}
          onClick={() => (why?.entry === entry ? closeWhy() : askWhy(seat, entry))}
        >
          {names[seat]}
        </Button>
      ))}
      <div className={css.why} role="status" aria-live="polite">
        {why !== null && <Why game={game} />}
      </div>
    </div>
  );
}

function Why({ game }: { readonly game: Game }) {
  const say = useSay(game);
  const names = useMatch((match) => match.names);
  const why = useAdvice((advice) => advice.why);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a block: some browsers give back a promise, which is no way to clean up.
    answer.current?.scrollIntoView({ block: 'nearest' });
  }, [why]);
  if (why === null) return null;
  const { seat, reasons } = why;
  return (
    <div className={css.reasons} data-testid="why" ref={answer}>
      <div className={css.whyHead}>
        <strong>{names[seat]}</strong>
        <Button look="quiet" size="small" aria-label={word('rail.closeReasons')} onClick={closeWhy}>
          ✕
        </Button>
      </div>
      {reasons === null && <p>{word('rail.letMeThink')}</p>}
      {reasons?.length === 0 && <p>{word('rail.nothingElse')}</p>}
      {reasons?.map(({ prompt, said }, i) => (
        <div key={i}>
          {prompt !== null && <p className={css.soft}>{say(prompt)}</p>}
          {said.map((reason, j) => (
            <p key={j}>{say(reason)}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
