/** What lies before a player: wounds and what they do, items, a servant, and the hand as far as it is known. */
import { characters, health, items, levelOfFace, stamina, type Player, type Table } from '@arenarium/banishing/board';
import type { BoardProps } from '../board.ts';
import { Spot } from '../spot.tsx';
import { Card, FACE_DOWN } from './card.tsx';
import { Mark } from './drawings.tsx';
import css from './player.module.css';

export interface SeatProps extends BoardProps<Table> {
  readonly seat: number;
}

export const playerOf = ({ view, seat }: SeatProps): Player | undefined => view.table.players[seat];

/** Another player, in short. */
export function OtherPlayer(props: SeatProps) {
  const player = playerOf(props);
  if (player === undefined) return null;
  const { seat, names } = props;
  return (
    <section
      className={css.player}
      aria-label={names[seat]}
      data-turn={props.view.table.active === seat ? 'yes' : undefined}
    >
      <div className={css.top}>
        <PlayerName {...props} />
        <DamageTrack {...props} />
      </div>
      <div className={css.belongings}>
        <Hand {...props} point={(_, id) => `card:${id}`} />
        <Wounds {...props} />
        <Items {...props} />
      </div>
    </section>
  );
}

export function PlayerName(props: SeatProps) {
  const { seat, names, view, say } = props;
  const player = playerOf(props);
  const character = characters[player?.character ?? -1];
  const asked = view.waiting.some((waiting) => waiting.seat === seat);
  return (
    <header className={css.name}>
      <Spot
        point={`seat:${seat}`}
        label={`${names[seat] ?? ''}${character === undefined ? '' : `, the ${character.name}`}`}
        className={css.nameSpot}
      >
        <strong>{names[seat]}</strong>
        {character !== undefined && <span className={css.character}>the {character.name}</span>}
      </Spot>
      <span className={css.states}>
        {view.table.active === seat && <span className={css.turn}>turn</span>}
        {asked && <span className={css.asked}>to choose</span>}
        {player?.exhausted === true && (
          <span className={css.tired}>
            <Mark mark="tired" /> {say({ id: 'state.exhausted' })}
          </span>
        )}
        {player?.guarded === true && (
          <span className={css.guarded}>
            <Mark mark="guard" /> {say({ id: 'state.guarded' })}
          </span>
        )}
      </span>
    </header>
  );
}

/** One box for every point of health; the moon stands where stamina ends, the heart where life does. */
export function DamageTrack(props: SeatProps) {
  const player = playerOf(props);
  if (player === undefined || player.character < 0) return null;
  const { damage } = player;
  const tired = stamina(props.view.table, player);
  const dead = health(player);
  return (
    <div className={css.track} role="img" aria-label={`Damage ${damage}; exhausted at ${tired}, dead at ${dead}`}>
      {Array.from({ length: dead }, (_, i) => (
        <span
          key={i}
          className={css.box}
          data-hurt={i < damage ? 'yes' : undefined}
          data-beyond={i >= tired - 1 ? 'yes' : undefined}
        >
          {i === tired - 1 && i !== dead - 1 && <Mark mark="tired" />}
          {i === dead - 1 && <Mark mark="heart" />}
        </span>
      ))}
      <span className={css.numbers} aria-hidden="true">
        <b>{damage}</b> · {tired} · {dead}
      </span>
    </div>
  );
}

interface HandProps extends SeatProps {
  /** What a card of the hand is called by the options. */
  point(face: number, id: number): string;
}

export function Hand(props: HandProps) {
  const { view, game, say, point, seat, names } = props;
  const hand = playerOf(props)?.hand ?? [];
  const known = hand
    .filter((id) => (view.faces[id] ?? -1) >= 0)
    .toSorted((a, b) => (view.faces[a] ?? 0) - (view.faces[b] ?? 0));
  const unknown = hand.length - known.length;
  return (
    <ul className={css.cards} aria-label={`Hand of ${names[seat] ?? ''}, ${hand.length} cards`}>
      {unknown > 0 && (
        <li className={css.backs} aria-label={unknown === 1 ? FACE_DOWN : `${unknown} face-down cards`}>
          <Card face={-1} />
          <span className={css.number}>{unknown}</span>
        </li>
      )}
      {known.map((id) => {
        const face = view.faces[id] ?? -1;
        return (
          <li key={id}>
            <Spot point={point(face, id)} label={say(game.face(face).name)} className={css.card}>
              <Card face={face} />
            </Spot>
          </li>
        );
      })}
    </ul>
  );
}

export function Wounds(props: SeatProps) {
  const { view, game, say, seat, names } = props;
  const player = playerOf(props);
  if (player === undefined || (player.wounds.length === 0 && player.servant < 0)) return null;
  const label = (id: number): string => say(game.face(view.faces[id] ?? -1).name);
  return (
    <ul className={css.cards} aria-label={`Wounds of ${names[seat] ?? ''}`}>
      {player.wounds.map((id) => (
        <li key={id}>
          <Spot
            point={`wound:${seat}.${levelOfFace(view.faces[id] ?? -1)}`}
            label={`Wound: ${label(id)}`}
            className={css.card}
          >
            <Card face={view.faces[id] ?? -1} />
          </Spot>
        </li>
      ))}
      {player.servant >= 0 && (
        <li className={css.servant}>
          <Spot point={`card:${player.servant}`} label={`Servant: ${label(player.servant)}`} className={css.card}>
            <Card face={view.faces[player.servant] ?? -1} />
          </Spot>
          <span className={css.caption}>{say({ id: 'zone.servant' })}</span>
        </li>
      )}
    </ul>
  );
}

export function Items(props: SeatProps) {
  const { view, say, seat, names, mine } = props;
  const player = playerOf(props);
  if (player === undefined) return null;
  const held = items.filter((item) => player[item] >= 0);
  if (held.length === 0) return null;
  return (
    <ul className={css.cards} aria-label={`Items of ${names[seat] ?? ''}`}>
      {held.map((item) => (
        <li key={item}>
          <Spot
            point={mine.includes(seat) && view.seat === seat ? `item:${item}` : `card:${player[item]}`}
            label={say({ id: `item.${item}` })}
            className={css.card}
          >
            <Card face={view.faces[player[item]] ?? -1} />
          </Spot>
        </li>
      ))}
    </ul>
  );
}
