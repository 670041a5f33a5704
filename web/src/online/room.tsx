/** The room before the match: who is there, who is still missing, and the link for those who are to come. */
import { listed } from '@arenarium/games/catalogue';
import { tableInfo, type TableInfo } from '@arenarium/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import { Emblem } from '../look/emblem.tsx';
import { Panel } from '../look/pieces.tsx';
import { addresses, href } from '../shell/addresses.ts';
import { Actions, Button, ErrorBox, fieldClass } from '../shell/controls.tsx';
import { spoken, word } from './words.ts';
import { askServer } from './api.ts';
import { useMe } from './me.ts';
import css from './online.module.css';
import { timeInWords } from './times.ts';

const told = z.strictObject({ table: tableInfo });

export function Room({ table, invitation }: { readonly table: TableInfo; readonly invitation: string | null }) {
  const { id, game, seats, time, brought } = table;
  const me = useMe((now) => now.me?.id ?? null);
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const isHere = seats.some(({ person }) => person !== null && person === me);
  const ask = async (method: 'POST' | 'DELETE', body?: object) => {
    const answer = await askServer(`/tables/${id}/seats`, { as: told, method, ...(body !== undefined && { body }) });
    setTrouble(answer.ok ? null : spoken(answer.because));
    if (answer.ok && method === 'DELETE') navigate(addresses.lobby);
  };
  return (
    <main className={css.page} data-testid="room">
      <h1>{listed(game)?.title ?? game}</h1>
      <p className={css.soft}>{timeInWords(time)}</p>
      <Panel className={css.box} label={word('room.seats')}>
        <ol className={css.rows}>
          {seats.map(({ seat, by, name }) => (
            <li key={seat} className={css.row} data-by={by}>
              <Emblem name={by === 'bot' ? 'robot-golem' : 'person'} />
              <strong>{name ?? word('room.waits')}</strong>
              {by === 'nobody' && !isHere && (
                <Button size="small" look="primary" onClick={() => void ask('POST', { seat, invitation })}>
                  {word('lobby.sitDown')}
                </Button>
              )}
            </li>
          ))}
        </ol>
        {brought && <p>{word('room.brought')}</p>}
        <p role="status">{word('room.begins')}</p>
      </Panel>
      {invitation !== null && <Invitation id={id} secret={invitation} />}
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
      <Actions>
        {isHere && <Button onClick={() => void ask('DELETE')}>{word('room.leave')}</Button>}
        <a href={href(addresses.lobby)}>{word('room.lobby')}</a>
      </Actions>
    </main>
  );
}

/** The address that lets others in. */
function Invitation({ id, secret }: { readonly id: string; readonly secret: string }) {
  const [copied, setCopied] = useState(false);
  const link = new URL(href(addresses.join(id, secret)), location.href).href;
  const copy = async () => {
    await navigator.clipboard.writeText(link).catch(() => undefined);
    setCopied(true);
  };
  return (
    <Panel className={css.box} label={word('room.link')}>
      <label>
        {word('room.link')}
        <input
          className={fieldClass}
          readOnly
          value={link}
          data-testid="invitation"
          onFocus={(event) => event.target.select()}
        />
      </label>
      <Button size="small" onClick={() => void copy()}>
        {word(copied ? 'room.copied' : 'room.copy')}
      </Button>
    </Panel>
  );
}
