/** The eight sheets, while characters are being chosen. */
import {
  abilityId,
  abilityText,
  characters,
  emblems,
  natureText,
  signs,
  type Character,
} from '@arenarium/banishing/board';
import { CardFrame } from '../../look/card-frame.tsx';
import { Emblem } from '../../look/emblem.tsx';
import { word } from '../../words/page.ts';
import { Spot } from '../spot.tsx';
import css from './characters.module.css';
import { tintOf } from './drawings.tsx';
import type { Props } from './reading.ts';

const TINT = 'var(--sheet)';

export function Characters(props: Props) {
  const { view, names, shape } = props;
  const takenBy = (character: number): string | undefined =>
    names[view.table.players.findIndex((player) => player.character === character)];
  return (
    <ul className={css.characters} aria-label={word('banishing.characters')}>
      {characters.map((character, i) => {
        const who = takenBy(i);
        const name = word('banishing.the', { character: character.name });
        return (
          <li key={character.id} data-taken={who === undefined ? undefined : 'yes'}>
            <Spot
              point={`character:${i}`}
              label={who === undefined ? name : word('banishing.playedBy', { name, who })}
              className={css.character}
            >
              <CharacterCard
                {...props}
                character={character}
                form={shape === 'phone' || shape === 'side' ? 'small' : 'hand'}
                {...(who !== undefined && { tag: who })}
              />
            </Spot>
          </li>
        );
      })}
    </ul>
  );
}

interface CharacterProps extends Props {
  readonly character: Character;
  readonly form: 'small' | 'hand' | 'large';
  readonly tag?: string;
}

export function CharacterCard({ character, form, tag, say }: CharacterProps) {
  const numbers = [
    { emblem: signs.stamina, value: character.stamina, word: word('banishing.stamina') },
    { emblem: signs.health, value: character.health, word: word('banishing.health') },
  ];
  return (
    <CardFrame
      form={form}
      tint={TINT}
      emblem={emblems[character.id] ?? 'person'}
      name={character.name}
      numbers={numbers}
      {...(tag !== undefined && { tag })}
      text={
        <>
          <span className={css.nature}>{say(natureText(character))}</span>
          {character.abilities.map((ability) => (
            <span key={ability.name} className={css.line}>
              <i style={{ background: tintOf(ability.colour) }}>{ability.level}</i>
              <Emblem name={emblems[abilityId(character, ability)] ?? 'sundial'} />
              <b>{ability.name}</b>
              {form === 'large' && <> {say(abilityText(ability))}</>}
            </span>
          ))}
        </>
      }
    />
  );
}
