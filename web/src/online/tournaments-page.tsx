/** Tournaments: those there are, and a new one. */
import { catalogue, listed } from '@arenarium/games/catalogue';
import { tournamentInfo, tournamentList, type TournamentKind, type TournamentWanted } from '@arenarium/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import { addresses, href } from '../shell/addresses.ts';
import { Button, ErrorBox, fieldClass, Segments } from '../shell/controls.tsx';
import { spoken, word } from './words.ts';
import { askServer } from './api.ts';
import { beSomebody } from './me.ts';
import css from './online.module.css';
import { timeOf } from './times.ts';
import { useAsked } from './use-asked.ts';

export const toldTournament = z.strictObject({ tournament: tournamentInfo });
const kinds: readonly TournamentKind[] = ['roundRobin', 'swiss', 'elimination', 'freeForAll'];

export function TournamentsPage() {
  const told = useAsked('/tournaments', tournamentList);
  return (
    <main className={css.page}>
      <h1>{word('tournament.all')}</h1>
      {told?.ok === false && <ErrorBox>{spoken(told.because)}</ErrorBox>}
      <ul className={css.rows}>
        {told?.ok === true &&
          told.value.tournaments.map(({ id, name, game, kind, state, entrants }) => (
            <li key={id} className={css.row}>
              <a href={href(addresses.tournament(id))}>{name}</a>
              <span>{listed(game)?.title ?? game}</span>
              <span className={css.soft}>{word(`tournament.${kind}`)}</span>
              <span className={css.soft}>{word(`tournament.is.${state}`, { n: entrants.length })}</span>
            </li>
          ))}
      </ul>
      <NewTournament />
    </main>
  );
}

function NewTournament() {
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [game, setGame] = useState('brawl');
  const [kind, setKind] = useState<TournamentKind>('roundRobin');
  const [fill, setFill] = useState<'people' | 'bots'>('people');
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async () => {
    const nobody = await beSomebody();
    const body: TournamentWanted = {
      name: name.trim(), kind, game, settings: {}, seats: listed(game)?.seats[0] ?? 2, rounds: 3, time: timeOf('none'),
      fill: fill === 'bots' ? 'adept' : null,
    }; // prettier-ignore
    const made =
      nobody === null
        ? await askServer('/tournaments', { as: toldTournament, method: 'POST', body })
        : ({ ok: false, because: nobody } as const);
    if (made.ok) navigate(addresses.tournament(made.value.tournament.id));
    else setTrouble(spoken(made.because));
  };
  return (
    <section className={css.box} aria-label={word('tournament.new')}>
      <h2>{word('tournament.new')}</h2>
      <label>
        {word('tournament.name')}
        <input className={fieldClass} value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
      </label>
      <Segments
        legend={word('lobby.game')}
        values={catalogue.map(({ id }) => id)}
        value={game}
        label={(id) => listed(id)?.title ?? id}
        onChange={setGame}
      />
      <Segments
        legend={word('tournament.kind')}
        values={kinds}
        value={kind}
        label={(each) => word(`tournament.${each}`)}
        onChange={setKind}
      />
      <Segments
        legend={word('tournament.fill')}
        values={['people', 'bots']}
        value={fill}
        label={(each) => word(`tournament.fill.${each}`)}
        onChange={setFill}
      />
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
      <Button look="primary" disabled={name.trim() === ''} onClick={() => void open()}>
        {word('tournament.open')}
      </Button>
    </section>
  );
}
