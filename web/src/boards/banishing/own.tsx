/** My side of the table: who I am and how I stand, my hand, and what three cards of a colour let me do. */
import {
  abilityId,
  abilityText,
  colours,
  deckFaces,
  emblems,
  facesLieIn,
  sharedAbilities,
  type Ability,
  type Character,
} from '@arenarium/banishing/board';
import { Emblem } from '../../look/emblem.tsx';
import { Fan } from '../../look/fan.tsx';
import { Medallion, TurnMark } from '../../look/pieces.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import { Card } from './card.tsx';
import { letter, tintOf } from './drawings.tsx';
import css from './own.module.css';
import { Belongings, DamageTrack, States } from './player.tsx';
import { characterOf, doing, faceAt, frontOf, isChoosing, nameOf, playerOf, type Props } from './reading.ts';

/** Passing ends the turn: it stays in the tray, where nobody presses it by chance. */
const ON_THE_BOARD = sharedAbilities.filter(({ id }) => id !== 'pass');

export function Me(board: Props) {
  const props = { ...board, seat: frontOf(board) };
  const character = characterOf(props);
  const now = doing(props);
  if (isChoosing(props)) return null;
  return (
    <section className={css.me} aria-label={word('banishing.mySide')}>
      <header className={css.head}>
        <Spot point={`seat:${props.seat}`} label={props.names[props.seat] ?? ''} className={css.face}>
          <Medallion emblem={emblems[character?.id ?? ''] ?? 'person'} tint="var(--robe)" shape="shield" />
          <b>{props.names[props.seat]}</b>
        </Spot>
        {character !== undefined && (
          <span className={css.character}>{word('banishing.the', { character: character.name })}</span>
        )}
        {now !== null && <TurnMark>{now}</TurnMark>}
        <States {...props} />
      </header>
      <DamageTrack {...props} />
      <Belongings {...props} />
      <div className={css.shared}>
        {ON_THE_BOARD.map((ability) => (
          <Spot
            key={ability.id}
            point={`ability:${ability.id}`}
            label={`${props.say({ id: `ability.${ability.id}` })}: ${props.say(abilityText(ability))}`}
            className={css.act}
          >
            {props.say({ id: `ability.${ability.id}` })}
          </Spot>
        ))}
      </div>
    </section>
  );
}

export function Hand(board: Props) {
  const props = { ...board, seat: frontOf(board) };
  if (isChoosing(props)) return null;
  const inHand = facesLieIn(props.decision?.question) === 'hand';
  const hand = (playerOf(props)?.hand ?? []).toSorted((a, b) => faceAt(props, a) - faceAt(props, b));
  const who = props.names[props.seat] ?? '';
  return (
    <Fan label={word('banishing.handOf', { who, n: hand.length })} none={word('banishing.noCards')}>
      {hand.map((id) => {
        const face = faceAt(props, id);
        const point = inHand && face >= 0 ? `face:${face}` : `card:${id}`;
        return (
          <Spot key={id} point={point} label={nameOf(props, face)} className={css.card}>
            <Card {...props} face={face} />
          </Spot>
        );
      })}
    </Fan>
  );
}

export function Piles(board: Props) {
  const props = { ...board, seat: frontOf(board) };
  const character = characterOf(props);
  if (character === undefined || isChoosing(props)) return null;
  const tired = playerOf(props)?.exhausted === true;
  return (
    <div className={css.abilities} data-tired={tired ? 'yes' : undefined}>
      {[1, 2].flatMap((level) =>
        colours.map((colour) => {
          const ability = character.abilities.find((each) => each.colour === colour && each.level === level);
          return ability === undefined ? null : (
            <Sheet key={ability.name} {...props} character={character} ability={ability} />
          );
        }),
      )}
    </div>
  );
}

/** How near the hand is to the three cards an ability needs: of its colour, or alike. */
function cardsFor(props: Props & { readonly seat: number }, { colour, level }: Ability): number {
  const held = (playerOf(props)?.hand ?? [])
    .map((id) => deckFaces[faceAt(props, id)])
    .filter((printed) => printed?.kind === 'symbol' && printed.colour === colour);
  if (level === 1) return Math.min(3, held.length);
  const alike = new Map<string, number>();
  for (const printed of held)
    if (printed?.kind === 'symbol') alike.set(printed.symbol, (alike.get(printed.symbol) ?? 0) + 1);
  return Math.min(3, Math.max(0, ...alike.values()));
}

function Sheet(props: Props & { readonly seat: number; readonly character: Character; readonly ability: Ability }) {
  const { ability, character, say } = props;
  const text = say(abilityText(ability));
  const have = cardsFor(props, ability);
  return (
    <Spot
      point={`ability:${abilityId(character, ability)}`}
      label={word('banishing.abilityNeeds', {
        ability: ability.name,
        colour: ability.colour,
        alike: ability.level === 2,
        text,
      })}
      className={css.ability}
      style={{ '--tint': tintOf(ability.colour) }}
    >
      <span className={css.cost}>
        {[0, 1, 2].map((i) => (
          <i key={i} data-alike={ability.level === 2 ? 'yes' : undefined}>
            {letter[ability.colour]}
          </i>
        ))}
        <em data-full={have === 3 ? 'yes' : undefined}>{word('banishing.ofThree', { n: have })}</em>
      </span>
      <b>
        <Emblem name={emblems[abilityId(character, ability)] ?? 'sundial'} /> {ability.name}
      </b>
      <small>{text}</small>
    </Spot>
  );
}
