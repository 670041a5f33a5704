/** One tournament: where one stands, the pairings of the round, and the standings. */
import { listed } from '@arenarium/games/catalogue';
import type { TournamentInfo } from '@arenarium/protocol';
import { useEffect, useState } from 'react';
import { addresses, href } from '../shell/addresses.ts';
import { Actions, Button, buttonClass, ErrorBox } from '../shell/controls.tsx';
import { spoken, word } from './words.ts';
import { askServer } from './api.ts';
import { beSomebody, useMe } from './me.ts';
import css from './online.module.css';
import { toldTournament } from './tournaments-page.tsx';
import { useAskedAgain } from './use-asked.ts';

/** How often the page looks how things stand. */
const AGAIN = 3000;

export function TournamentPage({ id }: { readonly id: string }) {
  const [told, again] = useAskedAgain(`/tournaments/${id}`, toldTournament);
  const me = useMe((now) => now.me?.id ?? null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const timer = setInterval(() => void again(), AGAIN);
    return () => clearInterval(timer);
  }, [again]);
  const ask = async (path: string, method: 'POST' | 'DELETE') => {
    const nobody = await beSomebody();
    const answer =
      nobody === null
        ? await askServer(`/tournaments/${id}${path}`, {
            as: toldTournament,
            method,
            ...(method === 'POST' && { body: {} }),
          })
        : ({ ok: false, because: nobody } as const);
    setTrouble(answer.ok ? null : spoken(answer.because));
    await again();
  };
  if (told === null) return <p role="status">{word('house.loading')}</p>;
  if (!told.ok) return <ErrorBox>{spoken(told.because)}</ErrorBox>;
  const { tournament } = told.value;
  const { name, game, kind, state, entrants, host, standings } = tournament;
  const isIn = entrants.some(({ person }) => person === me);
  return (
    <main className={css.page} data-testid="tournament" data-state={state}>
      <h1>{name}</h1>
      <p className={css.soft}>
        {listed(game)?.title ?? game} · {word(`tournament.${kind}`)} ·{' '}
        {word(`tournament.is.${state}`, { n: entrants.length })}
      </p>
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
      <Actions>
        {state === 'open' && !isIn && (
          <Button look="primary" onClick={() => void ask('/entrants', 'POST')}>
            {word('tournament.signUp')}
          </Button>
        )}
        {state === 'open' && isIn && (
          <Button onClick={() => void ask('/entrants', 'DELETE')}>{word('tournament.withdraw')}</Button>
        )}
        {state === 'open' && host === me && (
          <Button onClick={() => void ask('/start', 'POST')}>{word('tournament.start')}</Button>
        )}
      </Actions>
      <ol className={css.rows} aria-label={word('tournament.standings')}>
        {(standings.length > 0 ? standings : entrants.map((one) => ({ ...one, points: 0, played: 0 }))).map((row) => (
          <li key={row.person} className={css.row}>
            <strong>{row.name}</strong>
            <span>{word('tournament.points', { n: row.points, played: row.played })}</span>
          </li>
        ))}
      </ol>
      <Pairings tournament={tournament} me={me} />
    </main>
  );
}

/** Round by round, the newest first; one's own before the others. */
function Pairings({ tournament, me }: { readonly tournament: TournamentInfo; readonly me: string | null }) {
  const { pairings, entrants } = tournament;
  const nameOf = (id: string): string => entrants.find(({ person }) => person === id)?.name ?? id;
  const isMine = (persons: readonly string[]): number => (me !== null && persons.includes(me) ? 0 : 1);
  const sorted = pairings.toSorted(
    (a, b) => b.round - a.round || isMine(a.persons) - isMine(b.persons) || a.board - b.board,
  );
  return (
    <ul className={css.rows} aria-label={word('tournament.pairings')}>
      {sorted.map(({ round, board, persons, table, rewards }) => (
        <li key={`${round}/${board}`} className={css.row} data-mine={isMine(persons) === 0 ? 'yes' : undefined}>
          <span className={css.soft}>{word('tournament.round', { n: round })}</span>
          <span>{persons.map(nameOf).join(' – ')}</span>
          {rewards !== null && <span>{rewards.join(' : ')}</span>}
          {table !== null && (
            <a
              className={buttonClass(isMine(persons) === 0 && rewards === null ? 'primary' : 'plain', 'small')}
              href={href(addresses.online(table))}
            >
              {word(isMine(persons) === 0 && rewards === null ? 'tournament.toTable' : 'lobby.lookOn')}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
