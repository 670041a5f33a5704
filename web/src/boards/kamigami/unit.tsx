/** A God or a Temple: a medallion in a ring of Energy, and what it is about to lose. */
import { blowOf, ENERGY, ENERGY_TO_WIN, isTemple, NONE, ownerOf, templeOf } from '@arenarium/kamigami/board';
import { Medallion } from '../../look/pieces.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import {
  emblemOf,
  faceOfUnit,
  fateOf,
  nameOf,
  printed,
  rankOf,
  tintOf,
  words,
  type Props,
  type SeatProps,
} from './reading.ts';
import css from './unit.module.css';

interface UnitProps extends Props {
  readonly unit: number;
  /** With its name below, where there is room. */
  readonly named?: boolean;
}

/** A seat's God and its Temple. */
export function Units(props: SeatProps & { readonly named?: boolean }) {
  const { seat } = props;
  return (
    <span className={css.units}>
      <Unit {...props} unit={seat} />
      {faceOfUnit(props, templeOf(seat)) !== NONE && <Unit {...props} unit={templeOf(seat)} />}
    </span>
  );
}

function Unit(props: UnitProps) {
  const { unit, named = false, say, view } = props;
  const face = faceOfUnit(props, unit);
  if (face === NONE) return null;
  const n = view.table.energy[unit] ?? 0;
  const fate = fateOf(props, unit);
  const loss = Math.min(n, lossOf(props));
  const full = isTemple(unit) ? ENERGY.temple : ENERGY_TO_WIN;
  const part = (energy: number): number => Math.min(1, energy / full);
  const name = nameOf(props, face);
  return (
    <span
      className={css.unit}
      data-is={isTemple(unit) ? 'temple' : 'god'}
      data-gone={fate === null ? undefined : 'yes'}
    >
      <Spot
        point={`unit:${unit}`}
        label={word('kamigami.unit', {
          name,
          energy: say(words('energy', { n })),
          fate: fate === null ? '' : say(words(fate)),
        })}
        className={css.spot}
      >
        <Medallion
          emblem={emblemOf(props, face)}
          tint={tintOf(props, face)}
          shape={isTemple(unit) ? 'square' : 'disc'}
          className={css.face}
        />
        <EnergyRing full={part(n)} losing={part(loss)} />
        <b className={css.energy}>
          {n}
          {loss > 0 && <i>{word('kamigami.to', { n: n - loss })}</i>}
        </b>
      </Spot>
      {named && (
        <span className={css.name}>
          <b>{name}</b>
          <small>{fate === null ? titleOf(props) : say(words(fate))}</small>
        </span>
      )}
    </span>
  );
}

/** The ring stands outside the face, so that Temples may be square. */
const EnergyRing = ({ full, losing }: { readonly full: number; readonly losing: number }) => (
  <svg viewBox="0 0 100 100" className={css.ring} aria-hidden="true">
    <circle cx="50" cy="50" r="45" />
    <circle cx="50" cy="50" r="45" pathLength="1" strokeDasharray={`${full} 1`} data-is="full" />
    {losing > 0 && (
      <circle
        cx="50"
        cy="50"
        r="45"
        pathLength="1"
        strokeDasharray={`${losing} 1`}
        strokeDashoffset={losing - full}
        data-is="losing"
      />
    )}
  </svg>
);

/** What the Attack that is being resolved would take from it. */
function lossOf({ view: { table }, unit }: UnitProps): number {
  const attack = table.moments.findLast(({ is }) => is === 'attack');
  if (attack === undefined || attack.target !== unit || attack.stopped === 1) return 0;
  return blowOf(table, attack)?.loss ?? 0;
}

function titleOf(props: UnitProps): string {
  const { unit } = props;
  const card = printed(faceOfUnit(props, unit));
  return card?.type === 'god' ? (rankOf({ ...props, seat: ownerOf(unit) }) ?? card.title) : '';
}
