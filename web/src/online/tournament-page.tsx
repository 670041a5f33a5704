/** One tournament: where one stands, the pairings of the round, and the standings. */
import type { TournamentInfo } from '@arenarium/protocol';
import { useEffect, useState } from 'react';
import { Emblem } from '../look/emblem.tsx';
import { Medallion, Panel } from '../look/pieces.tsx';
import { Poster } from '../look/poster.tsx';
import { addresses, href } from '../shell/addresses.ts';
import { Button, buttonClass, ErrorBox } from '../shell/controls.tsx';
import { askServer } from './api.ts';
import lobby from './lobby.module.css';
import { beSomebody, useMe } from './me.ts';
import { TimeChip, titleOf } from './parts.tsx';
import { Teams } from './teams.tsx';
import css from './tournament.module.css';
import { toldTournament } from './tournaments-page.tsx';
import { useAskedAgain } from './use-asked.ts';
import { spoken, word } from './words.ts';

/** How often the page looks how things stand. */
const AGAIN = 3000;

/** What one asks of the tournament: its answer is how it stands now. */
export type AskTournament = (path: string, method: 'POST' | 'DELETE', body?: object) => Promise<void>;

/** The entrant somebody is, or whose team they are in. */
export const entrantOf = ({ entrants }: TournamentInfo, person: string | null) =>
  entrants.find((one) => one.person === person || one.members.some((member) => member.person === person));

export function TournamentPage({ id }: { readonly id: string }) {
  const [told, again] = useAskedAgain(`/tournaments/${id}`, toldTournament);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const timer = setInterval(() => void again(), AGAIN);
    return () => clearInterval(timer);
  }, [again]);
  const ask: AskTournament = async (path, method, body = {}) => {
    const nobody = await beSomebody();
    const order = { as: toldTournament, method, ...(method === 'POST' && { body }) };
    const answer =
      nobody === null ? await askServer(`/tournaments/${id}${path}`, order) : ({ ok: false, because: nobody } as const);
    setTrouble(answer.ok ? null : spoken(answer.because));
    await again();
  };
  if (told === null) return <p role="status">{word('house.loading')}</p>;
  if (!told.ok) return <ErrorBox>{spoken(told.because)}</ErrorBox>;
  const { tournament } = told.value;
  return (
    <main className={lobby.page} data-testid="tournament" data-state={tournament.state}>
      <Head tournament={tournament} ask={ask} />
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
      <div className={css.columns}>
        {tournament.teamSize > 1 && tournament.state === 'open' && <Teams tournament={tournament} ask={ask} />}
        <Standings tournament={tournament} />
        <Rounds tournament={tournament} />
      </div>
    </main>
  );
}

interface Asked {
  readonly tournament: TournamentInfo;
  readonly ask: AskTournament;
}

function Head({ tournament, ask }: Asked) {
  const { name, game, kind, state, host, entrants, places, rounds, round, teamSize, time } = tournament;
  const me = useMe((now) => now.me?.id ?? null);
  const own = entrantOf(tournament, me);
  const next = tournament.pairings.find(
    ({ persons, rewards, table }) => own !== undefined && persons.includes(own.person) && rewards === null && table,
  );
  return (
    <Panel className={css.head} label={name}>
      <Poster game={game} form="stamp" />
      <div className={css.title}>
        <h1>{name}</h1>
        <p className={lobby.soft}>
          {titleOf(game)} · {word(`tournament.${kind}`)} ·{' '}
          {word('tournament.filled', { n: entrants.length, of: places })} <TimeChip time={time} />
        </p>
      </div>
      {state !== 'open' && (
        <ol className={css.steps} aria-label={word('tournament.rounds')}>
          {Array.from({ length: rounds }, (_, i) => (
            <li key={i} data-at={i + 1 === round && state === 'playing' ? 'now' : undefined}>
              {(i + 1 < round || state === 'over') && <Emblem name="check-mark" />} {i + 1}
            </li>
          ))}
        </ol>
      )}
      <div className={css.acts}>
        {state === 'open' && own === undefined && teamSize === 1 && (
          <Button look="go" onClick={() => void ask('/entrants', 'POST', { team: null })}>
            {word('tournament.signUp')}
          </Button>
        )}
        {state === 'open' && own !== undefined && (
          <Button onClick={() => void ask('/entrants', 'DELETE')}>{word('tournament.withdraw')}</Button>
        )}
        {state === 'open' && host === me && (
          <Button look="primary" onClick={() => void ask('/start', 'POST')}>
            {word('tournament.start')}
          </Button>
        )}
        {next?.table != null && (
          <a className={buttonClass('go')} href={href(addresses.online(next.table))}>
            <Emblem name="crossed-swords" /> {word('tournament.toTable')}
          </a>
        )}
      </div>
    </Panel>
  );
}

