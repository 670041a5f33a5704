/** The end of a match: who won, why and by which rule, how the chances went, where it turned, and where to go from here. */
import type { Result } from '@arenarium/engine';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { Emblem } from '../look/emblem.tsx';
import { Medallion } from '../look/pieces.tsx';
import { Poster } from '../look/poster.tsx';
import { useMatch } from '../play/match.ts';
import { useScreen } from '../play/screen.ts';
import { RuleChip } from '../rules/rule-chip.tsx';
import { beginMatch } from '../set-up/begin.ts';
import { addresses, href } from '../shell/addresses.ts';
import { Button, buttonClass } from '../shell/controls.tsx';
import { forBoard, type AtTable } from '../table/closer.tsx';
import { ExportDialog } from '../transfer/export-dialog.tsx';
import { word } from '../words/page.ts';
import css from './end.module.css';
import { Greatest } from './greatest.tsx';
import { headline, verdictOf, winnersOf } from './headline.ts';
import { HowItWent } from './how-it-went.tsx';
import { Score } from './score.tsx';
import { useWholeLog } from './whole-log.ts';

// Only after a match on a server: once more with the same people, or a look back here.
const After = lazy(async () => ({ default: (await import('../online/after.tsx')).After }));

interface EndProps extends AtTable {
  readonly result: Result;
  /** Look at the table as it stands. */
  onLeave(): void;
}

/** The seats of people at this screen. */
function usePeople(): readonly number[] {
  const players = useMatch((match) => match.players);
  const mine = useScreen((screen) => screen.mine);
  const place = useMatch((match) => match.place);
  return place === 'server' ? mine : players.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
}

export function End({ board, props, result, onLeave }: EndProps) {
  const people = usePeople();
  const place = useMatch((match) => match.place);
  const lines = useWholeLog();
  const ended = { result, people, names: props.names };
  const verdict = verdictOf(ended);
  return (
    <section className={css.end} aria-label={word('end.result')} data-testid="result">
      <div className={css.verdict} data-verdict={verdict}>
        <span className={css.rays} aria-hidden="true" />
        {verdict === 'won' && <Confetti />}
        <Laurels board={board} props={props} seats={winnersOf(result)} />
        <div className={css.words} role="status">
          <h2>{headline(ended)}</h2>
          <p className={css.because}>
            {props.say(result.because)} <RuleChip rule={result.rule} />
          </p>
        </div>
        <Greatest board={board} props={props} lines={lines} />
      </div>
      {place === 'here' ? (
        <Ways props={props} onLeave={onLeave} headline={headline(ended)} />
      ) : (
        <div className={css.ways}>
          <Suspense>
            <After />
            <Button onClick={onLeave}>{word('end.toTable')}</Button>
          </Suspense>
        </div>
      )}
      {/* How it went is known last, and it grows: nothing stands below it, on no screen. */}
      <div className={css.told}>
        {lines !== null && <Score board={board} props={props} lines={lines} />}
        {lines !== null && place === 'here' && <HowItWent props={props} />}
      </div>
    </section>
  );
}

/** Who has won, in a wreath; where nobody has, the place where it happened. */
function Laurels({ board, props, seats }: AtTable & { readonly seats: readonly number[] }) {
  if (seats.length === 0) return <Poster game={props.game.id} form="stamp" className={css.stamp} />;
  return (
    <ul className={css.winners} data-many={seats.length > 2 ? 'yes' : undefined}>
      {seats.map((seat) => {
        const sign = board?.sign?.(forBoard(props), `seat:${seat}`) ?? { emblem: 'person' };
        return (
          <li key={seat}>
            <span className={css.laurel}>
              <Emblem name="laurels" className={css.wreath} />
              <Medallion emblem={sign.emblem} shape="shield" {...(sign.tint !== undefined && { tint: sign.tint })} />
            </span>
            <b>{props.names[seat]}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** Pieces of paper in the colours of the place. */
const Confetti = () => (
  <span className={css.confetti} aria-hidden="true">
    {Array.from({ length: 24 }, (_, i) => (
      <i key={i} style={{ left: `${(i * 37) % 100}%`, animationDelay: `${(i % 8) * 0.22}s` }} data-of={i % 4} />
    ))}
  </span>
);

interface WaysProps extends Pick<AtTable, 'props'> {
  readonly headline: string;
  onLeave(): void;
}

function Ways({ props: { game, say, view }, headline: said, onLeave }: WaysProps) {
  const [, navigate] = useLocation();
  const id = useMatch((match) => match.id);
  const players = useMatch((match) => match.players);
  const table = useMatch((match) => match.table);
  const [shows, setShows] = useState(false);
  const [shared, setShared] = useState(false);
  const rematch = async () => {
    if (table === null) return;
    const begun = await beginMatch(game.id, { settings: table.settings, players });
    if (begun.ok) navigate(addresses.table(begun.id));
  };
  const share = async () => {
    const because = view.result === null ? '' : say(view.result.because);
    const text = word('end.shareText', { game: game.title, said, because });
    // Where the system has no way of its own to share, the sentence goes to the clipboard.
    await (navigator.share?.({ text }) ?? navigator.clipboard?.writeText(text));
    setShared(true);
  };
  return (
    <div className={css.ways}>
      <Button look="go" onClick={() => void rematch()}>
        <Emblem name="crossed-swords" /> {word('end.again')}
      </Button>
      {id !== null && (
        <a className={buttonClass()} href={href(addresses.review(id))}>
          <Emblem name="anticlockwise-rotation" /> {word('end.lookBack')}
        </a>
      )}
      <a className={buttonClass()} href={href(addresses.setUp(game.id))}>
        <Emblem name="cog" /> {word('end.newSetUp')}
      </a>
      <Button onClick={onLeave}>{word('end.toTable')}</Button>
      <Button onClick={() => setShows(true)}>
        <Emblem name="scroll-unfurled" /> {word('menu.record')}
      </Button>
      <Button onClick={() => void share().catch(() => undefined)}>{word(shared ? 'end.shared' : 'end.share')}</Button>
      <a className={buttonClass('quiet')} href={href(addresses.home)}>
        {word('end.allGames')}
      </a>
      {shows && <ExportDialog onClose={() => setShows(false)} />}
    </div>
  );
}

/** The table as it stands, with the way back to the verdict. */
export function Ended({ props, result, onBack }: Pick<AtTable, 'props'> & { readonly result: Result; onBack(): void }) {
  const people = usePeople();
  return (
    <section className={css.ended} aria-label={word('end.result')} data-testid="result" data-region="ask">
      <b>{headline({ result, people, names: props.names })}</b>
      <span>{props.say(result.because)}</span>
      <Button look="go" onClick={onBack}>
        {word('end.back')}
      </Button>
    </section>
  );
}
