/** A new table on the server: the game's settings, who may sit where, who may come, and how time is kept. */
import { levels } from '@arenarium/bots';
import { seatCounts, type Game } from '@arenarium/engine';
import { tableMade, type SeatPlan, type TableWanted } from '@arenarium/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../shell/addresses.ts';
import { Button, ErrorBox, Segments } from '../shell/controls.tsx';
import { sayOr } from '../table/words.ts';
import { spoken, word } from './words.ts';
import { askServer } from './api.ts';
import { keepInvitation } from './invitations.ts';
import { beSomebody } from './me.ts';
import css from './online.module.css';
import { timeOf, times, type TimeName } from './times.ts';

const seatKinds = ['me', 'anybody', ...levels.map(({ name }) => name)] as const;
const planOf = (kind: string): SeatPlan =>
  kind === 'me' || kind === 'anybody' ? { by: kind } : { by: 'bot', bot: kind };

export function NewTablePage({ game }: { readonly game: Game }) {
  const [, navigate] = useLocation();
  const counts = seatCounts(game).map(String);
  const [kinds, setKinds] = useState<readonly string[]>(() => seated(Number(counts[0]), []));
  const [settings, setSettings] = useState<Readonly<Record<string, string>>>({});
  const [access, setAccess] = useState<TableWanted['access']>('link');
  const [time, setTime] = useState<TimeName>('none');
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async () => {
    const nobody = await beSomebody();
    if (nobody !== null) {
      setTrouble(spoken(nobody));
      return;
    }
    const body: TableWanted = {
      game: game.id, settings, seats: kinds.map(planOf), access, rated: false, time: timeOf(time),
    }; // prettier-ignore
    const made = await askServer('/tables', { as: tableMade, method: 'POST', body });
    if (!made.ok) {
      setTrouble(spoken(made.because));
      return;
    }
    const { table, invitation } = made.value;
    if (invitation !== null) keepInvitation(table.id, invitation);
    navigate(addresses.online(table.id));
  };
  return (
    <main className={css.page}>
      <h1>{word('newTable.title', { game: game.title })}</h1>
      <Segments
        legend={word('newTable.seats')}
        values={counts}
        value={String(kinds.length)}
        label={(n) => n}
        onChange={(n) => setKinds(seated(Number(n), kinds))}
      />
      {game.settings.map(({ id, values, normal }) => (
        <Segments
          key={id}
          legend={sayOr(game, `setup.${id}`, id)}
          values={values}
          value={settings[id] ?? normal}
          label={(value) => sayOr(game, `setup.${id}.${value}`, value)}
          onChange={(value) => setSettings({ ...settings, [id]: value })}
        />
      ))}
      <fieldset className={css.box}>
        <legend>{word('newTable.who')}</legend>
        {kinds.map((kind, seat) => (
          <label key={seat} className={css.row}>
            {word('seat.number', { n: seat + 1 })}
            <select
              value={kind}
              aria-label={word('newTable.seat', { n: seat + 1 })}
              onChange={(event) => setKinds(kinds.map((old, i) => (i === seat ? event.target.value : old)))}
            >
              {seatKinds.map((each) => (
                <option key={each} value={each}>
                  {each === 'me' || each === 'anybody' ? word(`seat.${each}`) : word('seat.bot', { bot: each })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <Segments
        legend={word('access.title')}
        values={['link', 'open']}
        value={access}
        label={(each) => word(`access.${each}`)}
        onChange={setAccess}
      />
      <Segments
        legend={word('time.title')}
        values={times}
        value={time}
        label={(each) => word(`time.${each}`)}
        onChange={setTime}
      />
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
      <Button look="primary" onClick={() => void open()}>
        {word('newTable.open')}
      </Button>
    </main>
  );
}

/** The first seat is mine, the others are for anybody; what was chosen stays. */
const seated = (n: number, before: readonly string[]): readonly string[] =>
  Array.from({ length: n }, (_, seat) => before[seat] ?? (seat === 0 ? 'me' : 'anybody'));
