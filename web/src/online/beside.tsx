/** Beside the match at a table on a server: clocks and presence, what is offered, leavers, and talk. */
import type { Seat } from '@arenarium/engine';
import type { OfferKind, StandingOf } from '@arenarium/protocol';
import { useState } from 'react';
import { Emblem } from '../look/emblem.tsx';
import { Panel } from '../look/pieces.tsx';
import { useMatch } from '../play/match.ts';
import { useScreen } from '../play/screen.ts';
import { Actions, Button, Dialog, ErrorBox } from '../shell/controls.tsx';
import { spoken, word } from './words.ts';
import { After } from './after.tsx';
import { useAtTable } from './at-table.ts';
import { useMe } from './me.ts';
import css from './online.module.css';
import { Orders } from './orders.tsx';
import { SeatClock } from './seat-clock.tsx';
import { beside } from './socket-host.ts';
import { Talk } from './talk.tsx';

/** In the rail, above what happened; nothing at a table of this browser's own. */
export function Beside() {
  const standing = useAtTable((at) => at.standing);
  const refused = useAtTable((at) => at.refused);
  const gone = useAtTable((at) => at.gone);
  const mine = useMine();
  // Where the rules ended the match, its end says where to go from here.
  const isEnded = useMatch((match) => match.scene?.view.result != null);
  if (standing === null) return null;
  const { offers, over } = standing;
  return (
    <Panel className={css.beside} label={word('beside.label')}>
      <Seats standing={standing} mine={mine} />
      {offers.map(({ what, by, agreed }) => (
        <Offered key={`${what}${by}`} what={what} by={by} mine={mine.find((seat) => !agreed.includes(seat))} />
      ))}
      {refused !== null && <ErrorBox>{spoken(refused)}</ErrorBox>}
      {gone !== null && <ErrorBox>{spoken(gone)}</ErrorBox>}
      {gone !== null && over === null && mine.length > 0 && <EndIt seat={mine[0] ?? 0} />}
      {gone === null && over === null && mine.length > 0 && (
        <Asking mine={mine} paused={standing.paused} mayAbort={standing.mayAbort} />
      )}
      {over !== null && !isEnded && (
        <>
          <p>{word('beside.over', { how: word(`over.${over.by}`) })}</p>
          <After />
        </>
      )}
      {over === null && mine.length > 0 && <Orders seat={mine[0] ?? 0} />}
      <Talk />
    </Panel>
  );
}

/** One's seats: those this screen looks through; where there is nothing to see, those that bear one's name. */
function useMine(): readonly Seat[] {
  const eyes = useScreen((screen) => screen.mine);
  const me = useMe((now) => now.me?.id ?? null);
  const seats = useAtTable((at) => at.standing?.seats) ?? [];
  if (eyes.length > 0) return eyes;
  return seats.flatMap(({ seat, person }) => (person !== null && person === me ? [seat] : []));
}

function Seats({ standing, mine }: { readonly standing: StandingOf; readonly mine: readonly Seat[] }) {
  return (
    <ul className={css.besideSeats}>
      {standing.seats.map(({ seat, by, name, person }) => {
        const isHere = by === 'bot' || standing.here.includes(seat);
        return (
          <li key={seat} data-here={isHere ? 'yes' : 'no'} data-seat={seat}>
            <Emblem name={by === 'bot' ? 'robot-golem' : 'person'} />
            <span>{name ?? word('seat.free')}</span>
            {!isHere && <span className={css.soft}>{word('beside.away')}</span>}
            <span className={css.clock}>
              <SeatClock seat={seat} />
            </span>
            {!isHere && mine.length > 0 && !mine.includes(seat) && (
              <Button size="small" onClick={() => void beside({ ask: 'letBotPlay', seat, bot: STAND_IN })}>
                {word('beside.botPlays')}
              </Button>
            )}
            {by === 'bot' && person !== null && mine.includes(seat) && (
              <Button size="small" look="primary" onClick={() => void beside({ ask: 'takeBackSeat', seat })}>
                {word('beside.takeBack')}
              </Button>
            )}
          </li>
        );
      })}
      {standing.onlookers > 0 && (
        <li>
          <Emblem name="help" /> <span>{word('beside.onlookers', { n: standing.onlookers })}</span>
        </li>
      )}
    </ul>
  );
}

