/** The frame around every screen, and which screen is shown at which address. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { HomePage } from '../home/home-page.tsx';
import { Emblem } from '../look/emblem.tsx';
import { word } from '../words/page.ts';
import { addresses, href } from './addresses.ts';
import css from './app.module.css';
import { Mishap } from './mishap.tsx';
import { useOnline } from './online.ts';
import { Nowhere } from './nowhere.tsx';
import { turnTheme, useSettings } from './settings.ts';
import { WithGame } from './with-game.tsx';

// The home page is here at once; every other screen is fetched when somebody goes there.
const CreditsPage = lazy(async () => ({ default: (await import('../credits/credits-page.tsx')).CreditsPage }));
const CardsPage = lazy(async () => ({ default: (await import('../cards/cards-page.tsx')).CardsPage }));
const OpenPage = lazy(async () => ({ default: (await import('../transfer/open-page.tsx')).OpenPage }));
const LadderPage = lazy(async () => ({ default: (await import('../online/ladder-page.tsx')).LadderPage }));
const LobbyPage = lazy(async () => ({ default: (await import('../online/lobby-page.tsx')).LobbyPage }));
const NewTablePage = lazy(async () => ({ default: (await import('../online/new-table-page.tsx')).NewTablePage }));
const OnlinePage = lazy(async () => ({ default: (await import('../online/online-page.tsx')).OnlinePage }));
const ProfilePage = lazy(async () => ({ default: (await import('../online/profile-page.tsx')).ProfilePage }));
const ReviewPage = lazy(async () => ({ default: (await import('../review/review-page.tsx')).ReviewPage }));
const RulesPage = lazy(async () => ({ default: (await import('../rules/rules-page.tsx')).RulesPage }));
const SettingsDialog = lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }));
const SetUpPage = lazy(async () => ({ default: (await import('../set-up/set-up-page.tsx')).SetUpPage }));
const TournamentPage = lazy(async () => ({ default: (await import('../online/tournament-page.tsx')).TournamentPage }));
const TournamentsPage = lazy(async () => ({
  default: (await import('../online/tournaments-page.tsx')).TournamentsPage,
}));
const TablePage = lazy(async () => ({ default: (await import('../table/table-page.tsx')).TablePage }));

// Only for those who have been somebody on a server: nobody else waits for news.
const Notices = lazy(async () => ({ default: (await import('../online/notices.tsx')).Notices }));

function News() {
  const isOnline = useOnline((now) => now.isOnline);
  return <Suspense>{isOnline && <Notices />}</Suspense>;
}

export const App = () => (
  <Router hook={useHashLocation}>
    <Themed />
    <Header />
    <Screens />
    <News />
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
          <Route path="/credits">
            <CreditsPage />
          </Route>
          <Route path="/lobby">
            <LobbyPage />
          </Route>
          <Route path="/lobby/:game">
            {({ game }) => <WithGame id={game}>{(found) => <NewTablePage key={found.id} game={found} />}</WithGame>}
          </Route>
          <Route path="/at/:id">{({ id }) => <OnlinePage key={id} id={id} />}</Route>
          <Route path="/join/:id/:invitation">
            {({ id, invitation }) => <OnlinePage key={id} id={id} invitation={invitation} />}
          </Route>
          <Route path="/people/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
          <Route path="/ladder/:game/:mode?">
            {({ game, mode }) => <LadderPage key={`${game}/${mode}`} game={game} mode={mode} />}
          </Route>
          <Route path="/tournaments">
            <TournamentsPage />
          </Route>
          <Route path="/tournaments/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
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
  if (/^\/(?:table|at|join)\//.test(location)) return null;
  return (
    <header className={css.header}>
      <button type="button" className={css.skip} onClick={skipToContent}>
        {word('head.skip')}
      </button>
      <a className={css.logo} href={href(addresses.home)}>
        <Emblem name="coliseum" />
        Arenarium
      </a>
      <nav className={css.nav} aria-label={word('head.nav')}>
        <a className={css.wide} href={href(addresses.home)}>
          {word('home.games')}
        </a>
        <a href={href(addresses.lobby)}>{word('lobby.title')}</a>
        <a className={css.wide} href={href(addresses.open)}>
          {word('open.title')}
        </a>
        <a className={css.wide} href={href(addresses.credits)}>
          {word('credits.title')}
        </a>
        <button type="button" aria-label={word('bar.theme')} title={word('bar.theme')} onClick={turnTheme}>
          <Emblem name="moon" />
        </button>
        <button
          type="button"
          aria-label={word('settings.title')}
          title={word('settings.title')}
          onClick={() => setSettings(true)}
        >
          <Emblem name="cog" />
        </button>
      </nav>
      <Suspense>{settings && <SettingsDialog onClose={() => setSettings(false)} />}</Suspense>
    </header>
  );
}
