/** The arena: limestone hexes with the signs of their areas, Statues, traps, flags, and everybody who stands there. */
import {
  allHexes,
  areaHexes,
  areaOf,
  championAt,
  championIds,
  championOf,
  COLOURS,
  deploymentHexes,
  emblems,
  heldBy,
  hexPoint,
  isPrintedTrapHex,
  nameOfHex,
  NONE,
  statueHexes,
  trapAt,
  trapOn,
  type Hex,
} from '@arenarium/brawl/board';
import { word } from '../../words/page.ts';
import { SvgSpot } from '../spot.tsx';
import css from './arena.module.css';
import { Directions, Footprints, Homes, Reach, Slides } from './aiming.tsx';
import { BEVEL, HEX, HOME, Icon, placeIn, RIM, turnOf, type ArenaProps } from './hexes.tsx';
import { Pawn } from './pawn.tsx';
import { coreEmblem, frontSide, sideName, spokenChampion, type Props } from './reading.ts';

const byRow =
  (turned: number) =>
  (a: Hex, b: Hex): number =>
    placeIn(a, turned).y - placeIn(b, turned).y;

export function Arena(props: Props) {
  const turned = turnOf(props);
  const { table } = props.view;
  // What lies nearer covers what lies farther.
  const hexes = allHexes.toSorted(byRow(turned));
  const standing = championIds(table)
    .filter((id) => championOf(table, id).at >= 0)
    .toSorted((a, b) => byRow(turned)(championOf(table, a).at, championOf(table, b).at));
  return (
    <svg className={css.arena} viewBox="-318 -222 636 440" role="group" aria-label={word('brawl.arena')}>
      <Rim turned={turned} />
      {hexes.map((hex) => (
        <HexSpot key={hex} {...props} turned={turned} hex={hex} />
      ))}
      <Reach {...props} turned={turned} />
      <Flags {...props} turned={turned} />
      <Footprints {...props} turned={turned} />
      <Slides {...props} turned={turned} />
      {standing.map((id) => (
        <Pawn key={id} {...props} turned={turned} id={id} />
      ))}
      <Directions {...props} turned={turned} />
      <Homes {...props} turned={turned} />
    </svg>
  );
}

/** The terracotta ring the hexes lie in. */
const Rim = ({ turned }: { readonly turned: number }) => (
  <>
    {[15, 7].map((deep) => (
      <g key={deep} className={css.rim} data-deep={deep > 10 ? 'yes' : undefined}>
        {allHexes.map((hex) => {
          const { x, y } = placeIn(hex, turned);
          return <polygon key={hex} points={RIM} transform={`translate(${x} ${y + deep})`} />;
        })}
      </g>
    ))}
  </>
);

interface HexProps extends ArenaProps {
  readonly hex: Hex;
}
const isHome = (hex: Hex): boolean => [0, 1].some((home) => deploymentHexes(home).includes(hex));

function HexSpot(props: HexProps) {
  const { hex, turned, view } = props;
  const { x, y } = placeIn(hex, turned);
  const statue = COLOURS[statueHexes.indexOf(hex)];
  const area = COLOURS[areaOf(hex)];
  return (
    <SvgSpot
      point={hexPoint(hex)}
      label={spokenHex(props)}
      className={css.hex}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      tab={[0, -14]}
    >
      <polygon points={HEX} transform="translate(0 6)" className={css.edge} />
      <polygon points={HEX} className={css.top} data-area={area} />
      <polygon points={BEVEL} className={css.bevel} />
      {isHome(hex) && <polygon points={HOME} className={css.home} />}
      {area !== undefined && <Icon name={coreEmblem(area)} size={25} className={css.mark} />}
      {isPrintedTrapHex(hex) && <ellipse rx="25" ry="21" className={css.trapHex} />}
      {trapAt(view.table, hex) !== null && <Trap {...props} />}
      {statue !== undefined && <Statue colour={statue} />}
      <text className={css.hexName} y="28.3">
        {nameOfHex(hex)}
      </text>
      <polygon points={BEVEL} className="ring" />
    </SvgSpot>
  );
}

