/** The screen goes to somebody else: nothing secret is shown until they say that they sit in front of it. */
import type { Game } from '@arenarium/engine';
import { Poster } from '../look/poster.tsx';
import { lookBack, passOn, useScreen } from '../play/screen.ts';
import { takeScreen } from '../play/going-on.ts';
import { Actions, Button } from '../shell/controls.tsx';
import { word } from '../words/page.ts';
import css from './hand-over.module.css';

export function HandOver({ game }: { readonly game: Game }) {
  const passTo = useScreen((screen) => screen.passTo);
  const holder = useScreen((screen) => screen.holder);
  if (passTo === null) return null;
  return (
    <main className={css.handOver} data-testid="hand-over">
      <Poster game={game.id} form="stamp" className={css.stamp} />
      <p className={css.soft}>{game.title}</p>
      <h1>{word('handOver.pass', { who: passTo })}</h1>
      <p>{word('handOver.away', { who: passTo })}</p>
      <Actions>
        <Button look="go" autoFocus onClick={takeScreen}>
          {word('handOver.iAm', { who: passTo })}
        </Button>
        {holder !== null && (
          <Button look="quiet" onClick={lookBack}>
            {word('handOver.once', { who: holder })}
          </Button>
        )}
      </Actions>
    </main>
  );
}

/** The holder looks once more; this leads on. */
export function PassOn() {
  const passTo = useScreen((screen) => screen.passTo);
  const lookingBack = useScreen((screen) => screen.lookingBack);
  if (passTo === null || !lookingBack) return null;
  return (
    <div className={css.passOn}>
      <span>{word('handOver.choiceIs', { who: passTo })}</span>
      <Button look="go" size="small" autoFocus onClick={passOn}>
        {word('handOver.pass', { who: passTo })}
      </Button>
    </div>
  );
}
