/** Exiled Legends: the other teams above, the Sphere in the middle, your own team nearest to you; nobody holds a hand. */
import '../../look/places/legends.ts';
import { legends } from '@arenarium/legends';
import { heroOn, emblems } from '@arenarium/legends/board';
import { word } from '../../words/page.ts';
import { board, phasesAt, type BarInfo } from '../board.ts';
import { LargeHero } from './hero-card.tsx';
import { arrows, foresee } from './foresee.ts';
import css from './board.module.css';
import { frontOf, Middle } from './middle.tsx';
import { Choosing, Pool, poolOf } from './pool.tsx';
import { isOut, known, sign, type Props } from './reading.ts';
import { Team } from './team.tsx';

/** With more opponents than this they stand in lines of small cards, side by side. */
const FACE_TO_FACE = 1;

function Field(props: Props) {
  const { view, shape } = props;
  const front = frontOf(props);
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (front + 1 + i) % view.seats);
  const pool = poolOf(props);
  const small = shape === 'phone' || shape === 'side';
  const many = others.length > FACE_TO_FACE;
  const form = small ? 'small' : 'hand';
  if (view.table.round === 0)
    return (
      <div className={css.setUp}>
        <Choosing {...props} />
        {pool !== null && <Pool {...props} cards={pool} />}
      </div>
    );
  return (
    <div className={css.field} data-many={many ? 'yes' : undefined}>
      <div className={css.others} data-n={others.length} aria-label={word('legends.others')} role="group">
        {others
          .toSorted((a, b) => Number(isOut(props, a)) - Number(isOut(props, b)))
          .map((seat) => (
            <Team
              key={seat}
              {...props}
              seat={seat}
              form={many ? 'small' : form}
              info={many || small ? 'line' : 'column'}
            />
          ))}
      </div>
      {pool === null ? <Middle {...props} /> : <Pool {...props} cards={pool} />}
      <Team {...props} seat={front} form={form} info={small ? 'line' : 'column'} />
    </div>
  );
}

function Closer(props: Props & { readonly point: string }) {
  const id = props.point.startsWith('card:') ? Number(props.point.slice('card:'.length)) : -1;
  const hero = heroOn(props.view, id);
  return hero === null ? null : <LargeHero {...props} id={id} hero={hero} />;
}

const PHASES = ['beginning', 'action', 'attack', 'end'] as const;
const STEPS = ['legend', 'team', 'spheres', 'first'] as const;
const stepOf: Readonly<Record<string, number>> = {
  'legends/legend': 0,
  'legends/team': 1,
  'legends/drafted': 1,
  'legends/sphere': 2,
  'legends/openSphere': 2,
  'legends/champion': 3,
};

function bar({ view, names }: Props): BarInfo {
  const { table, waiting } = view;
  if (table.round === 0) {
    const now = stepOf[waiting[0]?.question ?? ''] ?? 0;
    return {
      phases: phasesAt(
        STEPS.map((step) => word(`legends.step.${step}`)),
        now,
      ),
    };
  }
  const who = names[table.active] ?? '';
  const now = table.attack === null ? 1 : 2;
  const phases = PHASES.map((phase) => word(`legends.phase.${phase}`, { who }));
  return { round: String(table.round), phases: phasesAt(phases, now) };
}

export const legendsBoard = board(legends, { emblems, Field, Closer, bar, sign, known, arrows, foresee });
