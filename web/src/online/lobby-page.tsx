/** The lobby: a quick match, one's own tables, and those that wait for somebody. */
import { catalogue, listed } from '@arenarium/games/catalogue';
import { tableMade, type TableInfo } from '@arenarium/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Emblem } from '../look/emblem.tsx';
import { Label, Panel } from '../look/pieces.tsx';
import { addresses, href } from '../shell/addresses.ts';
import { Actions, Button, buttonClass, ErrorBox, Segments } from '../shell/controls.tsx';
import { spoken, word } from './words.ts';
import { askServer } from './api.ts';
import { useListening, useLobby } from './lobby.ts';
import { beSomebody, meetServer, useMe } from './me.ts';
import css from './online.module.css';
import { PushSwitch } from './push-switch.tsx';
import { timeOf, times, timeInWords, type TimeName } from './times.ts';
import { WhoIAm } from './who-i-am.tsx';

export function LobbyPage() {
  const trouble = useMe((me) => me.trouble);
  const me = useMe((now) => now.me);
  useListening();
  const { open, mine, line, isKnown } = useLobby();
  useEffect(() => {
    void meetServer();
  }, []);
  if (trouble !== null) {
    return (
      <main className={css.page}>
        <h1>{word('lobby.title')}</h1>
        <ErrorBox>{spoken(trouble)}</ErrorBox>
        <p>{word('lobby.alone')}</p>
      </main>
    );
  }
  const others = open.filter(({ id }) => !mine.some((own) => own.id === id));
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1>{word('lobby.title')}</h1>
        <WhoIAm />
      </header>
      {line === 'down' && <p role="status">{word('online.cut')}</p>}
      <QuickMatch />
      <Panel className={css.box} label={word('lobby.mine')}>
        <h2>
          <Label>{word('lobby.mine')}</Label>
        </h2>
        <Rows tables={mine} empty="lobby.noneOfMine" />
        {me != null && <PushSwitch />}
      </Panel>
      <Panel className={css.box} label={word('lobby.open')}>
        <h2>
          <Label>{word('lobby.open')}</Label>
        </h2>
        {isKnown && <Rows tables={others} empty="lobby.noneOpen" />}
        <NewTable />
      </Panel>
      <p className={css.links}>
        <a href={href(addresses.tournaments)}>{word('tournament.all')}</a>
        <a href={href(addresses.ladder('brawl'))}>{word('ladder.all')}</a>
        {me != null && <a href={href(addresses.person(me.id))}>{word('profile.mine')}</a>}
      </p>
    </main>
  );
}

/** Any open table that fits, or a new one. */
function QuickMatch() {
  const [, navigate] = useLocation();
  const [game, setGame] = useState(catalogue[0]?.id ?? '');
  const [time, setTime] = useState<TimeName>('none');
  const [trouble, setTrouble] = useState<string | null>(null);
  const seats = listed(game)?.seats ?? [];
  const find = async () => {
    setTrouble(null);
    const nobody = await beSomebody();
    if (nobody !== null) {
      setTrouble(spoken(nobody));
      return;
    }
    const body = { game, seats: seats[0] ?? 2, rated: false, time: timeOf(time) };
    const made = await askServer('/quick', { as: tableMade, method: 'POST', body });
    if (made.ok) navigate(addresses.online(made.value.table.id));
    else setTrouble(spoken(made.because));
  };
  return (
    <Panel className={css.box} label={word('lobby.quick')}>
      <h2>
        <Label>{word('lobby.quick')}</Label>
      </h2>
      <Segments
        legend={word('lobby.game')}
        legendShown="no"
        values={catalogue.map(({ id }) => id)}
        value={game}
        label={(id) => listed(id)?.title ?? id}
        onChange={setGame}
      />
      <Segments
        legend={word('time.title')}
        legendShown="no"
        values={times}
        value={time}
        label={(each) => word(`time.${each}`)}
        onChange={setTime}
      />
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
      <Actions>
        <Button look="primary" onClick={() => void find()}>
          <Emblem name="coliseum" /> {word('lobby.find')}
        </Button>
        <span className={css.soft}>{word('lobby.seats', { n: seats[0] ?? 2 })}</span>
      </Actions>
    </Panel>
  );
}

const NewTable = () => (
  <p className={css.links}>
    <span>{word('lobby.new')}</span>
    {catalogue.map(({ id, title }) => (
      <a key={id} className={buttonClass('plain', 'small')} href={href(addresses.newTable(id))}>
        {title}
      </a>
    ))}
  </p>
);

function Rows({ tables, empty }: { readonly tables: readonly TableInfo[]; readonly empty: string }) {
  if (tables.length === 0) return <p className={css.soft}>{word(empty)}</p>;
  return (
    <ul className={css.rows}>
      {tables.map((table) => (
        <Row key={table.id} table={table} />
      ))}
    </ul>
  );
}

function Row({ table }: { readonly table: TableInfo }) {
  const { id, game, seats, time, state } = table;
  const free = seats.filter(({ by }) => by === 'nobody').length;
  const me = useMe((now) => now.me?.id);
  const isMine = seats.some(({ person }) => person !== null && person === me);
  const does = isMine ? 'lobby.goOn' : state === 'open' && free > 0 ? 'lobby.sitDown' : 'lobby.lookOn';
  return (
    <li className={css.row} data-table={id}>
      <strong>{listed(game)?.title ?? game}</strong>
      <span className={css.seats}>
        {seats.map(({ seat, by, name }) => (
          <span key={seat} className={css.seat} data-by={by}>
            {by === 'bot' && <Emblem name="robot-golem" />}
            {name ?? word('seat.free')}
          </span>
        ))}
      </span>
      <span className={css.soft}>{timeInWords(time)}</span>
      <span className={css.soft}>{word(`table.${state}`)}</span>
      <a className={buttonClass(isMine ? 'primary' : 'plain', 'small')} href={href(addresses.online(id))}>
        {word(does)}
      </a>
    </li>
  );
}
