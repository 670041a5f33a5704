/** What is drawn over the arena while something is aimed: reach, footprints, handles for areas, the two edges. */
import {
  attackComing,
  attackWould,
  championOf,
  hexOfPoint,
  moverOf,
  NONE,
  pathTo,
  previewOf,
  slidesOf,
  type AreaOption,
  type ChampionId,
  type Hex,
} from '@arenarium/brawl/board';
import type { Option } from '@arenarium/engine';
import { useAim } from '../../table/aim.ts';
import { word } from '../../words/page.ts';
import { SvgSpot } from '../spot.tsx';
import css from './aiming.module.css';
import { DISC, HEX, Icon, LIFT, placeIn, SHIELD, type ArenaProps } from './hexes.tsx';
import { isFront, kindEmblem, printedAt, type Props } from './reading.ts';

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

/** The option under the pointer: in the tray, or the only one that speaks of the thing pointed at. */
const useAimed = ({ decision }: Props): DecisionOption | null =>
  useAim(({ option, point }) => {
    if (decision === null) return null;
    if (option !== null) return decision.options[option] ?? null;
    const about = point === null ? [] : decision.options.filter(({ points }) => points.includes(point));
    return about.length === 1 ? (about[0] ?? null) : null;
  });
type DecisionOption = NonNullable<Props['decision']>['options'][number];

/** The way to the hex under the pointer, and who would stand there: in footprints where it is walked. */
export function Footprints(props: ArenaProps) {
  const { decision, turned, view } = props;
  const aimed = useAimed(props);
  const to = aimed?.points.map(hexOfPoint).find((hex) => hex !== NONE) ?? NONE;
  if (decision === null || aimed === null || to === NONE) return null;
  if (aimed.option.do !== 'to' && aimed.option.do !== 'flee') return null;
  const id = moverOf(view.table, decision.prompt);
  if (id === NONE) return null;
  const from = championOf(view.table, id).at;
  const isWalked = decision.question === 'brawl/move';
  const path = isWalked ? pathTo(view.table, { champion: id, left: Number(decision.prompt['n']), to }) : [to];
  const hexes = from < 0 ? path : [from, ...path];
  return (
    <g className={css.way} aria-hidden="true">
      <polyline points={hexes.map((hex) => `${placeIn(hex, turned).x},${placeIn(hex, turned).y}`).join(' ')} />
      {path.slice(0, -1).map((hex) => (
        <g key={hex} transform={`translate(${placeIn(hex, turned).x} ${placeIn(hex, turned).y})`}>
          <circle r="12" />
          <Icon name="walking-boot" size={17} />
        </g>
      ))}
      <Ghost {...props} id={id} at={to} />
    </g>
  );
}

/** Where Push and Pull of the attack under the pointer, or under way, would leave whom they hit. */
export function Slides(props: ArenaProps) {
  const { view, turned } = props;
  const aimed = useAimed(props);
  const blows = aimed === null ? attackComing(view.table) : attackWould(view.table, aimed.option);
  const standing = blows.flatMap(({ target, isEnough }) => (isEnough ? [] : [target]));
  return slidesOf(view.table, standing).map(({ target, to, hurt }) => {
    const from = placeIn(championOf(view.table, target).at, turned);
    const { x, y } = placeIn(to, turned);
    return (
      <g key={target} className={css.way} aria-hidden="true">
        <polyline points={`${from.x},${from.y} ${x},${y}`} />
        {(from.x !== x || from.y !== y) && <Ghost {...props} id={target} at={to} />}
        {hurt > 0 && (
          <text className={css.bump} x={x} y={y - 34}>
            −{hurt}
          </text>
        )}
      </g>
    );
  });
}

/** Somebody who is not there yet. */
function Ghost(props: ArenaProps & { readonly id: ChampionId; readonly at: Hex }) {
  const { id, at, turned, view } = props;
  const { seat, kind } = championOf(view.table, id);
  const { x, y } = placeIn(at, turned);
  return (
    <g className={css.ghost} transform={`translate(${x} ${y - LIFT})`}>
      <path d={isFront(props, seat) ? SHIELD : DISC} data-side={isFront(props, seat) ? 'front' : 'back'} />
      <g transform="translate(0 -3)">
        <Icon name={kindEmblem(kind)} size={37} />
      </g>
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
    <SvgSpot
      key={home}
      point={`home:${home}`}
      label={say({ id: `home.${home}` })}
      className={css.home}
      tab={[0, (home === 0 ? -1 : 1) * 158.7 * turned]}
    >
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
  ));
}
