/** Between the lines: the Sphere that holds, the attack that is being made, the die, and what one may do in one's turn. */
import { actions, attackKinds, NONE, signs, sphereNow, sphereText, typeOf } from '@arenarium/legends/board';
import { Emblem } from '../../look/emblem.tsx';
import { Die, Label } from '../../look/pieces.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import css from './middle.module.css';
import { actionSigns } from './signs.ts';
import { nameOf, signOf, tintOf, type Props } from './reading.ts';

export function Middle(props: Props) {
  const { table } = props.view;
  if (table.round === 0) return null;
  return (
    <section className={css.middle} aria-label={word('legends.middle')} data-places="pile:sphereDeck">
      <SphereNow {...props} />
      <div className={css.now}>
        <Rolled {...props} />
        {table.attack === null ? <Acts {...props} /> : <AttackNow {...props} />}
      </div>
    </section>
  );
}

function SphereNow(props: Props) {
  const { view, say } = props;
  const { table } = view;
  const id = table.spheresUp.at(-1);
  const now = sphereNow(view);
  if (id === undefined || now === null) return <span />;
  const type = typeOf(now.type);
  const text = say(sphereText(now));
  const lent = props.decision?.options
    .flatMap(({ points }) => points)
    .find((point) => point === `ability:${now.slug}.sphere`);
  return (
    <Spot point={lent ?? `card:${id}`} also={`card:${id}`} label={`${now.name}: ${text}`} className={css.sphere}>
      <span className={css.orb} style={{ '--tint': tintOf(type) }}>
        <Emblem name={signOf(type)} />
      </span>
      <span className={css.words}>
        <Label>{word('legends.sphereOf', { n: table.round, left: table.sphereDeck.length })}</Label>
        <b>{now.name}</b>
        <span className={css.text}>{text}</span>
      </span>
    </Spot>
  );
}

/** The dice as they were last rolled. */
function Rolled({ view, names }: Props) {
  const rolls = view.table.dice.flatMap((value, seat) => (value > 0 ? [{ value, seat }] : []));
  return rolls.map(({ value, seat }) => (
    <Die key={seat} value={value} label={`${names[seat] ?? ''}: ${word('legends.rolled', { n: value })}`} />
  ));
}

function AttackNow(props: Props) {
  const { attack } = props.view.table;
  if (attack === null) return null;
  const kind = props.say({ id: `option.attack.${attack.kind}` });
  // Where there is no room for them, the arrows say whom a mass attack hits.
  const isShort = props.shape === 'side' && attack.targets.length > 1;
  const targets = isShort ? '' : attack.targets.map((id) => nameOf(props, id)).join(', ');
  return (
    <p className={css.attack} role="status">
      <Emblem name={signs[attack.kind]} />
      <span>
        <Label>{kind}</Label>
        <b>
          {nameOf(props, attack.attacker)}
          {targets !== '' && ` → ${targets}`}
        </b>
      </span>
    </p>
  );
}

/** What can be done in one's own turn besides what the Heroes can: five actions, two attacks. */
function Acts(props: Props) {
  const { say, decision, mine, view } = props;
  if (decision?.question !== 'legends/act' || !mine.includes(view.table.active)) return null;
  return (
    <div className={css.acts} role="group" aria-label={say({ id: 'point.action' })}>
      {actions.map((action) => (
        <Spot key={action} point={`action:${action}`} label={say({ id: `action.${action}` })} className={css.act}>
          <Emblem name={actionSigns[action]} />
          <span>{say({ id: `action.${action}` })}</span>
        </Spot>
      ))}
      {attackKinds.map((kind) => (
        <Spot key={kind} point={`attack:${kind}`} label={say({ id: `option.attack.${kind}` })} className={css.act}>
          <Emblem name={signs[kind]} />
          <span>{say({ id: `option.attack.${kind}` })}</span>
        </Spot>
      ))}
    </div>
  );
}

/** Who stands in front: the one who looks, or whose turn it is. */
export const frontOf = ({ view: { seat, table } }: Props): number => (seat > NONE ? seat : table.active);