/** Who plays for somebody who has left. */
const STAND_IN = 'adept';

interface OfferedProps {
  readonly what: OfferKind;
  readonly by: Seat;
  /** The seat of mine that has not agreed yet. */
  readonly mine: Seat | undefined;
}
function Offered({ what, by, mine }: OfferedProps) {
  const names = useMatch((match) => match.names);
  return (
    <div className={css.offer} role="status">
      <span>{word(`offer.${what}`, { who: names[by] ?? '' })}</span>
      {mine === undefined ? (
        <span className={css.soft}>{word('offer.waits')}</span>
      ) : (
        <Actions>
          <Button size="small" onClick={() => void beside({ ask: 'answer', what, seat: mine, agree: true })}>
            {word('offer.agree')}
          </Button>
          <Button size="small" onClick={() => void beside({ ask: 'answer', what, seat: mine, agree: false })}>
            {word('offer.decline')}
          </Button>
        </Actions>
      )}
    </div>
  );
}

interface AskingProps {
  readonly mine: readonly Seat[];
  readonly paused: boolean;
  readonly mayAbort: boolean;
}

/** What may be asked of the others, and what one may do without asking. */
function Asking({ mine, paused, mayAbort }: AskingProps) {
  const game = useMatch((match) => match.game);
  const undo = useMatch((match) => match.scene?.undo ?? 'none');
  const [leaving, setLeaving] = useState<'concede' | 'abort' | null>(null);
  const [seat] = mine;
  if (seat === undefined) return null;
  const offer = (what: OfferKind) => void beside({ ask: 'offer', what, seat });
  const go = () => {
    setLeaving(null);
    void beside(leaving === 'abort' ? { ask: 'abort' } : { ask: 'concede', seat });
  };
  return (
    <details>
      <summary>{word('beside.ask')}</summary>
      <Actions>
        <Button size="small" onClick={() => offer(paused ? 'goOn' : 'pause')}>
          {word(paused ? 'ask.goOn' : 'ask.pause')}
        </Button>
        {undo === 'byConsent' && (
          <Button size="small" onClick={() => offer('undo')}>
            {word('ask.undo')}
          </Button>
        )}
        {game?.draw !== undefined && (
          <Button size="small" onClick={() => offer('draw')}>
            {word('ask.draw')}
          </Button>
        )}
        <Button size="small" onClick={() => void beside({ ask: 'letBotPlay', seat, bot: STAND_IN })}>
          {word('ask.bot')}
        </Button>
        {mayAbort && (
          <Button size="small" onClick={() => setLeaving('abort')}>
            {word('ask.abort')}
          </Button>
        )}
        <Button size="small" onClick={() => setLeaving('concede')}>
          {word('ask.concede')}
        </Button>
      </Actions>
      {leaving !== null && (
        <Dialog title={word(`ask.${leaving}.sure`)} onClose={() => setLeaving(null)}>
          <p>{word(`ask.${leaving}.about`)}</p>
          <Actions>
            <Button look="primary" onClick={go}>
              {word(`ask.${leaving}`)}
            </Button>
            <Button onClick={() => setLeaving(null)}>{word('ask.stay')}</Button>
          </Actions>
        </Dialog>
      )}
    </details>
  );
}

/** A match whose rules are gone is ended when all who play it agree: it counts for nothing. */
const EndIt = ({ seat }: { readonly seat: Seat }) => (
  <Actions>
    <Button size="small" onClick={() => void beside({ ask: 'offer', what: 'end', seat })}>
      {word('ask.end')}
    </Button>
  </Actions>
);

/** Over the question, while the line is cut. */
export function CutOff() {
  const line = useAtTable((at) => at.line);
  const isOnline = useAtTable((at) => at.id !== null);
  if (!isOnline || line === 'up') return null;
  return (
    <p className={css.cut} role="alert" data-testid="cut-off">
      {word('online.notConnected')}
    </p>
  );
}
