/** The arena: hexes, areas, Statues, traps and everybody who stands there. */
import {
  allHexes,
  areaOf,
  championAt,
  championOf,
  COLOURS,
  deploymentHexes,
  foretold,
  hexOfPoint,
  hexPoint,
  hitpointsOf,
  isPrintedTrapHex,
  nameOfHex,
  NONE,
  pathTo,
  previewOf,
  spotOf,
  statueHexes,
  trapAt,
  type AreaOption,
  type ChampionId,
  type Hex,
  type Preview,
} from '@arenarium/brawl/board';
import type { Option } from '@arenarium/engine';
import type { KeyboardEvent } from 'react';
import { useAim } from '../../table/aim.ts';
import { SvgSpot } from '../spot.tsx';
import css from './arena.module.css';
import { CoreSign, CrownSign, RootSign, TrapSign } from './drawings.tsx';
import { frontSide, printedAt, spokenChampion, type Props } from './reading.ts';

/** Half the height of a hex, and half its width. */
const R = 40;
const W = (Math.sqrt(3) / 2) * R;
const corners = [0, 1, 2, 3, 4, 5].map((i) => {
  const angle = (Math.PI / 180) * (60 * i - 90);
  return `${(R - 2) * Math.cos(angle)},${(R - 2) * Math.sin(angle)}`;
});
const HEX_SHAPE = corners.join(' ');

/** Where a hex is drawn. One's own deployment area lies below, so the arena may be turned. */
function place(hex: Hex, turned: number): { readonly x: number; readonly y: number } {
  const { x, row } = spotOf(hex);
  return { x: x * W * turned, y: (row - 3) * 1.5 * R * turned };
}
/** Upwards or downwards: +1 as printed, −1 turned round. */
function turnOf(props: Props): number {
  const side = frontSide(props);
  return props.view.table.home[side === 0 ? 0 : 1] === 1 ? 1 : -1;
}

export function Arena(props: Props) {
  const turned = turnOf(props);
  const preview = useHandPreview(props);
  const hits = foretold(
    props.view.table,
    (props.decision?.options ?? []).map(({ option }) => option),
  );
  const top = -3 * 1.5 * R - R - 6;
  return (
    <svg
      className={css.arena}
      viewBox={`${-8 * W - 6} ${top} ${16 * W + 12} ${-2 * top}`}
      role="group"
      aria-label="The arena"
    >
      {allHexes.map((hex) => (
        <HexSpot
          key={hex}
          {...props}
          hex={hex}
          turned={turned}
          preview={preview}
          hit={hits.get(championAt(props.view.table, hex))}
        />
      ))}
      <Hits {...props} turned={turned} hits={hits} />
      <Way {...props} turned={turned} />
      <Directions {...props} turned={turned} />
      <Homes {...props} turned={turned} />
    </svg>
  );
}

/** The card in hand that is being looked at shows its reach and range before it is played. */
function useHandPreview(props: Props): Preview | null {
  const points = useAim((aim) => aim.hinted);
  const hinted = (point: string): boolean => points.has(point);
  const { decision, view } = props;
  if (decision === null || decision.question !== 'brawl/act') return null;
  const { seat } = decision;
  const looked = view.table.players[seat]?.hand.find((id) => hinted(`card:${id}`));
  const card = looked === undefined ? null : printedAt(props, looked);
  return card === null ? null : previewOf(view.table, seat, card);
}

