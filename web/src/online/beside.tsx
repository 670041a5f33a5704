/** Beside the match at a table on a server: clocks and presence, what is offered, leavers, and talk. */
import type { Seat } from '@arenarium/engine';
import type { OfferKind, StandingOf } from '@arenarium/protocol';
import { useEffect, useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { Emblem } from '../look/emblem.tsx';
import { Label, Panel } from '../look/pieces.tsx';
import { askHouse } from '../play/host.ts';
import { askRecord } from '../play/asking.ts';
import { useMatch } from '../play/match.ts';
import { useScreen } from '../play/screen.ts';
import { addresses, href } from '../shell/addresses.ts';
import { Actions, Button, buttonClass, ErrorBox, fieldClass } from '../shell/controls.tsx';
import { spoken, word } from './words.ts';
import { useAtTable } from './at-table.ts';
import css from './online.module.css';
import { beside } from './socket-host.ts';
import { clockText } from './times.ts';

/** In the rail, above what happened; nothing at a table of this browser's own. */
export function Beside() {
  const standing = useAtTable((at) => at.standing);
  const refused = useAtTable((at) => at.refused);
  const mine = useScreen((screen) => screen.mine);
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
      {over === null && mine.length > 0 && <Asking mine={mine} paused={standing.paused} />}
      {over !== null && !isEnded && (
        <>
          <p role="status">{word('beside.over', { how: word(`over.${over.by}`) })}</p>
          <After />
        </>
      )}
      <Talk />
    </Panel>
  );
}

/** Ticks while a clock runs. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}

function Seats({ standing, mine }: { readonly standing: StandingOf; readonly mine: readonly Seat[] }) {
  const heardAt = useAtTable((at) => at.heardAt);
  const now = useNow(standing.clocks.some(({ runs }) => runs));
  return (
    <ul className={css.besideSeats}>
      {standing.seats.map(({ seat, by, name, person }) => {
        const clock = standing.clocks.find((one) => one.seat === seat);
        const left = clock === undefined ? null : clock.left - (clock.runs ? Math.max(0, now - heardAt) : 0);
        const isHere = by === 'bot' || standing.here.includes(seat);
        return (
          <li key={seat} data-here={isHere ? 'yes' : 'no'} data-seat={seat}>
            <Emblem name={by === 'bot' ? 'robot-golem' : 'person'} />
            <span>{name ?? word('seat.free')}</span>
            {!isHere && <span className={css.soft}>{word('beside.away')}</span>}
            {left !== null && (
              <span className={css.clock} data-runs={clock?.runs === true ? 'yes' : undefined}>
                {clockText(left)}
              </span>
            )}
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

/** What may be asked of the others. */
function Asking({ mine, paused }: { readonly mine: readonly Seat[]; readonly paused: boolean }) {
  const [seat] = mine;
  if (seat === undefined) return null;
  const offer = (what: OfferKind) => void beside({ ask: 'offer', what, seat });
  return (
    <details>
      <summary>{word('beside.ask')}</summary>
      <Actions>
        <Button size="small" onClick={() => offer(paused ? 'goOn' : 'pause')}>
          {word(paused ? 'ask.goOn' : 'ask.pause')}
        </Button>
        <Button size="small" onClick={() => offer('draw')}>
          {word('ask.draw')}
        </Button>
        <Button size="small" onClick={() => void beside({ ask: 'concede', seat })}>
          {word('ask.concede')}
        </Button>
        <Button size="small" onClick={() => void beside({ ask: 'letBotPlay', seat, bot: STAND_IN })}>
          {word('ask.bot')}
        </Button>
      </Actions>
    </details>
  );
}

/** When it is over: once more, or a look back; for that the match is taken into this browser. */
export function After() {
  const rematch = useAtTable((at) => at.rematch);
  const mine = useScreen((screen) => screen.mine);
  const [, navigate] = useLocation();
  const lookBack = async () => {
    const record = await askRecord();
    if (record.tell !== 'record') return;
    const kept = await askHouse({ ask: 'takeIn', text: record.text, ended: true });
    if (kept.tell === 'begun') navigate(addresses.review(kept.id));
  };
  return (
    <Actions>
      {rematch !== null ? (
        <a className={buttonClass('primary')} href={href(addresses.online(rematch))}>
          {word('after.toRematch')}
        </a>
      ) : (
        mine.length > 0 && (
          <Button look="primary" onClick={() => void beside({ ask: 'rematch' })}>
            {word('after.rematch')}
          </Button>
        )
      )}
      <Button onClick={() => void lookBack()}>{word('after.lookBack')}</Button>
      <a className={buttonClass()} href={href(addresses.lobby)}>
        {word('room.lobby')}
      </a>
    </Actions>
  );
}

/** Talk at the table, and within one's side. */
function Talk() {
  const said = useAtTable((at) => at.said);
  const mine = useScreen((screen) => screen.mine);
  const [text, setText] = useState('');
  const [channel, setChannel] = useState<'table' | 'side'>('table');
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void beside({ ask: 'say', channel, text: text.trim() });
    setText('');
  };
  return (
    <section className={css.talk} aria-label={word('talk.title')}>
      <Label>{word('talk.title')}</Label>
      <ol role="log" aria-label={word('talk.title')} tabIndex={0}>
        {said.map(({ id, name, text: line, channel: where }) => (
          <li key={id} data-channel={where}>
            <b>{name}</b> {line}
          </li>
        ))}
      </ol>
      {mine.length > 0 && (
        <form onSubmit={say}>
          <select
            aria-label={word('talk.to')}
            value={channel}
            onChange={(event) => setChannel(event.target.value === 'side' ? 'side' : 'table')}
          >
            <option value="table">{word('talk.table')}</option>
            <option value="side">{word('talk.side')}</option>
          </select>
          <input
            className={fieldClass}
            aria-label={word('talk.say')}
            value={text}
            maxLength={300}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" size="small">
            {word('talk.send')}
          </Button>
        </form>
      )}
    </section>
  );
}

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
