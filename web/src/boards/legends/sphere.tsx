/** The middle of the table: the round, the Sphere that holds and what it changes, and the attack being made. */
import { sphereNow, sphereOn, sphereText, typeOf } from '@arenarium/legends/board';
import { Spot } from '../spot.tsx';
import { Pile, Sign } from './drawings.tsx';
import { nameOf, type Props } from './reading.ts';
import css from './sphere.module.css';

export function Middle(props: Props) {
  const { view, say } = props;
  const { table } = view;
  if (table.round === 0) return null;
  return (
    <section className={css.middle} aria-label={say({ id: 'kind.sphere', type: '' })}>
      <div className={css.bar}>
        <span>
          {say({ id: 'fact.round' })} <b>{table.round}</b>
        </span>
        <Pile n={table.sphereDeck.length} label={say({ id: 'zone.sphereDeck' })} />
        <span className={css.earlier}>
          {say({ id: 'zone.spheresUp' })}: <b>{table.spheresUp.length}</b>
        </span>
      </div>
      <SphereNow {...props} />
      <AttackNow {...props} />
    </section>
  );
}

function SphereNow(props: Props) {
  const { view, say } = props;
  const id = view.table.spheresUp.at(-1);
  const now = sphereNow(view);
  if (id === undefined || now === null) return null;
  const type = typeOf(now.type);
  const text = say(sphereText(now));
  const point = now.lends < 0 ? `card:${id}` : `ability:${now.slug}.sphere`;
  return (
    <Spot point={point} label={`${now.name}: ${text}`} className={css.sphere}>
      <strong>
        <Sign type={type} /> {now.name}
      </strong>
      <span>{text}</span>
    </Spot>
  );
}

function AttackNow(props: Props) {
  const { attack } = props.view.table;
  if (attack === null) return null;
  const kind = props.say({ id: `option.attack.${attack.kind}` });
  const targets = attack.targets.map((id) => nameOf(props, id)).join(', ');
  return (
    <p className={css.attack} role="status">
      <b>{kind}</b>: {nameOf(props, attack.attacker)}
      {targets !== '' && ` → ${targets}`}
    </p>
  );
}

/** A Sphere to choose. */
export function SphereCard(props: Props & { readonly id: number }) {
  const { id, say } = props;
  const card = sphereOn(props.view, id);
  if (card === null) return null;
  const type = typeOf(card.type);
  const text = say(sphereText(card));
  return (
    <Spot point={`card:${id}`} label={`${card.name}: ${text}`} className={css.choice}>
      <strong>
        <Sign type={type} /> {card.name}
      </strong>
      <span>{text}</span>
    </Spot>
  );
}
