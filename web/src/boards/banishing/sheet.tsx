/** The sheet, the hand and the wounds of the one who sits in front of the screen. */
import {
  abilityId,
  abilityText,
  characters,
  colours,
  facesLieIn,
  sharedAbilities,
  type Ability,
  type Character,
} from '@arenarium/banishing/board';
import { Spot } from '../spot.tsx';
import { ink, letter } from './drawings.tsx';
import { DamageTrack, Hand, Items, playerOf, PlayerName, Wounds, type SeatProps } from './player.tsx';
import css from './sheet.module.css';

export function Sheet(props: SeatProps) {
  const player = playerOf(props);
  const character = characters[player?.character ?? -1];
  if (player === undefined) return null;
  const inHand = facesLieIn(props.decision?.question) === 'hand';
  return (
    <section className={css.sheet} aria-label="Your side of the table">
      <div className={css.top}>
        <PlayerName {...props} />
        <DamageTrack {...props} />
      </div>
      <div className={css.cards}>
        <Hand {...props} point={(face, id) => (inHand ? `face:${face}` : `card:${id}`)} />
        <div className={css.small}>
          <Wounds {...props} />
          <Items {...props} />
        </div>
      </div>
      {character !== undefined && (
        <Abilities {...props} character={character} tired={player.exhausted ? 'yes' : 'no'} />
      )}
    </section>
  );
}

interface AbilitiesProps extends SeatProps {
  readonly character: Character;
  readonly tired: 'yes' | 'no';
}

function Abilities(props: AbilitiesProps) {
  const { character, say, tired } = props;
  return (
    <div className={css.abilities}>
      {colours.map((colour) => (
        <div key={colour} className={css.colour}>
          {character.abilities
            .filter((ability) => ability.colour === colour)
            .map((ability) => (
              <UniqueAbility key={ability.name} {...props} ability={ability} />
            ))}
        </div>
      ))}
      <div className={css.shared} data-tired={tired}>
        {sharedAbilities.map((ability) => (
          <Spot
            key={ability.id}
            point={`ability:${ability.id}`}
            label={`${say({ id: `ability.${ability.id}` })}: ${say(abilityText(ability))}`}
            className={css.sharedAbility}
          >
            {say({ id: `ability.${ability.id}` })}
          </Spot>
        ))}
      </div>
    </div>
  );
}

/** Colour by letter as well, level by the number of cards that must be alike: three bars, or three bars and a link. */
function UniqueAbility({ character, ability, say, tired }: AbilitiesProps & { readonly ability: Ability }) {
  const text = say(abilityText(ability));
  const needs = ability.level === 1 ? `three ${ability.colour} cards` : `three ${ability.colour} cards alike`;
  return (
    <Spot
      point={`ability:${abilityId(character, ability)}`}
      label={`${ability.name}, ${needs}: ${text}`}
      className={`${css.ability} ${tired === 'yes' ? css.turned : ''}`}
      style={{ '--colour': ink[ability.colour] } as React.CSSProperties}
    >
      <span className={css.cost} aria-hidden="true">
        {letter[ability.colour]}
        {ability.level}
      </span>
      <span className={css.abilityText}>
        <strong>{ability.name}</strong>
        <span>{text}</span>
      </span>
    </Spot>
  );
}