function spokenHex(props: HexProps): string {
  const { hex, view, say } = props;
  const statue = COLOURS[statueHexes.indexOf(hex)];
  const area = COLOURS[areaOf(hex)];
  const trap = trapAt(view.table, hex);
  const id = championAt(view.table, hex);
  return [
    nameOfHex(hex),
    ...(statue === undefined ? [] : [word('brawl.statueOf', { statue: say({ id: `statue.${statue}` }) })]),
    ...(area === undefined ? [] : [word('brawl.areaOf', { colour: say({ id: `colour.${area}` }) })]),
    ...(trap !== null ? [trapName(props, trap.id)] : isPrintedTrapHex(hex) ? [word('brawl.trapHex')] : []),
    ...(id === NONE ? [] : [spokenChampion(props, id)]),
  ].join('; ');
}
const trapName = ({ view, game, say }: Props, id: number): string => {
  const face = view.faces[id] ?? NONE;
  return face < 0 ? word('brawl.trap') : say(game.face(face).name);
};

function Statue({ colour }: { readonly colour: (typeof COLOURS)[number] }) {
  return (
    <g className={css.statue} data-colour={colour}>
      <ellipse cy="12" rx="24" ry="11" className={css.shade} />
      <path className={css.base} d="M-21 10a21 9 0 0 0 42 0v-8h-42z" />
      <ellipse className={css.step} cy="2" rx="21" ry="9" />
      <path className={css.column} d="M-11 2v-26a11 5 0 0 1 22 0V2a11 5 0 0 1-22 0z" />
      <circle cy="-33" r="15" className={css.orb} />
      <g transform="translate(0 -33)">
        <Icon name={coreEmblem(colour)} size={19} className={css.orbSign} />
      </g>
    </g>
  );
}

/** Iron on a red ring; whoever has seen it sees what it does. */
function Trap({ view, hex, game }: HexProps) {
  const trap = trapAt(view.table, hex);
  const face = trap === null ? NONE : (view.faces[trap.id] ?? NONE);
  const damage = face < 0 ? 0 : trapOn(face).damage;
  const emblem = face < 0 ? undefined : emblems[game.face(face).card ?? ''];
  return (
    <g className={css.trap}>
      <ellipse cy="3" rx="20" ry="17" />
      <ellipse rx="20" ry="17" className={css.jaws} />
      <Icon name={emblem ?? 'wolf-trap'} size={24} className={damage > 0 ? css.known : css.jawsSign} />
      {damage > 0 && (
        <text className={css.trapText} y="5">
          {damage}
        </text>
      )}
    </g>
  );
}

/** A flag on every area somebody stands in: whose it is, or how it stands. */
function Flags(props: ArenaProps) {
  const { view, say, turned } = props;
  const front = frontSide(props);
  return COLOURS.map((colour, area) => {
    const held = heldBy(view.table, area);
    if (held[0] + held[1] === 0) return null;
    const side = held[0] === held[1] ? NONE : held[0] > held[1] ? 0 : 1;
    const free = (areaHexes[area] ?? []).find((hex) => championAt(view.table, hex) === NONE);
    if (free === undefined) return null;
    const { x, y } = placeIn(free, turned);
    const name = say({ id: `colour.${colour}` });
    return (
      <g key={colour} className={css.flag} transform={`translate(${x} ${y + 2})`}>
        <title>
          {side === NONE
            ? word('brawl.even', { colour: name })
            : word('brawl.controls', { who: sideName(props, side), colour: name })}
        </title>
        <path className={css.pole} d="M-14 14V-22" />
        <path
          className={css.cloth}
          data-side={side === NONE ? 'even' : side === front ? 'front' : 'back'}
          d="M-14-22h38l-7 8 7 8h-38z"
        />
        <text x="2" y="-10.2">
          {side === NONE ? `${held[front]} : ${held[1 - front] ?? 0}` : shortSide(props, side)}
        </text>
      </g>
    );
  });
}
/** One name in short, or the first letters of two. */
const shortSide = ({ names, view }: Props, side: number): string => {
  const who = names.filter((_, seat) => seat % 2 === side && seat < view.seats);
  return who.length === 1 ? (who[0] ?? '').slice(0, 4) : who.map((name) => name.slice(0, 1)).join('·');
};