interface HexProps extends Props {
  readonly hex: Hex;
  readonly turned: number;
  readonly preview: Preview | null;
  readonly hit: number | undefined;
}
function HexSpot(props: HexProps) {
  const { hex, turned, preview, view } = props;
  const { x, y } = place(hex, turned);
  const statue = statueHexes.indexOf(hex);
  const area = areaOf(hex);
  const id = championAt(view.table, hex);
  const seen = preview?.reach.has(hex) === true ? 'reach' : preview?.range.has(hex) === true ? 'range' : undefined;
  return (
    <SvgSpot
      point={hexPoint(hex)}
      label={spokenHex(props)}
      className={css.hex}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <polygon
        points={HEX_SHAPE}
        className={css.ground}
        data-area={COLOURS[area]}
        data-home={homeOf(hex)}
        data-preview={seen}
      />
      <text className={css.hexName} y={R - 9}>
        {nameOfHex(hex)}
      </text>
      {isPrintedTrapHex(hex) && <circle r={R * 0.62} className={css.trapHex} />}
      {statue >= 0 && <Statue colour={statue} />}
      {trapAt(view.table, hex) !== null && <Trap {...props} />}
      {id !== NONE && <Champion {...props} id={id} />}
      <polygon points={HEX_SHAPE} className="ring" />
    </SvgSpot>
  );
}
const homeOf = (hex: Hex): number | undefined => {
  const home = [0, 1].findIndex((side) => deploymentHexes(side).includes(hex));
  return home < 0 ? undefined : home;
};

function spokenHex(props: HexProps): string {
  const { hex, view, say, hit } = props;
  const parts = [nameOfHex(hex)];
  const statue = statueHexes.indexOf(hex);
  if (statue >= 0) parts.push(`Statue of ${say({ id: `statue.${COLOURS[statue] ?? 'destruction'}` })}`);
  const area = areaOf(hex);
  if (area >= 0) parts.push(`area of ${say({ id: `colour.${COLOURS[area] ?? ''}` })}`);
  const trap = trapAt(view.table, hex);
  if (trap !== null) parts.push(trapName(props, trap.id));
  else if (isPrintedTrapHex(hex)) parts.push('trap hex');
  const f = view.table.champions[championAt(view.table, hex)];
  if (f !== undefined) parts.push(spokenChampion(props, f));
  if (hit !== undefined && f !== undefined) parts.push(`would suffer ${hit}`);
  return parts.join('; ');
}
const trapName = ({ view, game, say }: Props, id: number): string => {
  const face = view.faces[id] ?? -1;
  return face < 0 ? 'a face-down trap' : say(game.face(face).name);
};

function Statue({ colour }: { readonly colour: number }) {
  const name = COLOURS[colour] ?? 'destruction';
  return (
    <g className={css.statue} data-colour={name}>
      <path d="M-16 22 H16 L12 14 H-12 Z M-9 13 V-4 A9 9 0 1 1 9 -4 V13 Z" className={css.stone} />
      <g transform="translate(0 -4)">
        <CoreSign colour={name} size={15} />
      </g>
    </g>
  );
}
function Trap(props: HexProps) {
  const trap = trapAt(props.view.table, props.hex);
  const known = trap !== null && (props.view.faces[trap.id] ?? -1) >= 0;
  return (
    <g className={css.trap}>
      <circle r="15" />
      <TrapSign />
      {known && trap !== null && (
        <text y="-18" className={css.known}>
          {trapName(props, trap.id).replace('Trap: ', '')}
        </text>
      )}
    </g>
  );
}

/** Sides differ by shape as well as by colour: shields against discs. */
const tokens = [
  'M-25 -24 H25 V4 C25 18 12 25 0 29 C-12 25 -25 18 -25 4 Z',
  'M0 -28 A28 28 0 1 1 0 28 A28 28 0 1 1 0 -28 Z',
];

function Champion(props: HexProps & { readonly id: ChampionId }) {
  const { view, id } = props;
  const f = view.table.champions[id];
  if (f === undefined) return null;
  const { action } = view.table;
  const role = action?.champion === id ? 'acting' : action?.targets.includes(id) === true ? 'target' : undefined;
  const name = game(props, id);
  const left = hitpointsOf(f) - f.damage;
  return (
    <g
      className={css.champion}
      data-side={f.seat % 2}
      data-role={role}
      data-bloodied={f.damage >= 3 ? 'yes' : undefined}
    >
      <path d={tokens[f.seat % 2]} className={css.token} />
      <text className={css.name} y="-4" textLength={name.length > 6 ? 44 : undefined} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
      <text className={css.life} y="15">
        ♥{left}
      </text>
      {f.levelled === 1 && (
        <g transform="translate(-16 13)" className={css.crown}>
          <CrownSign />
        </g>
      )}
      {f.rooted === 1 && (
        <g transform="translate(17 12)" className={css.rooted}>
          <RootSign />
        </g>
      )}
    </g>
  );
}
const game = ({ view, say }: Props, id: ChampionId): string =>
  say({ id: `champion.${view.table.champions[id]?.kind ?? 0}` });

