/** A table on the server: the room while people gather, the table itself as soon as the match has begun. */
import { useEffect } from 'react';
import { leave, openAt } from '../play/sitting.ts';
import { useMatch } from '../play/match.ts';
import { AtTable } from '../table/table-page.tsx';
import { spoken, word } from './words.ts';
import { useAtTable } from './at-table.ts';
import { Beside } from './beside.tsx';
import { invitationTo, keepInvitation } from './invitations.ts';
import { meetServer, useMe } from './me.ts';
import css from './online.module.css';
import { Room } from './room.tsx';
import { socketHost } from './socket-host.ts';
import { NameForm } from './who-i-am.tsx';

interface OnlinePageProps {
  readonly id: string;
  readonly invitation?: string | undefined;
}

export function OnlinePage({ id, invitation }: OnlinePageProps) {
  const me = useMe((now) => now.me);
  const trouble = useMe((now) => now.trouble);
  useEffect(() => {
    void meetServer();
  }, []);
  useEffect(() => {
    if (invitation !== undefined) keepInvitation(id, invitation);
  }, [id, invitation]);
  if (trouble !== null) return <p className={css.page}>{spoken(trouble)}</p>;
  if (me === undefined) return <p role="status">{word('house.loading')}</p>;
  if (me === null) {
    return (
      <main className={css.page}>
        <h1>{word('room.comeIn')}</h1>
        <p>{word('room.whoAreYou')}</p>
        <NameForm go="room.go" />
      </main>
    );
  }
  return <Connected key={`${id}/${me.id}`} id={id} invitation={invitation ?? invitationTo(id)} />;
}

function Connected({ id, invitation }: { readonly id: string; readonly invitation: string | null }) {
  const gathering = useAtTable((at) => at.gathering);
  const isOpen = useMatch((match) => match.scene !== null);
  const isGone = useAtTable((at) => at.gone !== null);
  useEffect(() => {
    void openAt(id, (news) => socketHost({ id, invitation }, news));
    return leave;
  }, [id, invitation]);
  if (gathering !== null && !isOpen) return <Room table={gathering} invitation={invitation} />;
  // Nothing was kept to look at: who sat there, and the way to end it.
  if (isGone && !isOpen) {
    return (
      <main className={css.page}>
        <Beside />
      </main>
    );
  }
  return <AtTable />;
}
