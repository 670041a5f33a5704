/** The screen goes to somebody else: nothing secret is shown until they say that they sit in front of it. */
import type { Game } from '@arenarium/engine';
import { useSitting } from '../play/sitting.ts';
import { Actions, Button } from '../shell/controls.tsx';
import css from './hand-over.module.css';

export function HandOver({ game }: { readonly game: Game }) {
  const { passTo, holder, takeScreen, lookBack } = useSitting();
  if (passTo === null) return null;
  return (
    <main className={css.handOver} data-testid="hand-over">
      <p className={css.soft}>{game.title}</p>
      <h1>Pass the screen to {passTo}</h1>
      <p>Everybody else looks away. No hand is on this page until {passTo} goes on.</p>
      <Actions>
        <Button look="primary" autoFocus onClick={takeScreen}>
          I am {passTo}: show my side
        </Button>
        {holder !== null && (
          <Button look="quiet" onClick={lookBack}>
            {holder}: look at the table once more
          </Button>
        )}
      </Actions>
    </main>
  );
}

/** The holder looks once more; this leads on. */
export function PassOn() {
  const { passTo, lookingBack, passOn } = useSitting();
  if (passTo === null || !lookingBack) return null;
  return (
    <div className={css.passOn}>
      <span>The choice is {passTo}’s now.</span>
      <Button look="primary" size="small" autoFocus onClick={passOn}>
        Pass the screen to {passTo}
      </Button>
    </div>
  );
}
