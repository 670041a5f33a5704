/** Things to choose from that do not stand in the Circle: Heroes to pick, cards turned up by Regroup. */
import { heroCards, teamOf } from '@arenarium/basicverse/board';
import { Spot } from '../spot.tsx';
import { AbilityList } from './ability-list.tsx';
import { ClassSymbol } from './drawings.tsx';
import type { Props } from './reading.ts';
import { CardSpot } from './sheet.tsx';
import css from './tray.module.css';

export function Tray(props: Props & { readonly front: number }) {
  const { view, front } = props;
  const isDrafting = view.table.heroes.some((f) => f.hero < 0);
  if (isDrafting) return <Draft {...props} />;
  if (view.table.shown.length === 0) return null;
  return (
    <section className={css.shown} aria-label={props.say({ id: 'zone.shown' })}>
      <h3>{props.say({ id: 'zone.shown' })}</h3>
      <div className={css.cards}>
        {view.table.shown.map((id) => (
          <CardSpot key={id} {...props} seat={front} id={id} />
        ))}
      </div>
    </section>
  );
}

/** All Heroes, with whoever has picked them. */
function Draft(props: Props) {
  const { view, say, names } = props;
  return (
    <section className={css.draft} aria-label={say({ id: 'ask.basicverse/hero' })}>
      {heroCards.map((hero, number) => {
        const seat = view.table.heroes.findIndex((f) => f.hero === number);
        const name = say({ id: 'hero', hero: number });
        const taken = seat < 0 ? '' : `: ${names[seat] ?? ''}, ${say({ id: `team.${teamOf(seat)}` })}`;
        return (
          <div key={hero.id} className={css.hero} data-team={seat < 0 ? undefined : teamOf(seat)}>
            <Spot
              point={`hero:${number}`}
              label={`${name}, ${say({ id: `class.${hero.class}` })}${taken}`}
              className={css.pick}
            >
              <ClassSymbol of={hero.class} /> <b>{name}</b>
              <span className={css.numbers}>
                {hero.hp} {say({ id: 'fact.hp' })} · ☥ {hero.ankh} · {say({ id: `class.${hero.class}` })}
                {taken}
              </span>
            </Spot>
            <details>
              <summary>{say({ id: 'point.ability' })}…</summary>
              <AbilityList {...props} hero={number} />
            </details>
          </div>
        );
      })}
    </section>
  );
}
