/** Somebody on the server: ratings by game and mode, and the matches they have played. */
import { history, profile, type MatchOver, type RatingSoFar, type TableInfo } from '@arenarium/protocol';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { Medallion, Panel } from '../look/pieces.tsx';
import { addresses, href } from '../shell/addresses.ts';
import { Button, buttonClass, ErrorBox } from '../shell/controls.tsx';
import { askServer } from './api.ts';
import lobby from './lobby.module.css';
import { modeInWords } from './modes.ts';
import { GameName, namesAt } from './parts.tsx';
import css from './profile.module.css';
import { RatingCurve, RatingText } from './rating-text.tsx';
import { useAsked } from './use-asked.ts';
import { spoken, word } from './words.ts';

type Played = z.infer<typeof history>['matches'];

export function ProfilePage({ id }: { readonly id: string }) {
  const told = useAsked(`/people/${id}`, profile);
  if (told === null) return <p role="status">{word('house.loading')}</p>;
  if (!told.ok) return <ErrorBox>{spoken(told.because)}</ErrorBox>;
  const { person, ratings, since } = told.value;
  const played = ratings.reduce((sum, one) => sum + one.played, 0);
  const won = ratings.reduce((sum, one) => sum + one.won, 0);
  const when = new Date(since).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
  return (
    <main className={lobby.page}>
      <div className={css.columns}>
        <Panel className={lobby.panel} label={person.name}>
          <header className={css.head}>
            <Medallion
              className={css.face}
              emblem={person.kind === 'bot' || person.kind === 'program' ? 'robot-golem' : 'person'}
              shape="shield"
              tint="var(--mine)"
            />
            <div>
              <h1>{person.name}</h1>
              <p className={lobby.soft}>
                {word(`profile.${person.kind}`)} · {word('profile.since', { when })} ·{' '}
                {word('profile.played', { played, won })}
              </p>
            </div>
          </header>
          <h2>{word('profile.ratings')}</h2>
          {ratings.length === 0 && <p className={lobby.soft}>{word('profile.unrated')}</p>}
          <ul className={lobby.cards}>
            {ratings.map((rating) => (
              <Rated key={`${rating.game}/${rating.mode}`} rating={rating} />
            ))}
          </ul>
        </Panel>
        <Matches id={id} />
      </div>
    </main>
  );
}

const Rated = ({ rating }: { readonly rating: RatingSoFar }) => (
  <li className={css.rated}>
    <a href={href(addresses.ladder(rating.game, rating.mode))}>
      <GameName game={rating.game}>{modeInWords(rating.mode)}</GameName>
      <RatingText rating={rating} />
      <RatingCurve rating={rating} />
    </a>
  </li>
);

/** Page by page, the newest first. */
function Matches({ id }: { readonly id: string }) {
  const [matches, setMatches] = useState<Played>([]);
  const [before, setBefore] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const more = async (from: number | null) => {
    const told = await askServer(`/people/${id}/matches${from === null ? '' : `?before=${from}`}`, { as: history });
    if (!told.ok) {
      setTrouble(spoken(told.because));
      return;
    }
    setMatches((had) => (from === null ? told.value.matches : [...had, ...told.value.matches]));
    setBefore(told.value.before);
  };
  useEffect(() => {
    void more(null);
    // Another person is another list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return (
    <Panel className={lobby.panel} label={word('profile.matches')}>
      <h2>{word('profile.matches')}</h2>
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
      {matches.length === 0 && <p className={lobby.soft}>{word('profile.noMatches')}</p>}
      <ul className={lobby.rows}>
        {matches.map(({ table, over, overAt }) => (
          <li key={table.id} className={lobby.row}>
            <Outcome table={table} over={over} person={id} />
            <GameName game={table.game}>{namesAt(table, id)}</GameName>
            <span className={lobby.soft}>
              {overAt !== null && new Date(overAt).toLocaleDateString('en-GB', { dateStyle: 'medium' })}
            </span>
            <a className={buttonClass('plain', 'small')} href={href(addresses.online(table.id))}>
              {word('lobby.look')}
            </a>
          </li>
        ))}
      </ul>
      {before !== null && <Button onClick={() => void more(before)}>{word('profile.earlier')}</Button>}
    </Panel>
  );
}

interface OutcomeProps {
  readonly table: TableInfo;
  readonly over: MatchOver | null;
  readonly person: string;
}
function Outcome({ table, over, person }: OutcomeProps) {
  const seat = table.seats.find((one) => one.person === person)?.seat ?? -1;
  const reward = over?.rewards?.[seat];
  if (over === null || reward === undefined) return <b className={css.outcome}>{word('profile.noResult')}</b>;
  const how = reward >= 1 ? 'won' : reward > 0 ? 'drawn' : 'lost';
  return (
    <b className={css.outcome} data-how={how} title={word(`over.${over.by}`)}>
      {word(`profile.${how}`)}
    </b>
  );
}
