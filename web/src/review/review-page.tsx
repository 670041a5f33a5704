/** Looking back at a match that is over: how the chances went, where it turned, and what would have been better. */
import { sayConsidered, sayTurningPoint, type AnalysedChoice, type Analysis } from '@arenarium/bots';
import type { Game, Message } from '@arenarium/engine';
import { gameNamed } from '@arenarium/games';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { seatNames } from '../play/people.ts';
import { savedMatch, type SavedMatch } from '../play/saved-matches.ts';
import { addresses, href } from '../shell/addresses.ts';
import { Actions, Button, buttonClass, ErrorBox, Segments } from '../shell/controls.tsx';
import { speaker } from '../table/words.ts';
import { Chart } from './chart.tsx';
import { outlooks, sidesOf, type Outlook } from './curve.ts';
import { useLookingBack } from './looking-back.ts';
import css from './review.module.css';

export function ReviewPage({ id }: { readonly id: string }) {
  const [saved] = useState(() => savedMatch(id));
  const game = saved === null ? undefined : gameNamed(saved.record.game);
  if (saved === null || game === undefined)
    return <NothingToSee because="This browser keeps no match under this address." />;
  if ((saved.record.outcome?.rewards ?? null) === null) {
    return (
      <NothingToSee because="The match is not over yet: looking back would show what its players may not see.">
        <a className={buttonClass('primary')} href={href(addresses.table(id))}>
          To the table
        </a>
      </NothingToSee>
    );
  }
  return <Review game={game} saved={saved} />;
}

function NothingToSee({ because, children }: { readonly because: string; readonly children?: ReactNode }) {
  return (
    <main className={css.page}>
      <h1>Looking back</h1>
      <p>{because}</p>
      <Actions>
        {children}
        <a className={buttonClass()} href={href(addresses.home)}>
          To the games
        </a>
      </Actions>
    </main>
  );
}

function Review({ game, saved }: { readonly game: Game; readonly saved: SavedMatch }) {
  const { record, drivers, id } = saved;
  const names = useMemo(() => seatNames(drivers), [drivers]);
  const { state, begin, cancel } = useLookingBack(record);
  useEffect(() => {
    document.title = `Looking back at ${game.title} · Arenarium`;
  }, [game]);
  return (
    <main className={css.page}>
      <header className={css.head}>
        <div>
          <h1>Looking back</h1>
          <p className={css.soft}>
            {game.title} with {names.join(', ')}
          </p>
        </div>
        <a className={buttonClass('plain', 'small')} href={href(addresses.table(id))}>
          To the table
        </a>
      </header>
      {state.is === 'thinking' && (
        <section className={css.waiting} aria-label="Progress">
          <label htmlFor="looking-back">
            The master plays the match through again: choice {state.progress.done} of {state.progress.of}
          </label>
          <progress id="looking-back" value={state.progress.done} max={state.progress.of} />
          <Button onClick={cancel}>Stop</Button>
        </section>
      )}
      {state.is === 'cancelled' && (
        <section className={css.waiting}>
          <p>Stopped.</p>
          <Button look="primary" onClick={begin}>
            Begin again
          </Button>
        </section>
      )}
      {state.is === 'broken' && <ErrorBox>The match cannot be looked at: {state.because}</ErrorBox>}
      {state.is === 'done' && <Found game={game} names={names} saved={saved} analysis={state.analysis} />}
    </main>
  );
}

const outlookNames: Readonly<Record<Outlook, string>> = { known: 'As each knew then', open: 'With open cards' };

interface FoundProps {
  readonly game: Game;
  readonly names: readonly string[];
  readonly saved: SavedMatch;
  readonly analysis: Analysis;
}

function Found({ game, names, saved: { record }, analysis }: FoundProps) {
  const { choices, turningPoints } = analysis;
  const say = useMemo(() => speaker(game, names), [game, names]);
  const [outlook, setOutlook] = useState<Outlook>('open');
  const first = choices.findIndex(({ entry }) => entry === turningPoints[0]?.entry);
  const [at, setAt] = useState(Math.max(0, first));
  const sides = sidesOf(game.sides({ seats: record.seats, settings: record.settings }));
  const choice = choices[at];
  if (choice === undefined) return <p>There was nothing to choose in this match.</p>;
  return (
    <>
      <section className={css.panel} aria-label="Chances">
        <Segments
          legend="Chances"
          legendShown="no"
          values={outlooks}
          value={outlook}
          label={(each) => outlookNames[each]}
          onChange={setOutlook}
        />
        <Chart
          analysis={analysis}
          sides={sides}
          sideNames={sides.map((seats) => seats.map((seat) => names[seat] ?? '').join(' and '))}
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
          aria-label="Choice"
          aria-valuetext={`Choice ${at + 1} of ${choices.length}`}
          onChange={({ target }) => setAt(Number(target.value))}
        />
      </section>
      <div className={css.columns}>
        <Looked game={game} names={names} say={say} choice={choice} place={`Choice ${at + 1} of ${choices.length}`} />
        <section className={css.panel} aria-labelledby="turning-points">
          <h2 id="turning-points">Turning points</h2>
          {turningPoints.length === 0 && <p>No single choice turned this match.</p>}
          <ol className={css.turns}>
            {turningPoints.map((point) => (
              <li key={point.entry}>
                <button
                  type="button"
                  aria-current={point.entry === choice.entry}
                  onClick={() => setAt(choices.findIndex(({ entry }) => entry === point.entry))}
                >
                  {say(sayTurningPoint(point, choices))}
                </button>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

interface LookedProps {
  readonly game: Game;
  readonly names: readonly string[];
  readonly choice: AnalysedChoice;
  readonly place: string;
  say(told: Message): string;
}

/** One choice: what was chosen, and what the master would have done. */
function Looked({ game, names, choice, place, say }: LookedProps) {
  const { seat, prompt, rule, chosen, best, cost } = choice;
  const points = Math.round(100 * cost);
  return (
    <section className={css.panel} aria-live="polite" data-testid="choice">
      <p className={css.soft}>
        {place} · <a href={href(addresses.rules(game.id, rule))}>{rule}</a>
      </p>
      <h2>
        {names[seat]}: {say(prompt)}
      </h2>
      <p>
        <strong>Chosen.</strong> {say(sayConsidered(chosen, seat))}
      </p>
      {best.option === chosen.option ? (
        <p className={css.good}>The master would have chosen the same.</p>
      ) : (
        <p>
          <strong>The master prefers</strong>
          {points > 0 ? `, by ${points} points: ` : ', hardly: '}
          {say(sayConsidered(best, seat))}
        </p>
      )}
    </section>
  );
}