/** What an attack would do to each target before any Reaction; above everything, so that no hex covers it. */
function Hits({
  view,
  hits,
  turned,
}: Props & { readonly turned: number; readonly hits: ReadonlyMap<ChampionId, number> }) {
  return [...hits].map(([id, n]) => {
    const { x, y } = place(championOf(view.table, id).at, turned);
    return (
      <g key={id} transform={`translate(${x + 22} ${y - 24})`} className={css.hit} aria-hidden="true">
        <circle r="13" />
        <text y="5">−{n}</text>
      </g>
    );
  });
}

/** The way to the hex under the pointer: around traps unless the trap itself is chosen. */
function Way(props: Props & { readonly turned: number }) {
  const points = useAim((aim) => aim.hinted);
  const hinted = (point: string): boolean => points.has(point);
  const { decision, turned, view } = props;
  const { action } = view.table;
  if (decision?.question !== 'brawl/move' || action === null) return null;
  const goals = decision.options.filter(({ points }) =>
    points.some((point) => hexOfPoint(point) !== NONE && hinted(point)),
  );
  const [goal] = goals;
  if (goal === undefined || goals.length > 1) return null;
  const to = goal.points.map(hexOfPoint).find((hex) => hex !== NONE) ?? NONE;
  const from = view.table.champions[action.champion]?.at ?? NONE;
  const path = pathTo(view.table, { champion: action.champion, left: Number(decision.prompt['n']), to });
  const hexes = from < 0 ? path : [from, ...path];
  return (
    <polyline
      className={css.way}
      points={hexes.map((hex) => `${place(hex, turned).x},${place(hex, turned).y}`).join(' ')}
    />
  );
}

/** Arrow keys go from one handle to the next, round the Champion. */
function goRound(event: KeyboardEvent<SVGGElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const handles = [...event.currentTarget.querySelectorAll<SVGGElement>('[data-point]')];
  const now = handles.findIndex((handle) => handle === document.activeElement);
  handles.at((now + step) % handles.length)?.focus();
}

/** Handles to turn an area by: one for each direction it may be turned to. */
function Directions({ decision, view, turned }: Props & { readonly turned: number }) {
  const { action } = view.table;
  const at = action === null ? NONE : (view.table.champions[action.champion]?.at ?? NONE);
  if (decision === null || at === NONE) return null;
  const directions = decision.options.flatMap(({ option }) => (isTurned(option) ? [option.direction] : []));
  const { x, y } = place(at, turned);
  return (
    <g onKeyDown={goRound}>
      {directions.map((direction) => (
        <SvgSpot
          key={direction}
          point={`direction:${direction}`}
          label={`turn the area to direction ${direction + 1}`}
          className={css.direction}
          style={{ transform: `translate(${x}px, ${y}px) rotate(${60 * direction + (turned < 0 ? 180 : 0)}deg)` }}
        >
          <path d="M26 -11 L42 0 L26 11 Z" />
          <path d="M26 -11 L42 0 L26 11 Z" className="ring" />
        </SvgSpot>
      ))}
    </g>
  );
}
const isTurned = (option: Option): option is AreaOption =>
  option.do === 'area' && (option as AreaOption).direction >= 0;

/** The two deployment areas, while one is being chosen. */
function Homes({ decision, say, turned }: Props & { readonly turned: number }) {
  if (decision?.question !== 'brawl/home') return null;
  return [0, 1].map((home) => {
    const y = (home === 0 ? -3 : 3) * 1.5 * R * turned;
    return (
      <SvgSpot key={home} point={`home:${home}`} label={say({ id: `home.${home}` })} className={css.home}>
        <rect
          x={-6 * W - 6}
          y={y - R + 4}
          width={12 * W + 12}
          height={2 * R - 8}
          rx="14"
          className="ring"
          pointerEvents="all"
        />
      </SvgSpot>
    );
  });
}
