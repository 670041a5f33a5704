/** A new table on the server: the game's settings, who may sit where, who may come, and how time is kept. */
import { seatCounts, type Game, type Settings } from '@arenarium/engine';
import { tableMade, type SeatPlan, type TableWanted } from '@arenarium/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Options } from '../set-up/options.tsx';
import { addresses } from '../shell/addresses.ts';
import { Button, ErrorBox, Segments } from '../shell/controls.tsx';
import { spoken, word } from './words.ts';
import { askServer } from './api.ts';
import { keepInvitation } from './invitations.ts';
import { beSomebody } from './me.ts';
import css from './online.module.css';
import { SeatPlans } from './seat-plans.tsx';
import { timeOf, times, type TimeName } from './times.ts';

export function NewTablePage({ game }: { readonly game: Game }) {
  const [, navigate] = useLocation();
  const counts = seatCounts(game).map(String);
  const [plans, setPlans] = useState<readonly SeatPlan[]>(() => seated(Number(counts[0]), []));
  const [settings, setSettings] = useState<Settings>({});
  const [access, setAccess] = useState<TableWanted['access']>('link');
  const [time, setTime] = useState<TimeName>('none');
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async () => {
    const nobody = await beSomebody();
    if (nobody !== null) {
      setTrouble(spoken(nobody));
      return;
    }
    const body: TableWanted = { game: game.id, settings, seats: plans, access, rated: false, time: timeOf(time) };
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
        value={String(plans.length)}
        label={(n) => n}
        onChange={(n) => setPlans(seated(Number(n), plans))}
      />
      <Options game={game} seats={plans.length} settings={settings} onChange={setSettings} />
      <SeatPlans plans={plans} onChange={setPlans} />
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
const seated = (n: number, before: readonly SeatPlan[]): readonly SeatPlan[] =>
  Array.from({ length: n }, (_, seat): SeatPlan => before[seat] ?? { by: seat === 0 ? 'me' : 'anybody' });
