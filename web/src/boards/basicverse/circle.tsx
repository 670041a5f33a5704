/** The Circle of Battle, drawn as a circle: who stands where, how far it is, and what is being resolved. */
import { heroOf, teamOf } from '@arenarium/basicverse/board';
import { useState } from 'react';
import { SvgSpot } from '../spot.tsx';
import css from './circle.module.css';
import { classPath, HORSESHOE } from './drawings.tsx';
import {
  frontOf,
  heroName,
  heroCardOf,
  isAsked,
  mayReact,
  mostHp,
  rangeBetween,
  shortName,
  sourceName,
  type Props,
} from './reading.ts';

const SIZE = 440;
const MIDDLE = SIZE / 2;
const RADIUS = 160;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the place with this number lies, the front one at the bottom; between two places for halves. */
function placed(props: Props, place: number, radius = RADIUS): Point {
  const { circle } = props.view.table;
  const from = Math.max(0, circle.indexOf(frontOf(props)));
  const angle = Math.PI / 2 + ((place - from) * 2 * Math.PI) / circle.length;
  return { x: MIDDLE + radius * Math.cos(angle), y: MIDDLE + radius * Math.sin(angle) };
}
const placeOf = (props: Props, who: number, radius?: number): Point =>
  placed(props, props.view.table.circle.indexOf(who), radius);

export function Circle(props: Props) {
  const { view, say } = props;
  const { table } = view;
  const [looked, lookAt] = useState<number | null>(null);
  const from = looked ?? frontOf(props);
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={css.circle} role="group" aria-label={say({ id: 'fact.circle' })}>
      <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS} className={css.path} />
      <Blows {...props} />
      <Resolving {...props} />
      {table.circle.map((who) => (
        <g
          key={who}
          onPointerEnter={() => lookAt(who)}
          onPointerLeave={() => lookAt(null)}
          onFocus={() => lookAt(who)}
          onBlur={() => lookAt(null)}
        >
          {who < table.players ? (
            <Token {...props} seat={who} from={from} />
          ) : (
            <Field {...props} who={who} from={from} />
          )}
        </g>
      ))}
      {table.circle.map((after, place) => (
        <Gap key={after} {...props} after={after} place={place} />
      ))}
    </svg>
  );
}

/** How far away the one looked from is. */
function Range(props: Props & { readonly from: number; readonly who: number }) {
  const { from, who, view } = props;
  if (from === who) return null;
  return (
    <g className={css.range} transform="translate(29 -27)">
      <rect x="-12" y="-10" width="24" height="20" rx="10" />
      <text y="5">{rangeBetween(view.table, from, who)}</text>
    </g>
  );
}

/** A Hero: team by colour, shape and letter; HP as a ring and in figures. */
function Token(props: Props & { readonly seat: number; readonly from: number }) {
  const { seat, from, view, say, names } = props;
  const { table } = view;
  const f = heroOf(table, seat);
  const hero = heroCardOf(table, seat);
  if (hero === null) return null;
  const { x, y } = placeOf(props, seat);
  const team = teamOf(seat);
  const share = f.dead ? 0 : Math.max(0, f.hp) / mostHp(table, seat);
  const ring = 2 * Math.PI * 27;
  const condition = f.dead ? say({ id: 'fact.dead' }) : `${f.hp}/${mostHp(table, seat)} ${say({ id: 'fact.hp' })}`;
  const label = `${heroName(props, seat)}, ${say({ id: `team.${team}` })}, ${names[seat] ?? ''}: ${condition}, ${say({ id: 'board.range', n: rangeBetween(table, from, seat) })}`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <SvgSpot point={`seat:${seat}`} label={label} className={css.token}>
        <g data-team={team} data-dead={f.dead ? 'yes' : undefined} data-shadow={f.shadow > 0 ? 'yes' : undefined}>
          {table.active === seat && <circle r="39" className={css.turn} />}
          {team === 0 ? (
            <circle r="31" className={css.disc} />
          ) : (
            <rect x="-28" y="-28" width="56" height="56" rx="11" className={css.disc} />
          )}
          <circle r="27" className={css.lost} />
          <circle r="27" className={css.hp} strokeDasharray={`${share * ring} ${ring}`} transform="rotate(-90)" />
          <path d={classPath(hero.class)} transform="translate(-9.6 -21) scale(.8)" className={css.class} />
          <text y="11" className={css.figure}>
            {f.dead ? '✝' : `${f.hp}/${mostHp(table, seat)}`}
          </text>
          <circle r="35" className="ring" />
        </g>
        <text y="49" className={css.name}>
          {shortName(props, seat)}
        </text>
        <Signs {...props} seat={seat} />
      </SvgSpot>
      <Range {...props} who={seat} />
    </g>
  );
}

