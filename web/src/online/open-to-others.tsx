/** Opens a match begun alone on this page to others: its journal goes to the server, and it goes on there. */
import type { Game } from '@arenarium/engine';
import type { Player, SeatPlan } from '@arenarium/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { askHouse } from '../play/host.ts';
import { useMatch } from '../play/match.ts';
import { addresses } from '../shell/addresses.ts';
import { Actions, Button, Dialog, ErrorBox } from '../shell/controls.tsx';
import { spokenTrouble } from '../words/page.ts';
import { AccessRow, TimeRow, type Access } from './agreed.tsx';
import { keepInvitation } from './invitations.ts';
import { beSomebody } from './me.ts';
import { SeatPlans } from './seat-plans.tsx';
import { timeOf, type TimeName } from './times.ts';
import { spoken, word } from './words.ts';

/** Bots stay, the first person here is me, and the others may come from anywhere. */
function plansFor(players: readonly Player[]): readonly SeatPlan[] {
  const me = players.find(({ by }) => by === 'person')?.name;
  return players.map((player) => {
    if (player.by === 'person') return { by: player.name === me ? 'me' : 'anybody' };
    return { by: 'bot', bot: player.bot };
  });
}

export function OpenToOthers({ game, onClose }: { readonly game: Game; onClose(): void }) {
  const players = useMatch((match) => match.players);
  const names = useMatch((match) => match.names);
  const [, navigate] = useLocation();
  const [plans, setPlans] = useState(() => plansFor(players));
  const [access, setAccess] = useState<Access>('link');
  const [time, setTime] = useState<TimeName>('none');
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async () => {
    const nobody = await beSomebody();
    if (nobody !== null) {
      setTrouble(spoken(nobody));
      return;
    }
    const told = await askHouse({ ask: 'openToOthers', how: { seats: plans, access, time: timeOf(time) } });
    if (told.tell !== 'goesOn') {
      setTrouble(spokenTrouble(told));
      return;
    }
    // The menu this stands in is closed: the next table begins without it.
    onClose();
    if (told.invitation !== null) keepInvitation(told.table, told.invitation);
    navigate(addresses.online(told.table), { replace: true });
  };
  return (
    <Dialog title={word('others.title', { game: game.title })} onClose={onClose}>
      <p>{word('others.about')}</p>
      <SeatPlans plans={plans} names={names} onChange={setPlans} />
      <AccessRow value={access} onChange={setAccess} />
      <TimeRow value={time} onChange={setTime} />
      {trouble !== null && <ErrorBox>{trouble}</ErrorBox>}
      <Actions>
        <Button look="primary" onClick={() => void open()}>
          {word('others.open')}
        </Button>
        <Button onClick={onClose}>{word('others.no')}</Button>
      </Actions>
    </Dialog>
  );
}
