/** Tournaments: those there are, and a new one. */
import { levels } from '@arenarium/bots';
import { catalogue, listed } from '@arenarium/games/catalogue';
import { tournamentInfo, tournamentList, type TournamentKind, type TournamentWanted } from '@arenarium/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import { Panel } from '../look/pieces.tsx';
import { addresses, href } from '../shell/addresses.ts';
import { Actions, Button, buttonClass, ErrorBox, fieldClass, Segments } from '../shell/controls.tsx';
import { TimeRow } from './agreed.tsx';
import { askServer } from './api.ts';
import css from './lobby.module.css';
import { beSomebody } from './me.ts';
import { GameName, titleOf } from './parts.tsx';
import { timeOf, type TimeName } from './times.ts';
import { useAsked } from './use-asked.ts';
import { spoken, word } from './words.ts';

export const toldTournament = z.strictObject({ tournament: tournamentInfo });
const kinds: readonly TournamentKind[] = ['roundRobin', 'swiss', 'elimination', 'freeForAll'];
/** Where all play together against the game there is nobody to win against. */
const contests = catalogue.filter(({ id }) => id !== 'banishing');

export function TournamentsPage() {
  const told = useAsked('/tournaments', tournamentList);
  const all = told?.ok === true ? told.value.tournaments : [];
  return (
    <main className={css.page}>
      <h1>{word('tournament.all')}</h1>
      {told?.ok === false && <ErrorBox>{spoken(told.because)}</ErrorBox>}
      <div className={css.columns}>
        <Panel className={css.panel} label={word('tournament.all')}>
          {told?.ok === true && all.length === 0 && <p className={css.soft}>{word('tournament.noneYet')}</p>}
          <ul className={css.rows}>
            {all.map(({ id, name, game, kind, state, entrants, places }) => (
              <li key={id} className={css.row}>
                <GameName game={game}>
                  {word(`tournament.${kind}`)} · {word('tournament.filled', { n: entrants.length, of: places })}
                </GameName>
                <a href={href(addresses.tournament(id))}>{name}</a>
                <span className={css.soft}>{word(`tournament.now.${state}`)}</span>
                <a className={buttonClass('plain', 'small')} href={href(addresses.tournament(id))}>
                  {word('lobby.look')}
                </a>
              </li>
            ))}
          </ul>
        </Panel>
        <NewTournament />
      </div>
    </main>
  );
}

interface Draft {
  readonly name: string;
  readonly game: string;
  readonly kind: TournamentKind;
  readonly seats: number;
  readonly rounds: number;
  readonly places: number;
  readonly time: TimeName;
  /** A level, or nothing. */
  readonly fill: string;
}

const wantedOf = ({ name, time, fill, ...rest }: Draft): TournamentWanted => ({
  ...rest,
  name: name.trim(),
  settings: {},
  time: timeOf(time),
  fill: fill === '' ? null : fill,
});

const FIRST: Draft = {
  name: '',
  game: 'brawl',
  kind: 'roundRobin',
  seats: 2,
  rounds: 3,
  places: 4,
  time: 'none',
  fill: '',
};

function NewTournament() {
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState(FIRST);
  const [trouble, setTrouble] = useState<string | null>(null);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const open = async () => {
    const nobody = await beSomebody();
    const made =
      nobody === null
        ? await askServer('/tournaments', { as: toldTournament, method: 'POST', body: wantedOf(draft) })
        : ({ ok: false, because: nobody } as const);
    if (made.ok) navigate(addresses.tournament(made.value.tournament.id));
    else setTrouble(spoken(made.because));
  };
  return (
    <Panel className={css.panel} label={word('tournament.new')}>
      <h2>{word('tournament.new')}</h2>
      <label>
        {word('tournament.name')}
        <input
          className={fieldClass}
          value={draft.name}
          maxLength={40}
          onChange={(event) => set({ name: event.target.value })}
        />
      </label>
      <Segments
        legend={word('lobby.game')}
        values={contests.map(({ id }) => id)}
        value={draft.game}
        label={titleOf}
        onChange={(game) => set({ game, seats: listed(game)?.seats[0] ?? 2 })}
      />
      <Segments
        legend={word('tournament.kind')}
        values={kinds}
        value={draft.kind}
        label={(each) => word(`tournament.${each}`)}
        onChange={(kind) => set({ kind })}
      />
      <Numbers draft={draft} set={set} />
      <TimeRow value={draft.time} onChange={(time) => set({ time })} />
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
      <Actions>
        <Button look="primary" disabled={draft.name.trim() === ''} onClick={() => void open()}>
          {word('tournament.open')}
        </Button>
      </Actions>
    </Panel>
  );
}

interface NumberFieldProps {
  readonly name: 'places' | 'rounds';
  readonly from: number;
  readonly to: number;
  readonly value: number;
  onChange(n: number): void;
}
const NumberField = ({ name, from, to, value, onChange }: NumberFieldProps) => (
  <label>
    {word(`tournament.${name}`)}
    <input
      className={fieldClass}
      type="number"
      min={from}
      max={to}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber || from)}
    />
  </label>
);

/** How many sit at a table, how many rounds, how many may come, and who takes the places that stay free. */
function Numbers({ draft, set }: { readonly draft: Draft; set(change: Partial<Draft>): void }) {
  const needsRounds = draft.kind === 'swiss' || draft.kind === 'freeForAll';
  return (
    <>
      <Segments
        legend={word('tournament.seats')}
        values={(listed(draft.game)?.seats ?? []).map(String)}
        value={String(draft.seats)}
        label={(n) => n}
        onChange={(n) => set({ seats: Number(n) })}
      />
      <div className={css.row}>
        <NumberField name="places" from={2} to={128} value={draft.places} onChange={(places) => set({ places })} />
        {needsRounds && (
          <NumberField name="rounds" from={1} to={20} value={draft.rounds} onChange={(rounds) => set({ rounds })} />
        )}
        <label>
          {word('tournament.fill')}
          <select className={fieldClass} value={draft.fill} onChange={(event) => set({ fill: event.target.value })}>
            <option value="">{word('tournament.fill.people')}</option>
            {levels.map(({ name }) => (
              <option key={name} value={name}>
                {word('tournament.fill.bots', { bot: name })}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
