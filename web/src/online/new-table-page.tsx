/** A new table on the server: who may sit where, what is agreed, who may come, and how time is kept. */
import { checkedSetup, seatCounts, type Game, type Settings } from '@arenarium/engine';
import { tableMade, type SeatPlan, type TableWanted } from '@arenarium/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Panel } from '../look/pieces.tsx';
import { usePlace } from '../look/place.ts';
import { Poster } from '../look/poster.tsx';
import { Options } from '../set-up/options.tsx';
import { addresses, href } from '../shell/addresses.ts';
import { Button, ErrorBox, Segments } from '../shell/controls.tsx';
import { AccessRow, TimeRow } from './agreed.tsx';
import { askServer } from './api.ts';
import { keepInvitation } from './invitations.ts';
import { beSomebody } from './me.ts';
import css from './new-table.module.css';
import { SeatPlans } from './seat-plans.tsx';
import { timeInWords, timeOf, type TimeName } from './times.ts';
import { spoken, word } from './words.ts';

function useTable(game: Game) {
  const [, navigate] = useLocation();
  const counts = seatCounts(game);
  const [plans, setPlans] = useState<readonly SeatPlan[]>(() => seated(counts[0] ?? 2, []));
  const [settings, setSettings] = useState<Settings>({});
  const [access, setAccess] = useState<TableWanted['access']>('link');
  const [rated, setRated] = useState<'casual' | 'rated'>('casual');
  const [time, setTime] = useState<TimeName>('none');
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async () => {
    const nobody = await beSomebody();
    const agreed = checkedSetup(game, plans.length, settings).settings;
    const body: TableWanted = {
      game: game.id,
      settings: agreed,
      seats: plans,
      access,
      rated: rated === 'rated',
      time: timeOf(time),
    };
    const made =
      nobody === null
        ? await askServer('/tables', { as: tableMade, method: 'POST', body })
        : ({ ok: false, because: nobody } as const);
    if (!made.ok) {
      setTrouble(spoken(made.because));
      return;
    }
    const { table, invitation } = made.value;
    if (invitation !== null) keepInvitation(table.id, invitation);
    navigate(addresses.online(table.id));
  };
  return {
    counts,
    plans,
    setPlans,
    settings,
    setSettings,
    access,
    setAccess,
    rated,
    setRated,
    time,
    setTime,
    trouble,
    open,
  };
}
type Table = ReturnType<typeof useTable>;

export function NewTablePage({ game }: { readonly game: Game }) {
  const table = useTable(game);
  usePlace(game.id);
  return (
    <main className={css.page}>
      <header className={css.head}>
        <Poster game={game.id} className={css.poster} />
        <div>
          <h1>{word('newTable.title', { game: game.title })}</h1>
          <p>
            <a href={href(addresses.rules(game.id))}>{word('menu.rules')}</a>{' '}
            <a href={href(addresses.cards(game.id))}>{word('menu.cards')}</a>
          </p>
        </div>
      </header>
      <div className={css.columns}>
        <Who table={table} />
        <Agreed game={game} table={table} />
      </div>
      <Foot table={table} />
    </main>
  );
}

const Who = ({ table: { counts, plans, setPlans } }: { readonly table: Table }) => (
  <Panel className={css.panel} label={word('newTable.who')}>
    <div className={css.heads}>
      <h2>{word('newTable.who')}</h2>
      <Segments
        legend={word('newTable.seats')}
        legendShown="no"
        size="compact"
        values={counts.map(String)}
        value={String(plans.length)}
        label={(n) => n}
        onChange={(n) => setPlans(seated(Number(n), plans))}
      />
    </div>
    <SeatPlans plans={plans} onChange={setPlans} />
  </Panel>
);

function Agreed({ game, table }: { readonly game: Game; readonly table: Table }) {
  const { plans, settings, setSettings, access, setAccess, rated, setRated, time, setTime } = table;
  return (
    <Panel className={css.panel} label={word('newTable.agreed')}>
      <h2>{word('newTable.agreed')}</h2>
      <AccessRow value={access} onChange={setAccess} />
      <TimeRow value={time} onChange={setTime} />
      <p className={css.soft}>{timeInWords(timeOf(time))}</p>
      <Segments
        legend={word('rated.title')}
        values={['casual', 'rated']}
        value={rated}
        label={(each) => word(`rated.${each}`)}
        onChange={setRated}
      />
      <Options game={game} seats={plans.length} settings={settings} onChange={setSettings} />
    </Panel>
  );
}

/** The whole table in one sentence, and the one button that opens it. */
function Foot({ table: { plans, access, trouble, open } }: { readonly table: Table }) {
  const others = plans.filter(({ by }) => by === 'anybody').length;
  const bots = plans.filter(({ by }) => by === 'bot').length;
  return (
    <footer className={css.foot}>
      <div>
        <p className={css.sentence}>{word('newTable.sentence', { others, bots })}</p>
        {trouble === null ? <p>{word(`newTable.then.${access}`)}</p> : <ErrorBox>{trouble}</ErrorBox>}
      </div>
      <Button look="go" onClick={() => void open()}>
        {word('newTable.open')}
      </Button>
    </footer>
  );
}

/** The first seat is mine, the others are for anybody; what was chosen stays. */
const seated = (n: number, before: readonly SeatPlan[]): readonly SeatPlan[] =>
  Array.from({ length: n }, (_, seat): SeatPlan => before[seat] ?? { by: seat === 0 ? 'me' : 'anybody' });
