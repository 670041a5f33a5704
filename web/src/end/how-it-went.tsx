/** The curve of the match and its turning points, as the strongest bot sees them when it plays the match through again. */
import { sayTurningPoint } from '@arenarium/bots';
import { useState } from 'react';
import type { BoardProps } from '../boards/board.ts';
import { Label, Panel } from '../look/pieces.tsx';
import type { LookedBack } from '../play/house.ts';
import { useMatch } from '../play/match.ts';
import { Chart } from '../review/chart.tsx';
import { sidesOf } from '../review/curve.ts';
import { useLookingBack } from '../review/looking-back.ts';
import { addresses, href } from '../shell/addresses.ts';
import { Button } from '../shell/controls.tsx';
import { useSettings } from '../shell/settings.ts';
import { word } from '../words/page.ts';
import css from './end.module.css';

/** As many turning points as one reads. */
const TOLD = 3;

export function HowItWent({ props }: { readonly props: BoardProps }) {
  const id = useMatch((match) => match.id);
  // Whoever wants no waiting is not made to wait for this either: it is there for a press.
  const [wanted, setWanted] = useState(() => useSettings.getState().pace !== 'instant');
  return (
    <Panel className={css.panel} label={word('end.how')}>
      <Label>{word('end.how')}</Label>
      {id === null || !wanted ? (
        <div className={css.waiting}>
          <Button size="small" onClick={() => setWanted(true)}>
            {word('end.showHow')}
          </Button>
        </div>
      ) : (
        <Curve id={id} props={props} />
      )}
    </Panel>
  );
}

function Curve({ id, props }: { readonly id: string; readonly props: BoardProps }) {
  const { state } = useLookingBack(id);
  if (state.is === 'broken') return <p>{state.because}</p>;
  if (state.is !== 'done') {
    const { done, of } = state.is === 'thinking' ? state.progress : { done: 0, of: 1 };
    return (
      <div className={css.waiting}>
        <label className={css.progress}>
          {word('end.thinking')}
          <progress value={done} max={of} />
        </label>
      </div>
    );
  }
  return <Found id={id} props={props} looked={state.looked} />;
}

interface FoundProps {
  readonly id: string;
  readonly props: BoardProps;
  readonly looked: LookedBack;
}

function Found({ id, props: { game, names, say }, looked }: FoundProps) {
  const { analysis, seats: n, settings } = looked;
  const { choices, turningPoints } = analysis;
  const sides = sidesOf(game.sides({ seats: n, settings }));
  return (
    <>
      <Chart
        analysis={analysis}
        sides={sides}
        sideNames={sides.map((seats) => seats.map((seat) => names[seat] ?? '').join(word('review.and')))}
        outlook="open"
        at={Math.max(0, choices.length - 1)}
        onLook={() => {
          window.location.hash = addresses.review(id);
        }}
      />
      <ol className={css.turns}>
        {turningPoints.slice(0, TOLD).map((point) => (
          <li key={point.entry} data-kind={point.kind}>
            <a href={href(addresses.review(id))}>{say(sayTurningPoint(point, choices))}</a>
          </li>
        ))}
      </ol>
    </>
  );
}
