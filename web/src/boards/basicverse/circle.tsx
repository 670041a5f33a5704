/** The Circle of Battle: who stands where, how far it is, and what is being resolved. */
import { areEnemies, comingAt, heroOf, signs, teamOf, RED } from '@arenarium/basicverse/board';
import type { ComponentProps, CSSProperties } from 'react';
import { Emblem } from '../../look/emblem.tsx';
import { Label, Lives } from '../../look/pieces.tsx';
import { useFreePlace } from '../../table/free-place.ts';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import css from './circle.module.css';
import { arrows } from './foresee.ts';
import {
  emblemOfSeat,
  frontOf,
  heroCardOf,
  heroName,
  isAsked,
  mayReact,
  mostHp,
  rangeBetween,
  shapeOf,
  shortName,
  sourceName,
  tintOf,
  type Props,
} from './reading.ts';

/** Where the place with this number lies, the front one at the bottom; between two places for halves. In percent. */
function placed(props: Props, place: number): CSSProperties {
  const { circle } = props.view.table;
  const from = Math.max(0, circle.indexOf(frontOf(props)));
  const angle = Math.PI / 2 + ((place - from) * 2 * Math.PI) / circle.length;
  // A rounded box rather than a circle: the sides have room for more.
  const stretch = (x: number): number => Math.sign(x) * Math.abs(x) ** 0.8;
  return { left: `${50 + 40 * stretch(Math.cos(angle))}%`, top: `${48.5 + 34 * stretch(Math.sin(angle))}%` };
}

export function Circle(props: Props) {
  const { view, say } = props;
  const { table } = view;
  return (
    <section
      className={css.circle}
      data-many={table.circle.length > 6 ? 'yes' : undefined}
      aria-label={say({ id: 'fact.circle' })}
    >
      {/* Cards come from the middle of the circle and go back there. */}
      <span className={css.path} data-places="pile:deck pile:discard" aria-hidden="true" />
      <Resolving {...props} />
      {table.circle.map((who, place) => (
        <span key={who} className={css.place} data-glides="" style={placed(props, place)}>
          {who < table.players ? <Token {...props} seat={who} /> : <Neutral {...props} who={who} />}
        </span>
      ))}
      {table.circle.map((after, place) => (
        <Gap key={`gap ${after}`} {...props} after={after} place={place} />
      ))}
    </section>
  );
}

/** What a Hero is, holds and is protected by. */
function Signs(props: Props & { readonly seat: number }) {
  const { seat, view, say } = props;
  const { table } = view;
  const hero = heroOf(table, seat);
  const front = frontOf(props);
  const range = rangeBetween(table, front, seat);
  const kind = heroCardOf(table, seat)?.class ?? '';
  return (
    <>
      <span className={css.class} title={say({ id: `class.${kind}` })}>
        <Emblem name={signs[kind] ?? ''} />
      </span>
      <span className={css.hand} data-places={`hand:${seat}`} title={say({ id: 'board.cards', n: hero.hand.length })}>
        <Emblem name="poker-hand" /> {hero.hand.length}
      </span>
      {seat !== front && (
        <b className={css.range} title={say({ id: 'board.range', n: range })}>
          {range}
        </b>
      )}
      {hero.wards > 0 && (
        <span className={css.ward} title={say({ id: 'board.wards', n: hero.wards })}>
          <Emblem name={signs['ward'] ?? ''} /> {hero.wards}
        </span>
      )}
      {table.horseshoe === seat && (
        <span className={css.luck} title={say({ id: 'fact.horseshoe' })}>
          <Emblem name={signs['horseshoe'] ?? ''} />
        </span>
      )}
    </>
  );
}

/** A Hero: team by colour and shape; HP as pips, what is coming striped. */
function Token(props: Props & { readonly seat: number }) {
  const { seat, view, say, names } = props;
  const { table } = view;
  const hero = heroOf(table, seat);
  const card = heroCardOf(table, seat);
  if (card === null) return null;
  const most = mostHp(table, seat);
  const coming = hero.dead ? 0 : comingAt(table, seat);
  const range = rangeBetween(table, frontOf(props), seat);
  const condition = hero.dead ? say({ id: 'fact.dead' }) : `${hero.hp}/${most} ${say({ id: 'fact.hp' })}`;
  const label = word('basicverse.token', {
    hero: heroName(props, seat),
    team: say({ id: `team.${teamOf(seat)}` }),
    who: names[seat] ?? '',
    condition,
    range,
  });
  const point = `seat:${seat}`;
  return (
    <Piece
      press={props.press}
      point={point}
      label={label}
      style={{ '--tint': tintOf(seat) }}
      data-dead={hero.dead ? 'yes' : undefined}
      data-turn={table.active === seat ? 'yes' : undefined}
      data-asked={isAsked(props, seat) ? 'yes' : undefined}
      data-shadow={hero.shadow > 0 ? 'yes' : undefined}
    >
      <Spot
        point={point}
        label={label}
        className={css.face}
        style={{ '--spot-radius': shapeOf(seat) === 'disc' ? '50%' : '1rem' }}
      >
        <span className={css.drawn} data-of={shapeOf(seat)}>
          <Emblem name={hero.dead ? 'tombstone' : emblemOfSeat(table, seat)} />
        </span>
      </Spot>
      <Signs {...props} />
      <span className={css.name} data-over-arrows="">
        <b>{shortName(props, seat)}</b> <small>{names[seat]}</small>
      </span>
      {!hero.dead && <Lives of={most} left={hero.hp} losing={Math.min(coming, hero.hp)} />}
    </Piece>
  );
}

