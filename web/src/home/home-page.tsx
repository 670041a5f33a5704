/** Five games as five posters, and the table that waits. */
import { listed, type Listed } from '@arenarium/games/catalogue';
import { useEffect, useState } from 'react';
import { Emblem } from '../look/emblem.tsx';
import { Label } from '../look/pieces.tsx';
import { Poster } from '../look/poster.tsx';
import { hung } from '../look/posters.ts';
import type { Summary } from '../play/database.ts';
import { forgetMatch, savedMatches } from '../play/saved-matches.ts';
import { addresses, href } from '../shell/addresses.ts';
import { Button, buttonClass, Dialog } from '../shell/controls.tsx';
import { word } from '../words/page.ts';
import css from './home.module.css';

export function HomePage() {
  const games = hung.flatMap((id) => listed(id) ?? []);
  return (
    <main className={css.page}>
      <section className={css.hero}>
        <div>
          <h1 className={css.word}>Arenarium</h1>
          <p className={css.say}>{word('home.say')}</p>
        </div>
        <Waiting />
      </section>
      <ul className={css.banners} aria-label={word('home.games')}>
        {games.map((game) => (
          <GamePoster key={game.id} game={game} />
        ))}
      </ul>
      <p className={css.foot}>
        <Emblem name="light-bulb" />
        <span>
          <b>{word('home.new')}</b> {word('home.begin')}
        </span>
      </p>
    </main>
  );
}

/** "2–5", or the numbers themselves where there are gaps. */
function seatsText({ seats }: Listed): string {
  const [first = 0] = seats;
  const last = seats.at(-1) ?? first;
  if (last - first + 1 > seats.length) return word('home.or', { first: seats.slice(0, -1).join(', '), last });
  return first === last ? String(first) : `${first}–${last}`;
}

function GamePoster({ game }: { readonly game: Listed }) {
  const { id, title } = game;
  return (
    <li className={css.banner} data-game={id}>
      <Poster game={id} className={css.scene} />
      <div className={css.text}>
        <h2>{title}</h2>
        <p className={css.seats}>
          <Emblem name="person" /> {word('home.players', { seats: seatsText(game) })}
        </p>
        <p className={css.kind}>{word(`home.kind.${id}`)}</p>
        <p className={css.pitch}>{word(`home.pitch.${id}`)}</p>
        <div className={css.acts}>
          <a className={buttonClass('go')} href={href(addresses.setUp(id))} aria-label={word('home.play', { title })}>
            {word('home.playShort')}
          </a>
          <a href={href(addresses.rules(id))} aria-label={word('home.rules', { title })}>
            <Emblem name="rule-book" />
            <span>{word('menu.rules')}</span>
          </a>
          <a href={href(addresses.cards(id))} aria-label={word('home.cards', { title })}>
            <Emblem name="poker-hand" />
            <span>{word('menu.cards')}</span>
          </a>
        </div>
      </div>
    </li>
  );
}

function useMatches() {
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
  return { matches, forget };
}

/** The newest table, and all the others behind one button. */
function Waiting() {
  const { matches, forget } = useMatches();
  const [all, setAll] = useState(false);
  const newest = matches.find(({ over }) => !over) ?? matches[0];
  if (newest === undefined) return null;
  return (
    <section className={css.waiting} aria-label={word('home.tables')}>
      <div className={css.waitingHead}>
        <Label>{word('home.tables')}</Label>
        <Button size="small" look="quiet" onClick={() => setAll(true)}>
          {word('home.all', { n: matches.length })}
        </Button>
      </div>
      <GoOn match={newest} />
      {all && (
        <Dialog title={word('home.tables')} onClose={() => setAll(false)}>
          <ul className={css.all}>
            {matches.map((match) => (
              <Kept key={match.id} match={match} onForget={() => void forget(match.id)} />
            ))}
          </ul>
        </Dialog>
      )}
    </section>
  );
}

const titleOf = ({ game }: Summary): string => listed(game)?.title ?? game;
const peopleIn = ({ players }: Summary): string => players.map(({ name }) => name).join(', ');
const stateOf = ({ over, entries, goesOn }: Summary): string => {
  if (goesOn !== undefined) return word('home.online');
  return over ? word('home.finished') : word('home.choices', { n: entries });
};
/** The table here, or the one at which the match goes on. */
const tableOf = ({ id, goesOn }: Summary): string =>
  href(goesOn === undefined ? addresses.table(id) : addresses.online(goesOn));

function GoOn({ match }: { readonly match: Summary }) {
  const { game, over } = match;
  return (
    <div className={css.goOn} data-game={game} style={{ '--n': 0 }}>
      <Poster game={game} form="stamp" />
      <span className={css.goText}>
        <b>{titleOf(match)}</b>
        <span>{peopleIn(match)}</span>
        <span className={css.soft}>{stateOf(match)}</span>
      </span>
      <a className={buttonClass('go')} href={tableOf(match)}>
        {word(over ? 'home.look' : 'home.goOn')}
      </a>
    </div>
  );
}

function Kept({ match, onForget }: { readonly match: Summary; onForget(): void }) {
  const { id, over, savedAt } = match;
  const when = new Date(savedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <span>
        <strong>{titleOf(match)}</strong> {peopleIn(match)}
        <br />
        <span className={css.soft}>
          {stateOf(match)}, {when}
        </span>
      </span>
      <span className={css.links}>
        <a className={buttonClass('plain', 'small')} href={tableOf(match)}>
          {word(over ? 'home.look' : 'home.goOnThere')}
        </a>
        {over && (
          <a className={buttonClass('plain', 'small')} href={href(addresses.review(id))}>
            {word('end.lookBack')}
          </a>
        )}
        <Button
          look="quiet"
          size="small"
          aria-label={word('home.forgetWhich', { title: titleOf(match), when })}
          onClick={onForget}
        >
          {word('home.forget')}
        </Button>
      </span>
    </li>
  );
}
