/** The two teams: Fortress as a wall of bricks, Mana, who fights for them, and what the next kill is worth. */
import { BLUE, COUNTER, heroOf, manaCap, RED, signs, teamOf, type Team } from '@arenarium/basicverse/board';
import { Emblem } from '../../look/emblem.tsx';
import { Panel } from '../../look/pieces.tsx';
import { word } from '../../words/page.ts';
import { frontOf, hasHeroes, heroCardOf, mostHp, shortName, type Props } from './reading.ts';
import css from './teams.module.css';

/** With more in a team than this, the lines of the Heroes leave room for the rest. */
const FEW = 4;

export function Teams(props: Props) {
  const own = teamOf(frontOf(props));
  const other = own === RED ? BLUE : RED;
  return (
    <div className={css.teams}>
      <TeamPanel {...props} team={other} />
      <Kill {...props} />
      <TeamPanel {...props} team={own} isOwn />
    </div>
  );
}

function Kill({ view, say }: Props) {
  const slot = Math.min(view.table.deaths, COUNTER.length - 1);
  return (
    <Panel className={css.kill} label={say({ id: 'fact.kill' })}>
      <span>{say({ id: 'fact.kill' })}</span>
      <ol>
        {COUNTER.map((worth, i) => (
          <li key={i} data-past={i < slot ? 'yes' : undefined} aria-current={i === slot ? 'step' : undefined}>
            {worth}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function TeamPanel(props: Props & { readonly team: Team; readonly isOwn?: boolean }) {
  const { view, say, team, isOwn = false, shape } = props;
  const { table } = view;
  const full = Number(view.settings['fortress'] ?? 15);
  const left = Math.max(0, table.fortress[team]);
  const most = manaCap(table);
  const seats = Array.from({ length: table.players }, (_, seat) => seat).filter((seat) => teamOf(seat) === team);
  const small = shape === 'phone' || shape === 'side';
  return (
    <section
      className={css.team}
      style={{ '--tint': team === RED ? 'var(--red-team)' : 'var(--blue-team)' }}
      aria-label={say({ id: `team.${team}` })}
      data-many={seats.length > FEW ? 'yes' : undefined}
    >
      <header>
        <span className={css.tower} data-of={team === RED ? 'square' : 'disc'}>
          <Emblem name={signs['fortress'] ?? ''} />
        </span>
        <h3>{say({ id: `team.${team}` })}</h3>
        {isOwn && !small && <em>{word('basicverse.yourTeam')}</em>}
        <b className={css.left}>
          {left}
          <small>/{full}</small>
        </b>
      </header>
      <span
        className={css.wall}
        role="img"
        data-places={`fortress:${team}`}
        aria-label={word('basicverse.fortress', { n: left, of: full })}
      >
        {Array.from({ length: full }, (_, i) => (
          <i key={i} data-is={i < left ? 'there' : undefined} />
        ))}
      </span>
      <span
        className={css.mana}
        role="img"
        data-places={`mana:${team}`}
        aria-label={word('basicverse.mana', { n: table.mana[team], of: most })}
      >
        <Emblem name={signs['mana'] ?? ''} />
        {!small &&
          Array.from({ length: most }, (_, i) => <i key={i} data-is={i < table.mana[team] ? 'there' : undefined} />)}
        <b>{table.mana[team]}</b>
      </span>
      {!small && hasHeroes(table) && (
        <ul>
          {seats.map((seat) => (
            <Line key={seat} {...props} seat={seat} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line(props: Props & { readonly seat: number }) {
  const { seat, view, names, say } = props;
  const hero = heroOf(view.table, seat);
  const card = heroCardOf(view.table, seat);
  return (
    <li data-turn={view.table.active === seat ? 'yes' : undefined}>
      <Emblem name={signs[card?.class ?? 'damage'] ?? ''} />
      <span>{shortName(props, seat)}</span>
      <small>{names[seat]}</small>
      <b>{hero.dead ? say({ id: 'fact.dead' }) : `${hero.hp}/${mostHp(view.table, seat)}`}</b>
    </li>
  );
}
