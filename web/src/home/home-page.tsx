/** The games, and the matches that wait to be finished. */
import { catalogue, listed, type Listed } from '@arenarium/games/catalogue';
import { useEffect, useState } from 'react';
import type { Summary } from '../play/database.ts';
import { forgetMatch, savedMatches } from '../play/saved-matches.ts';
import { addresses, href } from '../shell/addresses.ts';
import { Button, buttonClass } from '../shell/controls.tsx';
import { Emblem } from './emblem.tsx';
import css from './home.module.css';
import { pitches } from './pitches.ts';

export function HomePage() {
  return (
    <main className={css.page}>
      <header className={css.hero}>
        <h1>Arenarium</h1>
        <p>Fantasy battles on one table: alone against bots, or together around this screen.</p>
      </header>
      <Waiting />
      <section aria-labelledby="games-title" className={css.section}>
        <h2 id="games-title">The games</h2>
        <ul className={css.games}>
          {catalogue.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </ul>
      </section>
      <p>
        <a href={href(addresses.open)}>Open a match from its record</a>
      </p>
    </main>
  );
}

/** "2–5", or the numbers themselves where there are gaps. */
const seatsText = ({ seats }: Listed): string => {
  const [first = 0] = seats;
  const last = seats.at(-1) ?? first;
  if (last - first + 1 > seats.length) return seats.join(', ');
  return first === last ? String(first) : `${first}–${last}`;
};

function GameCard({ game }: { readonly game: Listed }) {
  return (
    <li className={css.game}>
      <Emblem id={game.id} />
      <div className={css.gameText}>
        <h3>{game.title}</h3>
        <p className={css.soft}>{seatsText(game)} players</p>
        <p className={css.blurb}>{pitches[game.id]}</p>
        <div className={css.links}>
          <a className={buttonClass('primary')} href={href(addresses.setUp(game.id))} aria-label={`Play ${game.title}`}>
            Play
          </a>
          <a href={href(addresses.rules(game.id))} aria-label={`Rules of ${game.title}`}>
            Rules
          </a>
          <a href={href(addresses.cards(game.id))} aria-label={`Cards of ${game.title}`}>
            Cards
          </a>
        </div>
      </div>
    </li>
  );
}

function Waiting() {
  const [matches, setMatches] = useState<readonly Summary[]>([]);
  useEffect(() => {
    let left = false;
    void savedMatches().then((found) => {
      if (!left) setMatches(found);
    });
    return () => {
      left = true;
    };
  }, []);
  const forget = async (id: string) => {
    await forgetMatch(id);
    setMatches(await savedMatches());
  };
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="waiting-title" className={css.section}>
      <h2 id="waiting-title">Your tables</h2>
      <ul className={css.waiting}>
        {matches.map((match) => (
          <WaitingMatch key={match.id} match={match} onForget={() => void forget(match.id)} />
        ))}
      </ul>
    </section>
  );
}

function WaitingMatch({ match, onForget }: { readonly match: Summary; onForget(): void }) {
  const { id, game, players, entries, over, savedAt } = match;
  const title = listed(game)?.title ?? game;
  const when = new Date(savedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <span>
        <strong>{title}</strong> with {players.map(({ name }) => name).join(', ')}
        <br />
        <span className={css.soft}>
          {over ? 'finished' : `${entries} choices`}, {when}
        </span>
      </span>
      <span className={css.links}>
        <a className={buttonClass(over ? 'plain' : 'primary', 'small')} href={href(addresses.table(id))}>
          {over ? 'Look' : 'Go on'}
        </a>
        {over && (
          <a className={buttonClass('plain', 'small')} href={href(addresses.review(id))}>
            Look back
          </a>
        )}
        <Button look="quiet" size="small" aria-label={`Forget the match of ${title} of ${when}`} onClick={onForget}>
          Forget
        </Button>
      </span>
    </li>
  );
}
