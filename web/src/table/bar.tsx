/** The bar: the way home, what is played, the round and its phases, and five quiet tools. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { BarInfo } from '../boards/board.ts';
import { Emblem } from '../look/emblem.tsx';
import { peopleAt } from '../play/people.ts';
import { letGo } from '../play/answer.ts';
import { skipAhead, undo } from '../play/going-on.ts';
import { useMatch } from '../play/match.ts';
import { addresses, href } from '../shell/addresses.ts';
import { Actions, Button, Dialog } from '../shell/controls.tsx';
import { turnTheme, useSettings } from '../shell/settings.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { word } from '../words/page.ts';
import css from './bar.module.css';
import { forBoard, type AtTable } from './closer.tsx';
import { closeDrawer, openDrawer, toggleDrawer, useDrawer } from './drawer.ts';

// Nobody opens it before the table is there.
const TableMenu = lazy(async () => ({ default: (await import('./menu.tsx')).TableMenu }));

export function Bar({ board, props }: AtTable) {
  const { game, view } = props;
  const info: BarInfo = board?.bar?.(forBoard(props)) ?? {};
  const sign = board?.sign?.(forBoard(props), 'game') ?? null;
  return (
    <header className={css.bar} data-region="bar">
      <a className={css.home} href={href(addresses.home)} aria-label={word('bar.home')} title={word('bar.home')}>
        <Emblem name={sign?.emblem ?? 'coliseum'} />
      </a>
      <h1>{game.title}</h1>
      {info.round !== undefined && (
        <span className={css.round}>
          {word('bar.round')} <b>{info.round}</b>
        </span>
      )}
      <ol className={css.phases}>
        {view.result !== null ? (
          <li data-at="now">{word('bar.over')}</li>
        ) : (
          info.phases?.map(({ name, at }) => (
            <li key={name} data-at={at} aria-current={at === 'now' ? 'step' : undefined}>
              {name}
            </li>
          ))
        )}
      </ol>
      <Tools props={props} />
    </header>
  );
}

function Tools({ props }: Pick<AtTable, 'props'>) {
  const canUndo = useMatch((match) => match.scene?.undo ?? 'none');
  const thinking = useMatch((match) => match.thinking);
  const players = useMatch((match) => match.players);
  const set = useSettings((settings) => settings.set);
  const menu = useDrawer((drawer) => drawer.opened === 'menu');
  const [asking, setAsking] = useState(false);
  const { view } = props;
  const botsNext = view.result === null && view.waiting.every(({ seat }) => players[seat]?.by === 'bot');
  const takeBack = () => {
    if (canUndo === 'free') undo('notAsked');
    else if (canUndo === 'byConsent') setAsking(true);
  };
  const turnSound = () => set({ sound: useSettings.getState().sound === 'on' ? 'off' : 'on' });
  const escape = () => {
    if (useDrawer.getState().opened === null) letGo();
    else closeDrawer();
  };
  useShortcuts({
    u: takeBack,
    Escape: escape,
    l: () => toggleDrawer('log'),
    m: turnSound,
    ...(botsNext && { s: skipAhead }),
  });
  return (
    <div className={css.tools} role="toolbar" aria-label={word('bar.tools')}>
      <Tool name="bar.undo" sign="anticlockwise-rotation" letter="u" disabled={canUndo === 'none'} onClick={takeBack} />
      {players.some(({ by }) => by === 'bot') && (
        <Tool
          name="bar.skip"
          sign="fast-forward-button"
          letter="s"
          disabled={!botsNext || thinking}
          onClick={skipAhead}
        />
      )}
      {props.shape !== 'wide' && (
        <Tool name="bar.log" sign="scroll-unfurled" letter="l" onClick={() => toggleDrawer('log')} />
      )}
      {props.shape !== 'phone' && <Tool name="bar.theme" sign="moon" onClick={turnTheme} />}
      <Tool name="bar.menu" sign="cog" onClick={() => openDrawer('menu')} />
      <Suspense>{menu && <TableMenu game={props.game} onClose={closeDrawer} />}</Suspense>
      {asking && (
        <Consent
          people={peopleAt(players).length}
          onClose={() => setAsking(false)}
          onConsent={() => {
            setAsking(false);
            undo('given');
          }}
        />
      )}
    </div>
  );
}

interface ToolProps {
  readonly name: string;
  readonly sign: string;
  readonly letter?: string;
  readonly disabled?: boolean;
  onClick(): void;
}

const Tool = ({ name, sign, letter, disabled = false, onClick }: ToolProps): ReactNode => (
  <button
    type="button"
    disabled={disabled}
    aria-label={word(name)}
    title={letter === undefined ? word(name) : `${word(name)}  ${letter}`}
    onClick={onClick}
  >
    <Emblem name={sign} />
  </button>
);

interface ConsentProps {
  readonly people: number;
  onClose(): void;
  onConsent(): void;
}

/** Something was learned since, or somebody else chose: taking back is for everybody to allow. */
const Consent = ({ people, onClose, onConsent }: ConsentProps) => (
  <Dialog title={word('undo.title')} onClose={onClose}>
    <p>{word('undo.since')}</p>
    <p>{word(people > 1 ? 'undo.people' : 'undo.bots')}</p>
    <Actions>
      <Button look="primary" onClick={onConsent}>
        {word(people > 1 ? 'undo.allAgree' : 'undo.yes')}
      </Button>
      <Button onClick={onClose}>{word('undo.no')}</Button>
    </Actions>
  </Dialog>
);
