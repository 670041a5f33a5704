/** What lies before a player: wounds and what they do, items, a servant. */
import { emblems, health, items, levelOfFace, signs, stamina } from '@arenarium/banishing/board';
import { Emblem } from '../../look/emblem.tsx';
import { Count, Label } from '../../look/pieces.tsx';
import { SeatPanel, type SeatForm } from '../../look/seat.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import { Tile } from './card.tsx';
import css from './player.module.css';
import { characterOf, doing, faceAt, nameOf, playerOf, type SeatProps } from './reading.ts';

/** Another player, in the form there is room for. */
export function OtherPlayer(props: SeatProps & { readonly form: SeatForm }) {
  const { seat, names, form, view } = props;
  const player = playerOf(props);
  const character = characterOf(props);
  if (player === undefined) return null;
  const cards = player.hand.length;
  return (
    <SeatPanel
      seat={seat}
      name={names[seat] ?? ''}
      called={character === undefined ? undefined : word('banishing.the', { character: character.name })}
      form={form}
      emblem={emblems[character?.id ?? ''] ?? 'person'}
      tint="var(--robe)"
      doing={doing(props)}
      isTurn={view.table.active === seat}
      score={
        form === 'medallion' ? (
          <DamageTrack {...props} />
        ) : (
          <Count emblem="poker-hand" value={cards} word={word('banishing.cardsInHand', { n: cards })} />
        )
      }
    >
      {(player.exhausted || player.guarded) && (
        <p className={css.character}>
          <States {...props} />
        </p>
      )}
      <DamageTrack {...props} />
      <Belongings {...props} />
      {props.mine.includes(seat) && <OtherHand {...props} />}
    </SeatPanel>
  );
}

/** Whoever holds several seats sees the hands of all of them, not only of the one in front. */
function OtherHand(props: SeatProps) {
  const hand = playerOf(props)?.hand ?? [];
  return (
    <ul
      className={css.tiles}
      aria-label={word('banishing.handOf', { who: props.names[props.seat] ?? '', n: hand.length })}
    >
      {hand.map((id) => (
        <li key={id}>
          <Spot point={`card:${id}`} label={nameOf(props, faceAt(props, id))} className={css.tile}>
            <Tile face={faceAt(props, id)} />
          </Spot>
        </li>
      ))}
    </ul>
  );
}

export function States(props: SeatProps) {
  const player = playerOf(props);
  return (
    <>
      {player?.exhausted === true && (
        <em className={css.tired}>
          <Emblem name={signs.stamina} /> {props.say({ id: 'state.exhausted' })}
        </em>
      )}
      {player?.guarded === true && (
        <em className={css.guarded}>
          <Emblem name="shield" /> {props.say({ id: 'state.guarded' })}
        </em>
      )}
    </>
  );
}

/** One field for every point of health: the moon stands where stamina ends, the skull where life does. */
export function DamageTrack(props: SeatProps) {
  const player = playerOf(props);
  if (player === undefined || player.character < 0) return null;
  const { damage } = player;
  const tired = stamina(props.view.table, player);
  const dead = health(player);
  return (
    <span className={css.wounds}>
      <span className={css.track} role="img" aria-label={word('banishing.damage', { damage, tired, dead })}>
        {Array.from({ length: dead }, (_, i) => (
          <i
            key={i}
            data-is={i < damage ? 'hurt' : undefined}
            data-end={i === dead - 1 ? 'death' : i === tired - 1 ? 'tired' : undefined}
          >
            {i === dead - 1 ? <Emblem name={signs.health} /> : i === tired - 1 && <Emblem name={signs.stamina} />}
          </i>
        ))}
      </span>
      <small aria-hidden="true">{word('banishing.ofStamina', { damage, tired, dead })}</small>
    </span>
  );
}

/** Wounds, the servant and the items, each as a tile that can be pointed at. */
export function Belongings(props: SeatProps) {
  const { seat, names, view, mine, say } = props;
  const player = playerOf(props);
  if (player === undefined) return null;
  const held = items.filter((item) => player[item] >= 0);
  const isOwn = mine.includes(seat) && view.seat === seat;
  if (player.wounds.length + held.length === 0 && player.servant < 0) return null;
  return (
    <ul className={css.tiles} aria-label={word('banishing.belongings', { who: names[seat] ?? '' })}>
      {player.wounds.map((id) => {
        const face = faceAt(props, id);
        return (
          <li key={id}>
            <Spot
              point={`wound:${seat}.${levelOfFace(face)}`}
              also={`card:${id}`}
              label={word('banishing.wound', { card: nameOf(props, face) })}
              className={css.tile}
            >
              <Tile face={face} />
            </Spot>
          </li>
        );
      })}
      {player.servant >= 0 && (
        <li>
          <Spot
            point={`card:${player.servant}`}
            label={`${say({ id: 'zone.servant' })}: ${nameOf(props, faceAt(props, player.servant))}`}
            className={css.tile}
          >
            <Label>{say({ id: 'zone.servant' })}</Label> <Tile face={faceAt(props, player.servant)} />
          </Spot>
        </li>
      )}
      {held.map((item) => (
        <li key={item}>
          <Spot
            point={isOwn ? `item:${item}` : `card:${player[item]}`}
            also={`card:${player[item]}`}
            label={say({ id: `item.${item}` })}
            className={css.tile}
          >
            <Tile face={faceAt(props, player[item])} />
          </Spot>
        </li>
      ))}
    </ul>
  );
}
