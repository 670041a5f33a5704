/** The frame around every screen, and which screen is shown at which address. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { HomePage } from '../home/home-page.tsx';
import { word } from '../words/page.ts';
import { addresses, href } from './addresses.ts';
import css from './app.module.css';
import { Mishap } from './mishap.tsx';
import { Button } from './controls.tsx';
import { Nowhere } from './nowhere.tsx';
import { useSettings } from './settings.ts';
import { WithGame } from './with-game.tsx';

// The home page is here at once; every other screen is fetched when somebody goes there.
const CardsPage = lazy(async () => ({ default: (await import('../cards/cards-page.tsx')).CardsPage }));
const OpenPage = lazy(async () => ({ default: (await import('../transfer/open-page.tsx')).OpenPage }));
const ReviewPage = lazy(async () => ({ default: (await import('../review/review-page.tsx')).ReviewPage }));
const RulesPage = lazy(async () => ({ default: (await import('../rules/rules-page.tsx')).RulesPage }));
const SettingsDialog = lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }));
const SetUpPage = lazy(async () => ({ default: (await import('../set-up/set-up-page.tsx')).SetUpPage }));
const TablePage = lazy(async () => ({ default: (await import('../table/table-page.tsx')).TablePage }));

export const App = () => (
  <Router hook={useHashLocation}>
    <Themed />
    <Header />
    <Screens />
  </Router>
);

/** A mistake on one screen is left behind by going to another. */
function Screens() {
  const [location] = useLocation();
  const screen = location.split('/').slice(0, 3).join('/');
  return (
    <Mishap key={screen} instead={(because) => <Nowhere what={word('house.wrongHere', { because })} />}>
      <Suspense fallback={<p role="status">{word('house.loading')}</p>}>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route path="/new/:game">
            {({ game }) => <WithGame id={game}>{(found) => <SetUpPage key={found.id} game={found} />}</WithGame>}
          </Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/review/:id">{({ id }) => <ReviewPage key={id} id={id} />}</Route>
          <Route path="/rules/:game/:rule?">
            {({ game, rule }) => (
              <WithGame id={game}>{(found) => <RulesPage key={found.id} game={found} target={rule} />}</WithGame>
            )}
          </Route>
          <Route path="/cards/:game">
            {({ game }) => <WithGame id={game}>{(found) => <CardsPage key={found.id} game={found} />}</WithGame>}
          </Route>
          <Route path="/open">
            <OpenPage />
          </Route>
          <Route>
            <Nowhere what={word('house.nothing')} />
          </Route>
        </Switch>
      </Suspense>
    </Mishap>
  );
}

/** The theme that was set, on the document itself, where the colours look for it. */
function Themed() {
  const theme = useSettings((settings) => settings.theme);
  const [location] = useLocation();
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useEffect(() => {
    document.title = 'Arenarium';
    // A rule has an address of its own and scrolls to itself.
    if (!/^\/rules\/.+\//.test(location)) window.scrollTo(0, 0);
  }, [location]);
  return null;
}

/** At the table to the options, elsewhere to the top of the screen's own part. */
function skipToContent(): void {
  const content = document.querySelector<HTMLElement>('main');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
}

/** Tables have a bar of their own. */
function Header() {
  const [settings, setSettings] = useState(false);
  const [location] = useLocation();
  if (location.startsWith('/table/')) return null;
  return (
    <header className={css.header}>
      <button type="button" className={css.skip} onClick={skipToContent}>
        Skip to the content
      </button>
      <a className={css.logo} href={href(addresses.home)}>
        <svg viewBox="0 0 64 64" width="28" height="28" aria-hidden="true">
          <ellipse cx="32" cy="34" rx="26" ry="19" fill="none" stroke="currentColor" strokeWidth="5" />
          <ellipse cx="32" cy="34" rx="14" ry="9" fill="none" stroke="currentColor" strokeWidth="4" />
          <path d="M32 4 L37 20 H27 Z" fill="currentColor" />
        </svg>
        Arenarium
      </a>
      <nav className={css.nav} aria-label="Main">
        <a href={href(addresses.home)}>Games</a>
        <a className={css.wide} href={href(addresses.open)}>
          Open a record
        </a>
        <Button look="quiet" size="small" onClick={() => setSettings(true)}>
          Settings
        </Button>
      </nav>
      <Suspense>{settings && <SettingsDialog onClose={() => setSettings(false)} />}</Suspense>
    </header>
  );
}
