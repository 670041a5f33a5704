/** The games, and the matches that wait to be finished. */
import type { Game } from '@arenarium/engine';
import { games, gameNamed } from '@arenarium/games';
import { useState } from 'react';
import { forgetMatch, savedMatches, type SavedMatch } from '../play/saved-matches.ts';
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
          {games.map((game) => (
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

const seatsOf = ({ seats: { min, max, only } }: Game): string => {
  if (only !== undefined) return only.join(', ');
  return min === max ? String(min) : `${min}–${max}`;
};

function GameCard({ game }: { readonly game: Game }) {
  const [first] = game.rulebook.chapters[0]?.rules ?? [];
  return (
    <li className={css.game}>
      <Emblem id={game.id} />
      <div className={css.gameText}>
        <h3>{game.title}</h3>
        <p className={css.soft}>{seatsOf(game)} players</p>
        <p className={css.blurb}>{pitches[game.id] ?? first?.text}</p>
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
  const [matches, setMatches] = useState(savedMatches);
  const forget = (id: string) => {
    forgetMatch(id);
    setMatches(savedMatches());
  };
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="waiting-title" className={css.section}>
      <h2 id="waiting-title">Your tables</h2>
      <ul className={css.waiting}>
        {matches.map((match) => (
          <WaitingMatch key={match.id} match={match} onForget={() => forget(match.id)} />
        ))}
      </ul>
    </section>
  );
}

function WaitingMatch({ match, onForget }: { readonly match: SavedMatch; onForget(): void }) {
  const { id, record, drivers, savedAt } = match;
  const title = gameNamed(record.game)?.title ?? record.game;
  const over = (record.outcome?.rewards ?? null) !== null;
  const when = new Date(savedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <span>
        <strong>{title}</strong> with {drivers.map(({ name }) => name).join(', ')}
        <br />
        <span className={css.soft}>
          {over ? 'finished' : `${record.entries.length} choices`}, {when}
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