/** What lies beside a Hero: Horseshoe, wards, Vision, cards in hand; and whether it is waited for. */
function Signs(props: Props & { readonly seat: number }) {
  const { seat, view } = props;
  const f = heroOf(view.table, seat);
  return (
    <g className={css.signs}>
      <g transform="translate(-30 -27)">
        <rect x="-9" y="-11" width="18" height="22" rx="3" className={css.hand} />
        <text y="5">{f.hand.length}</text>
      </g>
      {view.table.horseshoe === seat && (
        <path d={HORSESHOE} transform="translate(-45 -8) scale(.8)" className={css.luck} />
      )}
      {f.wards > 0 && (
        <g transform="translate(-31 27)" className={css.ward}>
          <path d={classPath('protector')} transform="translate(-12 -12)" />
          <text y="4">{f.wards}</text>
        </g>
      )}
      {f.vision > 0 && (
        <text x="33" y="10">
          ◉
        </text>
      )}
      {isAsked(props, seat) && (
        <text y="-38" className={css.asked}>
          {mayReact(props, seat) ? '↯?' : '…'}
        </text>
      )}
    </g>
  );
}

function Field(props: Props & { readonly who: number; readonly from: number }) {
  const { who, say, view } = props;
  const { x, y } = placeOf(props, who);
  const number = who - view.table.players;
  const label = say({ id: 'field', field: number + 1 });
  return (
    <g transform={`translate(${x} ${y})`}>
      <SvgSpot point={`field:${number}`} label={label} className={css.token}>
        <path d="M0 -28 L24 -14 V14 L0 28 L-24 14 V-14 Z" className={css.field} />
        <path d="M-12 8 C-8 -4 -4 -4 -2 8 M-2 8 C2 -8 6 -8 10 8" className={css.grass} />
        <circle r="31" className="ring" />
      </SvgSpot>
      <Range {...props} />
    </g>
  );
}

/** A gap to step into, drawn only while somebody chooses a place. */
function Gap(props: Props & { readonly after: number; readonly place: number }) {
  const { after, place, standing, decision } = props;
  const point = `gap:${after}`;
  const stands = standing(point);
  const option = decision?.options.find(({ points }) => points.includes(point));
  if (option === undefined || stands === 'idle' || stands === 'shut') return null;
  const { x, y } = placed(props, place + 0.5);
  return (
    <g transform={`translate(${x} ${y})`}>
      <SvgSpot point={point} label={props.say(option.label)}>
        <circle r="17" className={css.gap} />
        <path d="M-7 0 H7 M0 -7 V7" className={css.plus} />
        <circle r="18" className="ring" />
      </SvgSpot>
    </g>
  );
}

/** Arrows from whoever acts to whoever is to be hit, the newest strongest. */
function Blows(props: Props) {
  const { plays } = props.view.table;
  return (
    <g className={css.blows}>
      <defs>
        <marker
          id="basicverse-head"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0 L10 5 L0 10 Z" className={css.head} />
        </marker>
      </defs>
      {plays.flatMap((play, i) =>
        play.targets.map((target) => {
          if (target === play.by) return null;
          const [a, b] = [placeOf(props, play.by, RADIUS - 44), placeOf(props, target, RADIUS - 44)];
          return (
            <path
              key={`${i}.${target}`}
              d={`M${a.x} ${a.y} Q${MIDDLE} ${MIDDLE} ${b.x} ${b.y}`}
              markerEnd="url(#basicverse-head)"
              data-newest={i === plays.length - 1 ? 'yes' : undefined}
            />
          );
        }),
      )}
    </g>
  );
}

/** What is being resolved, the newest on top: HB-11.4. */
function Resolving(props: Props) {
  const { plays } = props.view.table;
  // A Reaction and the blow it deals are two plays of one card: it is named once.
  const named = plays.filter((play, i) => plays[i + 1]?.source !== play.source || plays[i + 1]?.by !== play.by);
  const newest = named.slice(-3).toReversed();
  return (
    <g className={css.resolving} role="status">
      {newest.map((play, i) => {
        const damage = play.damage.reduce((sum, n) => sum + n, 0);
        return (
          <text
            key={`${i}.${play.source}`}
            x={MIDDLE}
            y={MIDDLE - 8 + i * 20}
            data-newest={i === 0 ? 'yes' : undefined}
          >
            {shortName(props, play.by)}: {sourceName(props, play.source)}
            {damage > 0 && ` · ${damage}`}
          </text>
        );
      })}
    </g>
  );
}
