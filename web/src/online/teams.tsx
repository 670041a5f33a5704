/** Teams of a tournament while it gathers: found one, join one, change over. */
import type { TournamentInfo } from '@arenarium/protocol';
import { useState } from 'react';
import { Panel } from '../look/pieces.tsx';
import { Button, fieldClass } from '../shell/controls.tsx';
import lobby from './lobby.module.css';
import { useMe } from './me.ts';
import { entrantOf, type AskTournament } from './tournament-page.tsx';
import { word } from './words.ts';

interface TeamsProps {
  readonly tournament: TournamentInfo;
  readonly ask: AskTournament;
}

export function Teams({ tournament, ask }: TeamsProps) {
  const { entrants, teamSize, places } = tournament;
  const me = useMe((now) => now.me?.id ?? null);
  const own = entrantOf(tournament, me);
  const [name, setName] = useState('');
  return (
    <Panel className={lobby.panel} label={word('tournament.teams')}>
      <h2>{word('tournament.teams')}</h2>
      <p className={lobby.soft}>{word('tournament.teamsOf', { n: teamSize })}</p>
      <ul className={lobby.rows}>
        {entrants.map(({ person, name: team, members }) => (
          <li key={person} className={lobby.row}>
            <span>
              <b>{team}</b> {members.map((member) => member.name).join(', ')}
            </span>
            {person !== own?.person && members.length < teamSize && (
              <Button size="small" onClick={() => void ask('/entrants', 'POST', { team: { id: person } })}>
                {word('tournament.joinTeam', { team })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {entrants.length < places && (
        <form
          className={lobby.join}
          onSubmit={(event) => {
            event.preventDefault();
            void ask('/entrants', 'POST', { team: { name: name.trim() } });
            setName('');
          }}
        >
          <input
            className={fieldClass}
            aria-label={word('tournament.teamName')}
            placeholder={word('tournament.teamName')}
            value={name}
            maxLength={40}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" look="primary" disabled={name.trim() === ''}>
            {word('tournament.found')}
          </Button>
        </form>
      )}
    </Panel>
  );
}
