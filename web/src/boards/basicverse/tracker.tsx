/** The Tracker: both Fortresses, both pools of Mana, what the next kill is worth, and the piles. */
import { COUNTER, manaCap, type Team } from '@arenarium/basicverse/board';
import { FortressSymbol, ManaSymbol } from './drawings.tsx';
import type { Props } from './reading.ts';
import css from './tracker.module.css';

export function Tracker(props: Props) {
  const { view, say } = props;
  const { table } = view;
  const slot = Math.min(table.deaths, COUNTER.length - 1);
  return (
    <section className={css.tracker} aria-label={say({ id: 'board.tracker' })}>
      <TeamTrack {...props} team={0} />
      <div className={css.middle}>
        <span className={css.small}>
          {say({ id: 'fact.round' })} {table.round} · {say({ id: 'board.kill' })}
        </span>
        <ol className={css.counter}>
          {COUNTER.map((worth, i) => (
            <li key={i} data-now={i === slot ? 'yes' : undefined} aria-current={i === slot ? 'step' : undefined}>
              {worth}
            </li>
          ))}
        </ol>
        <span className={css.small}>
          {say({ id: 'zone.deck' })} {table.deck.length} · {say({ id: 'zone.discard' })} {table.discard.length}
        </span>
      </div>
      <TeamTrack {...props} team={1} />
    </section>
  );
}

function TeamTrack({ view, say, team }: Props & { readonly team: Team }) {
  const { table } = view;
  const full = Number(view.settings['fortress'] ?? 15);
  const left = table.fortress[team];
  return (
    <div className={css.team} data-team={team}>
      <strong>{say({ id: `team.${team}` })}</strong>
      <span className={css.line} title={say({ id: `fact.fortress.${team}` })}>
        <FortressSymbol /> <b>{left}</b>
        <meter min={0} max={full} value={left} aria-label={say({ id: `fact.fortress.${team}` })} />
      </span>
      <span className={css.line} title={say({ id: `fact.mana.${team}` })}>
        <ManaSymbol /> <b>{table.mana[team]}</b>
        <span className={css.small}>
          /{manaCap(table)} {say({ id: 'board.mana' })}
        </span>
      </span>
    </div>
  );
}