function Neutral(props: Props & { readonly who: number }) {
  const { who, say, view } = props;
  const number = who - view.table.players;
  const [point, label] = [`field:${number}`, say({ id: 'field', field: number + 1 })];
  return (
    <Piece press={props.press} point={point} label={label}>
      <Spot point={point} label={label} className={css.face}>
        <span className={css.drawn} data-of="field">
          <Emblem name="high-grass" />
        </span>
      </Spot>
      <span className={css.name} data-over-arrows="">
        {label}
      </span>
    </Piece>
  );
}

type PieceProps = ComponentProps<'span'> & Pick<Props, 'press'> & { readonly point: string; readonly label: string };
/** What stands at a place of the Circle. The name and the HP below a Hero are the Hero as well, to whoever presses them. */
const Piece = ({ point, label, press, ...rest }: PieceProps) => (
  <span
    className={css.token}
    data-whole=""
    data-on={point}
    onClick={({ target }) => {
      if (target instanceof Element && target.closest('[data-point]') === null) press(point, label);
    }}
    {...rest}
  />
);

/** A gap to step into, drawn only while somebody chooses a place. */
function Gap(props: Props & { readonly after: number; readonly place: number }) {
  const { after, place, standing, decision } = props;
  const point = `gap:${after}`;
  const stands = standing(point);
  const option = decision?.options.find(({ points }) => points.includes(point));
  if (option === undefined || stands === 'idle' || stands === 'shut') return null;
  return (
    <span className={css.place} style={placed(props, place + 0.5)}>
      <Spot point={point} label={props.say(option.label)} className={css.gap}>
        +
      </Spot>
    </span>
  );
}

/** What is being resolved, the newest on top: HB-11.4. */
function Resolving(props: Props) {
  const { table } = props.view;
  const { plays } = table;
  const chain = useFreePlace(plays.length > 0, arrows(props));
  // A Reaction and the blow it deals are two plays of one card: it is named once.
  const named = plays.filter((play, i) => plays[i + 1]?.source !== play.source || plays[i + 1]?.by !== play.by);
  // Where there is little room, the question says right beside it that a Reaction is asked for, and to what.
  const isSmall = props.shape === 'phone' || props.shape === 'side';
  const newest = named.slice(isSmall ? -2 : -3).toReversed();
  const [latest] = newest;
  if (latest === undefined) return null;
  const isMine = !isSmall && props.decision !== null && mayReact(props, props.decision.seat);
  return (
    <div ref={chain} className={css.chain} role="status">
      {isMine && (
        <p className={css.play} data-asks="yes" data-over-arrows="">
          <b>{word('basicverse.yourReaction')}</b>
          <small>{word('basicverse.answers', { what: sourceName(props, latest.source) })}</small>
        </p>
      )}
      {named.length > 1 && !isSmall && <Label>{word('basicverse.chain')}</Label>}
      {newest.map((play, i) => {
        const blows = play.targets.map((target, t) =>
          word(areEnemies(play.by, target) ? 'basicverse.to' : 'basicverse.for', {
            n: play.damage[t] ?? 0,
            who: shortName(props, target),
          }),
        );
        return (
          <p
            key={`${i}.${play.source}`}
            className={css.play}
            data-over-arrows=""
            data-newest={i === 0 ? 'yes' : undefined}
            style={{ '--tint': teamOf(play.by) === RED ? 'var(--red-team)' : 'var(--blue-team)' }}
          >
            <b>{sourceName(props, play.source)}</b>
            <small>
              {shortName(props, play.by)}
              {blows.length > 0 && `: ${blows.join(', ')}`}
            </small>
          </p>
        );
      })}
    </div>
  );
}
