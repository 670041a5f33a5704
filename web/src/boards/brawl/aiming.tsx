/** What is drawn over the arena while something is aimed: reach, footprints, handles for areas, the two edges. */
import { championOf, hexOfPoint, NONE, pathTo, previewOf, type AreaOption, type Hex } from '@arenarium/brawl/board';
import type { Option } from '@arenarium/engine';
import { useAim } from '../../table/aim.ts';
import { word } from '../../words/page.ts';
import { SvgSpot } from '../spot.tsx';
import css from './aiming.module.css';
import { HEX, Icon, placeIn, type ArenaProps } from './hexes.tsx';
import { printedAt } from './reading.ts';

/** The card in hand that is being looked at shows its reach and range before it is played. */
export function Reach(props: ArenaProps) {
  const { decision, view, turned } = props;
  const hand = decision === null ? [] : (view.table.players[decision.seat]?.hand ?? []);
  const looked = useAim(({ point, hinted }) => hand.find((id) => point === `card:${id}` || hinted.has(`card:${id}`)));
  if (decision?.question !== 'brawl/act' || looked === undefined) return null;
  const card = printedAt(props, looked);
  const preview = card === null ? null : previewOf(view.table, decision.seat, card);
  if (preview === null) return null;
  const shown = (hexes: ReadonlySet<Hex>, kind: 'reach' | 'range') =>
    [...hexes].map((hex) => {
      const { x, y } = placeIn(hex, turned);
      return <polygon key={`${kind}${hex}`} points={HEX} transform={`translate(${x} ${y})`} data-kind={kind} />;
    });
  return (
    <g className={css.reach} aria-hidden="true">
      {shown(preview.reach, 'reach')}
      {shown(preview.range, 'range')}
    </g>
  );
}

const hexIn = (points: readonly string[]): Hex => points.map(hexOfPoint).find((hex) => hex !== NONE) ?? NONE;

/** The way to the hex under the pointer, in footprints: around traps unless the trap itself is chosen. */
export function Footprints({ decision, turned, view }: ArenaProps) {
  const { action } = view.table;
  const to = useAim(({ option, point }) => {
    if (decision?.question !== 'brawl/move') return NONE;
    if (option !== null) return hexIn(decision.options[option]?.points ?? []);
    return point !== null && decision.options.some(({ points }) => points.includes(point)) ? hexOfPoint(point) : NONE;
  });
  if (decision === null || action === null || to === NONE) return null;
  const from = championOf(view.table, action.champion).at;
  const path = pathTo(view.table, { champion: action.champion, left: Number(decision.prompt['n']), to });
  const hexes = from < 0 ? path : [from, ...path];
  return (
    <g className={css.way} aria-hidden="true">
      <polyline points={hexes.map((hex) => `${placeIn(hex, turned).x},${placeIn(hex, turned).y}`).join(' ')} />
      {path.map((hex) => (
        <g key={hex} transform={`translate(${placeIn(hex, turned).x} ${placeIn(hex, turned).y})`}>
          <circle r="12" />
          <Icon name="walking-boot" size={17} />
        </g>
      ))}
    </g>
  );
}

const isTurned = (option: Option): option is AreaOption =>
  option.do === 'area' && (option as AreaOption).direction >= 0;

/** Handles to turn an area by: one for each direction it may be turned to. */
export function Directions({ decision, view, turned }: ArenaProps) {
  const { action } = view.table;
  const at = action === null ? NONE : championOf(view.table, action.champion).at;
  if (decision === null || at === NONE) return null;
  const directions = decision.options.flatMap(({ option }) => (isTurned(option) ? [option.direction] : []));
  const { x, y } = placeIn(at, turned);
  return directions.map((direction) => (
    <SvgSpot
      key={direction}
      point={`direction:${direction}`}
      label={word('brawl.turnTo', { n: direction + 1 })}
      className={css.direction}
      style={{ transform: `translate(${x}px, ${y}px) rotate(${60 * direction + (turned < 0 ? 180 : 0)}deg)` }}
    >
      <path d="M29 -15 L53 0 L29 15 Z" />
      <path d="M29 -15 L53 0 L29 15 Z" className="ring" />
    </SvgSpot>
  ));
}

/** The two deployment areas, while one is being chosen. */
export function Homes({ decision, say, turned }: ArenaProps) {
  if (decision?.question !== 'brawl/home') return null;
  return [0, 1].map((home) => (
    <SvgSpot key={home} point={`home:${home}`} label={say({ id: `home.${home}` })} className={css.home} tab={[0, (home === 0 ? -1 : 1) * 158.7 * turned]}>
      <rect
        x="-222"
        y={(home === 0 ? -1 : 1) * 158.7 * turned - 36}
        width="444"
        height="74"
        rx="16"
        className="ring"
        pointerEvents="all"
      />
    </SvgSpot>
  )); // prettier-ignore
}
