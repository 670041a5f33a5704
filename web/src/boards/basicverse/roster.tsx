/** Everybody else, in turn order: what they hold and can do, to be unfolded. */
import { heroOf, teamOf } from '@arenarium/basicverse/board';
import { ClassSymbol, Horseshoe } from './drawings.tsx';
import { cardName, heroName, heroCardOf, isAsked, mayReact, mostHp, type Props, type SeatProps } from './reading.ts';
import css from './roster.module.css';
import { AbilityList } from './ability-list.tsx';

export function Roster(props: Props & { readonly front: number }) {
  const { view, say, front } = props;
  const { players } = view.table;
  const others = Array.from({ length: players - 1 }, (_, i) => (front + 1 + i) % players);
  return (
    <section className={css.roster} aria-label={say({ id: 'board.roster' })}>
      {others.map((seat) => (
        <Fighter key={seat} {...props} seat={seat} />
      ))}
    </section>
  );
}

function Fighter(props: SeatProps) {
  const { seat, view, say, names } = props;
  const { table } = view;
  const f = heroOf(table, seat);
  const hero = heroCardOf(table, seat);
  if (hero === null) return null;
  return (
    <details className={css.fighter} data-team={teamOf(seat)} data-dead={f.dead ? 'yes' : undefined}>
      <summary>
        <span className={css.name}>
          <ClassSymbol of={hero.class} /> <b>{heroName(props, seat)}</b> <small>{names[seat]}</small>
        </span>
        <span className={css.numbers}>
          {f.dead ? say({ id: 'fact.dead' }) : `${f.hp}/${mostHp(table, seat)}`} ·{' '}
          {say({ id: 'board.cards', n: f.hand.length })}
          {f.slot >= 0 && ` · ${cardName(props, f.slot)}`}
          {f.wards > 0 && ` · ${say({ id: 'board.wards', n: f.wards })}`}
          {f.debt > 0 && ` · −${f.debt}`}
          {table.horseshoe === seat && <Horseshoe />}
          {table.active === seat && <em>{say({ id: 'board.turn' })}</em>}
          {mayReact(props, seat) ? <em>{say({ id: 'board.mayReact' })}</em> : isAsked(props, seat) && <em>…</em>}
        </span>
      </summary>
      <AbilityList {...props} hero={f.hero} />
    </details>
  );
}
