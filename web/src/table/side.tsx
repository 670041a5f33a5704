/** What stands beside the field: the rail, or where there is no room for one, a drawer with the same in it. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { choose } from '../play/answering.ts';
import { useMatch } from '../play/match.ts';
import { Forbiddens } from '../prompt/told.tsx';
import { Button, fieldClass } from '../shell/controls.tsx';
import { word } from '../words/page.ts';
import { aimAtOption } from './aim.ts';
import { Closer, CloserSheet, type AtTable } from './closer.tsx';
import { closeDrawer, useDrawer, type Opened } from './drawer.ts';
import { Log } from './log.tsx';
import css from './side.module.css';

// Only at a table on a server: the others need not fetch it.
const Beside = lazy(async () => ({ default: (await import('../online/beside.tsx')).Beside }));
const useIsOnline = (): boolean => useMatch((match) => match.place === 'server');
function BesideTheMatch() {
  const isOnline = useIsOnline();
  return <Suspense>{isOnline && <Beside />}</Suspense>;
}

export function Rail(at: AtTable) {
  const place = useIsOnline() ? 'server' : 'here';
  return (
    <aside className={css.rail} data-region="rail" data-place={place} aria-label={word('rail.label')}>
      <div className={css.told}>
        <Closer {...at} />
        <Log {...at} />
      </div>
      <BesideTheMatch />
    </aside>
  );
}

const titles: Readonly<Record<Exclude<Opened, 'menu'>, string>> = {
  log: 'rail.log',
  options: 'ask.optionList',
  whyNot: 'ask.why',
  closer: 'rail.closer',
};

/** One thing at a time, over the rail or from the edge; Escape closes it. */
export function Drawer({ board, props }: AtTable) {
  const opened = useDrawer((drawer) => drawer.opened);
  if (opened === null || opened === 'menu') return null;
  // Wide enough for a rail: what happened stands there already.
  if (opened === 'log' && props.shape === 'wide') return null;
  const inside: Readonly<Record<Exclude<Opened, 'menu'>, ReactNode>> = {
    log: (
      <>
        <BesideTheMatch />
        <Log board={board} props={props} />
      </>
    ),
    options: <AllOptions board={board} props={props} />,
    whyNot: <Forbiddens props={props} />,
    closer: <CloserSheet board={board} props={props} />,
  };
  return (
    <aside className={css.drawer} data-drawer={opened} aria-label={word(titles[opened])}>
      <header className={css.head}>
        <h2>{word(titles[opened])}</h2>
        <Button look="quiet" size="small" aria-label={word('rail.close')} autoFocus onClick={closeDrawer}>
          ✕
        </Button>
      </header>
      <div className={css.inside}>{inside[opened]}</div>
    </aside>
  );
}

/** Every option by its words, to be searched: for long lists. */
function AllOptions({ props: { decision, say } }: AtTable) {
  const [query, setQuery] = useState('');
  if (decision === null) return null;
  const labels = decision.options.map(({ label }) => say(label));
  const found = labels.flatMap((label, i) => (label.toLowerCase().includes(query.toLowerCase()) ? [i] : []));
  return (
    <>
      <input
        className={fieldClass}
        type="search"
        placeholder={word('ask.search', { n: labels.length })}
        aria-label={word('ask.searchLabel')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul className={css.all}>
        {found.map((i) => (
          <li key={i}>
            <button
              type="button"
              onPointerEnter={() => aimAtOption(i)}
              onPointerLeave={() => aimAtOption(null)}
              onFocus={() => aimAtOption(i)}
              onBlur={() => aimAtOption(null)}
              onClick={() => {
                closeDrawer();
                choose(i);
              }}
            >
              {labels[i]}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{word('ask.noWords')}</p>}
    </>
  );
}
