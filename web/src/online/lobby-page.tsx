/** The lobby: a quick match, one's own tables, those that wait for somebody, and those one may look at. */
import { catalogue, listed } from '@arenarium/games/catalogue';
import { tableList, tableMade, tournamentList, type TableInfo } from '@arenarium/protocol';
import { useEffect, useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { Emblem } from '../look/emblem.tsx';
import { Panel } from '../look/pieces.tsx';
import { Poster } from '../look/poster.tsx';
import { hung } from '../look/posters.ts';
import { addresses, href } from '../shell/addresses.ts';
import { Button, buttonClass, Dialog, ErrorBox, fieldClass, Segments } from '../shell/controls.tsx';
import { askServer } from './api.ts';
import css from './lobby.module.css';
import { useListening, useLobby } from './lobby.ts';
import { beSomebody, meetServer, useMe } from './me.ts';
import { GameName, namesAt, SeatDots, TimeChip, titleOf } from './parts.tsx';
import { PushSwitch } from './push-switch.tsx';
import { timeOf, times, type TimeName } from './times.ts';
import { useAsked, useAskedAgain } from './use-asked.ts';
import { WhoIAm } from './who-i-am.tsx';
import { spoken, word } from './words.ts';

export function LobbyPage() {
  const trouble = useMe((me) => me.trouble);
  const line = useLobby((lobby) => lobby.line);
  useListening();
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
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1>{word('lobby.title')}</h1>
        <WhoIAm />
      </header>
      {line === 'down' && <p role="status">{word('online.cut')}</p>}
      <div className={css.columns}>
        <div className={css.column}>
          <QuickMatch />
          <OpenTables />
        </div>
        <div className={css.column}>
          <Ways />
          <Mine />
          <Elsewhere />
        </div>
      </div>
    </main>
  );
}

/** Any open table that fits, or a new one. */
function QuickMatch() {
  const [, navigate] = useLocation();
  const [game, setGame] = useState(hung[0] ?? '');
  const [time, setTime] = useState<TimeName>('none');
  const [rated, setRated] = useState<'casual' | 'rated'>('casual');
  const [trouble, setTrouble] = useState<string | null>(null);
  const seats = listed(game)?.seats[0] ?? 2;
  const find = async () => {
    const nobody = await beSomebody();
    const body = { game, seats, rated: rated === 'rated', time: timeOf(time) };
    const made =
      nobody === null
        ? await askServer('/quick', { as: tableMade, method: 'POST', body })
        : ({ ok: false, because: nobody } as const);
    if (made.ok) navigate(addresses.online(made.value.table.id));
    else setTrouble(spoken(made.because));
  };
  return (
    <Panel className={css.panel} label={word('lobby.quick')}>
      <h2>{word('lobby.quick')}</h2>
      <div className={css.quick}>
        <fieldset className={css.stamps}>
          <legend>{word('lobby.game')}</legend>
          {hung.map((id) => (
            <label key={id} title={titleOf(id)}>
              <input type="radio" name="quick-game" checked={id === game} onChange={() => setGame(id)} />
              <Poster game={id} form="stamp" />
              <span>{titleOf(id)}</span>
            </label>
          ))}
        </fieldset>
        <Segments
          legend={word('time.title')}
          legendShown="no"
          values={times}
          value={time}
          label={(each) => word(`time.${each}`)}
          onChange={setTime}
        />
        <Segments
          legend={word('rated.title')}
          legendShown="no"
          values={['casual', 'rated']}
          value={rated}
          label={(each) => word(`rated.${each}`)}
          onChange={setRated}
        />
        <Button look="go" className={css.find ?? ''} onClick={() => void find()}>
          <Emblem name="crossed-swords" /> {word('lobby.find')}
        </Button>
      </div>
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
      <p className={css.soft}>{word('lobby.quickIs', { game: titleOf(game), n: seats })}</p>
    </Panel>
  );
}

