/** The Hero in front: its Abilities, Scroll slot, hand, and the Actions that need no card. */
import { ABILITIES_EACH, abilityAt, abilityText, costText, heroOf, teamOf } from '@arenarium/basicverse/board';
import { Spot } from '../spot.tsx';
import { CardSymbol, ClassSymbol, Horseshoe } from './drawings.tsx';
import { cardName, faceAt, heroName, heroCardOf, mostHp, type SeatProps } from './reading.ts';
import css from './sheet.module.css';

const FREE_ACTIONS = ['train', 'reconstitute', 'hop', 'end'] as const;

export function Sheet(props: SeatProps) {
  const { seat, view, say, mine, names } = props;
  const { table } = view;
  const hero = heroCardOf(table, seat);
  const f = heroOf(table, seat);
  if (hero === null) return null;
  return (
    <section
      className={css.sheet}
      data-team={teamOf(seat)}
      aria-label={`${heroName(props, seat)} (${names[seat] ?? ''})`}
    >
      <header className={css.head}>
        <h3>
          <ClassSymbol of={hero.class} /> {heroName(props, seat)}
        </h3>
        <span>
          <b>{f.dead ? say({ id: 'fact.dead' }) : f.hp}</b>/{mostHp(table, seat)} {say({ id: 'fact.hp' })} · ☥{' '}
          {hero.ankh}
        </span>
        {table.active === seat && (
          <span className={css.actions}>
            <b>{'●'.repeat(table.actions)}</b> {table.actions} {say({ id: 'fact.actions' })}
          </span>
        )}
        {f.debt > 0 && (
          <span className={css.debt}>
            −{f.debt} {say({ id: 'fact.debt' })}
          </span>
        )}
        {table.horseshoe === seat && (
          <span title={say({ id: 'fact.horseshoe' })}>
            <Horseshoe />
          </span>
        )}
        <span className={css.slot}>
          {say({ id: 'zone.slot' })}: {f.slot < 0 ? say({ id: 'board.empty' }) : cardName(props, f.slot)}
        </span>
      </header>
      <Hand {...props} />
      {mine.includes(seat) && table.active === seat && (
        <div className={css.free} role="group" aria-label={say({ id: 'board.actions' })}>
          {FREE_ACTIONS.map((action) => (
            <Spot key={action} point={`do:${action}`} label={say({ id: `do.${action}` })} className={css.button}>
              {say({ id: `do.${action}` })}
            </Spot>
          ))}
        </div>
      )}
      <Abilities {...props} hero={f.hero} />
    </section>
  );
}

function Hand(props: SeatProps) {
  const { seat, view, say } = props;
  const { hand } = heroOf(view.table, seat);
  return (
    <div className={css.hand} role="group" aria-label={say({ id: 'zone.hand' })}>
      {hand.map((id) => (
        <CardSpot key={id} {...props} id={id} pointAt={standsFor(props, hand, id)} />
      ))}
    </div>
  );
}

/** Equal cards are one choice: each stands for the one the options name. */
function standsFor(props: SeatProps, hand: readonly number[], id: number): number {
  const face = faceAt(props, id);
  const { donated } = props.view.table;
  if (face < 0) return id;
  return donated >= 0 && faceAt(props, donated) === face
    ? donated
    : (hand.find((other) => faceAt(props, other) === face) ?? id);
}

export function CardSpot(props: SeatProps & { readonly id: number; readonly pointAt?: number }) {
  const { id, pointAt = id } = props;
  const isDonated = props.view.table.donated === id;
  return (
    <Spot point={`card:${pointAt}`} label={cardName(props, id)} className={css.card}>
      <span className={css.cardSymbol}>
        <CardSymbol face={faceAt(props, id)} />
      </span>
      <span>{cardName(props, id)}</span>
      {isDonated && <span className={css.donated}>★</span>}
    </Spot>
  );
}

/** Every Ability with its cost and what it does. */
export function Abilities(props: SeatProps & { readonly hero: number }) {
  const { hero, say } = props;
  return (
    <div className={css.abilities}>
      {Array.from({ length: ABILITIES_EACH }, (_, i) => {
        const ability = abilityAt(hero * ABILITIES_EACH + i);
        const name = say({ id: `ability.${ability.id}` });
        const cost = say(costText(ability));
        const text = abilityText(ability).map(say).join(' ');
        return (
          <Spot
            key={ability.id}
            point={`ability:${ability.id}`}
            label={`${name}. ${cost}. ${text}`}
            className={css.ability}
          >
            <span className={css.abilityName}>
              <b>{name}</b> <small>{cost}</small>
            </span>
            <span className={css.text}>{text}</span>
          </Spot>
        );
      })}
    </div>
  );
}
