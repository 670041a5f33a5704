/** Heroes of the Basicverse: the Circle of Battle in the middle, both teams at the left, your Hero and hand below. */
import '../../look/places/basicverse.ts';
import { basicverse } from '@arenarium/basicverse';
import { heroOf, emblems } from '@arenarium/basicverse/board';
import { word } from '../../words/page.ts';
import { board, phasesAt, type BarInfo } from '../board.ts';
import css from './board.module.css';
import { BasicCard, HeroFrame } from './card.tsx';
import { Circle } from './circle.tsx';
import { arrows, foresee } from './foresee.ts';
import { Hand, Me, Piles } from './own.tsx';
import { Draft, Shown } from './pool.tsx';
import { faceAt, hasHeroes, mayReact, known, sign, tintOf, type Props } from './reading.ts';
import { Teams } from './teams.tsx';

function Field(props: Props) {
  if (!hasHeroes(props.view.table)) return <Draft {...props} />;
  return (
    <div className={css.field}>
      <Circle {...props} />
      <Shown {...props} />
    </div>
  );
}

function Closer(props: Props & { readonly point: string }) {
  const [kind = '', rest = ''] = props.point.split(':');
  if (kind === 'hero') return <HeroFrame {...props} hero={Number(rest)} form="large" />;
  if (kind === 'seat') {
    const { hero } = heroOf(props.view.table, Number(rest));
    return hero < 0 ? null : <HeroFrame {...props} hero={hero} form="large" tint={tintOf(Number(rest))} />;
  }
  const face = kind === 'card' ? faceAt(props, Number(rest)) : -1;
  return face < 0 ? null : <BasicCard {...props} face={face} form="large" />;
}

const PHASES = ['actions', 'reactions', 'limit'] as const;

function bar(props: Props): BarInfo {
  const { view, names } = props;
  const { table, waiting } = view;
  if (!hasHeroes(table)) return { phases: [{ name: word('basicverse.phase.draft'), at: 'now' }] };
  const limit = waiting.some(({ question }) => question === 'basicverse/discards');
  const now = limit ? 2 : waiting.some(({ seat }) => mayReact(props, seat)) ? 1 : 0;
  const who = names[table.active] ?? '';
  return {
    round: String(table.round),
    phases: phasesAt(
      PHASES.map((phase) => word(`basicverse.phase.${phase}`, { who })),
      now,
    ),
  };
}

export const basicverseBoard = board(basicverse, {
  emblems,
  Field,
  Rivals: Teams,
  Me,
  Hand,
  Piles,
  Closer,
  isDraft: ({ view }) => !hasHeroes(view.table),
  bar,
  sign,
  arrows,
  foresee,
  known,
});
