/** Kamigami Battles: the Hall and the Chain in the middle, the other Gods at the left, your own side below. */
import '../../look/places/kamigami.ts';
import { kamigami } from '@arenarium/kamigami';
import { NONE, phases, templeOf, emblems } from '@arenarium/kamigami/board';
import { word } from '../../words/page.ts';
import { board, phasesAt, type BarInfo } from '../board.ts';
import { Card, PileList } from './card.tsx';
import css from './closer.module.css';
import { Field } from './field.tsx';
import { arrows, foresee } from './foresee.ts';
import { Hand, Me, Piles } from './own.tsx';
import { faceAt, faceOfUnit, isChoosing, known, sign, type Props } from './reading.ts';
import { Rivals } from './rivals.tsx';

function Closer(props: Props & { readonly point: string }) {
  const [kind = '', rest = ''] = props.point.split(':');
  const { table } = props.view;
  const n = Number(rest);
  if (kind === 'discard') return <PileList {...props} cards={table.discard[n] ?? []} />;
  if (props.point === 'pile:netherworld') return <PileList {...props} cards={table.netherworld} />;
  const faces =
    kind === 'card'
      ? [faceAt(props, n)]
      : kind === 'face'
        ? [n]
        : kind === 'unit'
          ? [faceOfUnit(props, n)]
          : kind === 'seat'
            ? [faceOfUnit(props, n), faceOfUnit(props, templeOf(n))]
            : [];
  const seen = faces.filter((face) => face !== NONE);
  return seen.length === 0 ? null : (
    <div className={css.closer}>
      {seen.map((face) => (
        <Card key={face} {...props} face={face} form="large" />
      ))}
    </div>
  );
}

function bar(props: Props): BarInfo {
  const { view, names } = props;
  const { table } = view;
  if (isChoosing(props)) return { phases: [{ name: word('kamigami.phase.choose'), at: 'now' }] };
  const who = names[table.active] ?? '';
  return {
    round: String(table.round),
    phases: phasesAt(
      phases.map((phase) => word(`kamigami.phase.${phase}`, { who })),
      table.phase,
    ),
  };
}

export const kamigamiBoard = board(kamigami, {
  emblems,
  Field,
  Rivals,
  Me,
  Hand,
  Piles,
  Closer,
  isDraft: isChoosing,
  bar,
  sign,
  arrows,
  foresee,
  known,
});
