/** Cards to choose from that do not stand on the table: Legends, Heroes for a team, Spheres, a Graveyard. */
import { heroOn, typeOf } from '@arenarium/legends/board';
import { Sign } from './drawings.tsx';
import { FighterCard } from './fighter.tsx';
import { nameOf, type Props } from './reading.ts';
import { SphereCard } from './sphere.tsx';
import css from './tray.module.css';

/** The questions whose options are such cards. */
const QUESTIONS = [
  'legends/legend',
  'legends/team',
  'legends/drafted',
  'legends/sphere',
  'legends/openSphere',
  'legends/champion',
  'legends/sphereNext',
  'legends/fromGraveyard',
];

export function Tray(props: Props) {
  const { decision, say } = props;
  if (decision === null || !QUESTIONS.includes(decision.question)) return null;
  const cards = decision.options.flatMap(({ points }) =>
    points.filter((point) => point.startsWith('card:')).map((point) => Number(point.slice('card:'.length))),
  );
  return (
    <section className={css.tray} aria-label={say(decision.prompt)}>
      <h3>{say(decision.prompt)}</h3>
      <div className={css.cards}>
        {cards.map((id) =>
          heroOn(props.view, id) === null ? (
            <SphereCard key={id} {...props} id={id} />
          ) : (
            <FighterCard key={id} {...props} id={id} place="tray" />
          ),
        )}
      </div>
      <Kept {...props} seat={decision.seat} />
    </section>
  );
}

/** What was chosen so far. */
function Kept(props: Props & { readonly seat: number }) {
  const { view, say, seat } = props;
  const kept = view.table.kept[seat] ?? [];
  if (kept.length === 0) return null;
  return (
    <p className={css.kept}>
      {say({ id: 'zone.kept' })} ({kept.length}):{' '}
      {kept.map((id) => (
        <span key={id} className={css.one}>
          <Sign type={typeOf(heroOn(props.view, id)?.type ?? 4)} /> {nameOf(props, id)}
        </span>
      ))}
    </p>
  );
}