/** What an entrant got in each round so far. */
function results({ pairings, round }: TournamentInfo, person: string): readonly (number | null)[] {
  return Array.from({ length: round }, (_, i) => {
    const board = pairings.find((one) => one.round === i + 1 && one.persons.includes(person));
    if (board === undefined) return null;
    return board.persons.length === 1 ? 1 : (board.rewards?.[board.persons.indexOf(person)] ?? null);
  });
}

const Face = ({ bot, mine }: { readonly bot: boolean; readonly mine: boolean }) => (
  <Medallion
    className={css.face}
    emblem={bot ? 'robot-golem' : 'person'}
    shape={mine ? 'shield' : 'disc'}
    tint={bot ? 'var(--theirs)' : 'var(--mine)'}
  />
);

function Standings({ tournament }: { readonly tournament: TournamentInfo }) {
  const { standings, entrants, state } = tournament;
  const me = useMe((now) => now.me?.id ?? null);
  const own = entrantOf(tournament, me);
  return (
    <Panel className={lobby.panel} label={word('tournament.standings')}>
      <h2>{word(state === 'open' ? 'tournament.signedUp' : 'tournament.standings')}</h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{word(tournament.teamSize > 1 ? 'tournament.team' : 'tournament.player')}</th>
            <th scope="col">{word('tournament.won')}</th>
            <th scope="col">{word('tournament.tieBreak')}</th>
            <th scope="col">{word('tournament.rounds')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ person, name, points, tieBreak }, i) => {
            const entrant = entrants.find((one) => one.person === person);
            const team = entrant?.members.map((member) => member.name).join(', ') ?? '';
            return (
              <tr key={person} data-mine={person === own?.person ? 'yes' : undefined}>
                <td>{i + 1}</td>
                <td>
                  <span className={css.who}>
                    <Face bot={entrant?.bot != null} mine={person === own?.person} />
                    <span>
                      <b>{name}</b> {person === own?.person && <i className={css.you}>{word('tournament.you')}</i>}
                      {team !== '' && <small>{team}</small>}
                    </span>
                  </span>
                </td>
                <td>
                  <b>{points}</b>
                </td>
                <td>{tieBreak}</td>
                <td>
                  {results(tournament, person).map((got, round) => (
                    <span key={round} className={css.got} data-got={got === null ? undefined : got > 0 ? 'yes' : 'no'}>
                      {got ?? '·'}
                    </span>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

/** Round by round, the newest first; one's own board before the others. */
function Rounds({ tournament }: { readonly tournament: TournamentInfo }) {
  const { round, state } = tournament;
  const rounds = Array.from({ length: round }, (_, i) => round - i);
  return (
    <div className={lobby.column}>
      {rounds.map((n) => (
        <Panel key={n} className={lobby.panel} label={word('tournament.round', { n })}>
          <div className={lobby.panelHead}>
            <h2>{word('tournament.round', { n })}</h2>
            {n === round && state === 'playing' && <span className={lobby.soft}>{word('tournament.roundEnds')}</span>}
          </div>
          <Boards tournament={tournament} round={n} />
        </Panel>
      ))}
      <Panel className={lobby.panel} label={word('tournament.rules')}>
        <h2>{word('tournament.rules')}</h2>
        <ul className={css.rules}>
          {['bye', 'deal', 'abort', ...(tournament.fill === null ? [] : ['fill'])].map((rule) => (
            <li key={rule}>{word(`tournament.rule.${rule}`, { bot: tournament.fill ?? '' })}</li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Boards({ tournament, round }: { readonly tournament: TournamentInfo; readonly round: number }) {
  const me = useMe((now) => now.me?.id ?? null);
  const own = entrantOf(tournament, me);
  const { entrants } = tournament;
  const isMine = (persons: readonly string[]): boolean => own !== undefined && persons.includes(own.person);
  const boards = tournament.pairings
    .filter((pairing) => pairing.round === round)
    .toSorted((a, b) => Number(isMine(b.persons)) - Number(isMine(a.persons)) || a.board - b.board);
  const nameOf = (id: string): string => entrants.find(({ person }) => person === id)?.name ?? id;
  return (
    <ul className={css.boards} aria-label={word('tournament.pairings')}>
      {boards.map(({ board, persons, table, rewards }) => (
        <li key={board} data-mine={isMine(persons) && rewards === null ? 'yes' : undefined}>
          <span className={css.names}>
            {persons.map((person, i) => (
              <span key={person} data-won={(rewards?.[i] ?? 0) > 0 ? 'yes' : undefined}>
                {nameOf(person)} {rewards !== null && <b>{rewards[i]}</b>}
              </span>
            ))}
          </span>
          {persons.length === 1 && <span className={lobby.soft}>{word('tournament.bye')}</span>}
          {table !== null && (
            <a className={buttonClass('plain', 'small')} href={href(addresses.online(table))}>
              {word(isMine(persons) && rewards === null ? 'tournament.toTable' : 'lobby.lookOn')}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
