/** A Champion in the arena: its emblem on the shape of its side, its name, its heart, and badges for how it stands. */
import { championOf, championPoint, hexPoint, isBloodied, signs, type ChampionId } from '@arenarium/brawl/board';
import { SvgSpot } from '../spot.tsx';
import { DISC, Icon, LIFT, placeIn, SHIELD, type ArenaProps } from './hexes.tsx';
import css from './pawn.module.css';
import { championNamed, isFront, kindEmblem, leftOf, spokenChampion } from './reading.ts';

const HEART = 'M0 14C-14 4-15-3-15-6a7.6 7.6 0 0 1 15-2.5A7.6 7.6 0 0 1 15-6c0 3-1 10-15 20z';
interface PawnProps extends ArenaProps {
  readonly id: ChampionId;
}

/** Options may speak of the Champion or only of its hex: pressing the pawn answers both. */
function pointOf({ id, view, standing }: PawnProps): string {
  const hex = hexPoint(championOf(view.table, id).at);
  return standing(championPoint(id)) === 'idle' && standing(hex) !== 'idle' ? hex : championPoint(id);
}

/** The hex it stands on, where all that can be had by pressing the hex can be had by pressing the pawn. */
function answersFor(props: PawnProps): string | undefined {
  const { id, view, decision } = props;
  const hex = hexPoint(championOf(view.table, id).at);
  const point = pointOf(props);
  return decision?.options.every(({ points }) => !points.includes(hex) || points.includes(point)) === true
    ? hex
    : undefined;
}

export function Pawn(props: PawnProps) {
  const { id, view, turned } = props;
  const champion = championOf(view.table, id);
  const { x, y } = placeIn(champion.at, turned);
  const { action } = view.table;
  const role = action?.champion === id ? 'acting' : action?.targets.includes(id) === true ? 'target' : undefined;
  const shape = isFront(props, champion.seat) ? SHIELD : DISC;
  const name = championNamed(props, id);
  const width = 7 * name.length + 16;
  return (
    <g className={css.place} data-role={role} data-on={answersFor(props)}>
      <SvgSpot
        point={pointOf(props)}
        also={championPoint(id)}
        label={spokenChampion(props, id)}
        className={css.pawn}
        style={{ transform: `translate(${x}px, ${y - LIFT}px)` }}
        tab={[0, -44]}
      >
        <ellipse cy="27" rx="27" ry="12" className={css.shade} />
        <ellipse cy="23" rx="36" ry="18" className={`ring ${css.halo ?? ''}`} />
        {role !== undefined && <ellipse cy="23" rx="34" ry="17" className={css.role} />}
        <path d={shape} className={css.body} data-side={shape === SHIELD ? 'front' : 'back'} />
        <path d={shape} className={css.inside} transform="scale(0.86)" />
        <g transform="translate(0 -3)">
          <Icon name={kindEmblem(champion.kind)} size={37} className={css.emblem} />
        </g>
        <g transform="translate(0 27)">
          <rect x={-width / 2} y="-8" width={width} height="16" rx="8" className={css.tag} />
          <text className={css.name} y="4.2">
            {name}
          </text>
        </g>
        <g transform="translate(24 -21)">
          <path d={HEART} className={css.heart} />
          <text className={css.left} y="4">
            {leftOf(champion)}
          </text>
        </g>
        <Badges {...props} />
      </SvgSpot>
    </g>
  );
}

function Badges({ view, id }: PawnProps) {
  const champion = championOf(view.table, id);
  const badges = [
    ...(isBloodied(champion) ? [signs.bloodied] : []),
    ...(champion.levelled === 1 ? [signs.levelUp] : []),
    ...(champion.rooted === 1 ? [signs.root] : []),
  ];
  return badges.map((badge, i) => (
    <g key={badge} transform={`translate(${-26 - (i === 1 ? 4 : 0)} ${-20 + 20 * i})`}>
      <circle r="10" className={css.badge} data-good={badge === signs.levelUp ? 'yes' : undefined} />
      <Icon name={badge} size={14} className={css.badgeSign} />
    </g>
  ));
}
