/** Talk at the table, and within one's side; whom one does not want to read can be muted, and reported. */
import { muteList, type Said } from '@arenarium/protocol';
import { useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { Label } from '../look/pieces.tsx';
import { useMatch } from '../play/match.ts';
import { useScreen } from '../play/screen.ts';
import { Actions, Button, Dialog, ErrorBox, fieldClass } from '../shell/controls.tsx';
import { askServer } from './api.ts';
import { hearAgain, mute, useAtTable } from './at-table.ts';
import { useMe } from './me.ts';
import css from './online.module.css';
import { beside } from './socket-host.ts';
import { useAsked } from './use-asked.ts';
import { spoken, word } from './words.ts';

export function Talk() {
  const said = useAtTable((at) => at.said);
  const muted = useAtTable((at) => at.muted);
  const mine = useScreen((screen) => screen.mine);
  const me = useMe((now) => now.me?.id ?? null);
  const [about, setAbout] = useState<Said | null>(null);
  const [muting, setMuting] = useState(false);
  const heard = said.filter(({ person }) => !muted.includes(person));
  return (
    <section className={css.talk} aria-label={word('talk.title')}>
      <div className={css.talkHead}>
        <Label>{word('talk.title')}</Label>
        {me !== null && (
          <Button size="small" look="quiet" onClick={() => setMuting(true)}>
            {word('talk.muted')}
          </Button>
        )}
      </div>
      <ol role="log" aria-label={word('talk.title')} tabIndex={0}>
        {heard.map((line) => (
          <li key={line.id} data-channel={line.channel}>
            {line.person === me || me === null ? (
              <b>{line.name}</b>
            ) : (
              <button type="button" title={word('talk.more', { name: line.name })} onClick={() => setAbout(line)}>
                {line.name}
              </button>
            )}{' '}
            {line.channel === 'side' && <small>{word('talk.toSide')}</small>} {line.text}
          </li>
        ))}
      </ol>
      {mine.length > 0 && <Say />}
      {about !== null && <About line={about} onClose={() => setAbout(null)} />}
      {muting && <Muted onClose={() => setMuting(false)} />}
    </section>
  );
}

/** A team is more than one seat: who plays alone has nobody to talk to aside. */
function useHasTeam(): boolean {
  const mine = useScreen((screen) => screen.mine);
  const game = useMatch((match) => match.game);
  const table = useMatch((match) => match.table);
  if (game === null || table === null) return false;
  const sides = game.sides({ seats: table.players.length, settings: table.settings });
  return sides.filter((side) => side === sides[mine[0] ?? -1]).length > mine.length;
}

function Say() {
  const hasTeam = useHasTeam();
  const [text, setText] = useState('');
  const [channel, setChannel] = useState<'table' | 'side'>('table');
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void beside({ ask: 'say', channel, text: text.trim() });
    setText('');
  };
  return (
    <form onSubmit={say}>
      {hasTeam && (
        <select
          aria-label={word('talk.to')}
          value={channel}
          onChange={(event) => setChannel(event.target.value === 'side' ? 'side' : 'table')}
        >
          <option value="table">{word('talk.table')}</option>
          <option value="side">{word('talk.side')}</option>
        </select>
      )}
      <input
        className={fieldClass}
        aria-label={word('talk.say')}
        value={text}
        maxLength={300}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small">
        {word('talk.send')}
      </Button>
    </form>
  );
}

const nothing = z.strictObject({});

/** What one can do about a line: read its author no more, or tell whoever runs the server. */
function About({ line, onClose }: { readonly line: Said; onClose(): void }) {
  const id = useMatch((match) => match.id ?? '');
  const [why, setWhy] = useState('');
  const [told, setTold] = useState<string | null>(null);
  const report = async () => {
    const body = { table: id, about: line.person, chat: line.id, why: why.trim() };
    const answer = await askServer('/reports', { as: nothing, method: 'POST', body });
    if (answer.ok) onClose();
    else setTold(spoken(answer.because));
  };
  const hush = async () => {
    const trouble = await mute(line.person);
    if (trouble === null) onClose();
    else setTold(spoken(trouble));
  };
  return (
    <Dialog title={word('talk.more', { name: line.name })} onClose={onClose}>
      <blockquote className={css.soft}>{line.text}</blockquote>
      <Actions>
        <Button onClick={() => void hush()}>{word('talk.mute', { name: line.name })}</Button>
      </Actions>
      <label>
        {word('talk.why')}
        <input className={fieldClass} value={why} maxLength={300} onChange={(event) => setWhy(event.target.value)} />
      </label>
      {told !== null && <ErrorBox>{told}</ErrorBox>}
      <Actions>
        <Button disabled={why.trim() === ''} onClick={() => void report()}>
          {word('talk.report')}
        </Button>
      </Actions>
    </Dialog>
  );
}

/** Whom one has muted, to be heard again. */
function Muted({ onClose }: { onClose(): void }) {
  const told = useAsked('/mutes', muteList);
  const [back, setBack] = useState<readonly string[]>([]);
  const again = async (person: string) => {
    if ((await hearAgain(person)) === null) setBack([...back, person]);
  };
  const muted = told?.ok === true ? told.value.muted.filter(({ id }) => !back.includes(id)) : [];
  return (
    <Dialog title={word('talk.muted')} onClose={onClose}>
      {told?.ok === false && <ErrorBox>{spoken(told.because)}</ErrorBox>}
      {told?.ok === true && muted.length === 0 && <p>{word('talk.nobodyMuted')}</p>}
      <ul className={css.rows}>
        {muted.map(({ id, name }) => (
          <li key={id} className={css.row}>
            <b>{name}</b>
            <Button size="small" onClick={() => void again(id)}>
              {word('talk.hearAgain')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
