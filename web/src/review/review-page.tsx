/** Looking back at a match that is over: how the chances went, where it turned, and what would have been better. */
import { sayConsidered, sayTurningPoint, type AnalysedChoice, type Analysis } from '@arenarium/bots';
import type { Game, Message } from '@arenarium/engine';
import { seatNames } from '@arenarium/protocol';
import { useEffect, useMemo, useState } from 'react';
import type { LookedBack } from '../play/house.ts';
import { addresses, href } from '../shell/addresses.ts';
import { Actions, Button, buttonClass, Segments } from '../shell/controls.tsx';
import { WithGame } from '../shell/with-game.tsx';
import { speaker } from '../table/words.ts';
import { word } from '../words/page.ts';
import { Chart } from './chart.tsx';
import { outlooks, sidesOf, type Outlook } from './curve.ts';
import { useLookingBack } from './looking-back.ts';
import css from './review.module.css';

export function ReviewPage({ id }: { readonly id: string }) {
  const { state, begin, cancel } = useLookingBack(id);
  return (
    <main className={css.page}>
      {state.is !== 'done' && <h1>{word('review.title')}</h1>}
      {state.is === 'thinking' && (
        <section className={css.waiting} aria-label={word('review.progress')}>
          <label htmlFor="looking-back">{word('review.thinking', { ...state.progress })}</label>
          <progress id="looking-back" value={state.progress.done} max={state.progress.of} />
          <Button onClick={cancel}>{word('review.stop')}</Button>
        </section>
      )}
      {state.is === 'cancelled' && (
        <section className={css.waiting}>
          <p>{word('review.stopped')}</p>
          <Button look="primary" onClick={begin}>
            {word('review.again')}
          </Button>
        </section>
      )}
      {state.is === 'broken' && (
        <>
          <p>{state.because}</p>
          <Actions>
            <a className={buttonClass('primary')} href={href(addresses.table(id))}>
              {word('review.toTable')}
            </a>
            <a className={buttonClass()} href={href(addresses.home)}>
              {word('house.toGames')}
            </a>
          </Actions>
        </>
      )}
      {state.is === 'done' && (
        <WithGame id={state.looked.game}>{(game) => <Looked id={id} game={game} looked={state.looked} />}</WithGame>
      )}
    </main>
  );
}

interface LookedProps {
  readonly id: string;
  readonly game: Game;
  readonly looked: LookedBack;
}

function Looked({ id, game, looked }: LookedProps) {
  const names = useMemo(() => seatNames(looked.players), [looked]);
  useEffect(() => {
    document.title = word('house.titleOf', { what: word('review.titleOf', { game: game.title }) });
  }, [game]);
  return (
    <>
      <header className={css.head}>
        <div>
          <h1>{word('review.title')}</h1>
          <p className={css.soft}>{word('review.with', { game: game.title, names: names.join(', ') })}</p>
        </div>
        <a className={buttonClass('plain', 'small')} href={href(addresses.table(id))}>
          {word('review.toTable')}
        </a>
      </header>
      <Found game={game} names={names} looked={looked} />
    </>
  );
}

interface FoundProps {
  readonly game: Game;
  readonly names: readonly string[];
  readonly looked: LookedBack;
}

function Found({ game, names, looked }: FoundProps) {
  const { analysis, seats: n, settings } = looked;
  const { choices, turningPoints } = analysis;
  const say = useMemo(() => speaker(game, names), [game, names]);
  const [outlook, setOutlook] = useState<Outlook>('open');
  const first = choices.findIndex(({ entry }) => entry === turningPoints[0]?.entry);
  const [at, setAt] = useState(Math.max(0, first));
  const sides = sidesOf(game.sides({ seats: n, settings }));
  const choice = choices[at];
  const place = word('review.choiceOf', { n: at + 1, of: choices.length });
  if (choice === undefined) return <p>{word('review.nothing')}</p>;
  return (
    <>
      <section className={css.panel} aria-label={word('review.chances')}>
        <Segments
          legend={word('review.chances')}
          legendShown="no"
          values={outlooks}
          value={outlook}
          label={(each) => word(`review.${each}`)}
          onChange={setOutlook}
        />
        <Chart
          analysis={analysis}
          sides={sides}
          sideNames={sides.map((seats) => seats.map((seat) => names[seat] ?? '').join(word('review.and')))}
          outlook={outlook}
          at={at}
          onLook={setAt}
        />
        <input
          className={css.slider}
          type="range"
          min={0}
          max={choices.length - 1}
          value={at}
          aria-label={word('review.choice')}
          aria-valuetext={place}
          onChange={({ target }) => setAt(Number(target.value))}
        />
      </section>
      <div className={css.columns}>
        <Choice game={game} names={names} say={say} choice={choice} place={place} />
        <TurningPoints analysis={analysis} say={say} at={choice.entry} onLook={setAt} />
      </div>
    </>
  );
}

interface TurningPointsProps {
  readonly analysis: Analysis;
  /** The entry of the choice that is looked at. */
  readonly at: number;
  say(told: Message): string;
  onLook(at: number): void;
}

const TurningPoints = ({ analysis: { choices, turningPoints }, at, say, onLook }: TurningPointsProps) => (
  <section className={css.panel} aria-labelledby="turning-points">
    <h2 id="turning-points">{word('review.turns')}</h2>
    {turningPoints.length === 0 && <p>{word('review.noTurns')}</p>}
    <ol className={css.turns}>
      {turningPoints.map((point) => (
        <li key={point.entry}>
          <button
            type="button"
            aria-current={point.entry === at}
            onClick={() => onLook(choices.findIndex(({ entry }) => entry === point.entry))}
          >
            {say(sayTurningPoint(point, choices))}
          </button>
        </li>
      ))}
    </ol>
  </section>
);

interface ChoiceProps {
  readonly game: Game;
  readonly names: readonly string[];
  readonly choice: AnalysedChoice;
  readonly place: string;
  say(told: Message): string;
}

/** One choice: what was chosen, and what the master would have done. */
function Choice({ game, names, choice, place, say }: ChoiceProps) {
  const { seat, prompt, rule, chosen, best, cost } = choice;
  const points = Math.round(100 * cost);
  return (
    <section className={css.panel} aria-live="polite" data-testid="choice">
      <p className={css.soft}>
        {place} · <a href={href(addresses.rules(game.id, rule))}>{rule}</a>
      </p>
      <h2>{word('review.asked', { who: names[seat] ?? '', prompt: say(prompt) })}</h2>
      <p>
        <strong>{word('review.chosen')}</strong> {say(sayConsidered(chosen, seat))}
      </p>
      {best.option === chosen.option ? (
        <p className={css.good}>{word('review.same')}</p>
      ) : (
        <p>
          <strong>{word('review.prefers')}</strong>
          {word('review.by', { points })}
          {say(sayConsidered(best, seat))}
        </p>
      )}
    </section>
  );
}