/** A table of one's own, or one whose link somebody has sent. */
function Ways() {
  const [, navigate] = useLocation();
  const [choosing, setChoosing] = useState(false);
  const [link, setLink] = useState('');
  const join = (event: FormEvent) => {
    event.preventDefault();
    const found = /\/(?:join|at)\/[\w/-]+/.exec(link)?.[0];
    if (found !== undefined) navigate(found);
  };
  return (
    <Panel className={css.panel} label={word('lobby.new')}>
      <Button onClick={() => setChoosing(true)}>{word('lobby.new')}</Button>
      <form className={css.join} onSubmit={join}>
        <input
          className={fieldClass}
          placeholder={word('lobby.link')}
          aria-label={word('lobby.link')}
          value={link}
          onChange={(event) => setLink(event.target.value)}
        />
        <Button type="submit" disabled={!/\/(?:join|at)\/\w/.test(link)}>
          {word('lobby.join')}
        </Button>
      </form>
      {choosing && (
        <Dialog title={word('lobby.new')} onClose={() => setChoosing(false)}>
          <ul className={css.choice}>
            {catalogue.map(({ id }) => (
              <li key={id}>
                <a href={href(addresses.newTable(id))}>
                  <GameName game={id}>{word('lobby.seatsFor', { n: listed(id)?.seats.join(', ') ?? '' })}</GameName>
                </a>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </Panel>
  );
}

/** Which tables are shown: those that wait, as the lobby tells them; others as they are asked for. */
type Shown = 'free' | 'near' | 'playing';
const ASKED = { near: '/tables?near=me', playing: '/tables?state=playing' } as const;

function OpenTables() {
  const { open, isKnown } = useLobby();
  const isSomebody = useMe((now) => now.me != null);
  const [shown, setShown] = useState<Shown>('free');
  return (
    <Panel className={css.panel} label={word('lobby.open')}>
      <div className={css.panelHead}>
        <h2>{word('lobby.open')}</h2>
        <Segments
          legend={word('lobby.show')}
          legendShown="no"
          size="compact"
          values={isSomebody ? (['free', 'near', 'playing'] as const) : (['free', 'playing'] as const)}
          value={shown}
          label={(each) => word(`lobby.show.${each}`)}
          onChange={setShown}
        />
      </div>
      {shown === 'free' ? (
        isKnown && <Rows tables={open} shown={shown} />
      ) : (
        <AskedFor key={shown} shown={shown} since={open} />
      )}
    </Panel>
  );
}

/** Asked for anew whenever the lobby has changed. */
function AskedFor({ shown, since }: { readonly shown: 'near' | 'playing'; readonly since: readonly TableInfo[] }) {
  const [told, again] = useAskedAgain(ASKED[shown], tableList);
  useEffect(() => {
    void again();
  }, [since, again]);
  return told?.ok === true ? <Rows tables={told.value.tables} shown={shown} /> : null;
}

function Rows({ tables, shown }: { readonly tables: readonly TableInfo[]; readonly shown: Shown }) {
  const mine = useLobby((lobby) => lobby.mine);
  const others = tables.filter(({ id }) => !mine.some((own) => own.id === id));
  if (others.length === 0) return <p className={css.soft}>{word(`lobby.none.${shown}`)}</p>;
  return (
    <ul className={css.rows}>
      {others.map((table) => (
        <Row key={table.id} table={table} />
      ))}
    </ul>
  );
}

function Row({ table }: { readonly table: TableInfo }) {
  const { id, game, seats, time, state, rated } = table;
  const free = seats.some(({ by }) => by === 'nobody');
  return (
    <li className={css.row} data-table={id}>
      <GameName game={game}>
        {namesAt(table, null)} · {word(rated ? 'rated.rated' : 'rated.casual')}
      </GameName>
      <SeatDots seats={seats} />
      <TimeChip time={time} />
      <a className={buttonClass('plain', 'small')} href={href(addresses.online(id))}>
        {word(state === 'open' && free ? 'lobby.sitDown' : 'lobby.lookOn')}
      </a>
    </li>
  );
}

/** One's own tables: those that wait for one's choice first. */
function Mine() {
  const { mine, turns } = useLobby();
  const me = useMe((now) => now.me?.id ?? null);
  const [told, again] = useAskedAgain('/me/waiting', tableList);
  useEffect(() => {
    if (me !== null) void again();
  }, [me, mine, turns, again]);
  const waiting = told?.ok === true ? told.value.tables.map(({ id }) => id) : [];
  const sorted = mine.toSorted((a, b) => Number(waiting.includes(b.id)) - Number(waiting.includes(a.id)));
  return (
    <Panel className={css.panel} label={word('lobby.mine')}>
      <div className={css.panelHead}>
        <h2>{word('lobby.mine')}</h2>
        {waiting.length > 0 && <span className={css.soft}>{word('lobby.waiting', { n: waiting.length })}</span>}
      </div>
      {mine.length === 0 && <p className={css.soft}>{word('lobby.noneOfMine')}</p>}
      <ul className={css.cards}>
        {sorted.map((table) => (
          <li key={table.id} data-table={table.id} data-waits={waiting.includes(table.id) ? 'yes' : undefined}>
            <a href={href(addresses.online(table.id))}>
              <GameName game={table.game}>{namesAt(table, me)}</GameName>
              <span className={css.state}>
                {waiting.includes(table.id) ? (
                  <b className={css.yours}>{word('lobby.yourMove')}</b>
                ) : (
                  <span className={css.soft}>{word(`table.${table.state}`)}</span>
                )}
                <TimeChip time={table.time} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {me !== null && <PushSwitch />}
      {me !== null && <a href={href(addresses.person(me))}>{word('lobby.allMine')}</a>}
    </Panel>
  );
}

/** What else there is: tournaments one may sign up for, and ladders. */
function Elsewhere() {
  const told = useAsked('/tournaments', tournamentList);
  const open = told?.ok === true ? told.value.tournaments.filter(({ state }) => state === 'open') : [];
  return (
    <Panel className={css.panel} label={word('tournament.all')}>
      {open.slice(0, 3).map(({ id, name, game, kind, entrants, places }) => (
        <div key={id} className={css.row}>
          <GameName game={game}>
            {name} · {word(`tournament.${kind}`)} · {word('tournament.filled', { n: entrants.length, of: places })}
          </GameName>
          <a className={buttonClass('plain', 'small')} href={href(addresses.tournament(id))}>
            {word('tournament.signUp')}
          </a>
        </div>
      ))}
      <p className={css.links}>
        <a href={href(addresses.tournaments)}>{word('tournament.all')}</a>
        <a href={href(addresses.ladder('brawl'))}>{word('ladder.all')}</a>
      </p>
    </Panel>
  );
}
